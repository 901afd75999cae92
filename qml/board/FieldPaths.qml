// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of the field as SVG paths, for FieldGround. On a 48×48 grid `runs` go on from tile to tile (they begin at the middle of the upper edge and
// end at that of the lower) and `lies` are strewn; `signs` stand on a 24×24 grid, where all that is seen of a ground is what lies before a card.
import QtQml

QtObject {
    readonly property string crown: " a5.5 6.5 0 1 1 3.4 0 v5 h-3.4 Z"
    readonly property var runs: ({
            "stream": {"water": "M19 0 C12 12 30 20 26 30 S15 40 19 48 H29 C25 40 38 36 36 28 S20 12 29 0 Z", "thin": "M24 6 C23 10 27 14 30 18 M30 30 C28 34 24 38 24 42"},
            "river": {"water": "M11 0 C4 12 20 22 15 32 S7 42 11 48 H37 C33 42 45 36 42 26 S30 12 37 0 Z", "thin": "M20 6 C19 11 25 15 26 20 M31 22 C33 27 32 31 29 35 M20 34 C19 38 21 42 22 45"},
            "cliff": {"middle": "M24 0 C20 8 28 14 24 24 S20 40 24 48", "thin": "M24 5 L33 8 M22 12 L32 15 M25 20 L35 22 M23 28 L33 30 M22 36 L32 38 M24 44 L33 46"},
            "slope": {"thin": "M8 2 C12 14 4 30 9 46 M20 2 C24 16 16 32 21 46 M32 2 C36 14 28 30 33 46"}
        })
    readonly property var lies: ({
            "woods": {"fill": "M9 16" + crown + "M27 12" + crown + "M38 26" + crown + "M16 34" + crown + "M31 40" + crown},
            "rough": {"fill": "M6 18 L10 10 L17 9 L21 16 L17 20 Z M28 30 L33 21 L41 23 L43 31 L36 35 Z M10 40 L14 33 L20 35 L20 42 Z", "cut": "M11 12 L13 18 M34 24 L36 31"},
            "marsh": {"thin": "M4 18 h10 M18 22 h9 M30 40 h12 M9 42 h8 M9 16 V6 M9 12 L5 8 M9 11 L13 7 M35 38 V27 M35 33 L31 29 M35 32 L39 28 M22 20 V11"},
            "camp": {"fill": "M4 24 L13 8 L22 24 Z M26 44 L35 28 L44 44 Z", "cut": "M13 14 L11 24 M13 14 L15 24 M35 34 L33 44 M35 34 L37 44"},
            "mountain": {"fill": "M2 26 L13 6 L20 17 L24 12 L32 26 Z M18 46 L31 26 L46 46 Z", "cut": "M13 10 L11 16 L14 20 M31 30 L28 36 L32 40"},
            "caltrop": {"thin": "M8 12 L13 7 M13 12 L8 7 M10.5 12 V15 M30 22 L35 17 M35 22 L30 17 M32.5 22 V25 M14 36 L19 31 M19 36 L14 31 M16.5 36 V39 M38 42 L43 37 M43 42 L38 37"}
        })
    readonly property var signs: ({
            "cliff": {"fill": "M1 21 V5 L6 2 L9 8 L13 4 L16 9 L20 6 L23 11 V21 Z", "cut": "M5 9 V16 M10 12 V18 M15 13 V19 M19 12 V18"},
            "slope": {"thin": "M3 20 C8 19 17 13 21 4 M8 21 C13 19 19 14 22 10 M2 14 C7 13 12 9 15 3"},
            "woods": {"fill": "M5 14 a5 5.5 0 1 1 3.2 0 v7 h-3.2 Z M16 12 a5 5.5 0 1 1 3.2 0 v9 h-3.2 Z"},
            "rough": {"fill": "M1 21 L4 12 L10 10 L14 16 L12 21 Z M13 12 L16 5 L21 6 L23 11 L19 14 Z M16 21 L18 17 L22 17 L23 21 Z", "cut": "M6 13 L8 18"},
            "marsh": {"thin": "M2 21 h20 M7 21 V8 M7 14 L3 9 M7 13 L11 8 M16 21 V3 M16 11 L12 6 M16 10 L21 5"},
            "camp": {"fill": "M1 21 L12 3 L23 21 Z", "cut": "M12 9 L9 21 M12 9 L15 21"},
            "mountain": {"fill": "M1 21 L10 3 L15 12 L17 9 L23 21 Z", "cut": "M10 8 L8 13 L11 16"},
            "caltrop": {"middle": "M12 12 V3 M12 12 L4 20 M12 12 L20 20"}
        })
    readonly property var grass: ({"line": "M6 20 C7 15 5 12 4 9 M10 20 V7 M14 20 C13 15 15 12 16 9"})
}
