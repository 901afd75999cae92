// SPDX-License-Identifier: GPL-3.0-or-later
// Two games with one beginning that have both gone on: side by side from the entry at which they part. The players choose which one goes on;
// the other stays among the games.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var parting: App.table.parting()
    readonly property var games: Array.from(parting.games ?? [])

    objectName: "partedPage"

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Two games that parted")
        subtitle: page.games.length > 0 ? App.game.title : ""
        onBack: page.back()
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.pad
        visible: page.games.length === 0
        troop: "spears"
        title: qsTr("Nothing to compare")
        text: qsTr("This game has not parted from another one.")
    }
    Flickable {
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.games.length > 0
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Theme.pad
            y: Theme.pad
            width: parent.width - 2 * Theme.pad
            spacing: Theme.pad

            Card {
                objectName: "partedCommon"
                Layout.fillWidth: true
                title: page.parting.at > 0 ? qsTr("The same up to entry %1").arg(page.parting.at) : qsTr("They part at the first entry")

                AppText {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: page.parting.last ?? ""
                }
                AppText {
                    Layout.fillWidth: true
                    text: qsTr("Neither is lost. Choose together which one goes on; the other stays among your games.")
                    quiet: true
                }
            }
            GridLayout {
                Layout.fillWidth: true
                columns: page.phone ? 1 : 2
                columnSpacing: Theme.pad
                rowSpacing: Theme.pad

                LayoutRepeater {
                    model: page.games

                    Card {
                        id: game
                        required property var modelData
                        required property int index
                        objectName: "partedGame" + index
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        Layout.alignment: Qt.AlignTop
                        title: modelData.keeper !== "" ? qsTr("As %1 kept it").arg(modelData.keeper) : modelData.copy ? qsTr("As the other tablet keeps it") : qsTr("As this tablet kept it")

                        AppText {
                            Layout.fillWidth: true
                            text: page.joined([game.index === 0 ? qsTr("open now") : "", qsTr("%n entries", "", game.modelData.length), game.modelData.turn])
                            quiet: true
                        }
                        LayoutRepeater {
                            model: game.modelData.entries

                            AppText {
                                required property var modelData
                                Layout.fillWidth: true
                                text: modelData.n + ".  " + modelData.text
                            }
                        }
                        AppText {
                            Layout.fillWidth: true
                            visible: game.modelData.more > 0
                            text: qsTr("and %n more", "", game.modelData.more)
                            quiet: true
                        }
                        AppButton {
                            objectName: "partedChoose" + game.index
                            Layout.fillWidth: true
                            kind: "primary"
                            text: qsTr("Go on with this one")
                            Accessible.name: qsTr("Go on with the game: %1").arg(game.title)
                            onClicked: if (App.table.goOnWith(game.modelData.id)) page.back()
                        }
                    }
                }
            }
        }
    }
}
