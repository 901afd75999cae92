// SPDX-License-Identifier: GPL-3.0-or-later
// One area in the picture of an army's ground: its number, and what lies there; written upright where there is little room.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: area

    property int number
    property string zone
    property string label
    property bool picked: false
    /// What lies there is written from below upwards.
    property bool upright: false

    implicitHeight: upright ? Theme.px(112) : Theme.touch + Theme.px(20)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.checked: picked
    Accessible.name: qsTr("Area %1, %2: %3").arg(number).arg(zone).arg(label === "" ? qsTr("clear") : label)
    Accessible.onPressAction: area.clicked()

    background: Rectangle {
        radius: 8
        color: area.down ? Theme.pressed : area.label !== "" ? Theme.tileAccent : area.hovered ? Theme.raised : Theme.surface
        border.width: area.picked ? 3 : Theme.hairline
        border.color: area.picked ? Theme.accent : Theme.edge
    }
    Item {
        anchors.fill: parent

        Figures {
            id: figure
            anchors.horizontalCenter: parent.horizontalCenter
            y: 6
            text: String(area.number)
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
        AppText {
            anchors.horizontalCenter: parent.horizontalCenter
            y: figure.y + figure.height + (parent.height - figure.y - figure.height - height) / 2
            width: area.upright ? parent.height - figure.y - figure.height - 8 : parent.width - 4
            rotation: area.upright ? -90 : 0
            horizontalAlignment: Text.AlignHCenter
            text: area.label
            font.pixelSize: Theme.textSmall
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
