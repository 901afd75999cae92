// SPDX-License-Identifier: GPL-3.0-or-later
// A cell of the map of odds. Whom it favours is told by colour and pattern (lines for the attacker, dots for the defender, plain for even), how much by depth: step is -3
// (the defender by far) to 3 (the attacker by far).
import QtQuick
import QtQuick.Shapes

Rectangle {
    id: tile

    property int step: 0
    property string text
    property bool chosen: false
    property bool small: false
    /// Is all of it in sight? The software renderer draws a pattern beyond what cuts its tile off.
    property bool whole: true
    readonly property string side: step > 0 ? "a" : step < 0 ? "b" : ""
    readonly property int depth: Math.abs(step)
    /// How much of the side's colour lies on the ground.
    readonly property real share: [0, 0.22, 0.5, 1][depth]
    readonly property color full: side === "" ? Theme.surface : Theme.side(side)

    radius: 6
    color: side === "" ? Theme.surface : Qt.rgba(Theme.surface.r + (full.r - Theme.surface.r) * share, Theme.surface.g + (full.g - Theme.surface.g) * share, Theme.surface.b + (full.b - Theme.surface.b) * share, 1)
    border.width: chosen ? 3 : Theme.hairline
    border.color: chosen ? Theme.ink : Theme.line

    Shape {
        anchors.fill: parent
        anchors.margins: 2
        clip: true
        visible: tile.side === "a" && tile.whole

        ShapePath {
            strokeColor: tile.depth === 3 ? Theme.surface : Theme.side("a")
            strokeWidth: 1
            fillColor: "transparent"
            PathMultiline {
                paths: {
                    const lines = [], gap = [0, 14, 10, 7][tile.depth];
                    for (let x = gap; tile.side === "a" && x < tile.width + tile.height; x += gap)
                        lines.push([Qt.point(Math.min(x, tile.width - 4), Math.max(0, x - tile.width + 4)), Qt.point(Math.max(0, x - tile.height + 4), Math.min(x, tile.height - 4))]);
                    return lines;
                }
            }
        }
    }
    Shape {
        anchors.fill: parent
        anchors.margins: 2
        visible: tile.side === "b" && tile.whole

        ShapePath {
            strokeColor: tile.depth === 3 ? Theme.surface : Theme.side("b")
            strokeWidth: 2
            capStyle: ShapePath.RoundCap
            fillColor: "transparent"
            PathMultiline {
                paths: {
                    const dots = [], gap = [0, 12, 9, 7][tile.depth];
                    for (let y = gap / 2; tile.side === "b" && y < tile.height - 4; y += gap)
                        for (let x = gap / 2; x < tile.width - 4; x += gap)
                            dots.push([Qt.point(x, y), Qt.point(x + 0.5, y)]);
                    return dots;
                }
            }
        }
    }
    Rectangle {
        anchors.centerIn: figure
        visible: !tile.small && tile.step !== 0
        width: figure.implicitWidth + 8
        height: figure.implicitHeight
        radius: 4
        color: tile.color
    }
    AppText {
        id: figure
        anchors.centerIn: parent
        visible: !tile.small
        text: tile.text
        font.weight: Font.Bold
        font.pixelSize: Theme.px(16)
        color: tile.depth === 3 ? Theme.surface : Theme.ink
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
