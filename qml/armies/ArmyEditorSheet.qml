// SPDX-License-Identifier: GPL-3.0-or-later
// What an army itself is, besides its units: whatever its rule set asks of it (leader, cards, ground…), drawn by kind. Each answer is saved at once.
import QtQuick
import Optio

FocusScope {
    id: sheet

    property bool editable: true

    function enter(field: string) {
        list.enter(field);
    }

    objectName: "armyEditor"
    Component.onCompleted: list.take(App.editor.armyFields)

    Connections {
        target: App.editor
        function onChanged() {
            list.take(App.editor.armyFields);
        }
    }
    FieldList {
        id: list
        objectName: "armyFields"
        anchors.fill: parent
        prefix: "armyField_"
        editable: sheet.editable
        onAnswered: (key, value) => App.editor.setArmy(key, value)
    }
}
