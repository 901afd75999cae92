// SPDX-License-Identifier: GPL-3.0-or-later
// An option of a battle: its question with what it means under it, and the way to its rule.
import QtQuick

FocusScope {
    id: row

    /// One of App.newBattle.topics' questions.
    property var question: ({})
    /// It is shown and cannot be changed.
    property bool locked: false

    signal answered(string id, var value)
    signal ruleWanted(string rule)

    readonly property string needed: question.needed ?? ""
    readonly property string fixed: question.fixed ?? ""

    implicitWidth: 320
    implicitHeight: words.implicitHeight + 8

    Column {
        id: words
        width: parent.width - book.width - Theme.gap

        QuestionRow {
            objectName: "option_" + row.question.id
            width: parent.width
            focus: true
            enabled: row.needed === "" && row.fixed === "" && !row.locked
            opacity: enabled ? 1 : 0.6
            questionId: row.question.id ?? ""
            label: row.question.label ?? ""
            help: row.question.help ?? ""
            kind: row.question.kind ?? "yesNo"
            choices: row.question.choices ?? []
            least: row.question.least ?? 0
            most: row.question.most ?? 1
            value: row.question.value
            rule: row.question.rule ?? ""
            onAnswered: (id, value) => row.answered(id, value)
            onRuleWanted: rule => row.ruleWanted(rule)
        }
        AppText {
            x: Theme.pad
            width: parent.width - Theme.pad
            text: row.fixed !== "" ? qsTr("Not by e-mail: %1.").arg(row.fixed) : row.needed === "" ? row.question.help ?? "" : qsTr("Needs “%1”.").arg(row.needed)
            quiet: true
            font.pixelSize: Theme.textSmall
        }
    }
    IconButton {
        id: book
        objectName: "optionRule_" + row.question.id
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        glyph: "rules"
        text: qsTr("Rule %1").arg(row.question.rule ?? "")
        colour: Theme.quiet
        onClicked: row.ruleWanted(row.question.rule)
    }
}
