// SPDX-License-Identifier: GPL-3.0-or-later
// The small signs on buttons, as SVG paths on a 24×24 grid: `line` is drawn with a round pen, `fill` is filled. Icon draws them.
import QtQml

QtObject {
    /// The pips of a die's faces, 0 to 6, on a grid of 100: for each the places it has of three by three.
    readonly property var pips: [drawn([]), drawn([4]), drawn([0, 8]), drawn([0, 4, 8]), drawn([0, 2, 6, 8]), drawn([0, 2, 4, 6, 8]), drawn([0, 2, 3, 5, 6, 8])]
    readonly property var paths: ({
            "back": {"line": "M15 4.5 L7.5 12 L15 19.5"},
            "forward": {"line": "M9 4.5 L16.5 12 L9 19.5"},
            "down": {"line": "M4.5 9 L12 16.5 L19.5 9"},
            "up": {"line": "M4.5 15 L12 7.5 L19.5 15"},
            "close": {"line": "M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5"},
            "check": {"line": "M4.5 12.5 L10 18 L19.5 6.5"},
            "add": {"line": "M12 4.5 V19.5 M4.5 12 H19.5"},
            "remove": {"line": "M4.5 12 H19.5"},
            "undo": {"line": "M8.5 4.5 L4 9 L8.5 13.5 M4 9 H14 A5.5 5.5 0 0 1 14 20 H9"},
            "redo": {"line": "M15.5 4.5 L20 9 L15.5 13.5 M20 9 H10 A5.5 5.5 0 0 0 10 20 H15"},
            "grip": {"fill": "M7 6 A1.6 1.6 0 1 0 10.2 6 A1.6 1.6 0 1 0 7 6 Z M13.8 6 A1.6 1.6 0 1 0 17 6 A1.6 1.6 0 1 0 13.8 6 Z M7 12 A1.6 1.6 0 1 0 10.2 12 A1.6 1.6 0 1 0 7 12 Z M13.8 12 A1.6 1.6 0 1 0 17 12 A1.6 1.6 0 1 0 13.8 12 Z M7 18 A1.6 1.6 0 1 0 10.2 18 A1.6 1.6 0 1 0 7 18 Z M13.8 18 A1.6 1.6 0 1 0 17 18 A1.6 1.6 0 1 0 13.8 18 Z"},
            "journal": {"line": "M8.5 6 H20 M8.5 12 H20 M8.5 18 H20", "fill": "M3 6 A1.5 1.5 0 1 0 6 6 A1.5 1.5 0 1 0 3 6 Z M3 12 A1.5 1.5 0 1 0 6 12 A1.5 1.5 0 1 0 3 12 Z M3 18 A1.5 1.5 0 1 0 6 18 A1.5 1.5 0 1 0 3 18 Z"},
            "more": {"fill": "M10 5 A2 2 0 1 0 14 5 A2 2 0 1 0 10 5 Z M10 12 A2 2 0 1 0 14 12 A2 2 0 1 0 10 12 Z M10 19 A2 2 0 1 0 14 19 A2 2 0 1 0 10 19 Z"},
            "settings": {"line": "M3.5 7 H8 M14 7 H20.5 M3.5 17 H10 M16 17 H20.5 M8 7 A3 3 0 1 0 14 7 A3 3 0 1 0 8 7 Z M10 17 A3 3 0 1 0 16 17 A3 3 0 1 0 10 17 Z"},
            "search": {"line": "M4 10.5 A6.5 6.5 0 1 0 17 10.5 A6.5 6.5 0 1 0 4 10.5 Z M15.3 15.3 L20.5 20.5"},
            "delete": {"line": "M4 6.5 H20 M9 6.5 V4 H15 V6.5 M6 6.5 L7 20.5 H17 L18 6.5 M10.2 10.5 V16.5 M13.8 10.5 V16.5"},
            "share": {"line": "M12 15 V3.5 M7.5 8 L12 3.5 L16.5 8 M5 12 V20.5 H19 V12"},
            "edit": {"line": "M4 20 L5 15.5 L16.5 4 L20 7.5 L8.5 19 Z M14 6.5 L17.5 10"},
            "copy": {"line": "M8.5 8.5 H20 V20.5 H8.5 Z M15.5 8.5 V3.5 H4 V15.5 H8.5"},
            "save": {"line": "M12 4 V15 M7.5 10.5 L12 15 L16.5 10.5 M4.5 16 V20.5 H19.5 V16"},
            "open": {"line": "M3.5 19.5 V5 H9.5 L12 8 H20.5 V19.5 Z"},
            "print": {"line": "M7 8.5 V3.5 H17 V8.5 M7 17 H3.5 V8.5 H20.5 V17 H17 M7 13.5 H17 V20.5 H7 Z"},
            "rules": {"line": "M12 6.5 C10 4.5 6.5 4 3.5 4.5 V18.5 C6.5 18 10 18.5 12 20.5 C14 18.5 17.5 18 20.5 18.5 V4.5 C17.5 4 14 4.5 12 6.5 Z M12 6.5 V20"},
            "dice": {"line": "M6.5 4 H17.5 A2.5 2.5 0 0 1 20 6.5 V17.5 A2.5 2.5 0 0 1 17.5 20 H6.5 A2.5 2.5 0 0 1 4 17.5 V6.5 A2.5 2.5 0 0 1 6.5 4 Z", "fill": "M7 8.5 A1.5 1.5 0 1 0 10 8.5 A1.5 1.5 0 1 0 7 8.5 Z M10.5 12 A1.5 1.5 0 1 0 13.5 12 A1.5 1.5 0 1 0 10.5 12 Z M14 15.5 A1.5 1.5 0 1 0 17 15.5 A1.5 1.5 0 1 0 14 15.5 Z"},
            "warning": {"line": "M12 4 L21 19.5 H3 Z M12 10 V14", "fill": "M10.8 16.8 A1.2 1.2 0 1 0 13.2 16.8 A1.2 1.2 0 1 0 10.8 16.8 Z"},
            "info": {"line": "M3.5 12 A8.5 8.5 0 1 0 20.5 12 A8.5 8.5 0 1 0 3.5 12 Z M12 11 V17", "fill": "M10.8 7.6 A1.2 1.2 0 1 0 13.2 7.6 A1.2 1.2 0 1 0 10.8 7.6 Z"},
            "rotate": {"line": "M19.5 9 A8 8 0 0 0 5 8 M5 3.5 V8 H9.5 M4.5 15 A8 8 0 0 0 19 16 M19 20.5 V16 H14.5"},
            "star": {"line": "M12 3.5 L14.5 9.2 L20.5 9.8 L16 14 L17.3 20 L12 16.9 L6.7 20 L8 14 L3.5 9.8 L9.5 9.2 Z"},
            "starred": {"fill": "M12 3.5 L14.5 9.2 L20.5 9.8 L16 14 L17.3 20 L12 16.9 L6.7 20 L8 14 L3.5 9.8 L9.5 9.2 Z"},
            "armies": {"line": "M12 3.5 L19.5 6 V11.5 C19.5 16 16.5 19 12 20.5 C7.5 19 4.5 16 4.5 11.5 V6 Z M12 8 V16 M8.5 12 H15.5"},
            "filter": {"line": "M4 6.5 H20 M7 12 H17 M10 17.5 H14"},
            "choose": {"line": "M3.5 7 L6 9.5 L10 5 M3.5 16.5 L6 19 L10 14.5 M13.5 7.5 H20.5 M13.5 17 H20.5"},
            "paste": {"line": "M8.5 5 H5.5 V20.5 H18.5 V5 H15.5 M8.5 3.5 H15.5 V7 H8.5 Z"},
            "scan": {"line": "M4 8.5 V4 H8.5 M15.5 4 H20 V8.5 M20 15.5 V20 H15.5 M8.5 20 H4 V15.5 M8.5 8.5 H15.5 V15.5 H8.5 Z"},
            "home": {"line": "M3.5 11.5 L12 4 L20.5 11.5 M6 9.5 V20 H18 V9.5"},
            "clock": {"line": "M3.5 12 A8.5 8.5 0 1 0 20.5 12 A8.5 8.5 0 1 0 3.5 12 Z M12 7 V12 L15.5 14.5"}
        })

    function drawn(places: var): var {
        return {"fill": places.map(at => `M${18 + 23 * (at % 3)} ${27 + 23 * Math.floor(at / 3)} a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z`).join(" ")};
    }
}
