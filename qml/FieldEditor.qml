// SPDX-License-Identifier: GPL-3.0-or-later
// One field of a unit in the army editor, of whatever kind: yes or no, a count, a text, or one of several choices. The owner sets `value` in answer
// to answered().
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

ColumnLayout {
    id: field

    property string name
    property string shape: "choice"
    /// {label,choices:[{value,label}],least,most}
    property var asked: ({})
    property var value
    property bool unfolded: false

    signal answered(var value)
    signal unfoldWanted

    spacing: 0

    Repeater {
        model: field.shape === "yesNo" ? 1 : 0

        Toggle {
            objectName: field.name
            Layout.fillWidth: true
            text: field.asked.label ?? ""
            checked: field.value === true
            onToggled: {
                field.answered(checked);
                // Show what the army holds, should it not have taken the answer.
                checked = Qt.binding(() => field.value === true);
            }
        }
    }
    Repeater {
        model: field.shape === "count" ? 1 : 0

        GridLayout {
            Layout.fillWidth: true
            columns: width < Theme.px(300) ? 1 : 2
            columnSpacing: 12
            rowSpacing: 4

            AppText {
                Layout.fillWidth: true
                text: field.asked.label ?? ""
            }
            Stepper {
                objectName: field.name
                name: field.asked.label ?? ""
                least: field.asked.least ?? 0
                most: field.asked.most ?? 99
                value: Number(field.value ?? 0)
                onChosen: wanted => field.answered(wanted)
            }
        }
    }
    Repeater {
        model: field.shape === "text" ? 1 : 0

        TextEntry {
            objectName: field.name
            Layout.fillWidth: true
            label: field.asked.label ?? ""
            text: String(field.value ?? "")
            maximumLength: 200
            onEdited: text => field.answered(text)
        }
    }
    Repeater {
        model: field.shape === "choice" ? 1 : 0

        FieldChoice {
            objectName: field.name
            Layout.fillWidth: true
            label: field.asked.label ?? ""
            choices: field.asked.choices ?? []
            value: field.value
            unfolded: field.unfolded
            onUnfoldWanted: field.unfoldWanted()
            onChosen: wanted => field.answered(wanted)
        }
    }
}
