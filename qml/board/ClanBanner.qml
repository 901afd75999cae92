// SPDX-License-Identifier: GPL-3.0-or-later
// A clan's banner: ClanBanner { banner: 2; side: "a"; acting: true }. Each of the eight has an emblem and a pattern of its own; the colour is the
// side's. One whose clan has acted this turn flies from a pole.
import QtQuick
import Optio

Drawing {
    id: flag

    property int banner: 0
    property string side
    property bool acting: false
    readonly property string pole: acting ? "M4 1 H6 V31 H4 Z" : ""
    readonly property string cloth: "M8 2 H28 V27 H8 Z"
    readonly property var emblems: ["M13 14.5 A5 5 0 1 1 23 14.5 A5 5 0 1 1 13 14.5 Z", "M18 7 L24 14.5 L18 22 L12 14.5 Z M8 4.5 H28 M8 24.5 H28", "M18 6 V23 M11 14.5 H25", "M18 8.5 V9 M13 18 V18.5 M23 18 V18.5 M18 13.5 L18 14", "M18 7 L25 21 H11 Z", "M12 14.5 A6 6 0 1 1 24 14.5 A6 6 0 1 1 12 14.5 Z M8 14.5 H28", "M10 11 L18 6 L26 11 M10 17 L18 12 L26 17 M10 23 L18 18 L26 23", "M18 2 V27 M8 14.5 H28 M11 6 L15 11 M21 18 L25 23"]

    name: "clan " + banner + (acting ? " flying" : "")
    paths: ({
            "fill": flag.pole + flag.cloth,
            "cut": flag.emblems[flag.banner % flag.emblems.length]
        })
    grid: 32
    size: Theme.px(24)
    colour: Theme.side(side)
    ground: Theme.surface
    tiled: false
}
