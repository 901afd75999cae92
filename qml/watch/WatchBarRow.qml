// SPDX-License-Identifier: GPL-3.0-or-later
// Losses against a breaking point as a bar: WatchBarRow { side: "a"; bar: {done, of}; thick: 44 }. Side b's is striped, so that they differ without colour.
import QtQuick
import QtQuick.Shapes
import Optio

Rectangle {
    id: row

    property string side
    property var bar: ({})
    property real thick: 44
    readonly property real share: (bar.of ?? 0) > 0 ? Math.min(1, Math.max(0, bar.done / bar.of)) : 0

    implicitHeight: thick
    radius: thick / 5
    color: Theme.raised
    border.width: Math.max(1, thick / 22)
    border.color: Theme.edge
    Accessible.ignored: true

    Item {
        x: row.border.width
        y: x
        width: (row.width - 2 * x) * row.share
        height: row.height - 2 * y
        clip: true

        Rectangle {
            width: row.width - 2 * row.border.width
            height: parent.height
            radius: row.radius - 1
            color: Theme.side(row.side)
        }
        Shape {
            width: row.width
            height: parent.height
            visible: row.side === "b" && row.share > 0

            ShapePath {
                fillColor: "transparent"
                strokeColor: Theme.sideBInk
                strokeWidth: Math.max(1, row.thick / 11)
                capStyle: ShapePath.FlatCap
                PathSvg {
                    path: {
                        let d = "";
                        const step = Math.max(5, row.thick * 0.42);
                        for (let x = -row.height; x < row.width; x += step)
                            d += `M${x} ${row.height} L${x + row.height * 0.6} 0`;
                        return d;
                    }
                }
            }
        }
    }
}
