// SPDX-License-Identifier: GPL-3.0-or-later
// The look in one place: colours of the three themes, type and spacing. The window binds `dark`, `contrast`, `scale` and `reducedMotion` to the
// preferences; everything else follows. Colours of a side come from side(), sideInk() and tile() with "a", "b" or "" (both or nobody).
pragma Singleton
import QtQuick

QtObject {
    id: theme

    property bool dark: false
    property bool contrast: false
    property real scale: 1
    property bool reducedMotion: false
    /// How much of the window's foot a message takes while something lies over the page: sheets end above it.
    property real strip: 0

    // Colours. `…Ink` is the ink to write with on that colour.
    readonly property color ground: pick("#F4E9D8", "#17120E", "#000000")
    readonly property color surface: pick("#FFF9EF", "#241C16", "#000000")
    readonly property color raised: pick("#FFFFFF", "#30261E", "#1C1C1C")
    readonly property color pressed: pick("#EADFCB", "#3B3026", "#3A3A3A")
    readonly property color line: pick("#DCCDB4", "#3D3228", "#FFFFFF")
    readonly property color edge: pick("#8C7B67", "#8A7966", "#FFFFFF")
    readonly property color ink: pick("#1C1410", "#F1E6D6", "#FFFFFF")
    readonly property color quiet: pick("#6B5B4C", "#B8A793", "#FFFFFF")
    readonly property color sideA: pick("#A8471F", "#E07A4B", "#FFA366")
    readonly property color sideB: pick("#1F5C7A", "#6FB3D2", "#7FD4FF")
    readonly property color sideAInk: pick("#FFF9EF", "#1C1410", "#000000")
    readonly property color sideBInk: pick("#FFF9EF", "#1C1410", "#000000")
    readonly property color tileA: pick("#F6E0D2", "#3A281D", "#3A1E08")
    readonly property color tileB: pick("#D3E3EC", "#1C303B", "#06283A")
    readonly property color accent: pick("#7A5C22", "#D2A95A", "#FFD84D")
    readonly property color accentInk: pick("#FFF9EF", "#1C1410", "#000000")
    readonly property color tileAccent: pick("#EFE3CA", "#362B18", "#332900")
    readonly property color good: pick("#3E6B35", "#8FC07F", "#7CFF8A")
    readonly property color bad: pick("#8C1D2B", "#EF7C85", "#FF9BA3")
    readonly property color warn: pick("#8A4B00", "#F0B84A", "#FFC14D")
    readonly property color badInk: pick("#FFF9EF", "#1C1410", "#000000")
    readonly property color neutral: pick("#C9BAA3", "#6B5F52", "#BDBDBD")
    readonly property color neutralInk: pick("#1C1410", "#F8F0E4", "#000000")
    readonly property color scrim: pick("#99120C08", "#B3000000", "#CC000000")

    /// What the cards of the board are painted with.
    readonly property var card: ({
            "surface": surface,
            "chosen": tileAccent,
            "ink": ink,
            "quiet": quiet,
            "accent": accent,
            "line": line,
            "edge": edge,
            "bad": bad,
            "good": good,
            "sideA": sideA,
            "sideB": sideB,
            "tileA": tileA,
            "tileB": tileB,
            "body": body,
            "heading": heading,
            "scale": scale,
            "radius": radius,
            "hairline": hairline
        })

    // Type: sizes in pixels for px(), which applies the player's text size.
    readonly property string heading: firstOf(["GFS Neohellenic", "EB Garamond", "Noto Serif", "DejaVu Serif"])
    readonly property string body: firstOf(["Inter", "Noto Sans", "Cantarell", "DejaVu Sans"])
    readonly property string columns: firstOf(["DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono", "monospace"])
    readonly property int textSmall: px(14)
    readonly property int textBody: px(16)
    readonly property int textLead: px(18)
    readonly property int textUnit: px(20)
    readonly property int textTitle: px(26)
    readonly property int textSentence: px(32)
    readonly property int textHuge: px(44)

    // Space, on a scale of four pixels.
    readonly property int gap: 8
    readonly property int pad: 16
    readonly property int radius: 12
    // What fingers touch grows with the text, but slower: a phone must still hold it.
    readonly property int touch: Math.max(48, 16 + px(32))
    readonly property int touchMain: Math.max(64, 24 + px(40))
    readonly property int die: Math.max(60, 36 + px(24))
    readonly property int hairline: contrast ? 2 : 1

    // Motion.
    readonly property int quick: reducedMotion ? 0 : 120
    readonly property int calm: reducedMotion ? 0 : 200
    /// How long dice roll.
    readonly property int fall: reducedMotion ? 0 : 300

    readonly property TroopPaths troops: TroopPaths {}
    readonly property GlyphPaths glyphs: GlyphPaths {}

    function pick(light: color, darker: color, strong: color): color {
        return contrast ? strong : dark ? darker : light;
    }
    function px(size: real): int {
        return Math.round(size * scale);
    }
    function side(which: string): color {
        return which === "a" ? sideA : which === "b" ? sideB : accent;
    }
    function sideInk(which: string): color {
        return which === "a" ? sideAInk : which === "b" ? sideBInk : accentInk;
    }
    function tile(which: string): color {
        return which === "a" ? tileA : which === "b" ? tileB : tileAccent;
    }
    /// All words for a tone (rules/view.h): of a badge, a reminder, a finding. "none" is quiet; "" is of a board, which draws its own way.
    readonly property var tones: ["none", "good", "warn", "bad", "accent"]
    function tone(which: string): color {
        if (which !== "" && !tones.includes(which))
            console.warn(`There is no tone "${which}".`);
        return which === "good" ? good : which === "warn" ? warn : which === "bad" ? bad : which === "accent" ? accent : quiet;
    }
    function firstOf(families: var): string {
        const installed = Qt.fontFamilies();
        return families.find(family => installed.includes(family)) ?? Qt.application.font.family;
    }
}
