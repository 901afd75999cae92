// SPDX-License-Identifier: GPL-3.0-or-later
// Body text: plain, 16 px before scaling. Set `quiet` for what is secondary; wraps by default, set elide and wrapMode: Text.NoWrap in lists.
import QtQuick

Text {
    property bool quiet: false

    textFormat: Text.PlainText
    color: quiet ? Theme.quiet : Theme.ink
    font.family: Theme.body
    font.pixelSize: Theme.textBody
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
