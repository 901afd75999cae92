// SPDX-License-Identifier: GPL-3.0-or-later
// Two devices and the line between them, whole and filled or broken and hollow: TableMark { whole: true }. A word stands beside it.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: mark

    property bool whole: true
    readonly property color colour: whole ? Theme.good : Theme.bad

    implicitWidth: Theme.px(30)
    implicitHeight: Theme.px(18)

    Repeater {
        model: 2

        Rectangle {
            required property int index
            x: index === 0 ? 0 : Theme.px(19)
            width: Theme.px(11)
            height: Theme.px(18)
            radius: 3
            color: mark.whole ? mark.colour : "transparent"
            border.width: 2
            border.color: mark.colour
        }
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(11)
        width: mark.whole ? Theme.px(8) : Theme.px(3)
        height: 3
        color: mark.colour
    }
}
