// SPDX-License-Identifier: GPL-3.0-or-later
// A marker on a card: a few letters on a dark ground. What it means stands in the card's help.
import QtQuick

Rectangle {
    id: mark

    property string brief
    property bool small: false
    property real letters: Theme.scale

    implicitWidth: word.implicitWidth + 6
    implicitHeight: word.implicitHeight + 2
    radius: 3
    color: Theme.ink

    AppText {
        id: word
        anchors.centerIn: parent
        text: mark.brief
        color: Theme.surface
        font.pixelSize: Math.max(6, Math.floor((mark.small ? 9 : 11) * mark.letters))
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
