// SPDX-License-Identifier: GPL-3.0-or-later
// What another device has done under an open form: MeanwhileBand { meanwhile: "…"; unchecked: 2 }. It has no height while nothing has happened.
import QtQuick
import QtQuick.Layouts
import Optio

Rectangle {
    id: band

    property string meanwhile
    property int unchecked: 0

    objectName: "meanwhile"
    Layout.preferredHeight: words.implicitHeight + 2 * Theme.gap
    implicitHeight: words.implicitHeight + 2 * Theme.gap
    visible: meanwhile !== ""
    color: Theme.surface
    border.width: 2
    border.color: Theme.accent

    AppText {
        id: words
        objectName: "meanwhileWords"
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        anchors.verticalCenter: parent.verticalCenter
        text: band.unchecked > 0 ? qsTr("Meanwhile: %1 Look at what is marked.").arg(band.meanwhile) : qsTr("Meanwhile: %1").arg(band.meanwhile)
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
        onTextChanged: if (band.visible) Announcer.say(words, text)
    }
}
