// SPDX-License-Identifier: GPL-3.0-or-later
// Rout points against the figure at which an army breaks, as a bar that fills; side B's is striped.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Rectangle {
    id: bar

    property string side
    property real points: 0
    /// 0 where it never breaks.
    property real level: 0
    readonly property real part: level > 0 ? Math.min(1, points / level) : 0

    implicitWidth: 130
    implicitHeight: Theme.px(12)
    radius: height / 2
    color: Theme.tileAccent
    border.width: 1
    border.color: Theme.edge

    Rectangle {
        id: filled
        objectName: "filled"
        x: 1
        y: 1
        width: Math.max(0, parent.width - 2) * bar.part
        height: Math.max(0, parent.height - 2)
        radius: Math.min(height, width) / 2
        color: Theme.side(bar.side)
        clip: true

        Repeater {
            model: bar.side === "b" ? Math.ceil(filled.width / Math.max(1, filled.height)) : 0
            Drawing {
                required property int index
                x: index * size
                name: "rout stripe"
                paths: ({"line": "M2 24 L14 0"})
                grid: 24
                size: Math.max(1, Math.ceil(filled.height))
                colour: Theme.surface
            }
        }
    }
}
