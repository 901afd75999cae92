// SPDX-License-Identifier: GPL-3.0-or-later
// The troop figures, as SVG paths on a 64×64 grid, one entry per troop type.
import QtQml

QtObject {
    readonly property var paths: ({
            "unknown": {"fill": "M12 32 A20 20 0 1 0 52 32 A20 20 0 1 0 12 32 Z"}
        })
}
