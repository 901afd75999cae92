// SPDX-License-Identifier: GPL-3.0-or-later
// The ring around the control that has the keyboard: FocusRing { control: button }. Follows the control's `radius` via its own.
import QtQuick

Rectangle {
    required property var control
    property bool shown: control.activeFocus && (control.visualFocus ?? true)

    anchors.fill: parent
    anchors.margins: -3
    visible: shown
    radius: Theme.radius + 3
    color: "transparent"
    border.width: 3
    border.color: Theme.accent
}
