// SPDX-License-Identifier: GPL-3.0-or-later
// A troop type's figure on a tile of its side's colour: TroopIcon { name: "spears"; side: "a" }. The names are the keys of TroopPaths; any other
// name shows "unknown". Set `bare` for the figure alone, `colour` to choose its colour yourself.
import QtQuick
import Optio

Drawing {
    property string side
    property bool bare: false

    paths: Theme.troops.paths[name] ?? Theme.troops.paths.unknown
    grid: 64
    size: Theme.px(44)
    colour: Theme.side(side)
    ground: bare ? Theme.surface : Theme.tile(side)
    tiled: !bare
}
