// SPDX-License-Identifier: GPL-3.0-or-later
// A heading in the inscription face. `size` in pixels (default Theme.textTitle); set `side` to write it in a side's colour.
import QtQuick

Text {
    id: heading

    property int size: Theme.textTitle
    property string side

    textFormat: Text.PlainText
    color: side === "" ? Theme.ink : Theme.side(side)
    font.family: Theme.heading
    font.bold: true
    font.pixelSize: size
    // The face sets words far apart; closer reads better in a line. One that shrinks to fit keeps them apart.
    font.wordSpacing: fontSizeMode === Text.FixedSize ? -0.14 * size : -0.14 * minimumPixelSize
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
