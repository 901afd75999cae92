// SPDX-License-Identifier: GPL-3.0-or-later
// What both armies have lost from turn to turn, as steps, with the levels that break them: WatchCurve { curve: App.watch.page.curve; sides: …; turn: "bound" }.
// Side a's line is whole, side b's is double, and each has its name at its end.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Optio

Rectangle {
    id: panel

    property var curve: ({})
    property var sides: []
    /// What a turn is called: "bound".
    property string turn
    /// A pixel of a wall of 1920 by 1080.
    property real u: 1

    readonly property var points: Array.from(curve.points ?? [])
    readonly property real west: s(96)
    readonly property real east: width - s(250)
    readonly property real north: title.y + title.height + s(50)
    readonly property real south: height - s(62)
    readonly property real most: Math.max(1, curve.a ?? 0, curve.b ?? 0, ...points.map(one => Math.max(one.a, one.b)))
    /// A step of the scale: 1, 2 or 5 times a power of ten, so that there are at most four.
    readonly property real step: {
        const wanted = most / 4;
        const power = Math.pow(10, Math.floor(Math.log(wanted) / Math.LN10));
        return Math.max(1, [1, 2, 5, 10].map(times => times * power).find(one => one >= wanted) ?? 1);
    }
    readonly property int stride: Math.max(1, Math.ceil(points.length * s(56) / Math.max(1, east - west)))
    readonly property var last: points.length > 0 ? points[points.length - 1] : ({"a": 0, "b": 0})
    readonly property real apart: s(40)
    /// Where the names at the lines' ends stand: not over each other.
    readonly property var ends: {
        const a = yOf(last.a);
        const b = yOf(last.b);
        if (Math.abs(a - b) >= apart)
            return ({"a": a, "b": b});
        const middle = Math.min((a + b) / 2, south - apart / 2);
        return last.a > last.b ? ({"a": middle - apart / 2, "b": middle + apart / 2}) : ({"a": middle + apart / 2, "b": middle - apart / 2});
    }

    function s(size: real): int {
        return Math.max(1, Math.round(size * u));
    }
    function xOf(at: real): real {
        return west + (east - west) * at / Math.max(1, points.length);
    }
    function yOf(lost: real): real {
        return south - (south - north) * lost / most;
    }
    function pathOf(side: string): string {
        let d = `M${west} ${yOf(0)}`;
        points.forEach((one, at) => d += `H${xOf(at + 1)}V${yOf(one[side])}`);
        return d;
    }
    function halves(value: real): string {
        return value % 1 === 0 ? String(value) : (value < 1 ? "" : Math.floor(value)) + "½";
    }
    function nameOf(side: string): string {
        return Array.from(sides).find(one => one.id === side)?.name ?? "";
    }

    radius: s(16)
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line
    Accessible.role: Accessible.Graphic
    Accessible.name: title.text
    Accessible.description: Array.from(sides).map(side => qsTr("%1: %2 lost").arg(side.name).arg(halves(last[side.id]))).join("; ")

    component Words: AppText {
        wrapMode: Text.NoWrap
        font.pixelSize: panel.s(28)
        Accessible.ignored: true
    }

    Heading {
        id: title
        x: panel.s(30)
        y: panel.s(12)
        text: (panel.curve.measured ?? false) ? qsTr("Losses") : qsTr("Elements lost")
        size: panel.s(34)
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Repeater {
        model: Math.floor(panel.most / panel.step) + 1

        Item {
            id: grid
            required property int index
            y: panel.yOf(index * panel.step)

            Rectangle {
                x: panel.west
                width: panel.east - panel.west
                height: 1
                color: Theme.line
            }
            Words {
                x: panel.west - width - panel.s(14)
                y: -height / 2
                text: String(grid.index * panel.step)
                quiet: true
            }
        }
    }
    Repeater {
        model: Math.ceil(panel.points.length / panel.stride)

        Words {
            required property int index
            x: panel.xOf(index * panel.stride + 0.5) - width / 2
            y: panel.south + panel.s(12)
            text: String(panel.points[index * panel.stride]?.turn ?? "")
            quiet: true
        }
    }
    Words {
        x: panel.east + panel.s(24)
        y: panel.south + panel.s(12)
        text: panel.turn
        quiet: true
    }
    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: (panel.curve.a ?? 0) > 0 ? Theme.sideA : "transparent"
            strokeWidth: panel.s(3)
            fillColor: "transparent"
            strokeStyle: ShapePath.DashLine
            dashPattern: [5, 3]
            PathSvg { path: `M${panel.west} ${panel.yOf(panel.curve.a ?? 0)}H${panel.east}` }
        }
        ShapePath {
            strokeColor: (panel.curve.b ?? 0) > 0 ? Theme.sideB : "transparent"
            strokeWidth: panel.s(3)
            fillColor: "transparent"
            strokeStyle: ShapePath.DashLine
            dashPattern: [1, 3]
            PathSvg { path: `M${panel.west} ${panel.yOf(panel.curve.b ?? 0)}H${panel.east}` }
        }
        ShapePath {
            strokeColor: Theme.sideA
            strokeWidth: panel.s(6)
            fillColor: "transparent"
            joinStyle: ShapePath.MiterJoin
            PathSvg { path: panel.pathOf("a") }
        }
        ShapePath {
            strokeColor: Theme.sideB
            strokeWidth: panel.s(10)
            fillColor: "transparent"
            joinStyle: ShapePath.MiterJoin
            PathSvg { path: panel.pathOf("b") }
        }
        ShapePath {
            strokeColor: Theme.surface
            strokeWidth: panel.s(4)
            fillColor: "transparent"
            joinStyle: ShapePath.MiterJoin
            PathSvg { path: panel.pathOf("b") }
        }
    }
    // Where the armies break is written at its line; of two lines that lie close together the lower one below.
    Repeater {
        model: ["a", "b"]

        Words {
            required property string modelData
            readonly property real level: panel.curve[modelData] ?? 0
            readonly property real other: panel.curve[modelData === "a" ? "b" : "a"] ?? 0
            readonly property bool below: level < other || (level === other && modelData === "b")
            visible: level > 0
            x: panel.west + panel.s(8)
            y: panel.yOf(level) + (below ? panel.s(2) : -height - panel.s(2))
            width: Math.min(implicitWidth, panel.east - panel.west)
            elide: Text.ElideRight
            text: qsTr("%1: breaking point").arg(panel.nameOf(modelData))
            color: Theme.side(modelData)
            font.weight: Font.DemiBold
        }
    }
    Repeater {
        model: Array.from(panel.curve.marks ?? [])

        Words {
            required property var modelData
            readonly property int at: panel.points.findIndex(one => one.turn === modelData.turn)
            visible: at >= 0
            x: Math.max(panel.west, panel.xOf(at + 1) - width - panel.s(10))
            y: (panel.yOf(panel.points[at]?.[modelData.side] ?? 0) + panel.yOf(panel.points[at - 1]?.[modelData.side] ?? 0) - height) / 2
            text: qsTr("%1 breaks").arg(modelData.text)
        }
    }
    Repeater {
        model: ["a", "b"]

        Words {
            required property string modelData
            visible: panel.points.length > 0
            x: panel.east + panel.s(16)
            y: panel.ends[modelData] - height / 2
            width: panel.width - x - panel.s(12)
            elide: Text.ElideMiddle
            text: qsTr("%1 %2").arg(panel.nameOf(modelData)).arg(panel.halves(panel.last[modelData]))
            color: Theme.side(modelData)
            font.pixelSize: panel.s(32)
            font.weight: Font.Bold
        }
    }
}
