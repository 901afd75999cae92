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
    /// To whom the open game was handed over; "" for nobody.
    property string handed
    readonly property bool asks: table.asked !== ""
    /// Questions of the other's form, which wait while those are being answered.
    readonly property bool questioned: !asks && table.questions.by !== undefined && !answering
    property bool answering: false
    /// Is the page of the sharing open, which asks the same?
    property bool sharing: false
    /// A tablet without a link asks for a seat.
    readonly property bool sought: !asks && !questioned && !sharing && table.seeker.digits !== undefined
    /// Does the page itself say what was sent, as long as that takes no time?
    property bool sentShown: false
    /// Is a page open that says the rest of it?
    property bool told: false
    readonly property bool asking: !asks && !questioned && !sought && table.asking
    readonly property bool waits: !asks && !questioned && !sought && !asking && table.waiting !== "" && (!sentShown || table.slow)
    /// The game is on its way to another tablet, or went there.
    readonly property bool handing: !asks && !questioned && !sought && !asking && !waits && (table.handing !== "" || (reading && handed !== ""))
    readonly property bool alone: !asks && !questioned && !sought && !asking && !waits && !handing && !told && reading
    readonly property bool trying: table.link === "connecting" || table.link === "lost"
    readonly property bool missed: !asks && !questioned && !sought && !asking && !waits && !handing && !alone && !told && table.longLost
    /// May this tablet go on as keeper?
    readonly property bool carries: (alone || missed) && table.carrying.entries !== undefined && (missed || table.triedInVain) && table.link !== "connecting"
    readonly property bool broken: !asks && !questioned && !sought && !asking && !waits && !handing && !alone && !missed && table.interrupted
    readonly property bool parted: !asks && !questioned && !sought && !asking && !waits && !handing && !alone && !missed && !broken && !told && table.partedAnew
    readonly property string words: {
        if (asks)
            return table.asked;
        if (questioned)
            return qsTr("%1 asks for your answers: %2").arg(table.questions.by).arg(table.questions.title);
        if (sought)
            return table.seeker.name !== "" ? qsTr("A tablet asks to join this table: %1").arg(table.seeker.name) : qsTr("A tablet asks to join this table");
        if (asking)
            return table.other !== "" ? qsTr("Waiting for the answers of %1").arg(table.answerer) : qsTr("Waiting for the answers of %1, whose tablet is not connected just now").arg(table.answerer);
        if (waits)
            return table.waiting;
        if (handing)
            return table.handing !== "" ? qsTr("Handing the game over to %1. Nothing is done here until that tablet has it.").arg(table.handing) : qsTr("This game was handed over to %1.").arg(handed);
        if (alone && trying)
            return table.keeper !== "" ? qsTr("Looking for %1's tablet. Until it answers this game can only be read.").arg(table.keeper) : qsTr("Looking for the tablet that keeps this game. Until it answers the game can only be read.");
        if (alone)
            return table.reason !== "" ? qsTr("Reading only. %1").arg(table.reason) : qsTr("Reading only: another tablet keeps this game.");
        if (missed)
            return qsTr("%1's tablet has not answered for half a minute. Optio goes on trying.").arg(table.keeper);
        if (broken)
            return qsTr("This game was being shared when it was last open here. The others go on trying to come back.");
        return parted ? qsTr("This game and another one here have the same beginning, and both have gone on.") : "";
    }

    /// The old code is worth nothing any more.
    signal codeWanted
    /// The page that answers is wanted.
    signal answersWanted
    /// The page that shows the digits of who asks to join.
    signal seekerWanted
    /// The page that asks whether this tablet goes on as keeper.
    signal carryingWanted
    /// The page that shows two games side by side.
    signal partingWanted

    objectName: "tableStrip"
    visible: words !== ""
    height: visible ? row.implicitHeight + 2 * Theme.gap : 0
    color: Theme.surface
    border.width: 2
    border.color: asks || questioned || sought ? Theme.accent : Theme.line
    onWordsChanged: if (words !== "" && (asks || questioned || sought || alone || handing || missed || broken || parted)) Announcer.say(label, words)

    GridLayout {
        id: row
        readonly property bool stacked: strip.width < Theme.px(600) && (strip.asks || strip.questioned || strip.sought || strip.broken || strip.alone || strip.handing || strip.missed || strip.parted)
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
            objectName: "tableTurnAway"
            Layout.fillWidth: row.stacked
            visible: strip.sought
            text: qsTr("Do not let it in")
            onClicked: strip.table.turnAway()
        }
        AppButton {
            objectName: "tableSeeker"
            Layout.fillWidth: row.stacked
            visible: strip.sought
            kind: "primary"
            text: qsTr("Compare digits")
            onClicked: strip.seekerWanted()
        }
        AppButton {
            objectName: "tableAgain"
            Layout.fillWidth: row.stacked
            Layout.columnSpan: row.stacked && !strip.carries && !strip.handing ? 2 : 1
            visible: strip.alone || strip.handing && strip.table.handing === ""
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
            objectName: "tableCarryOn"
            Layout.fillWidth: row.stacked
            Layout.columnSpan: row.stacked && !strip.alone ? 2 : 1
            visible: strip.carries
            text: qsTr("Carry on as keeper")
            onClicked: strip.carryingWanted()
        }
        AppButton {
            objectName: "tableKeepHere"
            Layout.fillWidth: row.stacked
            Layout.columnSpan: row.stacked && strip.table.handing !== "" ? 2 : 1
            visible: strip.handing
            text: qsTr("Keep it here")
            onClicked: strip.table.keepHere()
        }
        AppButton {
            objectName: "tableCompare"
            Layout.fillWidth: row.stacked
            Layout.columnSpan: row.stacked ? 2 : 1
            visible: strip.parted
            kind: "primary"
            text: qsTr("Compare")
            onClicked: strip.partingWanted()
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
