// SPDX-License-Identifier: GPL-3.0-or-later
// The head of the army editor: the army's name and its limit of points.
import QtQuick
import QtQuick.Layouts
import Optio

Item {
    id: head

    /// Gives the keyboard to the name or the limit.
    function enter(field: string) {
        (field === "limit" ? limit : name).forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: grid.implicitHeight + Theme.pad

    GridLayout {
        id: grid
        width: parent.width
        columns: width < Theme.px(420) ? 1 : 2
        columnSpacing: 12
        rowSpacing: 12

        TextEntry {
            id: name
            objectName: "armyName"
            Layout.fillWidth: true
            label: qsTr("Name")
            text: App.editor.name
            maximumLength: 120
            onEdited: text => App.editor.setName(text)
        }
        TextEntry {
            id: limit
            objectName: "armyLimit"
            Layout.preferredWidth: Theme.px(130)
            label: qsTr("Points to spend")
            text: String(App.editor.limit)
            inputMethodHints: Qt.ImhDigitsOnly
            maximumLength: 5
            onEdited: text => {
                const wanted = parseInt(text);
                if (wanted >= 0)
                    App.editor.setLimit(wanted);
                else
                    input.text = String(App.editor.limit);
            }
        }
    }
}
