// SPDX-License-Identifier: GPL-3.0-or-later
// What an army is called, which period it is of, and the player's notes.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: form

    /// {name,notes,period,periodAsked,opened}
    property var details: ({})
    /// How they stand when somebody changed them in another window while they were open here: {name,notes,period}; empty otherwise.
    property var theirs: ({})
    readonly property bool differs: theirs.name !== undefined

    signal kept(var details)

    function written(): var {
        return {"name": name.input.text, "notes": notes.written, "period": period.input.text, "periodAsked": details.periodAsked, "opened": details.opened};
    }
    function keep() {
        if (name.input.text.trim() !== "")
            kept(written());
    }
    function keepMine() {
        kept(Object.assign(written(), {"overwrite": true}));
    }
    /// Shows theirs, to be kept or changed further.
    function takeTheirs() {
        details = Object.assign({}, theirs, {"opened": theirs});
        name.input.text = theirs.name;
        period.input.text = theirs.period ?? "";
        theirs = {};
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

            Card {
                objectName: "detailsDiffer"
                Layout.fillWidth: true
                visible: form.differs
                color: Theme.tileAccent

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("This army was changed in another window meanwhile. There it is called “%1”.").arg(form.theirs.name ?? "") + (form.theirs.period ? " " + qsTr("Period: %1.").arg(form.theirs.period) : "") + (form.theirs.notes ? " " + qsTr("Notes: %1").arg(form.theirs.notes) : "")
                    maximumLineCount: 12
                    elide: Text.ElideRight
                    Accessible.role: Accessible.AlertMessage
                }
                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap

                    AppButton {
                        objectName: "detailsKeepMine"
                        Layout.fillWidth: true
                        kind: "primary"
                        text: qsTr("Keep mine")
                        onClicked: form.keepMine()
                    }
                    AppButton {
                        objectName: "detailsTakeTheirs"
                        Layout.fillWidth: true
                        text: qsTr("Take theirs")
                        onClicked: form.takeTheirs()
                    }
                }
            }
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
