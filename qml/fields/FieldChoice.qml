// SPDX-License-Identifier: GPL-3.0-or-later
// One of several choices in an editor: a few short ones side by side; many behind the one that holds, unfolded by a tap.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

ColumnLayout {
    id: field

    property string label
    /// [{value,label}]
    property var choices: []
    property var value
    property bool unfolded: false
    readonly property bool few: choices.length <= 5
    readonly property var now: choices.find(choice => JSON.stringify(choice.value) === JSON.stringify(value)) ?? null

    signal chosen(var value)
    signal unfoldWanted

    spacing: 4

    AppText {
        Layout.fillWidth: true
        text: field.label
        quiet: true
        font.pixelSize: Theme.textSmall
    }
    AppButton {
        objectName: field.objectName + "_unfold"
        Layout.fillWidth: true
        visible: !field.few
        text: field.now?.label ?? qsTr("Choose")
        glyph: field.unfolded ? "up" : "down"
        Accessible.name: field.label + ", " + text
        onClicked: field.unfoldWanted()
    }
    Flow {
        Layout.fillWidth: true
        visible: field.few || field.unfolded
        spacing: Theme.gap

        Repeater {
            // The choices by their number: a new list of the same ones leaves the buttons as they are.
            model: field.few || field.unfolded ? field.choices.length : 0

            AppButton {
                id: option
                required property int index
                readonly property var choice: field.choices[index] ?? ({})
                objectName: field.objectName + "_" + index
                text: choice.label ?? ""
                selected: JSON.stringify(choice.value) === JSON.stringify(field.value)
                Accessible.role: Accessible.RadioButton
                Accessible.checked: selected
                onClicked: field.chosen(choice.value)
            }
        }
    }
}
