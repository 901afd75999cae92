// SPDX-License-Identifier: GPL-3.0-or-later
// A troop type's figure on a tile of its side's colour: TroopIcon { name: "spears"; side: "a" }. The names are the keys of TroopPaths; any other
// name shows "unknown". Set `bare` for the figure alone, `colour` to choose its colour yourself.
import QtQuick
import QtQuick.Shapes

Item {
    id: icon

    property string name
    property string side
    property bool bare: false
    property int size: Theme.px(44)
    property color colour: Theme.side(side)
    property color ground: bare ? Theme.surface : Theme.tile(side)
    readonly property var paths: Theme.troops.paths[name] ?? Theme.troops.paths.unknown

    implicitWidth: size
    implicitHeight: size
    // The graphics card draws shapes with ragged edges unless they are sampled several times; the software renderer draws those that a list has
    // scrolled out of sight all the same unless they have a layer.
    layer.enabled: true
    layer.samples: 4

    Rectangle {
        anchors.fill: parent
        visible: !icon.bare
        radius: icon.size / 6
        color: icon.ground
    }
    Shape {
        x: icon.bare ? 0 : icon.size / 16
        y: x
        width: 64
        height: 64
        scale: (icon.size - 2 * x) / 64
        transformOrigin: Item.TopLeft

        ShapePath {
            fillColor: icon.colour
            strokeWidth: -1
            fillRule: ShapePath.WindingFill
            PathSvg { path: icon.paths.fill ?? "" }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: icon.colour
            strokeWidth: 6
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: icon.paths.thick ?? "" }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: icon.colour
            strokeWidth: 4
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: icon.paths.middle ?? "" }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: icon.colour
            strokeWidth: 2.2
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: icon.paths.thin ?? "" }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: icon.ground
            strokeWidth: 1.8
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: icon.paths.cut ?? "" }
        }
    }
}
