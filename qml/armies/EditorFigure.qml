// SPDX-License-Identifier: GPL-3.0-or-later
// One number of an army with its name and what is allowed: "26  Units  20 to 40". Red, with a sign, when it does not fit.
import QtQuick
import QtQuick.Layouts
import Optio

RowLayout {
    id: tile

    /// {label,value,range,fits}
    property var figure: ({})
    readonly property bool fits: figure.fits !== false

    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: [figure.label ?? "", figure.value ?? "", figure.range ?? "", fits ? "" : qsTr("not allowed")].filter(part => part !== "").join(", ")

    Icon {
        visible: !tile.fits
        name: "warning"
        colour: Theme.bad
        size: Theme.px(20)
    }
    Figures {
        text: String(tile.figure.value ?? "")
        colour: tile.fits ? Theme.ink : Theme.bad
        font.pixelSize: Theme.textTitle
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    ColumnLayout {
        spacing: 0

        AppText {
            text: tile.figure.label ?? ""
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        AppText {
            visible: text !== ""
            text: tile.figure.range ?? ""
            quiet: true
            font.pixelSize: Theme.textSmall
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
