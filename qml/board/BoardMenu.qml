// SPDX-License-Identifier: GPL-3.0-or-later
// What else can be done with a battle on the board: journal, charts, rules, the file, the computer's pace, how the screen is shared.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: menu

    required property var board

    signal done
    signal journalWanted
    signal prefsWanted
    signal exportWanted
    signal hintWanted
    signal reasonsWanted
    signal backWanted(int n)
    signal open(string page, var values)

    contentHeight: column.implicitHeight + 2 * Theme.pad
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}

    ColumnLayout {
        id: column
        x: Theme.pad
        y: Theme.gap
        width: parent.width - 2 * Theme.pad
        spacing: Theme.gap

        AppButton {
            objectName: "menuJournal"
            Layout.fillWidth: true
            focus: true
            text: qsTr("Journal")
            glyph: "journal"
            onClicked: {
                menu.done();
                menu.journalWanted();
            }
        }
        AppButton {
            objectName: "menuHint"
            Layout.fillWidth: true
            visible: menu.board.mine && menu.board.phase !== ""
            text: qsTr("Hint")
            glyph: "info"
            onClicked: {
                menu.done();
                menu.hintWanted();
            }
        }
        AppButton {
            objectName: "menuReasons"
            Layout.fillWidth: true
            visible: menu.board.advice.reasons.length > 0
            text: qsTr("Why the computer did that")
            glyph: "info"
            onClicked: {
                menu.done();
                menu.reasonsWanted();
            }
        }
        AppButton {
            objectName: "menuNoDraw"
            Layout.fillWidth: true
            visible: menu.board.mine && menu.board.phase === "draw" && menu.board.sources.includes("deck")
            text: qsTr("End the turn without drawing")
            glyph: "forward"
            onClicked: {
                menu.board.press("next");
                menu.done();
            }
        }
        AppButton {
            Layout.fillWidth: true
            text: qsTr("Charts")
            glyph: "rules"
            onClicked: {
                menu.done();
                menu.open("RulesPage", {"ruleset": App.game.ruleset, "charting": true});
            }
        }
        AppButton {
            objectName: "menuRules"
            Layout.fillWidth: true
            text: qsTr("Rules")
            glyph: "rules"
            onClicked: {
                menu.done();
                menu.open("RulesPage", {"ruleset": App.game.ruleset});
            }
        }
        AppButton {
            objectName: "menuOrders"
            Layout.fillWidth: true
            text: qsTr("Preferences of this battle")
            glyph: "settings"
            onClicked: {
                menu.done();
                menu.prefsWanted();
            }
        }
        AppButton {
            Layout.fillWidth: true
            text: qsTr("Save the game as a file")
            glyph: "save"
            onClicked: {
                menu.done();
                menu.exportWanted();
            }
        }
        AppButton {
            objectName: "menuPrint"
            Layout.fillWidth: true
            text: qsTr("Print as it stands now")
            glyph: "print"
            onClicked: {
                menu.done();
                menu.open("PrintPage", {"game": true});
            }
        }
        AppButton {
            Layout.fillWidth: true
            text: qsTr("Settings")
            glyph: "settings"
            onClicked: {
                menu.done();
                menu.open("SettingsPage", {});
            }
        }
        Repeater {
            model: menu.board.rounds()
            AppButton {
                required property var modelData
                objectName: "backTo_" + modelData.round
                Layout.fillWidth: true
                text: qsTr("Back to the start of round %1").arg(modelData.round)
                glyph: "undo"
                onClicked: {
                    // Before done(): a closed menu is taken apart, and what it was still to say with it.
                    menu.backWanted(modelData.n);
                    menu.done();
                }
            }
        }
        AppText {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
            text: qsTr("Pause between the computer's acts")
        }
        Segmented {
            objectName: "menuPause"
            Layout.fillWidth: true
            choices: [
                {"value": 0, "label": qsTr("none")},
                {"value": 400, "label": "0.4 s"},
                {"value": 800, "label": "0.8 s"},
                {"value": 1500, "label": "1.5 s"},
                {"value": 3000, "label": "3 s"}
            ]
            value: App.prefs.pause
            onChosen: value => App.prefs.pause = value
        }
        Toggle {
            Layout.fillWidth: true
            visible: menu.board.shared
            text: qsTr("Turn the board for the second player")
            checked: App.prefs.turnBoard
            onToggled: App.prefs.turnBoard = checked
        }
        Toggle {
            Layout.fillWidth: true
            visible: menu.board.shared
            text: qsTr("Across the table: turn the far player's questions round")
            checked: App.prefs.acrossTable
            onToggled: App.prefs.acrossTable = checked
        }
    }
}
