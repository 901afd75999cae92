// SPDX-License-Identifier: GPL-3.0-or-later
// What the devices at the table wait for: TableStrip { table: App.table; reading: App.game.reading }. The nod that this device is asked for, what
// it has sent itself, that the game can only be read here, or that a sharing broke off. It has no height while there is nothing of that.
import QtQuick
import QtQuick.Layouts
import Optio

Rectangle {
    id: strip

    required property var table
    property bool reading: false
    readonly property bool asks: table.asked !== ""
    /// Questions of the other's form, which wait while those are being answered.
    readonly property bool questioned: !asks && table.questions.by !== undefined && !answering
    property bool answering: false
    readonly property bool asking: !asks && !questioned && table.asking
    readonly property bool waits: !asks && !questioned && !asking && table.waiting !== ""
    readonly property bool alone: !asks && !questioned && !asking && !waits && reading
    readonly property bool trying: table.link === "connecting" || table.link === "lost"
    readonly property bool broken: !asks && !questioned && !asking && !waits && !alone && table.interrupted
    readonly property string words: asks ? table.asked : questioned ? qsTr("%1 asks for your answers: %2").arg(table.questions.by).arg(table.questions.title) : asking ? qsTr("Waiting for the answers of %1").arg(table.other) : waits ? table.waiting : alone ? trying ? table.keeper !== "" ? qsTr("Looking for %1's tablet. Until it answers this game can only be read.").arg(table.keeper) : qsTr("Looking for the tablet that keeps this game. Until it answers the game can only be read.") : table.reason !== "" ? qsTr("Reading only. %1").arg(table.reason) : qsTr("Reading only: another tablet keeps this game.") : broken ? qsTr("This game was being shared when Optio ended. The others are still trying to come back.") : ""

    /// The old code is worth nothing any more.
    signal codeWanted
    /// The page that answers is wanted.
    signal answersWanted

    objectName: "tableStrip"
    visible: words !== ""
    height: visible ? row.implicitHeight + 2 * Theme.gap : 0
    color: Theme.surface
    border.width: 2
    border.color: asks || questioned ? Theme.accent : Theme.line
    onWordsChanged: if (words !== "" && (asks || questioned || alone || broken)) Announcer.say(label, words)

    GridLayout {
        id: row
        readonly property bool stacked: strip.width < Theme.px(600) && (strip.asks || strip.questioned || strip.broken || strip.alone)
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        anchors.verticalCenter: parent.verticalCenter
        columns: stacked ? 2 : 4
        columnSpacing: 12
        rowSpacing: Theme.gap

        AppText {
            id: label
            objectName: "tableWords"
            Layout.fillWidth: true
            Layout.columnSpan: row.stacked ? 2 : 1
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
            Layout.fillWidth: row.stacked
            visible: strip.asks
            text: qsTr("No")
            onClicked: strip.table.answer(false)
        }
        AppButton {
            objectName: "tableAgree"
            Layout.fillWidth: row.stacked
            visible: strip.asks
            kind: "primary"
            text: qsTr("Agree")
            glyph: "check"
            onClicked: strip.table.answer(true)
        }
        AppButton {
            objectName: "tableStopAsking"
            visible: strip.asking
            text: qsTr("Answer it here")
            onClicked: strip.table.stopAsking()
        }
        AppButton {
            objectName: "tableAnswerThere"
            Layout.fillWidth: row.stacked
            visible: strip.questioned
            text: qsTr("Answer it there")
            onClicked: strip.table.refuseQuestions()
        }
        AppButton {
            objectName: "tableAnswer"
            Layout.fillWidth: row.stacked
            visible: strip.questioned
            kind: "primary"
            text: qsTr("Answer")
            onClicked: if (strip.table.openQuestions()) strip.answersWanted()
        }
        AppButton {
            objectName: "tableAgain"
            Layout.fillWidth: row.stacked
            Layout.columnSpan: row.stacked ? 2 : 1
            visible: strip.alone
            text: strip.trying ? qsTr("Stop trying") : strip.table.link === "gone" ? qsTr("Enter a new code") : qsTr("Join again")
            onClicked: {
                if (strip.trying)
                    strip.table.stop();
                else if (strip.table.link === "gone")
                    strip.codeWanted();
                else
                    strip.table.joinAgain();
            }
        }
        AppButton {
            objectName: "tableForget"
            Layout.fillWidth: row.stacked
            visible: strip.broken
            text: qsTr("Not now")
            onClicked: strip.table.forget()
        }
        AppButton {
            objectName: "tableResume"
            Layout.fillWidth: row.stacked
            visible: strip.broken
            kind: "primary"
            text: qsTr("Share again")
            onClicked: strip.table.shareAgain()
        }
    }
}
