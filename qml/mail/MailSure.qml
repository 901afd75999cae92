// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before something that cannot be taken back: MailSure { text: …; yes: qsTr("Resign"); onAgreed: …; onRefused: … }.
import QtQuick
import QtQuick.Layouts

FocusScope {
    id: sure

    property string text
    property string yes

    signal agreed
    signal refused

    implicitHeight: column.implicitHeight + Theme.pad
    Component.onCompleted: no.forceActiveFocus()

    ColumnLayout {
        id: column
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        spacing: 12

        AppText {
            Layout.fillWidth: true
            text: sure.text
            Accessible.role: Accessible.AlertMessage
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 12

            AppButton {
                id: no
                objectName: "sureNo"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                focus: true
                text: qsTr("Cancel")
                onClicked: sure.refused()
            }
            AppButton {
                objectName: "sureYes"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                kind: "danger"
                text: sure.yes
                onClicked: sure.agreed()
            }
        }
    }
}
