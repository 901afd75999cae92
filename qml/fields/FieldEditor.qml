// SPDX-License-Identifier: GPL-3.0-or-later
// One field of an editor, of whatever kind: yes or no, a count, a text, one of several choices, and those of an army (see FieldFlags, FieldCounts,
// FieldPlaces). The owner sets `value` in answer to answered().
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

ColumnLayout {
    id: field

    property string name
    property string shape: "choice"
    /// {label,heading,help,points,choices:[{value,label}],least,most,step,zones}
    property var asked: ({})
    property var value
    property bool unfolded: false
    readonly property string label: asked.label ?? ""
    readonly property int most: asked.most > 0 ? asked.most : 200

    signal answered(var value)
    signal unfoldWanted

    spacing: 4

    Heading {
        Layout.fillWidth: true
        Layout.topMargin: 4
        visible: text !== ""
        text: field.asked.heading ?? ""
        size: Theme.px(22)
    }
    LayoutRepeater {
        model: field.shape === "yesNo" ? 1 : 0

        Toggle {
            objectName: field.name
            Layout.fillWidth: true
            text: field.label
            checked: field.value === true
            onToggled: {
                field.answered(checked);
                // Show what the army holds, should it not have taken the answer.
                checked = Qt.binding(() => field.value === true);
            }
        }
    }
    LayoutRepeater {
        model: field.shape === "count" ? 1 : 0

        FieldCount {
            objectName: field.name
            Layout.fillWidth: true
            label: field.label
            points: field.asked.points ?? 0
            least: field.asked.least ?? 0
            most: field.asked.most ?? 99
            step: field.asked.step ?? 1
            value: Number(field.value ?? 0)
            onChosen: wanted => field.answered(wanted)
        }
    }
    LayoutRepeater {
        model: field.shape === "text" ? 1 : 0

        TextEntry {
            objectName: field.name
            Layout.fillWidth: true
            label: field.label
            text: String(field.value ?? "")
            maximumLength: field.most
            onEdited: text => field.answered(text)
        }
    }
    LayoutRepeater {
        model: field.shape === "longText" ? 1 : 0

        FieldText {
            objectName: field.name
            Layout.fillWidth: true
            label: field.label
            text: String(field.value ?? "")
            most: field.most
            onEdited: text => field.answered(text)
        }
    }
    LayoutRepeater {
        model: field.shape === "choice" ? 1 : 0

        FieldChoice {
            objectName: field.name
            Layout.fillWidth: true
            label: field.label
            choices: field.asked.choices ?? []
            value: field.value
            unfolded: field.unfolded
            onUnfoldWanted: field.unfoldWanted()
            onChosen: wanted => field.answered(wanted)
        }
    }
    LayoutRepeater {
        model: field.shape === "flags" ? 1 : 0

        FieldFlags {
            objectName: field.name
            Layout.fillWidth: true
            label: field.label === field.asked.heading ? "" : field.label
            choices: field.asked.choices ?? []
            value: field.value
            onChosen: wanted => field.answered(wanted)
        }
    }
    LayoutRepeater {
        model: field.shape === "counts" ? 1 : 0

        FieldCounts {
            objectName: field.name
            Layout.fillWidth: true
            choices: field.asked.choices ?? []
            value: field.value
            onChosen: wanted => field.answered(wanted)
        }
    }
    LayoutRepeater {
        model: field.shape === "places" ? 1 : 0

        FieldPlaces {
            objectName: field.name
            Layout.fillWidth: true
            help: field.asked.help ?? ""
            zones: field.asked.zones ?? []
            choices: field.asked.choices ?? []
            value: field.value
            onChosen: wanted => field.answered(wanted)
        }
    }
}
