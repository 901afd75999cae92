// SPDX-License-Identifier: GPL-3.0-or-later
// The house rules in the settings: those in use with what they change, those that were put aside, and adding a file.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    property bool asking: false

    /// A house file is to be shown.
    signal opened(string file)

    title: qsTr("House rules")
    spacing: 12

    AppText {
        Layout.fillWidth: true
        text: qsTr("A house-rules file changes points, moves or factors. It appears as a separate rule set when you start a game; the original stays available.")
        quiet: true
    }
    Repeater {
        model: App.house.files

        GameRow {
            required property var modelData
            objectName: "house_" + modelData.file
            Layout.fillWidth: true
            removable: false
            text: modelData.name
            detail: modelData.fault !== "" ? qsTr("faulty, left out") : qsTr("%1 · changes: %2").arg(modelData.extendsName).arg(modelData.count)
            onClicked: card.opened(modelData.file)
        }
    }
    Repeater {
        model: App.house.removed

        RowLayout {
            id: aside
            required property var modelData
            Layout.fillWidth: true
            spacing: 12

            AppText {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.gap
                text: qsTr("%1 (removed)").arg(aside.modelData.name)
                quiet: true
            }
            AppButton {
                objectName: "houseBack_" + aside.modelData.file
                text: qsTr("Put back")
                Accessible.description: aside.modelData.name
                onClicked: App.house.putBack(aside.modelData.file)
            }
        }
    }
    AppButton {
        objectName: "houseAdd"
        text: qsTr("Add a file…")
        glyph: "open"
        onClicked: card.asking = true
    }
    Repeater {
        model: card.asking ? 1 : 0

        FilePicker {
            title: qsTr("Add house rules")
            filters: [qsTr("House files (*.toml)"), qsTr("All files (*)")]
            onChosen: file => {
                const added = App.house.add(file);
                if (added !== "")
                    card.opened(added);
            }
            onDone: card.asking = false
        }
    }
}
