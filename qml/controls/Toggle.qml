// SPDX-License-Identifier: GPL-3.0-or-later
// Yes or no: Toggle { text: qsTr("Keep the screen on"); checked: prefs.keepAwake; onToggled: prefs.keepAwake = checked }. Space, Enter, Y and N work; in a
// form whose Enter means something else set `enterFlips: false`.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: control

    property bool enterFlips: true

    function flip() {
        toggle();
        toggled();
    }

    checkable: true
    implicitHeight: Math.max(Theme.touch, label.implicitHeight + Theme.gap)
    implicitWidth: knob.width + (text === "" ? 0 : label.implicitWidth + 12)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.5
    font.family: Theme.body
    font.pixelSize: Theme.textBody
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onToggleAction: control.flip()
    Accessible.onPressAction: control.flip()
    Keys.onReturnPressed: event => enterFlips ? flip() : event.accepted = false
    Keys.onEnterPressed: event => enterFlips ? flip() : event.accepted = false
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Y || event.key === Qt.Key_N) {
            if (checked !== (event.key === Qt.Key_Y))
                control.flip();
            event.accepted = true;
        }
    }

    Rectangle {
        id: knob
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        width: 48
        height: 28
        radius: 14
        color: control.checked ? Theme.accent : Theme.surface
        border.width: control.checked ? 0 : 2
        border.color: Theme.edge

        Rectangle {
            x: control.checked ? parent.width - width - 4 : 5
            anchors.verticalCenter: parent.verticalCenter
            width: control.checked ? 20 : 16
            height: width
            radius: width / 2
            color: control.checked ? Theme.accentInk : Theme.edge
            Behavior on x { NumberAnimation { duration: Theme.quick } }
        }
        FocusRing {
            control: control
            radius: 17
        }
    }
    AppText {
        id: label
        anchors.left: knob.right
        anchors.leftMargin: 12
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: text !== ""
        text: control.text
        font: control.font
        Accessible.ignored: true
    }
}
