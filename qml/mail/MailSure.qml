// SPDX-License-Identifier: GPL-3.0-or-later
// Asks before something that cannot be taken back: MailSure { text: …; yes: qsTr("Resign"); no: qsTr("Play on"); danger: true; onAgreed: …; onRefused: … }.
import QtQuick
import QtQuick.Layouts

FocusScope {
    id: sure

    property string text
    property string yes
    property string no: qsTr("Cancel")
    property bool danger: true

    signal agreed
    signal refused

    implicitHeight: column.implicitHeight + Theme.pad
    Component.onCompleted: refuse.forceActiveFocus()

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
                id: refuse
                objectName: "sureNo"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                focus: true
                text: sure.no
                onClicked: sure.refused()
            }
            AppButton {
                objectName: "sureYes"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                kind: sure.danger ? "danger" : "plain"
                text: sure.yes
                onClicked: sure.agreed()
            }
        }
    }
}
