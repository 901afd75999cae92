// SPDX-License-Identifier: GPL-3.0-or-later
// A small sign (undo, journal, back…): Icon { name: "undo"; colour: Theme.ink; size: 24 }. The names are the keys of GlyphPaths.
import QtQuick
import QtQuick.Shapes

Item {
    id: icon

    property string name
    property color colour: Theme.ink
    property int size: Theme.px(24)
    readonly property var paths: Theme.glyphs.paths[name] ?? ({})

    implicitWidth: size
    implicitHeight: size
    // The graphics card draws shapes with ragged edges unless they are sampled several times; the software renderer draws those that a list has
    // scrolled out of sight all the same unless they have a layer. A layer that was empty at first would stay so.
    layer.enabled: name !== ""
    layer.samples: 4

    Shape {
        width: 24
        height: 24
        scale: icon.size / 24
        transformOrigin: Item.TopLeft

        ShapePath {
            fillColor: "transparent"
            strokeColor: icon.colour
            strokeWidth: 2
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: icon.paths.line ?? "" }
        }
        ShapePath {
            fillColor: icon.colour
            strokeWidth: -1
            PathSvg { path: icon.paths.fill ?? "" }
        }
    }
}
