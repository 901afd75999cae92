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

    title: qsTr("At the table")

    Repeater {
        model: card.people

        RowLayout {
            id: person
            required property var modelData
            Layout.fillWidth: true
            Layout.minimumHeight: Theme.touch
            spacing: Theme.gap

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                AppText {
                    Layout.fillWidth: true
                    text: person.modelData.name
                    font.bold: true
                }
                AppText {
                    Layout.fillWidth: true
                    text: person.modelData.keeper ? qsTr("%1 · keeps the game").arg(person.modelData.seat) : person.modelData.since !== "" ? qsTr("%1 · connected since %2").arg(person.modelData.seat).arg(person.modelData.since) : qsTr("%1 · connected").arg(person.modelData.seat)
                    quiet: true
                }
            }
            AppButton {
                objectName: "tableRemove_" + person.modelData.name
                visible: person.modelData.link > 0
                text: qsTr("Remove")
                Accessible.name: qsTr("Remove %1").arg(person.modelData.name)
                onClicked: card.removeWanted(person.modelData.link)
            }
        }
    }
}
