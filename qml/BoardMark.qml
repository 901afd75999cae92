// SPDX-License-Identifier: GPL-3.0-or-later
// A marker on a card: a few letters on a dark ground. What it means stands in the card's help.
import QtQuick

Rectangle {
    id: mark

    property string brief
    property bool small: false

    implicitWidth: letters.implicitWidth + 6
    implicitHeight: letters.implicitHeight + 2
    radius: 3
    color: Theme.ink

    AppText {
        id: letters
        anchors.centerIn: parent
        text: mark.brief
        color: Theme.surface
        font.pixelSize: Theme.px(mark.small ? 9 : 11)
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
