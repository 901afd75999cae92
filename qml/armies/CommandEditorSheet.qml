// SPDX-License-Identifier: GPL-3.0-or-later
// What one command of an army is: whatever its rule set asks of a command, drawn by kind, and what can be done with it. Each answer is saved at once.
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: sheet

    property int command: -1
    property bool editable: true
    readonly property int of: App.editor.commandCount

    signal moveWanted(int by)
    signal removeWanted

    function lay() {
        list.take(command >= 0 && command < of ? App.editor.commandFieldsFor(command) : []);
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

        foot: Flow {
            Layout.fillWidth: true
            visible: sheet.editable && !(App.editor.oneCommand && sheet.of === 1)
            spacing: 12

            AppButton {
                objectName: "moveCommandUp"
                visible: sheet.of > 1
                enabled: sheet.command > 0
                glyph: "up"
                text: qsTr("Move up")
                onClicked: sheet.moveWanted(-1)
            }
            AppButton {
                objectName: "moveCommandDown"
                visible: sheet.of > 1
                enabled: sheet.command < sheet.of - 1
                glyph: "down"
                text: qsTr("Move down")
                onClicked: sheet.moveWanted(1)
            }
            AppButton {
                objectName: "removeCommand"
                width: Math.min(implicitWidth, parent.width)
                kind: "danger"
                glyph: "delete"
                text: qsTr("Remove this command")
                onClicked: sheet.removeWanted()
            }
        }
    }
}
