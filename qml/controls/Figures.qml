// SPDX-License-Identifier: GPL-3.0-or-later
// A number whose digits all have the same width, so that numbers under each other align: Figures { text: "+4" }.
import QtQuick
import Optio

FiguresItem {
    colour: Theme.ink
    font.family: Theme.body
    font.pixelSize: Theme.textBody
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
