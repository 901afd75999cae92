// SPDX-License-Identifier: GPL-3.0-or-later
// Who is at the table, the keeper first: TablePeople { people: App.table.people; onRemoveWanted: link => … }.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    property var people: []

    signal removeWanted(int link)
    /// The game is to go to that tablet.
    signal handWanted(int link)
    /// May it go to a player's?
    property bool hands: false

    objectName: "tablePeople"
    title: people.length > 1 ? qsTr("At the table: %n joined", "", people.length - 1) : qsTr("At the table: nobody has joined yet")

    LayoutRepeater {
        model: card.people

        GridLayout {
            id: person
            required property var modelData
            readonly property bool heir: card.hands && modelData.plays && modelData.heir && modelData.link > 0
            readonly property bool stacked: card.width < Theme.px(card.hands ? 600 : 420)
            Layout.fillWidth: true
            Layout.minimumHeight: Theme.touch
            columns: stacked ? 2 : 4
            columnSpacing: 12
            rowSpacing: 4

            ColumnLayout {
                Layout.fillWidth: true
                Layout.columnSpan: person.stacked ? 2 : 1
                spacing: 0

                AppText {
                    Layout.fillWidth: true
                    text: person.modelData.name
                    font.bold: true
                }
                AppText {
                    Layout.fillWidth: true
                    text: person.modelData.keeper ? qsTr("%1 · keeps the game").arg(person.modelData.seat) : person.modelData.since !== "" ? qsTr("%1 · since %2").arg(person.modelData.seat).arg(person.modelData.since) : person.modelData.seat
                    quiet: true
                }
            }
            RowLayout {
                Layout.fillWidth: person.stacked
                Layout.columnSpan: person.stacked && person.heir ? 2 : 1
                visible: !person.modelData.keeper
                spacing: Theme.gap

                TableMark {}
                AppText {
                    text: qsTr("Connected")
                    wrapMode: Text.NoWrap
                }
            }
            AppButton {
                objectName: "tableHand_" + person.modelData.name
                Layout.alignment: Qt.AlignRight
                Layout.fillWidth: person.stacked
                visible: person.heir
                text: qsTr("Make keeper")
                Accessible.name: qsTr("Hand the game over to %1").arg(person.modelData.name)
                onClicked: card.handWanted(person.modelData.link)
            }
            AppButton {
                objectName: "tableRemove_" + person.modelData.name
                Layout.alignment: Qt.AlignRight
                Layout.fillWidth: person.stacked && person.heir
                visible: person.modelData.link > 0
                text: qsTr("Remove")
                Accessible.name: qsTr("Remove %1").arg(person.modelData.name)
                onClicked: card.removeWanted(person.modelData.link)
            }
        }
    }
}
