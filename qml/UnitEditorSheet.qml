// SPDX-License-Identifier: GPL-3.0-or-later
// What one unit of an army is: whatever its rule set asks, drawn by kind (choice, yes or no, count, text). Each answer is saved at once.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: sheet

    property int command: -1
    property int unit: -1
    property bool editable: true
    readonly property var row: App.editor.commands[command]?.units[unit] ?? ({})
    readonly property var values: row.values ?? ({})
    property var fields: ({})
    /// Key of the choice whose list is open.
    property string unfolded

    signal removeWanted

    function lay() {
        const found = {};
        const rows = [];
        if (command >= 0 && unit >= 0 && App.editor.commands[command]?.units[unit] !== undefined) {
            for (const field of App.editor.fieldsFor(command, unit)) {
                found[field.key] = field;
                rows.push({"key": field.key, "kind": field.kind});
            }
        }
        fields = Object.assign({}, fields, found);
        keys.take(rows);
    }
    function set(key: string, value: var) {
        App.editor.setUnit(command, unit, key, value);
    }

    objectName: "unitEditor"
    onCommandChanged: lay()
    onUnitChanged: lay()
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

            RowLayout {
                Layout.fillWidth: true
                spacing: 12

                TroopIcon {
                    name: sheet.row.icon ?? ""
                    size: Theme.px(56)
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    Heading {
                        Layout.fillWidth: true
                        text: sheet.row.label ?? ""
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: [sheet.row.detail ?? "", qsTr("%1 points each, %2 together").arg(sheet.row.points ?? 0).arg(sheet.row.total ?? 0)].filter(part => part !== "").join("  ·  ")
                        quiet: true
                    }
                }
            }
            Repeater {
                model: keys

                FieldEditor {
                    required property string key
                    required property string kind
                    Layout.fillWidth: true
                    enabled: sheet.editable
                    name: "field_" + key
                    shape: kind
                    asked: sheet.fields[key] ?? ({})
                    value: sheet.values[key]
                    unfolded: sheet.unfolded === key
                    onUnfoldWanted: sheet.unfolded = unfolded ? "" : key
                    onAnswered: value => {
                        sheet.unfolded = "";
                        sheet.set(key, value);
                    }
                }
            }
            AppButton {
                objectName: "removeUnit"
                Layout.topMargin: Theme.pad
                visible: sheet.editable
                kind: "danger"
                glyph: "delete"
                text: qsTr("Remove this unit")
                onClicked: sheet.removeWanted()
            }
        }
    }
}
