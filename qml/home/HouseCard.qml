// SPDX-License-Identifier: GPL-3.0-or-later
// The house rules in the settings: those in use with what they change, those that were put aside, and adding a file.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    property bool asking: false
    /// Is the rule set of new house rules being chosen?
    property bool choosing: false
    readonly property var draft: App.house.draft

    /// A house file is to be shown.
    signal opened(string file)
    /// The draft is to be edited.
    signal editing
    /// A file that was looked at is to be shown.
    signal looked

    function begin(ruleset: string) {
        choosing = false;
        if (App.house.draft.begin(ruleset))
            editing();
    }

    title: qsTr("House rules")
    spacing: 12

    AppText {
        Layout.fillWidth: true
        text: qsTr("House rules change points, moves or factors. They appear as a separate rule set when you start a game; the original stays available.")
        quiet: true
    }
    LayoutRepeater {
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
    LayoutRepeater {
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
    RowLayout {
        Layout.fillWidth: true
        visible: card.draft.dirty
        spacing: 12

        AppText {
            Layout.fillWidth: true
            text: qsTr("%1 (not saved)").arg(card.draft.name)
            font.weight: Font.DemiBold
        }
        AppButton {
            objectName: "houseDiscard"
            kind: "quiet"
            text: qsTr("Discard")
            onClicked: card.draft.discard()
        }
        AppButton {
            objectName: "houseContinue"
            text: qsTr("Continue")
            onClicked: card.editing()
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: card.choosing
        spacing: Theme.gap

        Repeater {
            model: card.choosing ? App.house.bases : []

            AppButton {
                required property var modelData
                objectName: "houseNew_" + modelData.id
                text: modelData.name
                onClicked: card.begin(modelData.id)
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        AppButton {
            objectName: "houseNew"
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("New house rules…")
            glyph: "add"
            selected: card.choosing
            onClicked: card.choosing = !card.choosing
        }
        AppButton {
            objectName: "houseAdd"
            text: qsTr("Add a file…")
            glyph: "open"
            onClicked: card.asking = true
        }
    }
    LayoutRepeater {
        model: card.asking ? 1 : 0

        FilePicker {
            title: qsTr("Add house rules")
            filters: [qsTr("House files (*.toml)"), qsTr("All files (*)")]
            onChosen: file => {
                if (App.house.look(file))
                    card.looked();
            }
            onDone: card.asking = false
        }
    }
}
