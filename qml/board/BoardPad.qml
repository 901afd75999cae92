// SPDX-License-Identifier: GPL-3.0-or-later
// What to press: the one big button (next phase, resolve the attacks, deal), and beside it what else the phase offers.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Item {
    id: pad

    required property var board
    property bool tall: true
    /// Two small buttons share a line of the tall pad.
    readonly property bool paired: tall && (resolving || drawing)
    readonly property bool narrow: paired || !tall && width < 600
    /// Somebody here decides, or sees what came of it.
    readonly property bool acts: board.mine || board.stage.running && board.stage.own
    readonly property int declared: board.attacks.length
    readonly property bool resolving: board.phase === "shock" && declared > 0
    readonly property bool before: board.phase === "" && board.acting !== ""
    readonly property bool drawing: board.phase === "draw" && board.sources.includes("deck")
    /// The turn can be drawn and ended in one tap.
    readonly property var ending: board.battle.ending ?? ({})
    readonly property bool ends: ending.refusal === "" && board.mine && !resolving
    readonly property string next: board.battle.next ?? ""
    readonly property string present: (board.battle.phases ?? []).find(phase => phase.state === "now")?.label ?? ""
    readonly property var remaining: board.battle.left ?? ({})
    /// Of a battle by e-mail how far it has come: see App.mail.battle.stage.
    readonly property var mail: App.mail.battle
    readonly property string stage: mail.stage
    readonly property bool sending: stage === "shown" || stage === "finished" || stage === "waiting" || stage === "over"

    signal attackWanted
    /// The end of a turn by e-mail, or its file once more.
    signal sendWanted
    signal againWanted
    signal secondWanted
    signal happenedWanted
    /// Is there room for what happened beside the main button? On a phone a tap on the story line tells it.
    readonly property bool recalls: board.happened.length > 0 && board.mine && stage === "" && (tall || width >= 600)
    readonly property bool alone: recalls && !resolving && board.phase !== "shock" && board.phase !== "rally" && board.phase !== "draw"

    implicitHeight: grid.implicitHeight

    /// What may still be done in this phase: "one unit to play".
    function rest(): string {
        const counted = (count, one, many) => count === 1 ? one : many.arg(count);
        switch (board.phase) {
        case "play":
            return counted(remaining.plays ?? 0, qsTr("one unit to play"), qsTr("%1 units to play"));
        case "move":
            return counted(remaining.moves ?? 0, qsTr("one sideways move"), qsTr("%1 sideways moves"));
        case "shock":
            return counted(remaining.flanks ?? 0, qsTr("one flank attempt"), qsTr("%1 flank attempts"));
        case "rally":
            return counted(remaining.attempts ?? 0, qsTr("one rally attempt"), qsTr("%1 rally attempts"));
        case "draw":
            return counted(remaining.draws ?? 0, qsTr("one card to draw"), qsTr("%1 cards to draw"));
        default:
            return "";
        }
    }
    function mailText(): string {
        switch (stage) {
        case "shown":
            return board.ended.over === true ? qsTr("How it ended") : qsTr("My turn");
        case "finished":
            return qsTr("Send turn");
        default:
            return qsTr("Send again");
        }
    }
    function mailDetail(): string {
        switch (stage) {
        case "shown":
            return mail.dice;
        case "finished":
            return qsTr("turn %1 is played").arg(mail.turn);
        case "waiting":
            return qsTr("waiting for %1").arg(mail.opponent);
        default:
            return qsTr("the file with all hands open");
        }
    }
    /// Nothing is told of the present phase where the button does more than end it.
    function turnDetail(): string {
        return ends ? ending.text : [present, rest(), ending.later === true ? ending.refusal : ""].filter(part => part !== "").join(" · ");
    }
    function turnText(): string {
        if (!ends && !drawing)
            return next !== "" ? qsTr("Next: %1").arg(next) : board.handsTo !== "" ? qsTr("Hand over to %1").arg(board.handsTo) : qsTr("End the turn");
        const draws = !ends || ending.draws;
        if ((ending.to ?? "") === "")
            return draws ? qsTr("Draw and end") : qsTr("End the turn");
        return draws ? qsTr("Draw, then hand over to %1").arg(ending.to) : qsTr("Hand over to %1").arg(ending.to);
    }
    readonly property string declaredText: declared === 1 ? qsTr("one attack") : qsTr("%1 attacks").arg(declared)

    GridLayout {
        id: grid
        anchors.fill: parent
        columns: pad.tall ? 2 : 3
        rowSpacing: 8
        columnSpacing: 8

        AppButton {
            objectName: "watchAgain"
            Layout.fillWidth: true
            Layout.preferredWidth: pad.tall ? 1 : -1
            Layout.columnSpan: pad.tall ? 2 : 1
            Layout.maximumHeight: Theme.touch
            visible: pad.stage === "shown" && pad.mail.watchable
            lines: 1
            glyph: pad.narrow ? "" : "rotate"
            text: pad.narrow ? qsTr("Again") : qsTr("Show it again")
            onClicked: pad.againWanted()
        }
        AppButton {
            objectName: "happenedButton"
            Layout.fillWidth: true
            Layout.preferredWidth: pad.tall ? 1 : -1
            Layout.columnSpan: pad.tall ? 2 : 1
            Layout.maximumHeight: Theme.touch
            visible: pad.alone
            leftPadding: pad.narrow ? 6 : 16
            rightPadding: leftPadding
            lines: 1
            glyph: pad.narrow ? "" : "info"
            text: qsTr("What happened")
            Accessible.description: pad.board.happenedText
            onClicked: pad.happenedWanted()
        }
        AppButton {
            objectName: "attackButton"
            Layout.fillWidth: true
            Layout.preferredWidth: pad.tall ? 1 : -1
            Layout.columnSpan: pad.tall && !pad.paired ? 2 : 1
            Layout.maximumHeight: Theme.touch
            visible: pad.board.phase === "shock" && pad.acts
            leftPadding: pad.narrow ? 6 : 16
            rightPadding: leftPadding
            lines: 1
            text: pad.declared > 0 ? pad.declaredText : pad.narrow ? qsTr("Attacks") : qsTr("Current attack")
            onClicked: pad.attackWanted()
        }
        AppButton {
            objectName: "drawButton"
            Layout.fillWidth: true
            Layout.preferredWidth: pad.tall ? 1 : -1
            Layout.columnSpan: pad.tall && !pad.paired ? 2 : 1
            Layout.maximumHeight: Theme.touch
            visible: pad.drawing && pad.acts
            leftPadding: pad.narrow ? 6 : 16
            rightPadding: leftPadding
            lines: 1
            glyph: pad.narrow ? "" : "add"
            text: qsTr("Draw")
            onClicked: pad.board.drop("deck", "hand")
        }
        AppButton {
            objectName: "secondButton"
            Layout.fillWidth: true
            Layout.preferredWidth: pad.tall ? 1 : -1
            Layout.columnSpan: pad.tall && !pad.paired ? 2 : 1
            Layout.maximumHeight: Theme.touch
            visible: (pad.board.phase === "rally" || pad.board.phase === "draw") && pad.acts
            leftPadding: pad.narrow ? 6 : 16
            rightPadding: leftPadding
            lines: 1
            text: pad.narrow ? qsTr("2nd line") : qsTr("Second line")
            onClicked: pad.secondWanted()
        }
        AppButton {
            objectName: "phaseButton"
            Layout.fillWidth: true
            Layout.preferredWidth: pad.tall ? 1 : -1
            Layout.columnSpan: pad.tall && !pad.paired ? 2 : 1
            Layout.maximumHeight: Theme.touch
            visible: pad.resolving && pad.acts
            leftPadding: pad.narrow ? 6 : 16
            rightPadding: leftPadding
            lines: 1
            glyph: pad.narrow ? "" : "forward"
            text: pad.next
            Accessible.name: qsTr("Next: %1").arg(pad.next)
            onClicked: pad.board.press("next")
        }
        BigButton {
            objectName: "nextButton"
            Layout.fillWidth: true
            Layout.fillHeight: pad.tall
            Layout.columnSpan: pad.tall ? 2 : 1
            Layout.minimumHeight: Theme.touch
            compact: pad.tall && pad.height < Theme.px(150)
            Layout.minimumWidth: pad.tall ? 0 : pad.width * 0.4
            focus: true
            side: pad.board.computing ? "" : pad.sending ? pad.board.near : pad.board.active
            visible: pad.sending || pad.before || pad.acts || pad.board.computing
            text: pad.sending ? pad.mailText() : pad.before ? qsTr("Deal") : pad.board.computing ? qsTr("Skip to my turn") : pad.resolving ? qsTr("Resolve") : pad.turnText()
            detail: pad.sending ? pad.mailDetail() : pad.board.showing ? qsTr("what %1 did").arg(pad.mail.opponent) : pad.before ? qsTr("shuffles, hands, initiative") : pad.board.stage.running ? qsTr("tap the board to hurry") : pad.board.computing ? qsTr("%1 decides").arg(pad.board.sides[pad.board.acting]?.name ?? "") : pad.resolving ? pad.declaredText : pad.turnDetail()
            onClicked: {
                if (pad.stage === "shown")
                    pad.mail.takeUp();
                else if (pad.sending)
                    pad.sendWanted();
                else if (pad.before)
                    pad.board.press("deal");
                else if (pad.board.computing)
                    pad.board.skip();
                else if (pad.board.stage.running)
                    pad.board.hurry();
                else
                    pad.board.press(pad.resolving ? "resolve" : pad.ends || pad.drawing ? "draw" : "next");
            }
        }
    }
}
