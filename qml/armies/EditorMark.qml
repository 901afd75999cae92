// SPDX-License-Identifier: GPL-3.0-or-later
// The sign that the rules find something in a row: red for what is not allowed. Its name tells what.
import QtQuick
import Optio

Icon {
    /// {mark,told}
    property var row: ({})

    visible: (row.mark ?? "") !== ""
    name: row.mark === "note" ? "info" : "warning"
    colour: row.mark === "error" ? Theme.bad : row.mark === "warning" ? Theme.accent : Theme.quiet
    size: Theme.px(20)
    Accessible.role: Accessible.Graphic
    Accessible.name: row.told ?? ""
}
