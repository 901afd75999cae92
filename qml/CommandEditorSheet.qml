// SPDX-License-Identifier: GPL-3.0-or-later
// What one command of an army is: whatever its rule set asks of a command, drawn by kind. Each answer is saved at once.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: sheet

    property int command: -1
    property bool editable: true
    readonly property var values: App.editor.commands[command]?.values ?? ({})
    property var fields: ({})
    /// Key of the choice whose list is open.
    property string unfolded

    function lay() {
        const found = {};
        const rows = [];
        if (command >= 0 && App.editor.commands[command] !== undefined)
            for (const field of App.editor.commandFieldsFor(command)) {
                found[field.key] = field;
                rows.push({"key": field.key, "kind": field.kind});
            }
        fields = Object.assign({}, fields, found);
        keys.take(rows);
    }

    objectName: "commandEditor"
    implicitHeight: column.implicitHeight + 2 * Theme.pad
    onCommandChanged: lay()
    Component.onCompleted: lay()

    KeyedRows { id: keys }
    Connections {
        target: App.editor
        function onChanged() {
            sheet.lay();
        }
    }
    Flickable {
        id: flick
        anchors.fill: parent
        clip: true
        contentHeight: column.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Theme.pad
            y: Theme.pad
            width: flick.width - 2 * Theme.pad
            spacing: Theme.pad

            Repeater {
                model: keys

                FieldEditor {
                    required property string key
                    required property string kind
                    Layout.fillWidth: true
                    enabled: sheet.editable
                    name: "commandField_" + key
                    shape: kind
                    asked: sheet.fields[key] ?? ({})
                    value: sheet.values[key]
                    unfolded: sheet.unfolded === key
                    onUnfoldWanted: sheet.unfolded = unfolded ? "" : key
                    onAnswered: value => {
                        sheet.unfolded = "";
                        App.editor.setCommand(sheet.command, key, value);
                    }
                }
            }
        }
    }
}
