// SPDX-License-Identifier: GPL-3.0-or-later
// The middle of the game screen: what is due, what can be settled with the selected units in this phase, other acts, and the next step as the big
// button. What belongs to other phases is a tap further off.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: panel

    /// How the selected units read; "" when none is selected on that side.
    property string unitA
    property string unitB
    property bool narrow: false
    readonly property bool paired: unitA !== "" && unitB !== ""
    readonly property var game: App.game
    /// Another device's game is read or watched; nothing is done in it.
    readonly property bool reading: game.lookedAt === true
    readonly property var resolvers: reading ? [] : Array.from(game.resolvers ?? [])
    /// The acts, each with its place among them.
    readonly property var acts: (reading ? [] : Array.from(game.acts ?? [])).map((act, at) => Object.assign({"at": at}, act))
    readonly property var nextAct: acts.find(act => act.next) ?? null
    /// Is the other player at a tablet of his own? Then what one side does is offered there.
    readonly property bool apart: App.table.other !== ""
    // What a side does on its own page is offered there.
    readonly property var otherActs: acts.filter(act => act.at !== nextAct?.at && !act.page && !(act.theirs && act.given && apart) && !(narrow && act.refusal) && (allShown || act.now && !act.onward) && (act.given || !resolvers.some(resolver => resolver.id === act.resolver)))
    /// The rulings that belong to this step, and what two chosen enemies can do; the others when they are asked for.
    readonly property var rulings: resolvers.filter(resolver => allShown || resolver.now !== false || paired && resolver.places >= 2 && !resolver.refusal)
    readonly property var notices: Array.from(game.reminders ?? [])
    /// What is to be done now, and what is only to be kept in mind.
    readonly property var due: notices.filter(notice => (notice.resolver ?? "") !== "" || notice.due === true)
    readonly property var kept: notices.filter(notice => !due.includes(notice))
    /// The side of the chosen units, "" for both.
    readonly property string chosenSide: paired ? "" : unitB !== "" ? "b" : "a"
    /// The sides that keep secrets.
    readonly property var secretive: Array.from(game.sides ?? []).filter(side => side.private === true && (game.seat === "" || game.seat === side.id))
    readonly property bool someHidden: resolvers.some(resolver => resolver.now === false) || acts.some(act => !act.now && !act.page)
    readonly property bool planned: (game.plan?.pieces ?? []).length > 0 || (game.plan?.edges ?? []).length > 0
    /// Is there anything now that takes one of each army?
    readonly property bool enemyWanted: rulings.some(ruling => ruling.wantsEnemy)
    property bool allShown: false
    readonly property bool chosen: unitA !== "" || unitB !== ""
    /// What the big button takes at the foot.
    readonly property real foot: next.visible ? next.height + Theme.gap : 0
    /// Room for a message above it.
    property real strip: 0
    /// How high the list stands in the tall form, where the armies come between it and the big button; and how high it would like to be.
    property real listHeight: 0
    readonly property int wantedList: column.implicitHeight + 8
    readonly property int dueHeight: dueCard.visible ? dueCard.implicitHeight + 12 : 0

    /// Where the game stands in a campaign, see App.campaign.
    readonly property var place: App.campaign.place
    /// The campaign of this game, or its page for the result of the battle, is wanted.
    signal campaignWanted
    signal reportWanted
    signal backupWanted
    signal luckWanted
    signal storyWanted
    signal say(string sentence)
    signal clearSelection
    signal noteWanted
    signal correctWanted
    signal ruleWanted(string rule, string title)
    signal unitWanted(string unit)
    signal marksWanted
    signal pageWanted(string page, var values)

    /// As at the beginning of a game.
    function begin() {
        allShown = false;
        dueCard.whole = false;
        flick.contentY = 0;
    }
    function settle(resolver: var) {
        if (resolver.refusal)
            say(resolver.refusal);
        else
            game.choose(resolver.id);
    }
    function perform(act: var) {
        if (act.refusal)
            say(act.refusal);
        else
            game.actAt(act.at);
    }
    /// What a reminder or a watched unit offers.
    function follow(entry: var) {
        if (entry.resolver)
            game.settle(entry.resolver, entry.input ?? {});
        else if (entry.unit)
            unitWanted(entry.unit);
    }
    /// The first of its kind is called by its ruling alone.
    function actName(act: var): string {
        const first = acts.find(one => one.resolver === act.resolver);
        return "act_" + act.resolver + (first?.at === act.at ? "" : "_" + act.at);
    }

    /// Who holds the button of a form for one side alone says so by that: what lies open needs no curtain before it.
    function performHeld(act: var) {
        if (act.straight)
            App.handOver.holdAt(act.at);
        else
            perform(act);
    }

    objectName: "actsPanel"

    Flickable {
        id: flick
        objectName: "actsList"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        height: panel.narrow ? panel.listHeight + 4 : panel.height - panel.foot - panel.strip + 4
        // Room for the ring around a card's edge.
        anchors.leftMargin: -4
        anchors.rightMargin: -4
        anchors.topMargin: -4
        clip: true
        contentHeight: column.implicitHeight + 4
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {
            parent: panel
            x: panel.width + 1
            width: 8
            height: flick.height
            policy: flick.contentHeight > flick.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        ColumnLayout {
            id: column
            x: 4
            y: 4
            width: flick.width - 8
            spacing: 12

            BattleOver {
                Layout.fillWidth: true
                visible: panel.game.ended?.over === true
                ended: panel.game.ended
                place: panel.place
                onCampaignWanted: panel.campaignWanted()
                onReportWanted: panel.reportWanted()
                onBackupWanted: panel.backupWanted()
                onLuckWanted: panel.luckWanted()
                onStoryWanted: panel.storyWanted()
            }
            TurnCard {
                Layout.fillWidth: true
                inset: panel.narrow ? 12 : Theme.pad
                game: panel.game
                other: App.table.other
                brief: panel.narrow
            }
            ReadingCard {
                Layout.fillWidth: true
                inset: panel.narrow ? 12 : Theme.pad
                game: panel.game
                onWanted: (page, values) => panel.pageWanted(page, values)
            }
            DueCard {
                id: dueCard
                objectName: "dueCard"
                Layout.fillWidth: true
                visible: due.length > 0 && !panel.reading && panel.game.ended?.over !== true
                inset: panel.narrow ? 12 : Theme.pad
                due: panel.due
                few: panel.narrow
                onChosen: entry => panel.follow(entry)
                onRuleWanted: (rule, title) => panel.ruleWanted(rule, title)
            }
            Card {
                Layout.fillWidth: true
                visible: !panel.reading
                inset: panel.narrow ? 12 : Theme.pad
                color: panel.chosen ? Theme.tile(panel.chosenSide) : Theme.surface
                border.color: panel.chosen ? Theme.side(panel.chosenSide) : Theme.line

                ChosenUnits {
                    Layout.fillWidth: true
                    visible: chosen || takesSeveral
                    unitA: panel.unitA
                    unitB: panel.unitB
                    takesSeveral: panel.game.takesSeveral === true
                    several: panel.game.several === true
                    enemyWanted: panel.enemyWanted
                    stacked: panel.width < Theme.px(330)
                    onSeveralWanted: several => panel.game.several = several
                    onCleared: panel.clearSelection()
                    onMarksWanted: panel.marksWanted()
                }
                GridLayout {
                    id: grid
                    readonly property int count: panel.rulings.length
                    /// More than four must not push everything else out of sight.
                    readonly property bool full: count > 4
                    Layout.fillWidth: true
                    // By the panel's width: its own is still being found while it is laid out.
                    columns: panel.width >= Theme.px(260) + 40 ? 2 : 1
                    columnSpacing: full ? 8 : 12
                    rowSpacing: full ? 8 : 12

                    LayoutRepeater {
                        model: ListRows {
                            spare: 12
                            source: panel.rulings
                        }

                        BigButton {
                            required property var modelData
                            required property int index
                            required property bool used
                            visible: used
                            objectName: "resolver_" + (modelData.id ?? "")
                            Layout.columnSpan: index + 1 === grid.count && grid.count % grid.columns === 1 ? grid.columns : 1
                            Layout.fillWidth: true
                            Layout.preferredWidth: 1
                            Layout.fillHeight: true
                            Layout.preferredHeight: panel.narrow || grid.full ? implicitHeight : Math.max(implicitHeight, Theme.px(84))
                            compact: grid.full
                            text: modelData.title ?? ""
                            plain: modelData.refusal || !(modelData.places >= 2 ? panel.paired : panel.chosen && !panel.paired)
                            opacity: modelData.refusal ? 0.6 : 1
                            onClicked: panel.settle(modelData)
                            Accessible.description: modelData.refusal ?? ""
                        }
                    }
                }
                LayoutRepeater {
                    model: ListRows {
                        spare: 4
                        source: panel.otherActs
                    }

                    AppButton {
                        required property var modelData
                        required property bool used
                        visible: used
                        objectName: panel.actName(modelData)
                        Layout.fillWidth: true
                        text: modelData.label ?? ""
                        opacity: modelData.refusal ? 0.6 : 1
                        tip: modelData.refusal ?? ""
                        onClicked: panel.perform(modelData)
                    }
                }
                AppButton {
                    objectName: "allRulings"
                    Layout.fillWidth: true
                    visible: panel.someHidden
                    text: panel.allShown ? qsTr("Only the rulings of this phase") : qsTr("All other rulings…")
                    onClicked: panel.allShown = !panel.allShown
                }
            }
            WatchCard {
                objectName: "watchCard"
                Layout.fillWidth: true
                inset: panel.narrow ? 12 : Theme.pad
                watch: Array.from(panel.game.watch ?? [])
                foldable: panel.narrow
                onChosen: entry => panel.follow(entry)
                onRuleWanted: entry => panel.ruleWanted(entry.rule, entry.text)
            }
            Card {
                Layout.fillWidth: true
                visible: panel.secretive.length > 0
                inset: panel.narrow ? 12 : Theme.pad

                LayoutRepeater {
                    model: panel.secretive

                    AppButton {
                        required property var modelData
                        objectName: "private_" + modelData.id
                        Layout.fillWidth: true
                        side: modelData.id
                        text: qsTr("%1: your eyes only").arg(modelData.name)
                        onClicked: App.handOver.handTo(modelData.id)
                    }
                }
            }
            Card {
                id: reminders
                readonly property var list: panel.kept
                Layout.fillWidth: true
                visible: list.length > 0
                inset: panel.narrow ? 12 : Theme.pad
                spacing: 4
                title: qsTr("Reminders")

                LayoutRepeater {
                    model: ListRows {
                        spare: 4
                        source: reminders.list
                    }

                    NoticeRow {
                        required property var modelData
                        required property bool used
                        visible: used
                        required property int index
                        objectName: "kept_" + index
                        Layout.fillWidth: true
                        text: modelData.text ?? ""
                        touchable: false
                        holdable: (modelData.rule ?? "") !== ""
                        onHeld: if (holdable) panel.ruleWanted(modelData.rule, modelData.text)
                    }
                }
            }
            LayoutRepeater {
                // Few rule sets have one.
                model: panel.planned ? 1 : 0

                PlanCard {
                    objectName: "planCard"
                    Layout.fillWidth: true
                    inset: panel.narrow ? 12 : Theme.pad
                    plan: panel.game.plan
                    onChosen: piece => panel.follow(piece)
                }
            }
            RowLayout {
                Layout.fillWidth: true
                visible: !panel.narrow && !panel.reading
                spacing: 12

                AppButton {
                    objectName: "noteButton"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    text: qsTr("Add a note")
                    glyph: "edit"
                    onClicked: panel.noteWanted()
                }
                AppButton {
                    objectName: "correctButton"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    visible: panel.game.correctable
                    text: qsTr("Correct")
                    glyph: "settings"
                    onClicked: panel.correctWanted()
                }
            }
        }
    }
    BigButton {
        id: next
        objectName: "nextButton"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: panel.nextAct !== null && panel.game.ended?.over !== true
        text: panel.nextAct?.label ?? ""
        detail: panel.nextAct?.refusal ? panel.nextAct.refusal : panel.nextAct?.straight ? qsTr("Hold to begin, or tap to hand the tablet over") : panel.nextAct?.onward && panel.due.length > 0 ? qsTr("%n still to do", "", panel.due.length) : panel.nextAct?.theirs && panel.apart ? qsTr("%1 decides").arg(App.table.other) : ""
        plain: (panel.nextAct?.theirs ?? false) && panel.apart
        side: panel.nextAct?.whose || panel.game.active
        opacity: panel.nextAct?.refusal ? 0.6 : 1
        onClicked: panel.perform(panel.nextAct)
        // A slow tap is one as well.
        onHeld: panel.performHeld(panel.nextAct)
    }
}
