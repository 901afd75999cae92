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
    readonly property bool acts: board.mine || board.stage.running && board.stage.own || sent && board.awaited === ""
    /// What was done here is on its way to the tablet that keeps the game, or waits for the other's nod.
    readonly property bool sent: board.apart && App.table.waiting !== ""
    readonly property int declared: board.attacks.length
    readonly property bool resolving: board.phase === "shock" && declared > 0
    readonly property bool before: board.phase === "" && board.acting !== "" && !board.showing && (board.awaited === "" || App.table.role === "keeper" && App.table.other === "")
    property bool drawing
    Binding on drawing {
        when: !pad.sent
        value: pad.board.phase === "draw" && pad.board.sources.includes("deck")
        restoreMode: Binding.RestoreNone
    }
    /// Who is waited for, where each plays at a tablet of their own, or one only looks on.
    readonly property string waits: waitText()
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
    /// Does a turn by e-mail go to the other tablet by itself (LNK-26)?
    property bool atTable: false
    function mailText(): string {
        if (atTable && stage === "waiting")
            return qsTr("%1's turn").arg(mail.opponent);
        switch (stage) {
        case "shown":
            return board.ended.over === true ? qsTr("How it ended") : qsTr("My turn");
        case "finished":
            return atTable ? qsTr("End the turn") : qsTr("Send turn");
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
            return !atTable ? qsTr("waiting for %1").arg(mail.opponent) : App.mail.post.alike && mail.turn > 1 ? qsTr("your turn is on %1's tablet").arg(mail.opponent) : App.mail.post.word;
        default:
            return qsTr("the file with all hands open");
        }
    }
    function waitText(): string {
        if (board.awaited === "" || stage !== "" || App.game.reading)
            return "";
        const army = board.sides[board.awaited]?.name ?? "", name = App.table.other;
        const who = name !== "" ? name : army;
        if (board.awaitedFor !== "")
            return name === "" && board.apart ? qsTr("%1 is asked (%2), and nobody has joined for them").arg(army).arg(board.awaitedFor) : qsTr("%1 is asked: %2").arg(who).arg(board.awaitedFor);
        if (name === "" && board.apart)
            return qsTr("Turn: %1; nobody has joined for them yet").arg(army);
        return board.phase === "" ? qsTr("%1 deals").arg(who) : qsTr("%1's turn").arg(who);
    }
    /// What the main button would do, for who looks on or is shown what others did.
    function computingText(): string {
        return board.showing && (stage === "" || mail.live) ? qsTr("Skip to now") : qsTr("Skip to my turn");
    }
    function computingDetail(): string {
        if (board.showing && stage === "")
            return App.table.other !== "" ? qsTr("what %1 did").arg(App.table.other) : qsTr("what has happened");
        if (board.showing)
            return qsTr("what %1 did").arg(mail.opponent);
        return board.stage.running ? qsTr("tap the board to hurry") : qsTr("%1 decides").arg(board.sides[board.acting]?.name ?? "");
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
            id: main
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
            text: pad.sending ? pad.mailText() : pad.sent ? App.table.waiting : pad.before ? qsTr("Deal") : pad.board.computing ? pad.computingText() : pad.resolving ? qsTr("Resolve") : pad.turnText()
            detail: pad.sending ? pad.mailDetail() : pad.sent ? "" : pad.before ? qsTr("shuffles, hands, initiative") : pad.board.computing || pad.board.stage.running ? pad.computingDetail() : pad.resolving ? pad.declaredText : pad.turnDetail()
            onClicked: {
                if (pad.sent)
                    return; // until there is an answer
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
        Rectangle {
            objectName: "boardWaits"
            Layout.fillWidth: true
            Layout.fillHeight: pad.tall
            Layout.columnSpan: pad.tall ? 2 : 3
            Layout.minimumHeight: Theme.touch
            Layout.preferredHeight: Math.max(Theme.touch, said.implicitHeight + 2 * Theme.gap)
            visible: !main.visible && pad.waits !== ""
            radius: Theme.radius
            color: Theme.tile(pad.board.awaited)
            border.width: Theme.hairline
            border.color: Theme.side(pad.board.awaited)

            AppText {
                id: said
                anchors.verticalCenter: parent.verticalCenter
                x: 12
                width: parent.width - 2 * x
                text: pad.waits
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignHCenter
                maximumLineCount: 3
                elide: Text.ElideRight
                onTextChanged: if (said.text !== "") Announcer.say(said, said.text)
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
    }
}
