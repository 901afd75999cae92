// SPDX-License-Identifier: GPL-3.0-or-later
// What may follow from a planned fight: PlanFollows { follows: fight.follows; number: 0; onMarked: (key, done) => … }. Each stands with how likely it
// is to come up and a switch that takes it into the plan; what the rules make follow is in it from the start. One that is in it asks its questions.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

ColumnLayout {
    id: list

    /// [{key,text,detail,rule,due,done,able,questions}], as App.plan.fights has them.
    property var follows: []
    /// Of the fight; for names alone.
    property int number: 0

    signal marked(string key, bool done)
    signal answered(string key, string question, var value)
    signal ruleWanted(string rule, string title)

    visible: follows.length > 0
    spacing: 2

    AppText {
        Layout.fillWidth: true
        text: qsTr("What may follow; switched on, it is in the plan:")
        quiet: true
        font.pixelSize: Theme.textSmall
    }
    LayoutRepeater {
        model: ListRows { source: list.follows }

        ColumnLayout {
            id: one
            required property var modelData
            required property int index
            required property bool used
            readonly property var follow: Object.assign({"key": "", "text": "", "detail": "", "rule": "", "done": false, "able": false, "questions": []}, modelData)
            Layout.fillWidth: true
            visible: used
            spacing: 0

            Toggle {
                objectName: "planFollow_" + list.number + "_" + one.index
                Layout.fillWidth: true
                text: one.follow.text
                checked: one.follow.done
                enabled: one.follow.able
                onToggled: list.marked(one.follow.key, checked)
            }
            AppText {
                Layout.fillWidth: true
                text: one.follow.detail
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            LayoutRepeater {
                model: ListRows { source: Array.from(one.follow.questions) }

                QuestionRow {
                    required property var modelData
                    required property bool used
                    objectName: "planAnswer_" + list.number + "_" + one.index + "_" + questionId
                    Layout.fillWidth: true
                    visible: used
                    questionId: modelData.id ?? ""
                    label: modelData.label ?? ""
                    help: modelData.help ?? ""
                    kind: modelData.kind ?? "yesNo"
                    choices: Array.from(modelData.choices ?? [])
                    least: modelData.least ?? 0
                    most: modelData.most ?? 1
                    value: modelData.value
                    rule: modelData.rule ?? ""
                    onAnswered: (id, value) => list.answered(one.follow.key, id, value)
                    onRuleWanted: rule => list.ruleWanted(rule, label)
                }
            }
        }
    }
}
