// SPDX-License-Identifier: GPL-3.0-or-later
// A chance as per cent and exact fraction: OddsFigures { percent: "61 %"; fraction: "11/18" }.
import QtQuick

Row {
    id: figures

    property string percent
    property string fraction

    spacing: 6

    AppText {
        text: figures.percent
        font.pixelSize: Theme.px(15)
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    AppText {
        text: figures.fraction
        font.pixelSize: Theme.px(15)
        quiet: true
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
