// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before the bin is emptied, which cannot be undone.
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: form

    signal emptied
    signal kept

    implicitHeight: column.implicitHeight + Theme.pad
    Component.onCompleted: keep.forceActiveFocus()

    ColumnLayout {
        id: column
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        spacing: Theme.pad

        AppText {
            Layout.fillWidth: true
            text: App.library.binned === 1 ? qsTr("1 army is deleted for good. This cannot be undone.") : qsTr("%1 armies are deleted for good. This cannot be undone.").arg(App.library.binned)
        }
        GridLayout {
            id: choices
            Layout.fillWidth: true
            columns: empty.implicitWidth + keep.implicitWidth + columnSpacing > column.width ? 1 : 2
            columnSpacing: 12
            rowSpacing: 12

            AppButton {
                id: empty
                objectName: "binEmpty"
                Layout.fillWidth: choices.columns === 1
                kind: "danger"
                glyph: "delete"
                text: qsTr("Empty the bin")
                onClicked: form.emptied()
            }
            AppButton {
                id: keep
                Layout.fillWidth: choices.columns === 1
                Layout.alignment: Qt.AlignRight
                objectName: "binKeep"
                text: qsTr("Keep them")
                onClicked: form.kept()
            }
        }
    }
}
