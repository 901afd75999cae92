// SPDX-License-Identifier: GPL-3.0-or-later
// An army file whose name is taken: put it in the place of the army of that name, keep both, or leave it.
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: form

    property string name

    signal replaceWanted
    signal keepWanted
    signal cancelled

    implicitHeight: column.implicitHeight + Theme.pad

    ColumnLayout {
        id: column
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        spacing: 12

        AppText {
            Layout.fillWidth: true
            text: qsTr("You have an army named %1 already.").arg(form.name)
        }
        BigButton {
            objectName: "sameKeep"
            Layout.fillWidth: true
            focus: true
            text: qsTr("Keep both")
            detail: qsTr("The one from the file gets a number.")
            onClicked: form.keepWanted()
        }
        AppButton {
            objectName: "sameReplace"
            Layout.fillWidth: true
            Layout.topMargin: 12
            kind: "danger"
            glyph: "open"
            text: qsTr("Replace mine by the one from the file")
            onClicked: form.replaceWanted()
        }
        AppButton {
            objectName: "sameCancel"
            Layout.fillWidth: true
            text: qsTr("Cancel")
            onClicked: form.cancelled()
        }
    }
}
