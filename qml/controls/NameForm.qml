// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for another name: of an army, or of what `label` says.
import QtQuick
import QtQuick.Layouts

FocusScope {
    id: form

    property string name
    property string label: qsTr("Name of the army")

    signal kept(string name)

    function keep() {
        const wanted = entry.input.text.trim();
        if (wanted !== "")
            kept(wanted);
    }

    implicitHeight: fields.implicitHeight + Theme.pad
    Component.onCompleted: {
        entry.forceActiveFocus();
        entry.input.selectAll();
    }

    ColumnLayout {
        id: fields
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        spacing: 12

        TextEntry {
            id: entry
            objectName: "renameEntry"
            Layout.fillWidth: true
            label: form.label
            text: form.name
            maximumLength: 120
            Keys.onReturnPressed: form.keep()
        }
        BigButton {
            objectName: "renameKeep"
            Layout.fillWidth: true
            enabled: entry.input.text.trim() !== ""
            text: qsTr("Rename")
            onClicked: form.keep()
        }
    }
}
