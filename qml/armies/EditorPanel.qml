// SPDX-License-Identifier: GPL-3.0-or-later
// What is being edited, beside the list or in a sheet: the picked unit, otherwise the army itself; and over it the rule that is asked for.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

FocusScope {
    id: panel

    property int command: -1
    property int unit: -1
    property bool editable: true
    readonly property bool picked: unit >= 0
    /// The field to go to as soon as all is laid out.
    property string wanted

    signal removeWanted
    signal duplicateWanted
    signal splitWanted
    signal moveWanted(int by)

    onWantedChanged: if (wanted !== "") pause.restart()

    Timer {
        id: pause
        interval: 0
        onTriggered: {
            (units.itemAt(0) as UnitEditorSheet)?.enter(panel.wanted);
            (armies.itemAt(0) as ArmyEditorSheet)?.enter(panel.wanted);
        }
    }
    Repeater {
        id: units
        model: panel.picked ? 1 : 0
        onItemRemoved: (_, item) => item.enabled = false // a finger that is still on it taps nothing any more

        UnitEditorSheet {
            anchors.fill: parent
            focus: true
            command: panel.command
            unit: panel.unit
            editable: panel.editable
            onRuleWanted: (rule, text) => ruleSheet.show(App.reference.find(App.editor.ruleset, rule), rule, rule, text)
            onRemoveWanted: panel.removeWanted()
            onDuplicateWanted: panel.duplicateWanted()
            onSplitWanted: panel.splitWanted()
            onMoveWanted: by => panel.moveWanted(by)
        }
    }
    Repeater {
        id: armies
        model: panel.picked ? 0 : 1
        onItemRemoved: (_, item) => item.enabled = false // a finger that is still on it taps nothing any more

        ArmyEditorSheet {
            anchors.fill: parent
            focus: true
            editable: panel.editable
        }
    }
    RuleSheet { id: ruleSheet }
}
