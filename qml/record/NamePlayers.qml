// SPDX-License-Identifier: GPL-3.0-or-later
// Who played a game: a name for each side, typed or one of those that were given before.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: form

    /// A row of App.record.rows.
    required property var game
    property var known: []
    property string nameA: game.playerA ?? ""
    property string nameB: game.playerB ?? ""

    signal named(string playerA, string playerB)

    function take(side: string, name: string) {
        if (side === "a")
            nameA = name;
        else
            nameB = name;
    }

    Flickable {
        id: scroll
        anchors.fill: parent
        contentHeight: fields.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: fields
            x: Theme.pad
            width: scroll.width - 2 * Theme.pad
            spacing: 12

            LayoutRepeater {
                model: ["a", "b"]

                NameEntry {
                    required property string modelData
                    Layout.fillWidth: true
                    handle: "player_" + modelData
                    buttonHandle: "known_" + modelData + "_"
                    first: modelData === "a"
                    label: qsTr("Who played %1?").arg((modelData === "a" ? form.game.armyA : form.game.armyB) ?? "")
                    text: modelData === "a" ? form.nameA : form.nameB
                    maximumLength: 60
                    known: form.known
                    onNamed: name => form.take(modelData, name)
                }
            }
            BigButton {
                objectName: "namePlayersKeep"
                Layout.fillWidth: true
                text: qsTr("Keep these names")
                onClicked: form.named(form.nameA, form.nameB)
            }
        }
    }
}
