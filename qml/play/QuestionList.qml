// SPDX-License-Identifier: GPL-3.0-or-later
// A whole form: QuestionList { questions: resolver.questions; contestants: resolver.contestants; onAnswered: (id, value) => … }. Side a at the left and
// side b at the right when `twoColumns`, under each other otherwise; what concerns both stands above. Takes the height it needs; put it in a Flickable.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: form

    required property var questions
    property var contestants: []
    property bool twoColumns: width >= 700
    property bool changeable: false
    /// The side that sits across the table; its questions are turned to face it.
    property string farSide
    readonly property bool paired: twoColumns && !left.empty && !right.empty
    readonly property real half: paired ? (width - Theme.pad) / 2 : width

    signal answered(string id, var value)
    signal checked(string id)
    signal ruleWanted(string rule, string title, string help)
    signal changeWanted(string side)
    signal sumWanted

    /// As a new form finds it.
    function begin() {
        for (const column of [both, left, right])
            column.begin();
    }
    function contestant(side: string): var {
        return contestants.find(one => one.side === side) ?? null;
    }

    implicitWidth: 360
    implicitHeight: Math.max(left.visible ? left.y + left.height : 0, right.visible ? right.y + right.height : 0, both.visible ? both.height : 0)

    QuestionColumn {
        id: both
        width: parent.width
        height: implicitHeight
        questions: form.questions
        contestant: form.contestant("")
        onAnswered: (id, value) => form.answered(id, value)
        onChecked: id => form.checked(id)
        onRuleWanted: (rule, title, help) => form.ruleWanted(rule, title, help)
    }
    QuestionColumn {
        id: left
        y: both.visible ? both.height + Theme.pad : 0
        width: form.half
        height: form.paired ? Math.max(implicitHeight, right.implicitHeight) : implicitHeight
        side: "a"
        rotation: form.farSide === side ? 180 : 0
        questions: form.questions
        contestant: form.contestant("a")
        changeable: form.changeable
        onAnswered: (id, value) => form.answered(id, value)
        onChecked: id => form.checked(id)
        onRuleWanted: (rule, title, help) => form.ruleWanted(rule, title, help)
        onChangeWanted: form.changeWanted("a")
        onSumWanted: form.sumWanted()
    }
    QuestionColumn {
        id: right
        x: form.paired ? form.half + Theme.pad : 0
        y: form.paired || !left.visible ? left.y : left.y + left.height + Theme.pad
        width: form.half
        height: form.paired ? left.height : implicitHeight
        side: "b"
        rotation: form.farSide === side ? 180 : 0
        questions: form.questions
        contestant: form.contestant("b")
        changeable: form.changeable
        onAnswered: (id, value) => form.answered(id, value)
        onChecked: id => form.checked(id)
        onRuleWanted: (rule, title, help) => form.ruleWanted(rule, title, help)
        onChangeWanted: form.changeWanted("b")
        onSumWanted: form.sumWanted()
    }
}
