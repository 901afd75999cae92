// SPDX-License-Identifier: GPL-3.0-or-later
// The other player has offered a draw: it is accepted now or not at all (PBM-44).
import QtQuick
import QtQuick.Layouts

FocusScope {
    id: draw

    property string opponent

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
            text: qsTr("%1 offers a draw. It can be accepted before your first act; with that the offer is gone.").arg(draw.opponent)
            Accessible.role: Accessible.AlertMessage
        }
        AppButton {
            id: no
            objectName: "drawNo"
            Layout.fillWidth: true
            focus: true
            text: qsTr("Play on")
            onClicked: draw.refused()
        }
        AppButton {
            objectName: "drawYes"
            Layout.fillWidth: true
            text: qsTr("Accept the draw")
            onClicked: draw.agreed()
        }
    }
}
