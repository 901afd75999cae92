// SPDX-License-Identifier: GPL-3.0-or-later
// How a battle of a campaign ended: who fell, who fled, the points of victory; then who is lost in the pursuit and who comes back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var campaign: App.campaign
    readonly property var units: Array.from(campaign.fielded)
    property var victory: ({"a": 0, "b": 0})
    /// {unit: "fled"|"destroyed"}; who is not in it survived.
    property var outcomes: ({})
    /// The units chosen to be lost in the pursuit; null while the proposal stands.
    property var pursuit: null
    property var recovered: []
    readonly property var input: Object.assign({"victory": victory, "outcomes": outcomes, "recovered": recovered}, pursuit ? {"pursuit": pursuit} : {})
    readonly property var outcome: campaign.open && units.length > 0 ? campaign.tryOut("result", input) : ({})
    /// The same without what is chosen: who wins, and what is proposed.
    readonly property var proposal: pursuit === null && recovered.length === 0 ? outcome : campaign.open && units.length > 0 ? campaign.tryOut("result", {"victory": victory, "outcomes": outcomes}) : ({})
    readonly property string winner: proposal.winner ?? ""
    readonly property var pursued: winner === "" ? [] : units.filter(unit => unit.side !== winner && unit.kind !== "leader" && outcomes[unit.id] !== "destroyed")
    readonly property var fallen: winner === "" ? [] : units.filter(unit => unit.side === winner && outcomes[unit.id] === "destroyed")

    function nameOf(side: string): string {
        return Array.from(campaign.view.players ?? []).find(one => one.side === side)?.name ?? "";
    }
    function tell(unit: string, outcome: string) {
        const now = Object.assign({}, outcomes);
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
    function withOrWithout(list: var, unit: string, wanted: bool): var {
        const rest = list.filter(one => one !== unit);
        return wanted ? rest.concat([unit]) : rest;
    }
    function lineOf(id: string): string {
        const line = Array.from(proposal.lines ?? []).find(one => one.id === id);
        return line ? line.label + ": " + line.value : "";
    }
    function enter() {
        if ((outcome.refusal ?? "") === "" && campaign.act("result", input))
            back();
    }

    objectName: "campaignResultPage"
    ruleset: campaign.ruleset
    foot: footBar.height

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Result of battle %1").arg(Array.from(page.campaign.view.battles ?? []).length)
        subtitle: page.campaign.name
        onBack: page.back()
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: footBar.top
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

            GridLayout {
                Layout.fillWidth: true
                columns: page.width < 700 ? 1 : 2
                columnSpacing: Theme.pad
                rowSpacing: Theme.pad

                Repeater {
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
                        Repeater {
                            model: page.units.filter(unit => unit.side === army.side)

                            GridLayout {
                                id: unitRow
                                required property var modelData
                                Layout.fillWidth: true
                                columns: army.width < Theme.px(480) ? 1 : 2
                                rowSpacing: 2

                                ColumnLayout {
                                    Layout.fillWidth: true
                                    spacing: 0

                                    AppText {
                                        Layout.fillWidth: true
                                        text: unitRow.modelData.name
                                        maximumLineCount: 2
                                        elide: Text.ElideRight
                                    }
                                    AppText {
                                        Layout.fillWidth: true
                                        text: unitRow.modelData.detail
                                        quiet: true
                                        font.pixelSize: Theme.textSmall
                                    }
                                }
                                Segmented {
                                    objectName: "outcome_" + unitRow.modelData.id
                                    name: unitRow.modelData.name
                                    choices: [{"value": "survived", "label": page.width < Theme.px(480) ? qsTr("intact") : qsTr("survived")}, {"value": "fled", "label": qsTr("fled")}, {"value": "destroyed", "label": page.width < Theme.px(480) ? qsTr("lost") : qsTr("destroyed")}]
                                    value: page.outcomes[unitRow.modelData.id] ?? "survived"
                                    onChosen: value => page.tell(unitRow.modelData.id, value)
                                }
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
                Repeater {
                    model: page.pursued

                    PickRow {
                        required property var modelData
                        objectName: "pursuit_" + modelData.id
                        Layout.fillWidth: true
                        tight: true
                        row: ({"label": modelData.name, "detail": modelData.detail, "most": 1, "count": (page.pursuit ?? page.proposed()).includes(modelData.id) ? 1 : 0})
                        onPicked: count => page.pursuit = page.withOrWithout(page.pursuit ?? page.proposed(), modelData.id, count > 0)
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
                Repeater {
                    model: page.fallen

                    PickRow {
                        required property var modelData
                        objectName: "recovered_" + modelData.id
                        Layout.fillWidth: true
                        tight: true
                        row: ({"label": modelData.name, "detail": modelData.detail, "most": 1, "count": page.recovered.includes(modelData.id) ? 1 : 0})
                        onPicked: count => page.recovered = page.withOrWithout(page.recovered, modelData.id, count > 0)
                    }
                }
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width
        text: (page.outcome.refusal ?? "") !== "" ? page.outcome.refusal : page.outcome.sentence ?? ""

        Item {
            Layout.fillWidth: true
            visible: !page.phone
        }
        BigButton {
            objectName: "resultButton"
            Layout.fillWidth: page.phone
            Layout.preferredWidth: Theme.px(420)
            side: page.winner === "b" ? "b" : "a"
            enabled: (page.outcome.refusal ?? "") === ""
            text: qsTr("Enter the result")
            onClicked: page.enter()
        }
    }
}
