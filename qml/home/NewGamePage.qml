// SPDX-License-Identifier: GPL-3.0-or-later
// A new game: which rules, which two armies, and options that need no thought. The last choice of the same kind is not needed: everything has a
// default, so Begin can be tapped at once.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    /// Those played beside a table are begun here, those played in the program on a page of their own.
    readonly property var known: Array.from(App.games.rulesets)
    readonly property var rulesets: known.filter(one => one.kind !== "app")
    readonly property var inTheApp: known.filter(one => one.kind === "app")
    property var armies: []
    property string armyA
    property string armyB
    property var questions: []
    property var answers: ({})
    property bool optionsShown: false

    function take(ruleset: string) {
        page.ruleset = ruleset;
        armies = App.library.choices(ruleset);
        if (!armies.some(one => one.id === armyA))
            armyA = armies[0]?.id ?? "";
        armyB = (armies[1] ?? armies[0])?.id ?? "";
        answers = {};
        questions = App.games.options(ruleset);
    }
    function answer(id: string, value: var) {
        const now = Object.assign({}, answers);
        now[id] = value;
        answers = now;
    }
    function begin() {
        if (App.games.create(ruleset, armyA, armyB, answers))
            openFromHome("GamePage", {});
    }
    function find() {
        pickerA.find();
    }

    objectName: "newGamePage"
    foot: beginBar.height
    Component.onCompleted: if (rulesets.length > 0) take(rulesets.some(one => one.id === ruleset) ? ruleset : rulesets[0].id)

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("New game")
        subtitle: page.rulesets.length === 1 ? page.rulesets[0].name : ""
        onBack: page.back()
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: beginBar.top
        anchors.bottomMargin: page.strip
        width: parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        // Unfolded options come into sight.
        onContentHeightChanged: if (page.optionsShown) contentY = Math.max(0, contentHeight - height)
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Theme.pad
            y: Theme.pad
            width: flick.width - 2 * Theme.pad
            height: Math.max(implicitHeight, flick.height - 2 * Theme.pad)
            spacing: Theme.pad

            Heading {
                Layout.fillWidth: true
                visible: page.inTheApp.length > 0
                text: qsTr("In the app")
                size: Theme.textUnit
            }
            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: false
                visible: page.inTheApp.length > 0
                columns: page.phone || page.inTheApp.length === 1 ? 1 : 2
                columnSpacing: 12
                rowSpacing: 12

                LayoutRepeater {
                    model: page.inTheApp

                    RulesetCard {
                        required property var modelData
                        objectName: "ruleset_" + modelData.id
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        Layout.fillHeight: true
                        ruleset: modelData
                        leads: true
                        kindShown: false
                        onClicked: page.open("NewBattlePage", {"ruleset": modelData.id})
                    }
                }
            }
            Heading {
                Layout.fillWidth: true
                visible: page.inTheApp.length > 0 && page.rulesets.length > 0
                text: qsTr("Beside your table")
                size: Theme.textUnit
            }
            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: false
                visible: page.rulesets.length > 1
                columns: page.phone ? 1 : page.width >= Theme.px(1100) ? 3 : 2
                columnSpacing: 12
                rowSpacing: 12

                LayoutRepeater {
                    model: page.rulesets

                    RulesetCard {
                        required property var modelData
                        objectName: "ruleset_" + modelData.id
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        Layout.fillHeight: true
                        ruleset: modelData
                        selected: modelData.id === page.ruleset
                        kindShown: page.inTheApp.length === 0
                        onClicked: page.take(modelData.id)
                    }
                }
            }
            AppText {
                Layout.fillWidth: true
                visible: page.rulesets.length === 1
                text: page.rulesets[0]?.summary ?? ""
                quiet: true
            }
            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: page.rulesets.length > 0
                columns: page.phone ? 1 : 2
                columnSpacing: Theme.pad
                rowSpacing: 12

                ArmyPicker {
                    id: pickerA
                    objectName: "pickerA"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    Layout.minimumHeight: Theme.px(page.phone ? 260 : 320)
                    side: "a"
                    title: qsTr("First army")
                    armies: page.armies
                    listed: page.settled
                    chosen: page.armyA
                    onPicked: id => page.armyA = id
                }
                ArmyPicker {
                    id: pickerB
                    objectName: "pickerB"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    Layout.minimumHeight: Theme.px(page.phone ? 260 : 320)
                    side: "b"
                    title: qsTr("Second army")
                    armies: page.armies
                    listed: page.settled
                    chosen: page.armyB
                    onPicked: id => page.armyB = id
                }
            }
            AppButton {
                objectName: "optionsButton"
                Layout.fillWidth: page.phone
                visible: page.questions.length > 0
                kind: "quiet"
                glyph: page.optionsShown ? "up" : "down"
                text: qsTr("Options")
                onClicked: page.optionsShown = !page.optionsShown
            }
            Card {
                Layout.fillWidth: true
                visible: page.optionsShown && page.questions.length > 0
                inset: 0

                LayoutRepeater {
                    model: page.optionsShown ? page.questions : []

                    QuestionRow {
                        required property var modelData
                        objectName: "option_" + modelData.id
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
    Rectangle {
        id: beginBar
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.rulesets.length > 0
        height: visible ? begin.height + 2 * 12 : 0
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        BigButton {
            id: begin
            objectName: "beginButton"
            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            anchors.rightMargin: Theme.pad
            width: page.phone ? parent.width - 2 * Theme.pad : Math.min(Theme.px(420), parent.width - 2 * Theme.pad)
            side: "a"
            focus: true
            enabled: page.armyA !== "" && page.armyB !== ""
            text: qsTr("Begin")
            onClicked: page.begin()
        }
    }
}
