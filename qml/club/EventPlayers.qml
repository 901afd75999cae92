// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes part: names are added one by one or as a list; a tap opens a player.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Rectangle {
    id: players

    readonly property var event: App.club.event

    signal wanted(string id)
    signal listWanted
    signal newWanted

    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line

    // Large letters leave little room beside what adds players; then all of it scrolls.
    Flickable {
        id: flick
        anchors.fill: parent
        anchors.margins: 1
        clip: true
        interactive: contentHeight > height
        contentHeight: Math.max(height, head.height + Theme.px(160))
        boundsBehavior: Flickable.StopAtBounds

        ColumnLayout {
            id: head
            width: parent.width
            spacing: 0

            function add() {
                if (App.club.addPlayers(entry.input.text) > 0)
                    entry.input.clear();
                entry.input.forceActiveFocus();
            }

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
            TextEntry {
                id: entry
                objectName: "playerEntry"
                Layout.fillWidth: true
                Layout.leftMargin: 12
                Layout.rightMargin: 12
                placeholder: players.event.teams ? qsTr("Name, army, club, team") : qsTr("Name, army, club")
                maximumLength: 240
                Keys.onReturnPressed: head.add()
                Keys.onEnterPressed: head.add()
            }
            Flow {
                Layout.fillWidth: true
                Layout.margins: 12
                Layout.topMargin: Theme.gap
                spacing: Theme.gap

                AppButton {
                    objectName: "playerAdd"
                    text: qsTr("Add")
                    glyph: "add"
                    onClicked: head.add()
                }
                AppButton {
                    objectName: "playerNew"
                    text: qsTr("Choose…")
                    tip: qsTr("A name and an army out of the library")
                    glyph: "armies"
                    onClicked: players.newWanted()
                }
                AppButton {
                    objectName: "playerList"
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
        }
        ListView {
            id: list
            objectName: "playersList"
            y: head.height
            width: parent.width
            height: parent.height - y
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
