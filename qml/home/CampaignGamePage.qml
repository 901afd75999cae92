// SPDX-License-Identifier: GPL-3.0-or-later
// The battle of a campaign as a game: who fights, and what is still to be agreed before it opens.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var campaign: App.campaign
    readonly property var battle: Array.from(campaign.view.battles ?? []).slice(-1)[0] ?? ({})
    property var questions: []
    property var answers: ({})

    function sideOf(side: string): var {
        return Array.from(battle.sides ?? []).find(one => one.side === side) ?? ({});
    }
    function start() {
        const wanted = {};
        for (const question of questions)
            wanted[question.id] = answers[question.id] ?? question.value;
        if (campaign.fight(wanted))
            openFromHome("GamePage", {});
    }

    objectName: "campaignGamePage"
    ruleset: campaign.ruleset
    foot: footBar.height
    Component.onCompleted: questions = campaign.gameQuestions()

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Battle %1 as a game").arg(page.battle.number ?? "")
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
            x: Math.max(Theme.pad, (flick.width - 900) / 2)
            y: Theme.pad
            width: flick.width - 2 * x
            spacing: Theme.pad

            AppText {
                Layout.fillWidth: true
                text: qsTr("Both armies stand in it as they were fielded. When the battle is over, its losses are filled in for you to confirm.")
            }
            LayoutRepeater {
                model: page.campaign.view.players ?? []

                Card {
                    id: army
                    required property var modelData
                    readonly property var told: page.sideOf(modelData.side)
                    Layout.fillWidth: true
                    side: modelData.side
                    bar: "left"

                    Heading {
                        Layout.fillWidth: true
                        text: army.modelData.name
                        side: army.side
                        size: Theme.textSentence
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: [army.told.units === 1 ? qsTr("1 unit") : qsTr("%1 units").arg(army.told.units ?? 0), army.told.leaders === 1 ? qsTr("1 leader") : qsTr("%1 leaders").arg(army.told.leaders ?? 0), qsTr("%1 points").arg(army.told.fielded ?? 0), page.battle.attacker === army.side ? qsTr("attacks") : qsTr("defends")].join(" · ")
                        quiet: true
                    }
                }
            }
            Card {
                Layout.fillWidth: true
                visible: page.questions.length > 0
                inset: 0

                LayoutRepeater {
                    model: page.questions

                    QuestionRow {
                        required property var modelData
                        objectName: "gameOption_" + modelData.id
                        Layout.fillWidth: true
                        questionId: modelData.id
                        label: modelData.label
                        help: modelData.help
                        kind: modelData.kind
                        choices: modelData.choices
                        least: modelData.least
                        most: modelData.most
                        value: page.answers[modelData.id] ?? modelData.value
                        rule: modelData.rule
                        onAnswered: (id, value) => page.answers = Object.assign({}, page.answers, {[id]: value})
                        onRuleWanted: rule => page.open("RulesPage", {"ruleset": page.ruleset, "rule": rule})
                    }
                }
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        Item {
            Layout.fillWidth: true
            visible: page.landscape
        }
        BigButton {
            objectName: "startBattleGame"
            Layout.fillWidth: page.upright
            Layout.preferredWidth: Theme.px(420)
            focus: true
            side: page.battle.attacker === "b" ? "b" : "a"
            text: qsTr("Start the battle")
            onClicked: page.start()
        }
    }
}
