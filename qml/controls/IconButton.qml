// SPDX-License-Identifier: GPL-3.0-or-later
// A button that shows only a sign, 48×48: IconButton { glyph: "more"; text: qsTr("More") }. `text` is its name for tooltip and screen reader.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: button

    required property string glyph
    property bool outlined: false
    property color colour: Theme.ink

    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.4
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: button.clicked()
    onPressAndHold: hint.hold()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: button.down ? Theme.pressed : button.hovered ? Theme.raised : button.outlined ? Theme.surface : "transparent"
        border.width: button.outlined ? Theme.hairline : 0
        border.color: Theme.line
        FocusRing { control: button }
    }
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: button.glyph
            colour: button.colour
        }
    }

    Tip {
        id: hint
        control: button
        text: button.text
        wanted: button.hovered && !button.down
    }
}
