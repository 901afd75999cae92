// SPDX-License-Identifier: GPL-3.0-or-later
// What one command of an army is: whatever its rule set asks of a command, drawn by kind. Each answer is saved at once.
import QtQuick
import Optio

FocusScope {
    id: sheet

    property int command: -1
    property bool editable: true

    function lay() {
        list.take(App.editor.commands[command] !== undefined ? App.editor.commandFieldsFor(command) : []);
    }

    objectName: "commandEditor"
    implicitHeight: list.implicitHeight
    onCommandChanged: lay()
    Component.onCompleted: lay()

    Connections {
        target: App.editor
        function onChanged() {
            sheet.lay();
        }
    }
    FieldList {
        id: list
        anchors.fill: parent
        prefix: "commandField_"
        editable: sheet.editable
        onAnswered: (key, value) => App.editor.setCommand(sheet.command, key, value)
    }
}
