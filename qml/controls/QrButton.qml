// SPDX-License-Identifier: GPL-3.0-or-later
// A QR code on white that can be pressed: QrButton { code: "…"; text: qsTr("QR code of …"); onClicked: … }.
import QtQuick
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: button

    property string code

    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    background: Rectangle {
        // A camera wants dark on light, whatever the theme.
        color: "white"
        radius: 4
        FocusRing {
            control: button
            radius: 7
        }
    }
    QrItem {
        anchors.fill: parent
        anchors.margins: 4
        text: button.code
    }
}
