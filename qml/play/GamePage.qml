// SPDX-License-Identifier: GPL-3.0-or-later
// The game beside the table: both armies, and between them what is to be settled. Wide windows show all three next to each other; tall ones show
// one army at a time under two tabs. Nothing is made anew when the window turns.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var game: App.game
    readonly property var sides: game.sides ?? []
    readonly property var armyA: sides.find(side => side.id === "a") ?? null
    readonly property var armyB: sides.find(side => side.id === "b") ?? null
    readonly property string pickedA: game.selected?.a ?? ""
    readonly property string pickedB: game.selected?.b ?? ""
    // A list of the view model is read anew at every look into it; a copy is not.
    readonly property var picked: Array.from(game.picked ?? [])
    /// What the active side's commands may spend, for the bar on top: those of them that have something.
    readonly property var spenders: Array.from((game.active === "b" ? armyB : armyA)?.groups ?? []).filter(group => group.pool)
    readonly property bool weatherChanges: Array.from(game.acts ?? []).some(act => act.resolver === "weather" && !act.refusal)
    readonly property string weatherText: weatherChanges || (game.weather ?? "") === "" ? "" : qsTr("weather: %1").arg(game.weather)
    /// Does the bar hold what can be spent and the weather? Otherwise they stand below it.
    readonly property bool statusInBar: landscape && Theme.scale < 1.3 && barStatus.natural <= width * 0.5
    readonly property string active: game.active ?? ""
    // The tall form shows the army whose turn it is.
    onActiveChanged: if (active !== "" && own === "") front = active
    /// The side that is played at this tablet alone: it is nearest, and its panel is not turned.
    readonly property string own: game.seat ?? ""
    onOwnChanged: if (own !== "") front = own
    readonly property string activeName: (game.active === "b" ? armyB : armyA)?.name ?? ""
    /// Which army the tall form shows.
    property string front: "a"
    readonly property int margin: phone ? 12 : 20
    /// Marks answer a tap until somebody is chosen: then the next tap chooses too, wherever in a row it falls.
    readonly property bool asking: picked.length === 0 && !game.several && !App.lesson.on
    readonly property bool uncovered: enabled && visible
    /// Is the game shared with other devices at the table?
    readonly property bool tabled: App.table.role !== ""

    /// How the selected units of an army read: "Spears (O) · Hanno", or "Spears (O) and 2 more".
    function chosenOf(army: var, last: string, whole: bool): string {
        let more = -1;
        for (const group of army?.groups ?? [])
            for (const unit of group.units ?? [])
                more += picked.includes(unit.id) ? 1 : 0;
        return more > 0 ? qsTr("%1 and %n more", "", more).arg(nameOf(army, last, false)) : nameOf(army, last, whole);
    }
    function nameOf(army: var, unit: string, whole: bool): string {
        if (unit === "")
            return "";
        for (const group of army?.groups ?? [])
            for (const found of group.units ?? [])
                if (found.id === unit)
                    return found.label + (whole && group.name ? " · " + group.name : "");
        return "";
    }
    /// Two enemies chosen: the form of this phase opens, where only one can be meant.
    function tap(unit: string) {
        game.select(unit);
        if (game.several || (game.selected?.a ?? "") === "" || (game.selected?.b ?? "") === "" || picked.length > 2)
            return;
        const fitting = Array.from(game.resolvers ?? []).filter(one => one.now !== false && one.wantsEnemy && !one.refusal);
        if (fitting.length === 1)
            game.choose(fitting[0].id);
    }
    function clearSelection() {
        game.clearSelection();
    }
    /// Shows a unit, selected.
    function showUnit(unit: string) {
        const inB = (armyB?.groups ?? []).some(group => (group.units ?? []).some(found => found.id === unit));
        front = inB ? "b" : "a";
        if (!picked.includes(unit))
            game.select(unit);
        (inB ? panelB : panelA).reveal(unit);
    }
    /// Brings a unit's row into sight, if its army is shown.
    function reveal(unit: string) {
        for (const panel of [panelA, panelB])
            if (panel.visible)
                panel.reveal(unit);
    }
    function showRule(rule: string, title: string) {
        ruleSheet.show(App.reference.find(ruleset, rule), rule, title, "");
    }
    /// What short words mean, each with its rule.
    function explain(words: var, title: string) {
        if (!ruleSheet.explain(words, title))
            say(qsTr("%1: the rules data does not say what this means.").arg(title));
    }
    /// The marks of the selected units.
    function explainChosen() {
        const units = sides.reduce((all, side) => all.concat(Array.from(side.groups ?? [])), []).reduce((all, group) => all.concat(Array.from(group.units ?? [])), []);
        if (!ruleSheet.explainUnits(units.filter(unit => picked.includes(unit.id))))
            say(qsTr("No marks on these units."));
    }
    /// A second tap on the army that is shown tells what its badges mean.
    function tabTapped(side: string) {
        const army = side === "a" ? armyA : armyB;
        if (front === side && (army?.badges ?? []).length > 0)
            explain(army.badges.map(badge => badge.text), army.name);
        front = side;
    }
    function undo() {
        if (game.canUndo && game.undoAsks)
            sheets.showAgree();
        else if (game.canUndo)
            game.undo();
    }
    function leave() {
        if (ruleSheet.visible)
            ruleSheet.close();
        sheets.closeAll();
        game.close();
    }
    /// The page is made once; each game begins it anew.
    function begin() {
        front = own !== "" ? own : game.active === "b" ? "b" : "a";
        for (const part of [panelA, panelB, acts, sheets])
            part.begin();
    }
    function closeInner(): bool {
        if (ruleSheet.visible) {
            ruleSheet.close();
            return true;
        }
        return sheets.closeOne();
    }
    function find() {
        sheets.showJournal();
    }
    /// Leaves the game for its campaign.
    function toCampaign(report: bool) {
        if (App.campaign.openPlace())
            openFromHome(report ? "CampaignResultPage" : "CampaignPage", report ? {"fromGame": true} : {});
    }
    function ask(noting: bool) {
        sheets.ask(noting);
    }

    objectName: "gamePage"
    keyList: front === "b" && !landscape ? panelB.list : panelA.list
    Keys.onLeftPressed: event => {
        front = "a";
        enterList(panelA.list, event);
    }
    Keys.onRightPressed: event => {
        front = "b";
        enterList(panelB.list, event);
    }
    ruleset: game.ruleset ?? ""
    foot: Math.max(0, acts.foot - Theme.gap) + (phone ? 12 : Theme.pad)
    stripX: field.x + acts.x
    stripWidth: acts.width
    leavesStrip: true
    Component.onCompleted: front = game.active === "b" ? "b" : "a"

    Connections {
        target: App.game
        function onOpened() {
            page.begin();
        }
    }
    TopBar {
        id: bar
        width: parent.width
        title: page.phone ? page.game.turnHead : page.game.rulesetName
        subtitle: [page.phone ? "" : page.game.turnHead, page.activeName, page.weatherText].filter(part => part !== "").join("  ·  ")
        subtitleColour: page.game.active === "a" || page.game.active === "b" ? Theme.side(page.game.active) : Theme.quiet
        onBack: page.back()
        asked: page.weatherText !== ""
        onSubtitleTapped: page.explain([page.weatherText], page.weatherText)

        GameStatus {
            id: barStatus
            objectName: "barStatus"
            Layout.preferredWidth: natural
            Layout.minimumWidth: natural
            visible: page.statusInBar && (pools.length > 0 || page.weatherChanges)
            pools: page.spenders
            side: page.game.active
            weather: page.game.weather ?? ""
            changes: page.weatherChanges
            shifts: changes.shown
            onWeatherWanted: page.game.act("weather")
            onPoolWanted: label => page.explain([label], label)
        }
        TableSign {
            visible: page.tabled && !page.phone
            table: App.table
            wordy: page.landscape && Theme.scale < 1.3 && (!barStatus.visible || barStatus.natural < page.width * 0.2)
            onClicked: page.open("TablePage", {})
        }
        ServerSign {
            model: App.reporting
            objectName: "reportingSign"
            visible: App.reporting.on && !page.phone
            wordy: page.landscape && Theme.scale < 1.3 && !page.tabled && (!barStatus.visible || barStatus.natural < page.width * 0.2)
            onClicked: page.open("ReportingPage", {})
        }
        AppButton {
            id: undoButton
            objectName: "undoButton"
            visible: !page.phone && Theme.scale < 1.8
            enabled: page.game.canUndo
            text: App.table.undoAsks ? qsTr("Ask to undo") : qsTr("Undo")
            // What it takes back says the message as well, and the journal.
            tip: page.game.undoText
            glyph: "undo"
            onClicked: page.undo()
        }
        IconButton {
            objectName: "undoIcon"
            visible: !undoButton.visible
            enabled: page.game.canUndo
            glyph: "undo"
            text: App.table.undoAsks || page.game.undoText === "" ? undoButton.text : page.game.undoText
            onClicked: page.undo()
        }
        AppButton {
            id: journalButton
            objectName: "journalButton"
            visible: page.landscape && Theme.scale < 1.3 && !(barStatus.visible && page.spenders.length > 2)
            text: qsTr("Journal")
            glyph: "journal"
            onClicked: sheets.showJournal()
        }
        IconButton {
            objectName: "journalIcon"
            visible: !journalButton.visible && page.width >= Theme.px(330)
            glyph: "journal"
            text: qsTr("Journal")
            onClicked: sheets.showJournal()
        }
        IconButton {
            objectName: "moreButton"
            glyph: "more"
            text: qsTr("More")
            onClicked: sheets.showMenu()
        }
    }

    ClockStrip {
        id: timing
        objectName: "clockStrip"
        anchors.top: bar.bottom
        anchors.topMargin: visible ? Theme.gap : 0
        x: page.margin
        width: parent.width - 2 * page.margin
        height: visible ? implicitHeight : 0
        clock: App.clock
    }
    // On a phone the sign has no room in the bar.
    TableSign {
        id: shared
        objectName: "tableSignBelow"
        anchors.top: timing.bottom
        anchors.topMargin: visible ? Theme.gap : 0
        x: page.margin
        height: visible ? implicitHeight : 0
        visible: page.tabled && page.phone
        table: App.table
        onClicked: page.open("TablePage", {})
    }
    ServerSign {
        id: reported
        model: App.reporting
        objectName: "reportingSignBelow"
        anchors.top: shared.bottom
        anchors.topMargin: visible ? Theme.gap : 0
        x: page.margin
        height: visible ? implicitHeight : 0
        visible: App.reporting.on && page.phone
        onClicked: page.open("ReportingPage", {})
    }
    RoundLine {
        id: roundLine
        anchors.top: reported.bottom
        anchors.topMargin: visible ? Theme.gap : 0
        x: page.margin
        width: parent.width - 2 * page.margin
        height: implicitHeight
        reporting: App.reporting
        leads: page.phone || !(page.game.ended?.over ?? false)
        uncovered: page.uncovered
        onResultWanted: page.open("ReportingPage", {})
    }
    PhaseStrip {
        id: phases
        objectName: "phaseStrip"
        visible: (page.game.phases ?? []).length > 0
        anchors.top: below.bottom
        anchors.topMargin: page.phone ? 0 : 4
        x: page.margin
        width: parent.width - 2 * page.margin
        phases: Array.from(page.game.phases ?? [])
        side: page.game.active
        step: page.game.step ?? ""
        onChosen: phase => sheets.showPhase(phase)
    }
    FallenBand {
        id: broke
        anchors.top: roundLine.bottom
        anchors.topMargin: visible ? Theme.gap : 0
        width: parent.width
        fallen: Array.from(page.game.fallen ?? [])
        uncovered: page.uncovered
        onDismissed: page.game.dismissFallen()
        onRuleWanted: (rule, title) => page.showRule(rule, title)
    }
    GameStatus {
        id: below
        objectName: "pageStatus"
        anchors.top: broke.bottom
        anchors.topMargin: visible ? Theme.gap : 0
        x: page.margin
        width: parent.width - 2 * page.margin
        height: visible ? implicitHeight : 0
        brief: page.phone && Theme.scale > 1.3
        visible: !page.statusInBar && (pools.length > 0 || page.weatherChanges)
        pools: page.spenders
        side: page.game.active
        weather: page.game.weather ?? ""
        changes: page.weatherChanges
        shifts: changes.shown
        onWeatherWanted: page.game.act("weather")
        onPoolWanted: label => page.explain([label], label)
    }

    // Wide: army, what is to be done, army. Tall: what is to be done, one of the armies under its tabs, the main button.
    Item {
        id: field

        readonly property real column: (width - 2 * Theme.pad) / 3
        readonly property real last: 2 * (column + Theme.pad)
        readonly property real room: height - acts.foot - tabs.height - 2 * Theme.gap
        /// What is due is to be seen whole, where that leaves the army more than a row.
        readonly property real listHeight: Math.min(acts.wantedList, Math.max(room * 0.5, Math.min(acts.dueHeight, room * 0.66)))
        readonly property real armyY: page.landscape ? 0 : listHeight + tabs.height + 2 * Theme.gap
        readonly property real armyHeight: page.landscape ? height : Math.max(0, height - armyY - acts.foot - page.strip)

        x: page.margin
        y: phases.visible ? phases.y + phases.height + 4 : below.y + below.height + (timing.visible || broke.visible || below.visible || roundLine.visible ? Theme.gap : Theme.pad)
        width: parent.width - 2 * page.margin
        height: parent.height - y - (page.phone ? 12 : Theme.pad)

        ArmyPanel {
            id: panelA
            visible: page.landscape || page.front === "a"
            y: field.armyY
            width: page.landscape ? field.column : field.width
            height: field.armyHeight
            x: page.landscape && page.own === "b" ? field.last : 0
            side: "a"
            own: page.own === "a"
            headed: page.landscape
            army: page.armyA
            selected: page.picked
            asking: page.asking
            known: words => ruleSheet.knows(words)
            shifts: changes.shown
            onTapped: unit => page.tap(unit)
            onAdded: unit => page.game.selectMore(unit)
            onWordsWanted: (words, title) => page.explain(words, title)
        }
        ActsPanel {
            id: acts
            x: page.landscape ? field.column + Theme.pad : 0
            width: page.landscape ? field.column : field.width
            height: field.height
            narrow: !page.landscape
            strip: page.strip
            listHeight: field.listHeight
            unitA: page.chosenOf(page.armyA, page.pickedA, !page.phone)
            unitB: page.chosenOf(page.armyB, page.pickedB, !page.phone)
            onSay: sentence => page.say(sentence)
            onClearSelection: page.clearSelection()
            onNoteWanted: page.ask(true)
            onCorrectWanted: page.ask(false)
            onCampaignWanted: page.toCampaign(false)
            onBackupWanted: page.open("SettingsPage", {})
            onLuckWanted: page.open("LuckPage", {})
            onStoryWanted: page.open("ReportPage", {})
            onReportWanted: page.toCampaign(true)
            onRuleWanted: (rule, title) => page.showRule(rule, title)
            onUnitWanted: unit => page.showUnit(unit)
            onMarksWanted: page.explainChosen()
            onPageWanted: (name, values) => page.open(name, values)
        }
        RowLayout {
            id: tabs
            visible: !page.landscape
            y: field.listHeight + Theme.gap
            width: parent.width
            spacing: Theme.gap
            // One's own first, without making the tabs anew.
            layoutDirection: page.own === "b" ? Qt.RightToLeft : Qt.LeftToRight

            LayoutRepeater {
                model: ["a", "b"]

                ArmyTab {
                    required property string modelData
                    objectName: "tab_" + modelData
                    Layout.fillWidth: true
                    Layout.fillHeight: true // as high as the other, whose badges may need a line more
                    Layout.preferredWidth: 1
                    side: modelData
                    army: modelData === "a" ? page.armyA : page.armyB
                    own: page.own === modelData
                    picked: page.chosenOf(army, modelData === "a" ? page.pickedA : page.pickedB, true)
                    front: page.front === modelData
                    shift: changes.shown["=" + modelData]
                    onClicked: page.tabTapped(modelData)
                }
            }
        }
        ArmyPanel {
            id: panelB
            visible: page.landscape || page.front === "b"
            x: page.landscape && page.own !== "b" ? field.last : 0
            y: field.armyY
            width: page.landscape ? field.column : field.width
            height: field.armyHeight
            rotation: App.prefs.acrossTable && page.own === "" ? 180 : 0
            side: "b"
            own: page.own === "b"
            headed: page.landscape
            army: page.armyB
            selected: page.picked
            asking: page.asking
            known: words => ruleSheet.knows(words)
            shifts: changes.shown
            onTapped: unit => page.tap(unit)
            onAdded: unit => page.game.selectMore(unit)
            onWordsWanted: (words, title) => page.explain(words, title)
        }
    }

    WordSheet {
        id: ruleSheet
        ruleset: page.ruleset
    }
    CounterShifts {
        id: changes
        game: page.game
        uncovered: page.uncovered
    }
    GameSheets {
        id: sheets
        game: page.game
        selecting: page.picked.length > 0
        onOpen: (name, values) => page.open(name, values)
        onSay: sentence => page.say(sentence)
        onCampaignWanted: page.toCampaign(false)
        onReportWanted: page.toCampaign(true)
    }
}
