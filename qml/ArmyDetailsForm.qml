// SPDX-License-Identifier: GPL-3.0-or-later
// What an army is called, which period it is of, and the player's notes.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: form

    /// {name,notes,period,periodAsked}
    property var details: ({})

    signal kept(var details)

    function keep() {
        if (name.input.text.trim() !== "")
            kept({"name": name.input.text, "notes": notes.written, "period": period.input.text, "periodAsked": details.periodAsked});
    }

    Component.onCompleted: {
        name.forceActiveFocus();
        name.input.selectAll();
    }

    Flickable {
        id: flick
        anchors.fill: parent
        clip: true
        contentHeight: fields.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: fields
            x: Theme.pad
            width: flick.width - 2 * Theme.pad
            spacing: 12

            TextEntry {
                id: name
                objectName: "renameEntry"
                Layout.fillWidth: true
                label: qsTr("Name of the army")
                text: form.details.name ?? ""
                maximumLength: 120
                Keys.onReturnPressed: form.keep()
            }
            TextEntry {
                id: period
                objectName: "periodEntry"
                Layout.fillWidth: true
                visible: form.details.periodAsked ?? false
                label: qsTr("Period")
                placeholder: qsTr("Such as: Hellenistic, 3rd century BC")
                text: form.details.period ?? ""
                maximumLength: 80
                Keys.onReturnPressed: form.keep()
            }
            Flow {
                Layout.fillWidth: true
                visible: period.visible && App.library.periods.length > 0
                spacing: Theme.gap

                Repeater {
                    model: Array.from(App.library.periods).slice(0, 8)

                    AppButton {
                        id: suggestion
                        required property string modelData
                        width: Math.min(implicitWidth, fields.width)
                        text: modelData
                        onClicked: period.input.text = suggestion.modelData
                    }
                }
            }
            FieldText {
                id: notes
                objectName: "notesEntry"
                Layout.fillWidth: true
                label: qsTr("Notes")
                text: form.details.notes ?? ""
                most: 20000
            }
            BigButton {
                objectName: "renameKeep"
                Layout.fillWidth: true
                enabled: name.input.text.trim() !== ""
                text: qsTr("Keep")
                onClicked: form.keep()
            }
        }
    }
}
