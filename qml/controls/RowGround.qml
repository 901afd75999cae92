// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of a row that is part of a card in a list: round only at the card's ends, a hairline between rows, the side's band at its edge
// (left for a, right for b).
import QtQuick

Item {
    id: ground

    property string side
    property bool first: false
    property bool last: false
    property bool pressed: false
    property bool hovered: false
    readonly property int above: first ? 0 : Theme.radius
    readonly property int below: last ? 0 : Theme.radius

    clip: true

    Rectangle {
        y: -ground.above
        width: parent.width
        height: parent.height + ground.above + ground.below
        radius: Theme.radius
        color: ground.pressed ? Theme.pressed : ground.hovered ? Theme.raised : Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line
    }
    Rectangle {
        visible: !ground.first
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Item {
        visible: ground.side !== ""
        x: ground.side === "b" ? parent.width - width : 0
        width: 6
        height: parent.height
        clip: true

        Rectangle {
            x: ground.side === "b" ? parent.width - width : 0
            y: -ground.above
            width: ground.width
            height: ground.height + ground.above + ground.below
            radius: Theme.radius
            color: Theme.side(ground.side)
        }
        Rectangle {
            visible: ground.side === "b"
            x: 2
            y: ground.first ? Theme.radius : 0
            width: 2
            height: ground.height - y - (ground.last ? Theme.radius : 0)
            color: Theme.surface
            opacity: 0.7
        }
    }
}
