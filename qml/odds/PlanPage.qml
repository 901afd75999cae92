// SPDX-License-Identifier: GPL-3.0-or-later
// "What if": the fights that are planned, and what may come of them all together: whether the line holds, a command breaks, an army is
// beaten. Nothing of it is written into the game.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var plan: App.plan
    readonly property bool beside: width >= 900

    function showRule(rule: string, title: string) {
        ruleSheet.show(App.reference.find(page.ruleset, rule), rule, title, "");
    }
    function closeInner(): bool {
        if (!ruleSheet.visible)
            return false;
        ruleSheet.close();
        return true;
    }

    objectName: "planPage"
    ruleset: App.game.ruleset

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("What if?")
        subtitle: App.game.turnHead
        onBack: page.back()

        IconButton {
            objectName: "planClear"
            visible: page.plan.fights.length > 0
            glyph: "delete"
            text: qsTr("Empty the plan")
            onClicked: page.plan.clear()
        }
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentHeight: grid.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        GridLayout {
            id: grid
            x: Theme.pad
            y: Theme.pad
            width: flick.width - 2 * Theme.pad
            columns: page.beside ? 2 : 1
            columnSpacing: Theme.pad
            rowSpacing: Theme.pad

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: 12

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("Open the form of a fight in the game, answer what it asks, and tap + in its head instead of rolling. Nothing you plan is written into the game.")
                    quiet: true
                }
                LayoutRepeater {
                    // Kept while the plan is counted anew, and with them what has the keyboard.
                    model: ListRows { source: page.plan.fights }

                    Card {
                        id: fight
                        required property var modelData
                        required property int index
                        required property bool used
                        readonly property string refusal: modelData.refusal ?? ""
                        objectName: "planFight_" + index
                        Layout.fillWidth: true
                        visible: used
                        spacing: 4

                        RowLayout {
                            Layout.fillWidth: true
                            spacing: 4

                            GameRow {
                                objectName: "planOpen_" + fight.index
                                Layout.fillWidth: true
                                text: (fight.index + 1) + ". " + (fight.modelData.text ?? "")
                                removable: false
                                onClicked: page.plan.open(fight.index)
                            }
                            IconButton {
                                visible: fight.index > 0
                                glyph: "up"
                                text: qsTr("Fight it earlier")
                                onClicked: page.plan.move(fight.index, -1)
                            }
                            IconButton {
                                objectName: "planRemove_" + fight.index
                                glyph: "close"
                                text: qsTr("Take it out of the plan")
                                onClicked: page.plan.remove(fight.index)
                            }
                        }
                        AppText {
                            Layout.fillWidth: true
                            Layout.leftMargin: Theme.gap
                            text: fight.refusal !== "" ? fight.refusal : fight.modelData.detail ?? ""
                            color: fight.refusal !== "" ? Theme.tone("bad") : Theme.quiet
                        }
                        PlanFollows {
                            Layout.fillWidth: true
                            Layout.leftMargin: Theme.gap
                            follows: Array.from(fight.modelData.follows ?? [])
                            number: fight.index
                            onMarked: (key, done) => page.plan.setFollow(fight.index, key, done)
                            onAnswered: (key, question, value) => page.plan.answerFollow(fight.index, key, question, value)
                            onRuleWanted: (rule, title) => page.showRule(rule, title)
                        }
                    }
                }
                Heading {
                    Layout.fillWidth: true
                    visible: page.plan.offers.length > 0
                    text: qsTr("Due in this phase")
                    size: Theme.textUnit
                }
                LayoutRepeater {
                    model: page.plan.offers

                    AppButton {
                        required property var modelData
                        required property int index
                        objectName: "planOffer_" + index
                        Layout.fillWidth: true
                        text: modelData.text
                        glyph: "add"
                        lines: 3
                        onClicked: page.plan.addOffer(index)
                    }
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: 12

                AppText {
                    Layout.fillWidth: true
                    visible: page.plan.busy
                    text: qsTr("Counting…")
                    quiet: true
                }
                AppText {
                    Layout.fillWidth: true
                    visible: page.plan.fights.length === 0 && !page.plan.busy
                    text: qsTr("The odds of all planned fights together stand here.")
                    quiet: true
                }
                LayoutRepeater {
                    model: page.plan.sides

                    Card {
                        id: army
                        required property var modelData
                        objectName: "planSide_" + modelData.id
                        Layout.fillWidth: true
                        side: modelData.id
                        spacing: 6

                        Heading {
                            Layout.fillWidth: true
                            text: army.modelData.name
                            side: army.modelData.id
                        }
                        LayoutRepeater {
                            model: army.modelData.breaks

                            AppButton {
                                required property var modelData
                                required property int index
                                objectName: "planBreak_" + army.modelData.id + "_" + index
                                Layout.fillWidth: true
                                lines: 3
                                text: modelData.percent + " · " + modelData.text
                                onClicked: page.showRule(modelData.rule, modelData.text)
                            }
                        }
                        LayoutRepeater {
                            model: army.modelData.rows

                            RowLayout {
                                id: row
                                required property var modelData
                                Layout.fillWidth: true
                                spacing: 12

                                AppText {
                                    Layout.fillWidth: true
                                    text: row.modelData.label
                                }
                                AppText {
                                    text: row.modelData.text
                                    font.weight: Font.Bold
                                    wrapMode: Text.NoWrap
                                }
                            }
                        }
                        AppText {
                            Layout.fillWidth: true
                            text: army.modelData.expected
                            quiet: true
                        }
                    }
                }
                AppText {
                    objectName: "planHow"
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: page.plan.how
                    quiet: true
                    font.pixelSize: Theme.textSmall
                }
            }
        }
    }
    RuleSheet { id: ruleSheet }
}
