// SPDX-License-Identifier: GPL-3.0-or-later
// A sum with what it counts beneath: TotalFigure { value: 2; label: "PIPs" }.
import QtQuick

Column {
    id: total

    property var value
    property string label
    property alias size: figures.font.pixelSize

    Figures {
        id: figures
        anchors.right: parent.right
        text: String(total.value ?? "").replace(/^-/, "\u2212")
        font.pixelSize: Theme.px(28)
        font.weight: Font.DemiBold
        Accessible.name: total.label + ": " + text
    }
    AppText {
        anchors.right: parent.right
        text: total.label
        quiet: true
        font.pixelSize: Theme.textSmall
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
