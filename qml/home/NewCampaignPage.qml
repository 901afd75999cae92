// SPDX-License-Identifier: GPL-3.0-or-later
// A new campaign: its name, the two armies it is fought with, and what is agreed.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var rulesets: App.campaigns.rulesets
    property var armies: []
    property string armyA
    property string armyB
    property var questions: []
    property var answers: ({})
    readonly property string refusal: armyA === "" || armyB === "" ? qsTr("A campaign needs two armies.") : App.campaigns.refusal(ruleset, armyA, armyB, answers)

    function take(ruleset: string) {
        page.ruleset = ruleset;
        // In a campaign leaders are paid for too.
        armies = Array.from(App.library.choices(ruleset)).map(army => Object.assign({}, army, {"points": App.campaigns.points(ruleset, army.id) ?? army.points}));
        armyA = armies[0]?.id ?? "";
        armyB = (armies[1] ?? armies[0])?.id ?? "";
        answers = {};
        questions = App.campaigns.options(ruleset);
    }
    function answer(id: string, value: var) {
        const now = Object.assign({}, answers);
        now[id] = value;
        answers = now;
    }
    function nameOf(army: string): string {
        return armies.find(one => one.id === army)?.name ?? "";
    }
    function begin() {
        const name = entry.input.text.trim();
        if (App.campaigns.create(ruleset, name !== "" ? name : entry.placeholder, armyA, armyB, answers))
            openFromHome("CampaignPage", {});
    }
    function find() {
        pickerA.find();
    }

    objectName: "newCampaignPage"
    foot: footBar.height
    Component.onCompleted: if (rulesets.length > 0) take(rulesets[0].id)

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("New campaign")
        subtitle: page.rulesets.find(one => one.id === page.ruleset)?.name ?? ""
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
            x: Theme.pad
            y: Theme.pad
            width: flick.width - 2 * Theme.pad
            spacing: Theme.pad

            GridLayout {
                Layout.fillWidth: true
                visible: page.rulesets.length > 1
                columns: page.phone ? 1 : 2
                columnSpacing: 12
                rowSpacing: 12

                LayoutRepeater {
                    model: page.rulesets

                    RulesetCard {
                        required property var modelData
                        objectName: "campaignRuleset_" + modelData.id
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        ruleset: modelData
                        selected: modelData.id === page.ruleset
                        onClicked: page.take(modelData.id)
                    }
                }
            }
            TextEntry {
                id: entry
                objectName: "campaignName"
                Layout.fillWidth: true
                label: qsTr("Name of the campaign")
                placeholder: page.nameOf(page.armyA) === "" ? "" : qsTr("%1 against %2").arg(page.nameOf(page.armyA)).arg(page.nameOf(page.armyB))
                maximumLength: 60
            }
            AppText {
                Layout.fillWidth: true
                text: qsTr("Points are those of a campaign army: its units, and its leaders beyond the first.")
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            GridLayout {
                Layout.fillWidth: true
                columns: page.phone ? 1 : 2
                columnSpacing: Theme.pad
                rowSpacing: 12

                ArmyPicker {
                    id: pickerA
                    objectName: "campaignArmyA"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.minimumHeight: Theme.px(page.phone ? 260 : 320)
                    side: "a"
                    title: qsTr("First army")
                    armies: page.armies
                    chosen: page.armyA
                    onPicked: id => page.armyA = id
                }
                ArmyPicker {
                    objectName: "campaignArmyB"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.minimumHeight: Theme.px(page.phone ? 260 : 320)
                    side: "b"
                    title: qsTr("Second army")
                    armies: page.armies
                    chosen: page.armyB
                    onPicked: id => page.armyB = id
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
                        objectName: "campaignOption_" + modelData.id
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
                        onAnswered: (id, value) => page.answer(id, value)
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
        text: page.refusal

        Item {
            Layout.fillWidth: true
            visible: page.landscape
        }
        BigButton {
            objectName: "beginCampaign"
            Layout.fillWidth: page.upright
            Layout.preferredWidth: Theme.px(420)
            side: "a"
            focus: true
            enabled: page.refusal === ""
            text: qsTr("Begin")
            onClicked: page.begin()
        }
    }
}
