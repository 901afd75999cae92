// SPDX-License-Identifier: GPL-3.0-or-later
// An arrow over the field, from one card to another: StageArrow { from: …; to: …; grown: 0.5; lead: true }.
import QtQuick
import Optio

Item {
    id: arrow

    property point from
    property point to
    /// How much of it is there, 0 to 1.
    property real grown: 1
    /// That of the unit which leads is broad.
    property bool lead: true
    property color colour: Theme.ink
    readonly property real whole: Math.hypot(to.x - from.x, to.y - from.y)
    readonly property real broad: lead ? Theme.px(22) : Theme.px(12)
    readonly property int tip: Math.round(Math.min(broad * 1.9, whole * 0.6))

    x: from.x
    y: from.y
    width: Math.max(tip * 0.6, whole * grown)
    height: 0
    transformOrigin: Item.TopLeft
    rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI

    Rectangle {
        y: -height / 2
        width: Math.max(0, arrow.width - arrow.tip * 0.8)
        height: arrow.broad
        color: arrow.colour
        border.width: 2
        border.color: Theme.surface
        antialiasing: true
    }
    Drawing {
        x: arrow.width - arrow.tip
        y: -size / 2
        name: "arrow tip"
        paths: ({"fill": "M1 1 L23 12 L1 23 Z"})
        grid: 24
        size: arrow.tip
        colour: arrow.colour
    }
}
