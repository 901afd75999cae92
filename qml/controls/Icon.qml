// SPDX-License-Identifier: GPL-3.0-or-later
// A small sign (undo, journal, back…): Icon { name: "undo"; colour: Theme.ink; size: 24 }. The names are the keys of GlyphPaths.
import Optio

Drawing {
    paths: Theme.glyphs.paths[name] ?? null
    grid: 24
    colour: Theme.ink
    size: Theme.px(24)
}
