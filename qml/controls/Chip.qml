// SPDX-License-Identifier: GPL-3.0-or-later
// A short fact in a pill: Chip { text: qsTr("demoralised"); tone: "bad" }. tone: one of Theme.tones; `side` "a"/"b" tints it. One that is `asked` answers
// a tap, somewhat beyond its edge too.
import QtQuick

Rectangle {
    id: chip

    property string text
    property string tone: "none"
    property string side
    property bool asked: false

    signal tapped

    readonly property color colour: side !== "" ? Theme.side(side) : Theme.tone(tone)

    implicitWidth: label.implicitWidth + 20
    implicitHeight: label.implicitHeight + 8
    radius: height / 2
    color: "transparent"
    border.width: Theme.hairline
    border.color: tone === "none" && side === "" ? Theme.line : colour
    Accessible.role: asked ? Accessible.Button : Accessible.StaticText
    Accessible.name: text
    Accessible.description: asked ? qsTr("Says what it means") : ""
    Accessible.onPressAction: if (asked) tapped()

    AppText {
        id: label
        anchors.centerIn: parent
        width: Math.min(implicitWidth, chip.width - 20)
        text: chip.text
        color: chip.colour
        font.pixelSize: Theme.textSmall
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    MouseArea {
        anchors.fill: parent
        anchors.margins: -8
        visible: chip.asked
        cursorShape: Qt.WhatsThisCursor
        onClicked: chip.tapped()
    }
}
