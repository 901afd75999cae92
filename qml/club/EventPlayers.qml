// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes part: names are added one by one or as a list; a tap opens a player.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Rectangle {
    id: players

    signal wanted(string id)
    signal listWanted

    function add() {
        if (App.club.addPlayers(entry.input.text) > 0)
            entry.input.clear();
        entry.input.forceActiveFocus();
    }

    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 1
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.margins: 12
            spacing: 12

            Heading {
                Layout.fillWidth: true
                text: qsTr("Players")
                size: Theme.px(20)
            }
            AppText {
                objectName: "playerCount"
                text: qsTr("%n players", "", list.count)
                quiet: true
                font.pixelSize: Theme.textSmall
            }
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.leftMargin: 12
            Layout.rightMargin: 12
            Layout.bottomMargin: 12
            columns: width < Theme.px(480) ? 2 : 3
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            TextEntry {
                id: entry
                objectName: "playerEntry"
                Layout.fillWidth: true
                Layout.columnSpan: parent.columns === 2 ? 2 : 1
                placeholder: qsTr("Name, army, club")
                maximumLength: 240
                Keys.onReturnPressed: players.add()
                Keys.onEnterPressed: players.add()
            }
            AppButton {
                objectName: "playerAdd"
                Layout.fillWidth: parent.columns === 2
                text: qsTr("Add")
                glyph: "add"
                onClicked: players.add()
            }
            AppButton {
                objectName: "playerList"
                Layout.fillWidth: parent.columns === 2
                text: qsTr("A list…")
                glyph: "paste"
                onClicked: players.listWanted()
            }
        }
        AppText {
            Layout.fillWidth: true
            Layout.margins: 12
            visible: list.count === 0
            text: qsTr("Add everybody who plays; the army and the club may be left out. Whoever comes late is added later and joins in the next round.")
            quiet: true
        }
        ListView {
            id: list
            objectName: "playersList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: App.club.players
            ScrollBar.vertical: ScrollBar {}

            delegate: GameRow {
                id: row
                required property string id
                required property string name
                required property string problems
                required property var model
                objectName: "player_" + name
                width: ListView.view.width
                removable: false
                text: name
                detail: model.detail + (problems !== "" ? "\n" + problems : "")
                onClicked: players.wanted(row.id)

                Rectangle {
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.line
                }
            }
        }
    }
}
