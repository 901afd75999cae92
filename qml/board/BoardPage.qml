// SPDX-License-Identifier: GPL-3.0-or-later
// A battle whose table is the screen: the enemy's line above, the field, one's own line, the hand, and what happened. Wide windows draw the
// field in two rows, tall ones a row for each column. Nothing is made anew when the window turns.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

AppPage {
    id: page

    readonly property var game: App.game
    readonly property var board: App.board
    readonly property string near: board.near
    readonly property string far: near === "a" ? "b" : "a"
    // A list of the view model is read anew at every look into it; a copy is not.
    readonly property var lit: Array.from(board.targets)
    readonly property var able: Array.from(board.sources)
    readonly property var chosen: board.picked === "" ? [] : [board.picked].concat(Array.from(board.forming.from ?? []), Array.from(board.forming.to ?? []))
    readonly property bool over: (game.ended?.over ?? false) && board.open
    readonly property bool curtained: board.to !== ""
    readonly property int margin: phone ? 8 : 16
    readonly property bool low: height < 620
    /// A phone on its side: no room for what happened, which the journal tells too.
    readonly property bool flat: height < 480
    /// What is being dragged; "" for nothing.
    property string dragged
    property point dragAt
    property string saving
    property bool endSeen: false

    function thingAt(x: real, y: real): string {
        const inField = page.mapToItem(field, x, y);
        if (inField.x >= 0 && inField.y >= 0 && inField.x <= field.width && inField.y <= field.height)
            return field.thingAt(inField.x, inField.y);
        const inHand = page.mapToItem(hand, x, y);
        const found = hand.thingAt(inHand.x, inHand.y);
        if (found !== "")
            return found;
        for (const strip of [nearStrip, farStrip]) {
            const at = page.mapToItem(strip, x, y);
            if (at.y >= 0 && at.y <= strip.height)
                return "second:" + strip.side;
        }
        return "";
    }
    function dragBegan(from: Item, thing: string, x: real, y: real) {
        if (panel.wanted && !panel.formed)
            return;
        dragged = thing;
        if (!panel.formed)
            board.pick(thing);
        dragMoved(from, x, y);
    }
    function dragMoved(from: Item, x: real, y: real) {
        if (dragged === "")
            return;
        const at = from.mapToItem(page, x, y);
        dragAt = Qt.point(at.x, at.y);
        const inHand = page.mapToItem(hand, at.x, at.y);
        hand.gapAt = ownCard(dragged) && hand.thingAt(inHand.x, inHand.y) === "hand" ? hand.placeAt(inHand.x) : -1;
    }
    function ownCard(thing: string): bool {
        return thing.startsWith("card:") || board.unit(thing).place === "hand";
    }
    function dragEnded(from: Item, x: real, y: real) {
        if (dragged === "")
            return;
        dragMoved(from, x, y);
        const thing = dragged;
        const to = thingAt(dragAt.x, dragAt.y);
        const place = hand.gapAt;
        const there = to.startsWith("second:") && toSecond && !lit.includes(to);
        dragCancelled();
        if (place >= 0) {
            board.letGo();
            board.moveCard(hand.at, place);
            hand.at = place;
        } else if (there) {
            showSecond(to.slice(7));
        } else if (to === "" || to === thing) {
            if (!panel.formed)
                board.letGo();
        } else {
            Qt.callLater(() => page.board.drop(thing, to));
        }
    }
    function dragCancelled() {
        dragged = "";
        hand.gapAt = -1;
    }
    function showHelp(thing: string) {
        help.thing = thing;
        help.open();
    }
    function showRule(rule: string) {
        ruleSheet.show(App.reference.find(ruleset, rule), rule, "", "");
    }
    function attackList() {
        attacks.open();
    }
    function showSecond(side: string) {
        second.side = side;
        second.card = toSecond ? board.picked : "";
        second.open();
    }
    /// A card all of whose targets lie in a second line leads there; one that is dragged is on its way.
    readonly property bool toSecond: board.picked.startsWith("card:") && lit.length > 0 && lit.every(thing => inSecond(thing))
    onToSecondChanged: if (toSecond && dragged === "") showSecond(board.acting)
    function inSecond(thing: string): bool {
        const army = board.sides[board.acting] ?? ({});
        return Array.from(army.routed ?? []).concat(Array.from(army.rallied ?? []), Array.from(army.pursuit ?? [])).some(unit => unit.id === thing);
    }
    /// What H tells of: what has the keyboard, or else what is picked up.
    function helpable(item: var): string {
        const thing = item?.thing ?? "";
        return thing !== "" ? thing : board.picked;
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
        journal.open();
    }
    function leave() {
        ruleSheet.visible = false;
        for (const sheet of [menu, journal, help, second, attacks, orders])
            sheet.close();
        game.close();
    }
    function closeInner(): bool {
        if (dragged !== "") {
            dragCancelled();
            board.letGo();
            return true;
        }
        if (ruleSheet.visible) {
            ruleSheet.close();
            return true;
        }
        for (const sheet of [help, second, attacks, orders, journal, menu])
            if (sheet.opened) {
                sheet.close();
                return true;
            }
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
    ruleset: game.ruleset ?? ""
    ruleNow: (board.battle.phases ?? []).find(phase => phase.state === "now")?.rule ?? ""
    // A message lies over the strip that tells what happened.
    foot: phone ? 6 : 10
    stripX: margin
    stripWidth: width - 2 * margin
    leavesStrip: true
    Keys.onPressed: event => {
        if (curtained || (event.modifiers & Qt.ControlModifier))
            return;
        event.accepted = true;
        if (event.key === Qt.Key_E && !panel.wanted && (board.mine || board.phase === ""))
            board.press(board.phase === "" ? "deal" : "next");
        else if (event.key === Qt.Key_R && board.mine && board.attacks.length > 0)
            board.press("resolve");
        else if (event.key === Qt.Key_D && board.mine && able.includes("deck"))
            board.drop("deck", "hand");
        else if (event.key === Qt.Key_S)
            page.showSecond(board.shared && board.active !== "" ? board.active : near);
        else if (event.key === Qt.Key_C)
            page.open("RulesPage", {"ruleset": ruleset, "charting": true});
        else if (event.key === Qt.Key_A)
            attacks.open();
        else if (event.key === Qt.Key_F && panel.formed)
            panel.cycle();
        else if (event.key === Qt.Key_H && helpable(Window.activeFocusItem) !== "")
            showHelp(helpable(Window.activeFocusItem));
        else if (event.key === Qt.Key_H)
            page.open("RulesPage", {"ruleset": ruleset, "rule": ruleNow});
        else
            event.accepted = event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && board.mine && !panel.wanted && reach(event.key - Qt.Key_0);
    }
    Component.onCompleted: hand.forceActiveFocus()

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

        TopBar {
            id: bar
            width: parent.width
            title: page.board.battle.title ?? ""
            subtitle: page.board.battle.noShock ? qsTr("no shock: %1").arg(page.board.battle.noShock) : ""
            onBack: page.back()

            AppButton {
                visible: page.landscape
                text: qsTr("Charts")
                glyph: "rules"
                onClicked: page.open("RulesPage", {"ruleset": page.ruleset, "charting": true})
            }
            IconButton {
                objectName: "hideHand"
                visible: page.board.shared && page.board.handShown
                glyph: "close"
                text: qsTr("Hide my hand")
                onClicked: page.board.showHand(false)
            }
            IconButton {
                objectName: "undoIcon"
                enabled: page.board.canUndo
                glyph: "undo"
                text: page.board.undoText !== "" ? page.board.undoText : qsTr("Undo")
                onClicked: page.undo()
            }
            IconButton {
                objectName: "journalIcon"
                visible: !page.phone
                glyph: "journal"
                text: qsTr("Journal")
                onClicked: journal.open()
            }
            IconButton {
                objectName: "moreButton"
                glyph: "more"
                text: qsTr("More")
                onClicked: menu.open()
            }
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
        }
        BoardSide {
            id: farStrip
            anchors.top: phases.bottom
            x: page.margin
            width: parent.width - 2 * page.margin
            side: page.far
            army: page.board.sides[page.far] ?? null
            lit: page.lit.includes("second:" + side) || page.toSecond && side === page.board.acting
            onSecondWanted: page.lit.includes("second:" + side) ? page.board.tap("second:" + side) : page.showSecond(side)
            onHelpWanted: thing => page.showHelp(thing)
        }
        BoardField {
            id: field
            objectName: "boardField"
            anchors.top: farStrip.bottom
            anchors.bottom: nearStrip.top
            x: page.margin
            width: parent.width - 2 * page.margin
            board: page.board
            rows: !page.landscape && page.width < page.height
            lit: page.lit
            able: page.able
            chosen: page.chosen
            touched: Array.from(page.board.touched)
            touchedBy: page.board.touchedBy
            onHelpWanted: thing => page.showHelp(thing)
            onDragBegan: (from, thing, x, y) => page.dragBegan(from, thing, x, y)
            onDragMoved: (from, x, y) => page.dragMoved(from, x, y)
            onDragEnded: (from, x, y) => page.dragEnded(from, x, y)
            onDragCancelled: page.dragCancelled()
            onLeave: way => {
                if (way > 0)
                    hand.forceActiveFocus(Qt.TabFocusReason);
            }
        }
        BoardSide {
            id: nearStrip
            anchors.bottom: hand.top
            x: page.margin
            width: parent.width - 2 * page.margin
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
            y: pad.tall ? tale.y - height - 8 : padScope.y - height - 8
            width: pad.tall ? parent.width - 2 * page.margin - pad.width - 12 : parent.width - 2 * page.margin
            height: page.flat ? 116 : page.phone ? Math.max(84, page.height * 0.1) : Math.min(Theme.px(170), Math.max(84, page.height * (page.landscape ? 0.21 : 0.13)))
            board: page.board
            able: page.able
            picked: page.board.picked
            dropLit: page.lit.includes("dropped")
            onHelpWanted: thing => page.showHelp(thing)
            onDragBegan: (from, thing, x, y) => page.dragBegan(from, thing, x, y)
            onDragMoved: (from, x, y) => page.dragMoved(from, x, y)
            onDragEnded: (from, x, y) => page.dragEnded(from, x, y)
            onDragCancelled: page.dragCancelled()
            onLeave: way => {
                if (way < 0)
                    field.forceActiveFocus(Qt.TabFocusReason);
                else
                    pad.forceActiveFocus(Qt.TabFocusReason);
            }
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
            y: pad.tall ? hand.y : tale.y - height - 8
            width: pad.tall ? Math.min(Theme.px(250), page.width * 0.22) : parent.width - 2 * page.margin
            height: pad.tall ? hand.height : pad.implicitHeight

            BoardPad {
                id: pad
                anchors.fill: parent
                board: page.board
                tall: page.landscape
                onAttackWanted: attacks.open()
                onSecondWanted: page.showSecond(page.board.shared ? page.board.active : page.near)
            }
        }
        TaleBar {
            id: tale
            objectName: "taleBar"
            visible: !page.flat
            height: visible ? implicitHeight : 0
            anchors.bottom: parent.bottom
            anchors.bottomMargin: page.phone ? 6 : 10
            x: page.margin
            width: parent.width - 2 * page.margin
            tales: page.board.tales
            onEntryWanted: n => page.open("EntryPage", {"n": n})
        }
        BoardPanel {
            id: panel
            objectName: "boardPanel"
            readonly property bool turned: App.prefs.acrossTable && page.board.shared && questioned && question.side !== page.near
            y: turned ? bar.height + 8 : tale.y - height - 8
            x: page.margin
            width: pad.tall ? parent.width - 2 * page.margin - (questioned || asked ? 0 : pad.width + 12) : parent.width - 2 * page.margin
            height: Math.min(implicitHeight, page.height * 0.55)
            rotation: turned ? 180 : 0
            board: page.board
            onRuleWanted: rule => page.showRule(rule)
            onReleased: field.forceActiveFocus()
            onUnanswered: page.say(qsTr("This wants an answer: Y for yes, N for no."))
        }
        // What is dragged, under the finger and a little above it.
        BoardCard {
            id: ghost
            visible: page.dragged !== ""
            width: hand.cardWidth
            height: hand.height
            x: page.dragAt.x - width / 2
            y: page.dragAt.y - height * 0.75
            unit: page.dragged !== "" ? page.board.unit(page.dragged) : ({})
            side: page.board.acting
            label: page.dragged.startsWith("card:") ? page.board.help(page.dragged).title ?? "" : ""
            chosen: true
            opacity: 0.9
        }
        BoardEnd {
            anchors.centerIn: parent
            visible: page.over && !page.endSeen
            width: Math.min(parent.width - 2 * page.margin, Theme.px(560))
            ended: page.game.ended ?? ({})
            sides: page.board.sides
            onDebriefWanted: page.open("DebriefPage", {})
            onLookWanted: page.endSeen = true
            onCloseWanted: page.back()
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
    Sheet {
        id: help
        property string thing
        title: qsTr("Help")
        Repeater {
            model: help.visible ? 1 : 0
            BoardHelp {
                anchors.fill: parent
                focus: true
                board: page.board
                thing: help.thing
                onDone: help.close()
                onRuleWanted: rule => {
                    help.close();
                    page.showRule(rule);
                }
            }
        }
    }
    Sheet {
        id: second
        property string side: "a"
        property string card
        title: qsTr("Second line: %1").arg(page.board.sides[side]?.name ?? "")
        Repeater {
            model: second.visible ? 1 : 0
            SecondLine {
                anchors.fill: parent
                focus: true
                board: page.board
                side: second.side
                card: second.card
                onDone: second.close()
                onHelpWanted: thing => {
                    second.close();
                    page.showHelp(thing);
                }
            }
        }
    }
    Sheet {
        id: attacks
        title: qsTr("Current attack")
        Repeater {
            model: attacks.visible ? 1 : 0
            AttackList {
                anchors.fill: parent
                focus: true
                board: page.board
                onRuleWanted: rule => {
                    attacks.close();
                    page.showRule(rule);
                }
            }
        }
    }
    Sheet {
        id: orders
        title: qsTr("Preferences of this battle")
        Repeater {
            model: orders.visible ? 1 : 0
            BattlePrefsSheet {
                anchors.fill: parent
                focus: true
                onRuleWanted: rule => {
                    orders.close();
                    page.showRule(rule);
                }
            }
        }
    }
    Sheet {
        id: menu
        title: page.game.title
        Repeater {
            model: menu.visible ? 1 : 0
            BoardMenu {
                anchors.fill: parent
                focus: true
                board: page.board
                onDone: menu.close()
                onJournalWanted: journal.open()
                onPrefsWanted: orders.open()
                onBackWanted: n => page.board.goBack(n)
                onOpen: (name, values) => page.open(name, values)
                onExportWanted: page.saving = "game"
            }
        }
    }
    Sheet {
        id: journal
        title: qsTr("Journal")
        Repeater {
            model: journal.visible ? 1 : 0
            JournalDrawer {
                anchors.fill: parent
                focus: true
                undoing: page.board
                onDone: journal.close()
                onOpen: (name, values) => page.open(name, values)
                onSay: sentence => page.say(sentence)
                onExportWanted: page.saving = "game"
                onSaveReportWanted: page.saving = "report"
            }
        }
    }
    Repeater {
        model: page.saving !== "" ? 1 : 0
        FilePicker {
            readonly property bool whole: page.saving === "game"
            saving: true
            title: whole ? qsTr("Save the game") : qsTr("Save the report")
            suggested: page.game.title + (whole ? ".optio-game" : ".md")
            filters: [whole ? qsTr("Optio games (*.optio-game)") : qsTr("Markdown (*.md)"), qsTr("All files (*)")]
            onChosen: file => {
                if (whole ? App.game.exportFile(file) : App.game.exportReport(file))
                    page.say(whole ? qsTr("The game is saved.") : qsTr("The report is saved."));
            }
            onDone: page.saving = ""
        }
    }
}
