// SPDX-License-Identifier: GPL-3.0-or-later
// Who fights the next battle of a campaign: what each army fields, its stratagems, and before the first battle the dice for the attack.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var campaign: App.campaign
    readonly property bool first: Array.from(campaign.view.battles ?? []).length === 0
    /// {kind id: how many of it}
    property var counts: ({})
    property var stratagems: ({"a": 0, "b": 0})
    /// The dice the players threw for the attack, 0 where none was typed.
    property var dice: [0, 0]
    readonly property bool typed: dice[0] > 0 && dice[1] > 0
    readonly property bool half: (dice[0] > 0) !== (dice[1] > 0)
    readonly property bool tie: typed && dice[0] === dice[1]
    readonly property var input: ({"a": chosen("a", counts), "b": chosen("b", counts), "stratagems": stratagems, "date": Qt.formatDate(new Date(), "yyyy-MM-dd")})
    readonly property var outcome: campaign.open ? campaign.tryOut("field", input, typed && !tie ? dice : []) : ({})
    readonly property string refusal: half ? qsTr("Type both dice, or neither.") : tie ? qsTr("A tie: roll both dice again.") : outcome.refusal ?? ""

    function kindsOf(side: string): var {
        return Array.from(campaign.armies).find(one => one.side === side)?.kinds ?? [];
    }
    function chosen(side: string, counts: var): var {
        let units = [];
        for (const kind of kindsOf(side))
            units = units.concat(Array.from(kind.units).slice(0, counts[side + kind.id] ?? 0));
        return units;
    }
    function choose(key: string, count: int) {
        counts = Object.assign({}, counts, {[key]: count});
    }
    function pointsOf(side: string): string {
        const points = outcome.totals?.[side]?.points;
        return points === undefined ? "" : qsTr("%1 points").arg(points);
    }
    function field() {
        if (refusal === "" && campaign.act("field", input, typed ? dice : []))
            back();
    }

    objectName: "campaignFieldPage"
    ruleset: campaign.ruleset
    foot: footBar.height

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Field battle %1").arg(Array.from(page.campaign.view.battles ?? []).length + 1)
        subtitle: page.campaign.name
        onBack: page.back()
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

                        RowLayout {
                            Layout.fillWidth: true
                            spacing: Theme.gap

                            Heading {
                                Layout.fillWidth: true
                                text: army.modelData.name
                                side: army.side
                                size: Theme.textSentence
                            }
                            Figures {
                                objectName: "fieldPoints_" + army.side
                                text: page.pointsOf(army.side)
                                font.pixelSize: Theme.textLead
                            }
                        }
                        LayoutRepeater {
                            model: page.kindsOf(army.side)

                            PickRow {
                                required property var modelData
                                objectName: "field_" + army.side + "_" + modelData.label
                                Layout.fillWidth: true
                                visible: modelData.units.length > 0
                                tight: true
                                tighter: army.width < Theme.px(380)
                                row: ({"label": modelData.label, "detail": modelData.detail, "most": modelData.units.length, "count": page.counts[army.side + modelData.id] ?? 0})
                                onPicked: count => page.choose(army.side + modelData.id, count)
                            }
                        }
                        RowLayout {
                            Layout.fillWidth: true
                            visible: !page.first && army.modelData.stratagemsLeft > 0

                            AppText {
                                Layout.fillWidth: true
                                text: qsTr("Stratagems, each for a leader")
                            }
                            Stepper {
                                objectName: "fieldStratagems_" + army.side
                                name: qsTr("Stratagems")
                                most: army.modelData.stratagemsLeft
                                value: page.stratagems[army.side]
                                onChosen: value => page.stratagems = Object.assign({}, page.stratagems, {[army.side]: value})
                            }
                        }
                        RowLayout {
                            Layout.fillWidth: true
                            visible: page.first

                            AppText {
                                readonly property int face: page.dice[army.side === "a" ? 0 : 1]
                                Layout.fillWidth: true
                                text: face > 0 ? qsTr("Your die for the attack") : qsTr("Die for the attack: Optio rolls")
                            }
                            Stepper {
                                objectName: "fieldDie_" + army.side
                                readonly property int at: army.side === "a" ? 0 : 1
                                name: qsTr("Die for the attack")
                                most: 6
                                value: page.dice[at]
                                onChosen: value => page.dice = page.dice.map((one, i) => i === at ? value : one)
                            }
                        }
                    }
                }
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width
        text: page.refusal !== "" ? page.refusal : page.outcome.sentence ?? ""

        Item {
            Layout.fillWidth: true
            visible: page.landscape
        }
        BigButton {
            objectName: "fieldButton"
            Layout.fillWidth: page.upright
            Layout.preferredWidth: Theme.px(420)
            side: "a"
            enabled: page.refusal === ""
            text: qsTr("Field the armies")
            onClicked: page.field()
        }
    }
}
