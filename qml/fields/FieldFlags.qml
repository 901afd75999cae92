// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several words hold (["ferocity"]), each with what it does and costs, in an editor. The owner sets `value` in answer to chosen().
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

ColumnLayout {
    id: field

    property string label
    /// [{value,label,help,points}]
    property var choices: []
    property var value
    readonly property var held: Array.from(value ?? [])

    signal chosen(var value)

    function set(word: string, on: bool) {
        chosen(on ? [...held, word] : held.filter(one => one !== word));
    }

    spacing: 4

    AppText {
        Layout.fillWidth: true
        visible: text !== ""
        text: field.label
        quiet: true
        font.pixelSize: Theme.textSmall
    }
    LayoutRepeater {
        model: field.choices.length

        ColumnLayout {
            id: row
            required property int index
            readonly property var choice: field.choices[index] ?? ({})
            Layout.fillWidth: true
            spacing: 0

            Toggle {
                objectName: field.objectName + "_" + row.choice.value
                Layout.fillWidth: true
                text: (row.choice.points ?? 0) === 0 ? row.choice.label ?? "" : qsTr("%1, %2 points").arg(row.choice.label).arg(row.choice.points)
                checked: field.held.includes(row.choice.value)
                Accessible.description: row.choice.help ?? ""
                onToggled: {
                    field.set(row.choice.value, checked);
                    // Show what the army holds, should it not have taken the answer.
                    checked = Qt.binding(() => field.held.includes(row.choice.value));
                }
            }
            AppText {
                Layout.fillWidth: true
                Layout.leftMargin: 60
                visible: text !== ""
                text: row.choice.help ?? ""
                quiet: true
                font.pixelSize: Theme.textSmall
                Accessible.ignored: true
            }
        }
    }
}
