// SPDX-License-Identifier: GPL-3.0-or-later
// Any troops against any others in one situation, as a map of exact odds; one pair of them in full beside it; on narrow
// pages in a panel below it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    /// A rule set to begin with; empty for that of the open game, or the last one.
    property string wanted
    readonly property var odds: App.odds
    readonly property bool wide: landscape && width >= 1000
    property string saving

    function showCell(row: int, column: int) {
        odds.look(row, column);
        panel.shown = !wide;
    }
    function showRule(rule: string) {
        ruleSheet.show(App.reference.find(odds.ruleset, rule), rule, "", "");
    }
    /// Into the game that is open, or without one tried for itself.
    function openRuling() {
        if (odds.inGame && odds.openRuling())
            return;
        odds.beginTrial();
        trying.open();
    }
    function closeInner(): bool {
        const inner = ruleSheet.visible ? ruleSheet : panel.visible ? panel : null;
        inner?.close();
        return inner !== null;
    }

    objectName: "oddsPage"
    ruleset: odds.ruleset
    Component.onCompleted: odds.start(wanted)

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Odds")
        subtitle: page.odds.situations.find(one => one.value === page.odds.situation)?.label ?? ""
        onBack: page.back()

        IconButton {
            objectName: "oddsSwap"
            glyph: "rotate"
            text: qsTr("Swap attackers and defenders")
            onClicked: page.odds.swapSides()
        }
        IconButton {
            objectName: "oddsSave"
            glyph: "save"
            text: qsTr("Save as a table (CSV)")
            onClicked: page.saving = "csv"
        }
        IconButton {
            objectName: "oddsPrint"
            glyph: "print"
            text: qsTr("Save as a chart to print (PDF)")
            onClicked: page.saving = "pdf"
        }
        IconButton {
            objectName: "oddsChoose"
            visible: !page.phone // the button below opens it too
            glyph: "settings"
            text: qsTr("Rule set, situation and armies")
            onClicked: choosing.open()
        }
    }
    Flow {
        id: row
        anchors.top: bar.bottom
        anchors.topMargin: 8
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        spacing: 8

        AppButton {
            objectName: "oddsWhat"
            width: Math.min(implicitWidth, row.width)
            text: (page.odds.rulesets.find(one => one.value === page.odds.ruleset)?.label ?? "") + ", " + (page.odds.situations.find(one => one.value === page.odds.situation)?.label ?? "")
            glyph: "down"
            onClicked: choosing.open()
        }
        AppButton {
            objectName: "oddsSituation"
            width: Math.min(implicitWidth, row.width)
            visible: page.odds.questions.length > 0
            text: page.odds.altered.length === 0 ? qsTr("Situation: as usual") : page.odds.altered.length === 1 ? qsTr("Situation: one change") : qsTr("Situation: %1 changes").arg(page.odds.altered.length)
            glyph: "edit"
            onClicked: situation.open()
        }
        Repeater {
            model: page.odds.altered

            AppButton {
                required property var modelData
                objectName: "altered_" + modelData.id
                width: Math.min(implicitWidth, row.width)
                text: modelData.text
                glyph: "close"
                Accessible.name: qsTr("%1; press to take it back").arg(modelData.text)
                onClicked: page.odds.answer(modelData.id, modelData.value)
            }
        }
    }
    OddsMap {
        id: map
        objectName: "oddsMap"
        anchors.top: row.bottom
        anchors.topMargin: 8
        anchors.bottom: legend.visible ? legend.top : panel.top
        anchors.bottomMargin: 4
        x: Theme.pad
        width: page.wide ? Math.round((parent.width - 3 * Theme.pad) * 0.62) : parent.width - 2 * Theme.pad
        odds: page.odds
        onCellWanted: (row, column) => page.showCell(row, column)
        onColumnWanted: column => {
            ranking.column = column;
            ranking.open();
        }
    }
    OddsLegend {
        id: legend
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 8
        visible: !panel.visible
        x: map.x
        width: map.width
    }
    Rectangle {
        visible: page.wide
        anchors.top: row.bottom
        anchors.topMargin: 8
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 8
        x: map.x + map.width + Theme.pad
        width: parent.width - x - Theme.pad
        radius: Theme.radius
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line

        Repeater {
            model: page.wide && page.settled ? 1 : 0

            OddsPair {
                objectName: "oddsPair"
                anchors.fill: parent
                odds: page.odds
                onRuleWanted: rule => page.showRule(rule)
                onRulingWanted: page.openRuling()
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        visible: page.odds.ruleset === ""
        troop: "unknown"
        title: qsTr("No rule set with a map of odds")
        text: qsTr("House rules may be faulty; see Settings.")
        actionText: qsTr("Back")
        onAction: page.back()
    }
    OddsPanel {
        id: panel
        visible: shown && !page.wide
        anchors.bottom: parent.bottom
        width: parent.width
        readonly property real below: parent.height - row.y - row.height
        least: below * 0.5 < Theme.px(180) ? most : Math.min(Theme.px(300), below * 0.5)
        most: parent.height - bar.height - 12
        odds: page.odds
        onRuleWanted: rule => page.showRule(rule)
        onRulingWanted: page.openRuling()
    }
    Sheet {
        id: ranking
        property int column: 0
        title: qsTr("Best against %1").arg(page.odds.columns[column]?.label ?? "")

        Repeater {
            model: ranking.visible ? 1 : 0

            ListView {
                id: best
                objectName: "oddsBest"
                anchors.fill: parent
                focus: true
                clip: true
                leftMargin: Theme.gap
                rightMargin: Theme.gap
                boundsBehavior: Flickable.StopAtBounds
                model: page.odds.best(ranking.column)
                ScrollBar.vertical: ScrollBar {}

                delegate: GameRow {
                    required property var modelData
                    width: ListView.view.width - 2 * Theme.gap
                    text: modelData.label
                    detail: modelData.text
                    removable: false
                    onClicked: {
                        const row = modelData.row, column = ranking.column;
                        ranking.close();
                        page.showCell(row, column);
                    }
                }
            }
        }
    }
    Sheet {
        id: situation
        title: qsTr("Situation")

        Repeater {
            model: situation.visible ? 1 : 0

            Flickable {
                id: asked
                anchors.fill: parent
                clip: true
                contentHeight: answers.height + 2 * Theme.pad
                boundsBehavior: Flickable.StopAtBounds
                ScrollBar.vertical: ScrollBar {}

                Column {
                    id: answers
                    width: asked.width
                    spacing: 4

                    AppText {
                        x: Theme.pad
                        width: parent.width - 2 * Theme.pad
                        text: qsTr("Asked of %1 against %2; the whole map follows, wherever it applies.").arg(page.odds.cell.attacker?.label ?? "").arg(page.odds.cell.defender?.label ?? "")
                        quiet: true
                    }
                    AppButton {
                        objectName: "oddsReset"
                        x: Theme.pad
                        visible: page.odds.altered.length > 0
                        text: qsTr("Everything as usual")
                        glyph: "undo"
                        onClicked: page.odds.reset()
                    }
                    Repeater {
                        model: ListRows {
                            spare: 4
                            source: page.odds.questions
                        }

                        QuestionRow {
                            required property var modelData
                            required property bool used
                            readonly property var told: Object.assign({"id": "", "label": "", "kind": "yesNo", "side": ""}, modelData)
                            visible: used
                            objectName: "oddsQuestion_" + told.id
                            width: answers.width
                            questionId: told.id
                            label: told.side === "a" ? qsTr("Attacker: %1").arg(told.label) : told.side === "b" ? qsTr("Defender: %1").arg(told.label) : told.label
                            help: told.help ?? ""
                            kind: told.kind
                            choices: told.choices ?? []
                            least: told.least ?? 0
                            most: told.most ?? 1
                            value: told.value
                            rule: told.rule ?? ""
                            onAnswered: (id, value) => page.odds.answer(id, value)
                            onRuleWanted: rule => {
                                situation.close();
                                page.showRule(rule);
                            }
                        }
                    }
                }
            }
        }
    }
    Sheet {
        id: choosing
        title: qsTr("Rule set, situation and armies")

        Repeater {
            model: choosing.visible ? 1 : 0

            Flickable {
                id: chosen
                anchors.fill: parent
                clip: true
                contentHeight: choices.height + 2 * Theme.pad
                boundsBehavior: Flickable.StopAtBounds
                ScrollBar.vertical: ScrollBar {}

                ColumnLayout {
                    id: choices
                    x: Theme.pad
                    width: chosen.width - 2 * Theme.pad
                    spacing: 8

                    AppText { text: qsTr("Rule set") }
                    ChoiceList {
                        objectName: "oddsRuleset"
                        Layout.fillWidth: true
                        focus: true
                        name: qsTr("Rule set")
                        choices: page.odds.rulesets
                        value: page.odds.ruleset
                        onChosen: value => page.odds.ruleset = value
                    }
                    AppText { text: qsTr("Situation") }
                    ChoiceList {
                        objectName: "oddsResolver"
                        Layout.fillWidth: true
                        name: qsTr("Situation")
                        choices: page.odds.situations
                        value: page.odds.situation
                        onChosen: value => page.odds.situation = value
                    }
                    AppText { text: qsTr("Attackers") }
                    ChoiceList {
                        objectName: "oddsAttackers"
                        Layout.fillWidth: true
                        name: qsTr("Attackers")
                        choices: page.odds.armies
                        value: page.odds.attackers
                        onChosen: value => page.odds.attackers = value
                    }
                    AppText { text: qsTr("Defenders") }
                    ChoiceList {
                        objectName: "oddsDefenders"
                        Layout.fillWidth: true
                        name: qsTr("Defenders")
                        choices: page.odds.armies
                        value: page.odds.defenders
                        onChosen: value => page.odds.defenders = value
                    }
                }
            }
        }
    }
    OddsSaver {
        odds: page.odds
        form: page.saving
        onSay: sentence => page.say(sentence)
        onDone: page.saving = ""
    }
    Sheet {
        id: trying
        title: qsTr("%1 against %2").arg(page.odds.cell.attacker?.label ?? "").arg(page.odds.cell.defender?.label ?? "")

        Repeater {
            model: trying.visible ? 1 : 0

            OddsTrial {
                anchors.fill: parent
                focus: true
                odds: page.odds
                onRuleWanted: rule => {
                    trying.close();
                    page.showRule(rule);
                }
            }
        }
    }
    RuleSheet { id: ruleSheet }
}
