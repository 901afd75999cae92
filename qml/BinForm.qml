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
        RowLayout {
            Layout.fillWidth: true
            spacing: 12

            AppButton {
                objectName: "binEmpty"
                kind: "danger"
                glyph: "delete"
                text: qsTr("Empty the bin")
                onClicked: form.emptied()
            }
            Item { Layout.fillWidth: true }
            AppButton {
                id: keep
                objectName: "binKeep"
                text: qsTr("Keep them")
                onClicked: form.kept()
            }
        }
    }
}
