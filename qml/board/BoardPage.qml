// SPDX-License-Identifier: GPL-3.0-or-later
// A battle whose table is the screen: the enemy's line above, the field, one's own line, the hand, and what happened. Wide windows draw the
// field in two rows, tall ones a row for each column. Nothing is made anew when the window turns.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Optio

AppPage {
    id: page

    readonly property var board: App.board
    /// A battle by e-mail? Then how far it has come.
    readonly property var mailed: App.mail.battle
    readonly property string stage: mailed.stage
    property string stageBefore
    /// An earlier moment of the battle, while one is looked at.
    readonly property var replay: App.replay
    onStageChanged: followMail()
    /// What a new stage asks for is shown with the page, not before it.
    function followMail() {
        if (stage !== "" && StackView.view === null || stage === stageBefore)
            return;
        if (stage === "finished" && stageBefore === "turn")
            sheets.showSend();
        else if (stage === "turn" && mailed.drawOffered)
            sheets.showDraw();
        stageBefore = stage;
    }
    readonly property string near: board.near
    readonly property string far: near === "a" ? "b" : "a"
    // A list of the view model is read anew at every look into it; a copy is not.
    readonly property var lit: Array.from(board.targets)
    readonly property var able: Array.from(board.sources)
    readonly property var chosen: board.picked === "" ? [] : [board.picked].concat(Array.from(board.forming.from ?? []), Array.from(board.forming.to ?? []))
    readonly property bool over: (board.ended.over ?? false) && board.open
    readonly property bool curtained: board.to !== ""
    readonly property int margin: phone ? 8 : 16
    readonly property bool low: height < 620
    /// A phone on its side: no room for what happened, which the journal tells too.
    readonly property bool flat: height < 480
    /// What is being dragged; "" for nothing.
    property alias dragged: drag.dragged
    property bool endSeen: false

    function showHelp(thing: string) {
        sheets.showHelp(thing);
    }
    function showRule(rule: string) {
        ruleSheet.show(App.reference.find(ruleset, rule), rule, "", "");
    }
    function showPhase(id: string) {
        const phase = Array.from(board.battle.phases ?? []).find(one => one.id === id);
        ruleSheet.show({}, phase?.rule ?? "", phase?.label ?? "", App.reference.explain(ruleset, [phase?.label ?? ""])[0]?.say ?? "");
    }
    function attackList() {
        sheets.showAttacks();
    }
    function showSecond(side: string) {
        sheets.showSecond(side, toSecond ? board.picked : "");
    }
    /// A card all of whose targets lie in a second line leads there; one that is dragged is on its way.
    readonly property bool toSecond: board.picked.startsWith("card:") && lit.length > 0 && lit.every(thing => inSecond(thing))
    onToSecondChanged: if (toSecond && dragged === "") showSecond(board.acting)
    function inSecond(thing: string): bool {
        const army = board.sides[board.acting] ?? ({});
        return Array.from(army.routed ?? []).concat(Array.from(army.rallied ?? []), Array.from(army.pursuit ?? [])).some(unit => unit.id === thing);
    }
    /// A figure chooses that card of the hand; with one chosen it lays it on that area of the own line.
    function reach(number: int): bool {
        const cards = board.hand;
        if (board.picked === "" && board.handShown && number <= cards.count) {
            hand.at = number - 1;
            hand.keyed = true;
            hand.forceActiveFocus(Qt.TabFocusReason);
            board.tap(cards.get(number - 1).thing);
        } else if (board.picked !== "" && number <= field.columns) {
            board.tap("area:" + (board.acting !== "" ? board.acting : near) + number);
        } else {
            return false;
        }
        return true;
    }
    function undo() {
        if (!curtained)
            board.undo();
    }
    function find() {
        sheets.showJournal();
    }
    function send() {
        if (stage === "finished")
            sheets.showSend();
        else
            open(atTable ? "MailTablePage" : "MailSendPage", {"battle": mailed.id});
    }
    /// Is it a battle by e-mail that goes to the other tablet by itself (LNK-26)?
    readonly property bool atTable: stage !== "" && App.mail.post.role !== "" && App.mail.post.battle === mailed.id
    function leave() {
        ruleSheet.visible = false;
        sheets.closeAll();
        board.close();
    }
    function closeInner(): bool {
        if (replay.open && !sheets.anyOpen()) {
            replay.close();
            return true;
        }
        if (dragged !== "") {
            drag.cancel();
            board.letGo();
            return true;
        }
        if (ruleSheet.visible) {
            ruleSheet.close();
            return true;
        }
        if (sheets.closeOne())
            return true;
        if (panel.wanted && !curtained && (panel.asked || !panel.questioned)) {
            panel.no();
            return true;
        }
        if (board.picked !== "") {
            board.letGo();
            return true;
        }
        return false;
    }

    objectName: "boardPage"
    ruleset: board.ruleset
    ruleNow: (board.battle.phases ?? []).find(phase => phase.state === "now")?.rule ?? ""
    // A message lies over the strip that tells what happened; one that is higher lifts what stands above it.
    readonly property int beneath: phone ? 6 : 10
    readonly property real lifted: flat ? 0 : Math.max(0, strip - Theme.gap - tale.height)
    foot: beneath - Theme.gap
    stripX: margin
    stripWidth: width - 2 * margin
    leavesStrip: true
    Keys.onPressed: event => keys.handle(event, Window.activeFocusItem)
    BoardKeys {
        id: keys
        page: page
        panel: panel
        pad: pad
    }
    // The page is kept from battle to battle; nothing of the one before stays.
    readonly property bool playing: board.open
    onPlayingChanged: if (playing) begin()
    function begin() {
        endSeen = false;
        drag.cancel();
        tale.begin();
        hand.begin();
        hand.sunk = board.watching && !flat; // from the first picture on
        field.begin();
        if (stage !== "" && App.mail.post.role === "" && App.mail.post.lasts(mailed.id))
            say(qsTr("This battle was played at one table. Menu, Play at one table goes on there, with the old code."));
    }
    StackView.onActivating: {
        (panel.wanted ? panel : hand).focus = true;
        followMail();
    }

    // At the club.
    readonly property bool called: App.reporting.on && App.reporting.round.known && App.reporting.round.clock.lastBound
    onCalledChanged: if (called) say(qsTr("Time is called: finish this turn, then the battle is over."))

    Connections {
        target: App.board
        function onRefused(sentence) {
            page.say(sentence !== "" ? sentence : qsTr("No actions for this now. Press and hold for help."));
        }
        function onLeaving() {
            page.back();
        }
    }
    // Whoever takes the tablet up from somewhere else need not be the one who put it down.
    readonly property bool front: Window.active
    onFrontChanged: if (!front) board.showHand(false)

    Item {
        id: whole
        anchors.fill: parent
        // Under the curtain there is nothing to see, for eyes or for a screen reader.
        visible: !page.curtained

        BoardBar {
            id: bar
            width: parent.width
            board: page.board
            replaying: page.replay.open
            mailed: page.mailed
            landscape: page.landscape
            phone: page.phone
            onBack: page.back()
            onTableWanted: page.open(page.atTable ? "MailTablePage" : "TablePage", page.atTable ? {"battle": page.mailed.id} : {})
            onChartsWanted: page.open("RulesPage", {"ruleset": page.ruleset, "charting": true})
            onUndoWanted: page.undo()
            onJournalWanted: sheets.showJournal()
            onMenuWanted: sheets.showMenu()
        }
        PhaseStrip {
            id: phases
            visible: !page.phone && !page.low
            anchors.top: bar.bottom
            anchors.topMargin: visible ? 6 : 0
            x: page.margin
            width: parent.width - 2 * page.margin
            height: visible ? implicitHeight : 0
            phases: Array.from(page.board.battle.phases ?? [])
            side: page.board.active
            onChosen: phase => page.showPhase(phase)
        }
        BoardSide {
            id: farStrip
            y: phases.y + phases.height + (stacked ? 6 : 0)
            x: page.margin
            width: stacked ? (parent.width - 2 * page.margin - 8) / 2 : parent.width - 2 * page.margin
            height: implicitHeight
            stacked: field.rows
            side: page.far
            army: page.board.sides[page.far] ?? null
            lit: page.lit.includes("second:" + side) || page.toSecond && side === page.board.acting
            onSecondWanted: page.lit.includes("second:" + side) ? page.board.tap("second:" + side) : page.showSecond(side)
            onHelpWanted: thing => page.showHelp(thing)
        }
        BattleLine {
            id: line
            y: farStrip.y + farStrip.height + (field.rows ? 6 : 0)
            x: page.margin
            width: parent.width - 2 * page.margin
            // A panel that lies over the hand leaves the whole line to be touched: who joins an attack is tapped.
            height: (field.rows ? Math.min(hand.y, panel.visible && page.phone ? panel.y : hand.y) - 8 : nearStrip.y) - y
            field: field
            held: page.board.unit(page.board.picked).place === "field"
            scrolls: page.phone && field.rows && line.field.cellIn(height) < Theme.px(line.field.leastCell)

            BoardField {
                id: field
                objectName: "boardField"
                width: line.width
                height: line.needed
                board: page.board
                rows: !page.landscape && page.width < page.height
                lit: page.lit
                able: page.able
                chosen: page.chosen
                stage: page.board.stage
                touched: Array.from(page.board.touched)
                touchedBy: page.board.touchedBy
                onHelpWanted: thing => page.showHelp(thing)
                onDragBegan: (from, thing, x, y) => drag.begin(from, thing, x, y)
                onDragMoved: (from, x, y) => drag.move(from, x, y)
                onDragEnded: (from, x, y) => drag.end(from, x, y)
                onDragCancelled: drag.cancel()
                onSightWanted: (from, to) => line.show(from, to, true)
                onLeave: way => {
                    if (way > 0)
                        hand.forceActiveFocus(Qt.TabFocusReason);
                }
            }
        }
        BoardSide {
            id: nearStrip
            y: stacked ? farStrip.y : hand.y - height
            x: stacked ? page.margin + farStrip.width + 8 : page.margin
            width: farStrip.width
            height: implicitHeight
            stacked: field.rows
            side: page.near
            army: page.board.sides[page.near] ?? null
            lit: page.lit.includes("second:" + side) || page.toSecond && side === page.board.acting
            onSecondWanted: page.lit.includes("second:" + side) ? page.board.tap("second:" + side) : page.showSecond(side)
            onHelpWanted: thing => page.showHelp(thing)
        }
        BoardHand {
            id: hand
            objectName: "boardHand"
            x: page.margin
            y: pad.tall ? tale.y - page.lifted - height - 8 : padScope.y - height - 8
            width: pad.tall ? parent.width - 2 * page.margin - pad.width - 12 : parent.width - 2 * page.margin
            // While others act the hand sinks, so that the field gets the room; the act that leads there is shown first.
            readonly property bool watching: page.board.watching && !page.flat
            property bool sunk: false
            onWatchingChanged: sinking.start()
            height: page.flat ? 116 : sunk ? Math.max(pad.tall ? Theme.touchMain : Theme.touch, Theme.px(60)) : page.phone ? Math.max(84, page.height * 0.1) : Math.min(Theme.px(170), Math.max(84, page.height * (page.landscape ? 0.2 : 0.13)))
            visible: !(page.replay.open && pad.tall)
            board: page.board
            able: page.able
            picked: page.board.picked
            dropLit: page.lit.includes("dropped")
            onHelpWanted: thing => page.showHelp(thing)
            onDragBegan: (from, thing, x, y) => drag.begin(from, thing, x, y)
            onDragMoved: (from, x, y) => drag.move(from, x, y)
            onDragEnded: (from, x, y) => drag.end(from, x, y)
            onDragCancelled: drag.cancel()
            onLeave: way => {
                if (way < 0)
                    field.forceActiveFocus(Qt.TabFocusReason);
                else
                    pad.forceActiveFocus(Qt.TabFocusReason);
            }
        }
        Timer {
            id: sinking
            interval: 30
            onTriggered: hand.sunk = hand.watching
        }
        BigButton {
            objectName: "showHand"
            anchors.centerIn: hand
            visible: page.board.shared && !page.board.handShown && page.board.holder !== "" && page.board.mine && !panel.wanted
            side: page.board.holder
            text: qsTr("Show my hand")
            onClicked: {
                page.board.showHand(true);
                hand.forceActiveFocus();
            }
        }
        FocusScope {
            id: padScope
            x: pad.tall ? parent.width - page.margin - width : page.margin
            y: tale.y - page.lifted - (pad.tall ? hand.height : height) - 8
            width: pad.tall ? Math.min(Theme.px(250), page.width * 0.22) : parent.width - 2 * page.margin
            height: pad.tall ? Math.max(hand.height, Theme.touchMain) : page.replay.open ? replayHeight : pad.implicitHeight
            readonly property int replayHeight: 2 * Theme.touch + 12

            BoardPad {
                id: pad
                anchors.fill: parent
                // Asked in the other's turn, a player has nothing to press but the answer.
                visible: !page.replay.open && !(panel.questioned && page.board.question.side !== page.board.active)
                board: page.board
                atTable: page.atTable
                tall: page.landscape
                onAttackWanted: page.attackList()
                onSendWanted: page.send()
                onAgainWanted: page.mailed.showAgain()
                onHappenedWanted: sheets.showHappened()
                onSecondWanted: page.showSecond(page.board.shared ? page.board.active : page.near)
            }
        }
        ReplayBar {
            objectName: "replayBar"
            visible: page.replay.open
            x: pad.tall ? page.margin : padScope.x
            y: pad.tall ? hand.y : padScope.y
            width: page.width - 2 * page.margin
            height: pad.tall ? hand.height : padScope.height
            replay: page.replay
            scene: page
            told: false
            onSay: sentence => page.say(sentence)
        }
        TaleBar {
            id: tale
            objectName: "taleBar"
            visible: !page.flat
            height: visible ? implicitHeight : 0
            anchors.bottom: parent.bottom
            anchors.bottomMargin: page.beneath
            x: page.margin
            width: parent.width - 2 * page.margin
            tales: page.board.tales
            stage: page.board.stage
            hint: field.hint
            recalls: page.phone && page.board.happened.length > 0 && page.stage === ""
            onHappenedWanted: sheets.showHappened()
            onLetGo: page.board.letGo()
            onEntryWanted: n => page.replay.open ? undefined : page.stage !== "" ? sheets.showJournal() : page.open("EntryPage", {"n": n})
        }
        BoardPanel {
            id: panel
            objectName: "boardPanel"
            readonly property bool turned: App.prefs.acrossTable && page.board.shared && questioned && question.side !== page.near
            y: turned ? bar.height + 8 : tale.y - page.lifted - height - 8
            x: page.margin
            width: pad.tall ? parent.width - 2 * page.margin - (questioned || asked ? 0 : pad.width + 12) : parent.width - 2 * page.margin
            height: Math.min(implicitHeight, page.height * 0.55, page.phone ? tale.y - 16 - line.y - line.least : page.height)
            rotation: turned ? 180 : 0
            board: page.board
            onRuleWanted: rule => page.showRule(rule)
            onReleased: field.forceActiveFocus()
            onUnanswered: page.say(qsTr("This wants an answer: Y for yes, N for no."))
        }
        BoardStage {
            objectName: "boardStage"
            anchors.fill: parent
            stage: page.board.stage
            line: line
            field: field
            hand: hand
            nearStrip: nearStrip
            farStrip: farStrip
            near: page.near
        }
        BoardDrag {
            id: drag
            anchors.fill: parent
            board: page.board
            line: line
            field: field
            hand: hand
            nearStrip: nearStrip
            farStrip: farStrip
            lit: page.lit
            locked: page.board.stage.running || panel.wanted && !panel.formed
            formed: panel.formed
            toSecond: page.toSecond
            onSecondWanted: side => page.showSecond(side)
        }
        BoardEnd {
            anchors.centerIn: parent
            visible: page.over && !page.endSeen && !page.replay.open
            width: Math.min(parent.width - 2 * page.margin, Theme.px(560))
            ended: page.board.ended
            sides: page.board.sides
            mailed: page.stage !== ""
            confirms: App.reporting.on && App.reporting.result.due
            onSendWanted: page.send()
            onResultWanted: page.open("ReportingPage", {})
            onDebriefWanted: page.open("DebriefPage", {})
            onLookWanted: page.endSeen = true
            onCloseWanted: page.back()
            onBackupWanted: page.open("SettingsPage", {})
        }
    }
    Loader {
        anchors.fill: parent
        active: page.curtained
        onLoaded: (item as Item).forceActiveFocus()
        Component.onCompleted: setSource("HandOverSheet.qml", {"handOver": page.board})
    }
    onCurtainedChanged: if (!curtained) hand.forceActiveFocus()

    RuleSheet { id: ruleSheet }
    BoardSheets {
        id: sheets
        board: page.board
        onRuleWanted: rule => page.showRule(rule)
        onOpen: (name, values) => page.open(name, values)
        onSay: sentence => page.say(sentence)
        onSendWanted: page.send()
        onSent: battle => {
            if (!page.atTable)
                page.openFromHome("MailSendPage", {"battle": battle, "fresh": true});
            else if (App.mail.post.state !== "connected")
                page.say(qsTr("The turn is closed and safe. It goes to the other tablet as soon as that is back."));
        }
    }
}
