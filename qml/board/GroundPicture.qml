// SPDX-License-Identifier: GPL-3.0-or-later
// A kind of ground as a small picture on a tile: GroundPicture { kind: "river" }. The kinds are the keys of GroundPaths; any other shows a hill.
import QtQuick
import Optio

Drawing {
    id: picture

    property string kind
    readonly property GroundPaths drawings: GroundPaths {}

    name: "ground " + kind
    paths: drawings.paths[kind] ?? drawings.paths.other
    grid: 48
    size: Theme.px(48)
    colour: Theme.ink
    ground: Theme.tileAccent
    tiled: true
}
