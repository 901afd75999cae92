// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of generated ground as SVG paths on a 48×48 grid, for GroundPicture: by the option's id without what stands before the underscore.
import QtQml

QtObject {
    readonly property string pine: " l6 -13 l6 13 h-4.5 v6 h-3 v-6 Z"
    readonly property string tree: " a6.5 6.5 0 1 1 5 0 v8 h-3.5 v-8 Z"
    readonly property var paths: ({
            "river": {"middle": "M13 4 C22 12 6 20 14 28 S12 40 16 45 M33 4 C42 12 27 20 34 28 S32 40 36 45", "thin": "M21 10 C25 13 25 16 22 19 M24 24 C28 27 28 31 24 35 M23 38 C26 40 27 42 27 44"},
            "woods": {"fill": "M5 24" + tree + "M19 20" + tree + "M33 24" + tree + "M11 37" + tree + "M27 37" + tree},
            "stream": {"middle": "M22 3 C34 11 12 19 23 27 S27 39 25 46", "thin": "M8 12 h5 M6 30 h6 M36 18 h6 M35 36 h7"},
            "rough": {"fill": "M4 38 L9 27 L17 25 L23 33 L21 40 Z M25 40 L29 31 L37 29 L44 37 L42 42 Z M17 22 L22 11 L31 10 L36 19 L30 25 Z", "cut": "M13 27 L15 35 M27 12 L29 21 M36 31 L37 38"},
            "marsh": {"thin": "M6 40 h12 M24 42 h18 M14 34 h20 M12 33 V16 M12 26 L7 20 M12 24 L17 18 M26 33 V12 M26 24 L20 17 M26 22 L32 15 M37 40 V22 M37 32 L33 27 M37 31 L42 25"},
            "forest": {"fill": "M3 22" + pine + "M18 17" + pine + "M33 22" + pine + "M10 40" + pine + "M26 40" + pine},
            "gorge": {"fill": "M2 46 V6 L9 3 L13 12 L11 20 L17 29 L14 38 L18 46 Z M46 46 V6 L39 3 L35 12 L37 20 L31 29 L34 38 L30 46 Z", "cut": "M6 12 L8 22 L6 34 M42 12 L40 22 L42 34"},
            "other": {"middle": "M4 38 C12 38 14 20 24 20 S36 38 44 38"}
        })
}
