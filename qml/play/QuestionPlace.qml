// SPDX-License-Identifier: GPL-3.0-or-later
// A question's place in its column: shows it when it is not folded away. A row of the form as its model's roles.
pragma ComponentBehavior: Bound
import QtQuick

FocusScope {
    id: place

    required property int index
    required property var model
    property bool unfolded: false
    property bool ruled: true
    property bool touched: false
    property real rowHeight: 0
    /// Is its row there? What was made stays.
    property bool made: false
    readonly property bool answeredOtherwise: JSON.stringify(model.value) !== JSON.stringify(model.standard ?? model.value)
    readonly property bool hidden: (model.idle ?? false) && !answeredOtherwise && !touched

    signal answered(string id, var value)
    signal ruleWanted(string rule, string title, string help)
    /// A marked one has been looked at.
    signal checked(string id)
    /// Its being shown or folded has changed.
    signal moved
    /// It is to be shown, and its row is not there yet: the column says when.
    signal makeWanted

    height: visible ? rowHeight + 1 : 0
    visible: !hidden || unfolded
    readonly property bool lacking: !made && (!hidden || unfolded)
    onLackingChanged: if (lacking) makeWanted()
    Component.onCompleted: if (lacking) makeWanted()
    onHiddenChanged: moved()

    Repeater {
        model: place.made ? 1 : 0
        QuestionRow {
            y: 1
            width: place.width
            height: implicitHeight
            questionId: place.model.id ?? ""
            label: place.model.label ?? ""
            help: place.model.help ?? ""
            kind: place.model.kind ?? "yesNo"
            choices: place.model.choices ?? []
            least: place.model.least ?? 0
            most: place.model.most ?? 1
            value: place.model.value
            rule: place.model.rule ?? ""
            effect: place.model.effect ?? ""
            tone: place.model.tone ?? "none"
            idle: place.model.idle ?? false
            mark: place.model.mark ?? ""
            focus: true
            onImplicitHeightChanged: place.rowHeight = implicitHeight
            onAnswered: (id, value) => {
                place.touched = true;
                place.answered(id, value);
            }
            onChecked: {
                place.touched = true;
                place.checked(questionId);
            }
            onRuleWanted: rule => place.ruleWanted(rule, label, help)

            Rectangle {
                y: -1
                width: parent.width
                height: 1
                color: Theme.line
                visible: place.ruled
            }
        }
    }
}
