// SPDX-License-Identifier: GPL-3.0-or-later
// What both sides have lost from round to round, drawn as two lines with the levels that end the battle: side a's line is whole with dots, side b's broken
// with squares, and each has its name at its end.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes

Item {
    id: chart

    /// [{round,a,b}]
    property var rounds: []
    /// [{id,name,level}]
    property var sides: []
    property string measure

    readonly property real west: Theme.px(44)
    readonly property real east: width - 12
    readonly property real north: 12
    readonly property real south: height - Theme.px(30)
    readonly property int first: rounds.length > 0 ? rounds[0].round : 0
    readonly property int last: rounds.length > 0 ? rounds[rounds.length - 1].round : 1
    readonly property real most: {
        const levels = Array.from(sides).map(side => side.level ?? 0);
        return Math.max(10, ...levels, ...Array.from(rounds).map(one => Math.max(one.a, one.b))) * 1.06;
    }
    /// A step of the scale: 1, 2 or 5 times a power of ten, so that there are at most five.
    readonly property real step: {
        const wanted = most / 5;
        const power = Math.pow(10, Math.floor(Math.log(wanted) / Math.LN10));
        return [1, 2, 5, 10].map(times => times * power).find(one => one >= wanted);
    }
    /// Rounds between two marks below.
    readonly property int stride: Math.max(1, Math.ceil((last - first + 1) / Math.max(1, Math.floor((east - west) / Theme.px(44)))))

    function xOf(round: real): real {
        return last === first ? (west + east) / 2 : west + (round - first) / (last - first) * (east - west);
    }
    function yOf(points: real): real {
        return south - points / most * (south - north);
    }
    function pathOf(side: string): var {
        return Array.from(rounds).map(one => Qt.point(xOf(one.round), yOf(one[side])));
    }
    function nameOf(side: string): string {
        return Array.from(sides).find(one => one.id === side)?.name ?? "";
    }

    implicitHeight: Theme.px(300)
    Accessible.role: Accessible.Graphic
    Accessible.name: measure
    Accessible.description: Array.from(sides).map(side => qsTr("%1: %2 after round %3").arg(side.name).arg(rounds.length > 0 ? rounds[rounds.length - 1][side.id] : 0).arg(last)).join("; ")

    Repeater {
        model: Math.floor(chart.most / chart.step) + 1

        Item {
            id: grid
            required property int index
            y: chart.yOf(index * chart.step)
            width: chart.width

            Rectangle {
                x: chart.west
                width: chart.east - chart.west
                height: 1
                color: Theme.line
            }
            Figures {
                x: chart.west - width - 8
                y: -height / 2
                text: String(grid.index * chart.step)
                font.pixelSize: Theme.textSmall
                colour: Theme.quiet
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: Math.floor((chart.last - chart.first) / chart.stride) + 1

        Figures {
            required property int index
            readonly property int round: chart.first + index * chart.stride
            x: Math.min(chart.xOf(round) - width / 2, chart.width - width)
            y: chart.south + 6
            text: String(round)
            font.pixelSize: Theme.textSmall
            colour: Theme.quiet
            Accessible.ignored: true
        }
    }
    Repeater {
        model: chart.sides

        Shape {
            id: line
            required property var modelData
            readonly property bool isA: modelData.id === "a"
            anchors.fill: parent

            ShapePath {
                strokeColor: Theme.side(line.modelData.id)
                strokeWidth: 3
                fillColor: "transparent"
                strokeStyle: line.isA ? ShapePath.SolidLine : ShapePath.DashLine
                dashPattern: [3, 2]
                joinStyle: ShapePath.RoundJoin
                PathPolyline { path: chart.pathOf(line.modelData.id) }
            }
            ShapePath {
                strokeColor: (line.modelData.level ?? 0) > 0 ? Theme.side(line.modelData.id) : "transparent"
                strokeWidth: 1.5
                fillColor: "transparent"
                strokeStyle: ShapePath.DashLine
                dashPattern: [1, 4]
                startX: chart.west
                startY: chart.yOf(line.modelData.level ?? 0)
                PathLine {
                    x: chart.east
                    y: chart.yOf(line.modelData.level ?? 0)
                }
            }
        }
    }
    Repeater {
        model: 2 * Math.ceil(chart.rounds.length / chart.stride)

        Rectangle {
            required property int index
            readonly property string side: index % 2 === 0 ? "a" : "b"
            readonly property var one: chart.rounds[Math.floor(index / 2) * chart.stride] ?? ({"round": 0, "a": 0, "b": 0})
            width: 8
            height: 8
            radius: side === "a" ? 4 : 0
            x: chart.xOf(one.round) - 4
            y: chart.yOf(one[side]) - 4
            color: Theme.side(side)
        }
    }
    Repeater {
        model: chart.sides

        Rectangle {
            id: mark
            required property var modelData
            readonly property real level: modelData.level ?? 0
            /// The two may lie close together: the first is written above its line, the second below.
            visible: level > 0
            x: chart.west + 8 + (modelData.id === "a" ? 0 : (chart.east - chart.west) / 2)
            y: chart.yOf(level) - height / 2
            width: words.width + 12
            height: words.implicitHeight + 2
            radius: 4
            color: Theme.surface

            AppText {
                id: words
                x: 6
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, (chart.east - chart.west) / 2 - 28)
                text: (chart.width < 600 ? qsTr("%2: %1") : qsTr("%1 beaten at %2")).arg(mark.modelData.name).arg(mark.level)
                color: Theme.side(mark.modelData.id)
                font.pixelSize: Theme.textSmall
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
        }
    }
}
