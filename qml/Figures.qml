// SPDX-License-Identifier: GPL-3.0-or-later
// A number whose digits all have the same width, so that numbers under each other align: Figures { text: "+4" }.
pragma ComponentBehavior: Bound
import QtQuick

Row {
    id: figures

    property string text
    property color colour: Theme.ink
    property alias font: digit.font

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    TextMetrics {
        id: digit
        font.family: Theme.body
        font.pixelSize: Theme.textBody
        text: "0"
    }
    Repeater {
        model: figures.text.split("")
        Text {
            required property string modelData
            width: /[0-9+\u2212-]/.test(modelData) ? Math.ceil(digit.advanceWidth) : implicitWidth
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            font: digit.font
            color: figures.colour
            text: modelData
            Accessible.ignored: true
        }
    }
}
