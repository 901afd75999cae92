// SPDX-License-Identifier: GPL-3.0-or-later
// Saves the open game, or the report of it, where the players say: GameSaver { onSay: … }, then save("game") or save("report").
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: saver

    /// What a file is asked for: "game", "report" or nothing.
    property string saving

    signal say(string sentence)

    function save(what: string) {
        saving = what;
    }

    Repeater {
        model: saver.saving !== "" ? 1 : 0

        FilePicker {
            readonly property bool whole: saver.saving === "game"
            saving: true
            title: whole ? qsTr("Save the game") : qsTr("Save the report")
            suggested: App.game.title + (whole ? ".optio-game" : ".html")
            filters: whole ? [qsTr("Optio games (*.optio-game)"), qsTr("All files (*)")] : [qsTr("A page for any browser (*.html)"), qsTr("Markdown (*.md)"), qsTr("All files (*)")]
            onChosen: file => {
                if (whole ? App.game.exportFile(file) : App.game.exportReport(file))
                    saver.say(whole ? qsTr("The game is saved.") : qsTr("The report is saved."));
            }
            onDone: saver.saving = ""
        }
    }
}
