// SPDX-License-Identifier: GPL-3.0-or-later
// What the devices at the table wait for: TableStrip { table: App.table; reading: App.game.reading }. The nod that this device is asked for, what
// it has sent itself, or that the game can only be read here. It has no height while there is nothing of that.
import QtQuick
import QtQuick.Layouts
import Optio

Rectangle {
    id: strip

    required property var table
    property bool reading: false
    readonly property bool asks: table.asked !== ""
    readonly property bool waits: !asks && table.waiting !== ""
    readonly property bool alone: !asks && !waits && reading
    readonly property string words: asks ? table.asked : waits ? table.waiting : alone ? table.reason !== "" ? qsTr("Reading only. %1").arg(table.reason) : qsTr("Reading only: another tablet keeps this game.") : ""

    objectName: "tableStrip"
    visible: words !== ""
    height: visible ? row.implicitHeight + 2 * Theme.gap : 0
    color: Theme.surface
    border.width: 2
    border.color: asks ? Theme.accent : Theme.line
    onWordsChanged: if (words !== "" && (asks || alone)) Announcer.say(label, words)

    RowLayout {
        id: row
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        AppText {
            id: label
            objectName: "tableWords"
            Layout.fillWidth: true
            text: strip.words
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        AppButton {
            objectName: "tableWithdraw"
            visible: strip.waits && strip.table.slow
            text: qsTr("Take it back")
            glyph: "undo"
            onClicked: strip.table.withdraw()
        }
        AppButton {
            objectName: "tableRefuse"
            visible: strip.asks
            text: qsTr("No")
            onClicked: strip.table.answer(false)
        }
        AppButton {
            objectName: "tableAgree"
            visible: strip.asks
            kind: "primary"
            text: qsTr("Agree")
            glyph: "check"
            onClicked: strip.table.answer(true)
        }
        AppButton {
            objectName: "tableAgain"
            visible: strip.alone
            text: qsTr("Join again")
            onClicked: strip.table.joinAgain()
        }
    }
}
