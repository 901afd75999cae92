// SPDX-License-Identifier: GPL-3.0-or-later
// How a battle of a campaign ended: who was destroyed, who fled, the victory points; then who is lost in the pursuit and who is recovered.
// What the game of the battle knows is filled in; the players look at it, change what they like, and enter it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var campaign: App.campaign
    readonly property var units: Array.from(campaign.fielded)
    readonly property var kinds: Array.from(campaign.fieldedKinds)
    /// Was it opened from the game? Then the campaign comes after it.
    property bool fromGame: false
    /// What the game says; empty when there is none.
    property var report: ({})
    readonly property bool reported: report.game !== undefined
    property var victory: ({"a": 0, "b": 0})
    /// {unit: "fled"|"destroyed"}; who is not in it survived.
    property var outcomes: ({})
    /// The units chosen to be lost in the pursuit; null while the proposal stands.
    property var pursuit: null
    property var recovered: []
    readonly property var basis: Object.assign({"victory": victory, "outcomes": outcomes}, reported ? {"game": report.game, "why": why} : {})
    readonly property var input: Object.assign({}, basis, {"recovered": recovered}, pursuit ? {"pursuit": pursuit} : {})
    readonly property var outcome: campaign.open && units.length > 0 ? campaign.tryOut("result", input) : ({})
    /// The same without what is chosen: who wins, and what is proposed.
    readonly property var proposal: pursuit === null && recovered.length === 0 ? outcome : campaign.open && units.length > 0 ? campaign.tryOut("result", basis) : ({})
    readonly property string winner: proposal.winner ?? ""
    readonly property var pursued: winner === "" ? [] : units.filter(unit => unit.side !== winner && unit.kind !== "leader" && outcomes[unit.id] !== "destroyed")
    readonly property var fallen: winner === "" ? [] : units.filter(unit => unit.side === winner && outcomes[unit.id] === "destroyed")
    /// Why, of those whose outcome is the one that the game tells.
    readonly property var why: {
        const told = {};
        for (const unit in report.why ?? {})
            if (outcomes[unit] === report.outcomes[unit])
                told[unit] = report.why[unit];
        return told;
    }
    readonly property var sentences: String(outcome.sentence ?? "").split(". ").filter(part => part !== "").map(part => part.endsWith(".") ? part : part + ".")
    readonly property var pursuedKinds: kindsOf(pursued)
    readonly property var fallenKinds: kindsOf(fallen)
    property bool ready: false
    onInputChanged: if (ready) campaign.keepDraft("result", {"victory": victory, "outcomes": outcomes, "recovered": recovered, "pursuit": pursuit, "told": report.game ?? null})

    function nameOf(side: string): string {
        return Array.from(campaign.view.players ?? []).find(one => one.side === side)?.name ?? "";
    }
    function tell(unit: string, outcome: string) {
        tellAll([unit], outcome);
    }
    function tellAll(units: var, outcome: string) {
        const now = Object.assign({}, outcomes);
        for (const unit of units)
            if (outcome === "survived")
                delete now[unit];
            else
                now[unit] = outcome;
        outcomes = now;
        forget();
    }
    /// Another result: what was chosen of it may not fit any more.
    function forget() {
        pursuit = null;
        recovered = [];
    }
    function proposed(): var {
        return pursued.filter(unit => proposal.outcomes?.[unit.id] === "pursuit_loss").map(unit => unit.id);
    }
    /// The kinds of these units, each with its own of them: {kind,units,label}.
    function kindsOf(some: var): var {
        const ids = some.map(unit => unit.id);
        return kinds.map(kind => {
            const own = Array.from(kind.units), units = own.filter(unit => ids.includes(unit));
            return {"kind": kind, "units": units, "label": units.length === 1 ? kind.names[own.indexOf(units[0])] : kind.label};
        }).filter(one => one.units.length > 0);
    }
    function countIn(list: var, one: var): int {
        return one.units.filter(unit => list.includes(unit)).length;
    }
    /// `list` with so many of a kind: those that are in it stay before others come in.
    function withCount(list: var, one: var, count: int): var {
        const some = one.units.filter(unit => list.includes(unit)).concat(one.units.filter(unit => !list.includes(unit)));
        return list.filter(unit => !one.units.includes(unit)).concat(some.slice(0, count));
    }
    function lineOf(id: string): string {
        const line = Array.from(proposal.lines ?? []).find(one => one.id === id);
        return line ? qsTr("%1: %2 (%3)").arg(line.label.charAt(0).toUpperCase() + line.label.slice(1)).arg(line.value).arg(line.rule) : "";
    }
    function fill() {
        report = campaign.report();
        const kept = campaign.draft("result");
        // What was typed before the game went on gives way to what the game says now.
        if (kept.victory !== undefined && JSON.stringify(kept.told ?? null) === JSON.stringify(report.game ?? null)) {
            victory = kept.victory;
            outcomes = kept.outcomes ?? {};
            recovered = Array.from(kept.recovered ?? []);
            pursuit = kept.pursuit ? Array.from(kept.pursuit) : null;
        } else if (reported) {
            fillFromGame();
        }
        ready = true;
    }
    function fillFromGame() {
        victory = report.victory;
        outcomes = report.outcomes;
        forget();
    }
    function differs(): bool {
        return reported && (JSON.stringify(outcomes) !== JSON.stringify(report.outcomes) || victory.a !== report.victory.a || victory.b !== report.victory.b);
    }
    function enter() {
        if ((outcome.refusal ?? "") === "" && campaign.act("result", input))
            done();
    }
    function done() {
        ready = false;
        if (fromGame)
            openFromHome("CampaignPage", {});
        else
            back();
    }
    function closeInner(): bool {
        if (fromGame)
            openFromHome("CampaignPage", {});
        return fromGame;
    }

    objectName: "campaignResultPage"
    ruleset: campaign.ruleset
    foot: footBar.height
    Component.onCompleted: fill()

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Result of battle %1").arg(Array.from(page.campaign.view.battles ?? []).length)
        subtitle: page.campaign.name
        onBack: page.fromGame ? page.openFromHome("CampaignPage", {}) : page.back()
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip
        width: parent.width
        clip: true
        contentHeight: column.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (flick.width - 1200) / 2)
            y: Theme.pad
            width: flick.width - 2 * x
            spacing: Theme.pad

            Card {
                objectName: "reportCard"
                Layout.fillWidth: true
                visible: page.reported
                title: page.report.over ? qsTr("Filled in from the game: %1").arg(page.report.text) : qsTr("Filled in from the game as it stands")

                LayoutRepeater {
                    model: page.report.remarks ?? []

                    NoticeRow {
                        required property string modelData
                        Layout.fillWidth: true
                        touchable: false
                        glyph: "warning"
                        tone: "bad"
                        text: modelData
                    }
                }
                AppText {
                    Layout.fillWidth: true
                    text: qsTr("Look through it, change what was otherwise, and enter it below.")
                    quiet: true
                }
                AppButton {
                    objectName: "refillResult"
                    Layout.fillWidth: page.phone
                    visible: page.differs()
                    text: qsTr("Use the game's result")
                    glyph: "undo"
                    onClicked: page.fillFromGame()
                }
            }
            GridLayout {
                Layout.fillWidth: true
                columns: page.width < 700 ? 1 : 2
                columnSpacing: Theme.pad
                rowSpacing: Theme.pad

                LayoutRepeater {
                    model: page.campaign.view.players ?? []

                    Card {
                        id: army
                        required property var modelData
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        Layout.alignment: Qt.AlignTop
                        side: modelData.side

                        Heading {
                            Layout.fillWidth: true
                            text: army.modelData.name
                            side: army.side
                            size: Theme.textSentence
                        }
                        GridLayout {
                            Layout.fillWidth: true
                            columns: army.width < Theme.px(340) ? 1 : 2

                            AppText {
                                Layout.fillWidth: true
                                text: qsTr("Victory points")
                                font.weight: Font.DemiBold
                            }
                            Stepper {
                                objectName: "victory_" + army.side
                                name: qsTr("Victory points")
                                value: page.victory[army.side]
                                onChosen: value => {
                                    page.victory = Object.assign({}, page.victory, {[army.side]: value});
                                    page.forget();
                                }
                            }
                        }
                        LayoutRepeater {
                            model: page.report.awards?.[army.side] ?? []

                            AppText {
                                required property var modelData
                                Layout.fillWidth: true
                                text: qsTr("%1: %2").arg(modelData.reason).arg(modelData.points)
                                quiet: true
                                font.pixelSize: Theme.textSmall
                            }
                        }
                        LayoutRepeater {
                            model: page.kinds.filter(kind => kind.side === army.side)

                            CampaignFates {
                                required property var modelData
                                Layout.fillWidth: true
                                kind: modelData
                                outcomes: page.outcomes
                                why: page.report.why ?? ({})
                                onTold: (units, outcome) => page.tellAll(units, outcome)
                            }
                        }
                    }
                }
            }
            Card {
                objectName: "pursuitCard"
                Layout.fillWidth: true
                visible: page.pursued.length > 0
                side: page.winner === "a" ? "b" : "a"
                bar: "left"
                title: qsTr("%1 lose a quarter of their survivors in the pursuit. Which units?").arg(page.nameOf(page.winner === "a" ? "b" : "a"))

                AppText {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: page.lineOf("survivors")
                    quiet: true
                }
                LayoutRepeater {
                    model: page.pursuedKinds

                    PickRow {
                        required property var modelData
                        objectName: "pursuit_" + modelData.units[0]
                        Layout.fillWidth: true
                        tight: true
                        tighter: page.phone
                        row: ({"label": modelData.label, "detail": modelData.kind.detail, "most": modelData.units.length, "count": page.countIn(page.pursuit ?? page.proposed(), modelData)})
                        onPicked: count => page.pursuit = page.withCount(page.pursuit ?? page.proposed(), modelData, count)
                    }
                }
            }
            Card {
                objectName: "recoveryCard"
                Layout.fillWidth: true
                visible: page.fallen.length > 0
                side: page.winner
                bar: "left"
                title: qsTr("%1 recover some of their losses. Which units?").arg(page.nameOf(page.winner))

                AppText {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: page.lineOf("allowance")
                    quiet: true
                }
                LayoutRepeater {
                    model: page.fallenKinds

                    PickRow {
                        required property var modelData
                        objectName: "recovered_" + modelData.units[0]
                        Layout.fillWidth: true
                        tight: true
                        tighter: page.phone
                        row: ({"label": modelData.label, "detail": modelData.kind.detail, "most": modelData.units.length, "count": page.countIn(page.recovered, modelData)})
                        onPicked: count => page.recovered = page.withCount(page.recovered, modelData, count)
                    }
                }
            }
            Card {
                objectName: "consequencesCard"
                Layout.fillWidth: true
                visible: page.sentences.length > 0
                title: qsTr("What follows")

                LayoutRepeater {
                    model: page.sentences

                    AppText {
                        required property string modelData
                        Layout.fillWidth: true
                        text: modelData
                    }
                }
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width
        text: (page.outcome.refusal ?? "") !== "" ? page.outcome.refusal : page.sentences[0] ?? ""

        Item {
            Layout.fillWidth: true
            visible: page.landscape
        }
        BigButton {
            objectName: "resultButton"
            Layout.fillWidth: page.upright
            Layout.preferredWidth: Theme.px(420)
            side: page.winner === "b" ? "b" : "a"
            enabled: (page.outcome.refusal ?? "") === ""
            text: qsTr("Enter the result")
            onClicked: page.enter()
        }
    }
}
