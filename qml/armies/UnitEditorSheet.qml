// SPDX-License-Identifier: GPL-3.0-or-later
// What one unit of an army is: whatever its rule set asks, drawn by kind, and what can be done with its row. Each answer is saved at once.
import QtQuick
import QtQuick.Layouts
import Optio

FocusScope {
    id: sheet

    property int command: -1
    property int unit: -1
    property bool editable: true
    /// {label,detail,icon,points,count,total,known,why,extra,mark,told,at,of}
    property var row: ({})
    readonly property string where: "/commands/" + command + "/units/" + unit
    readonly property var findings: Array.from(App.editor.findings).filter(one => one.where === where || one.where.startsWith(where + "/"))

    signal removeWanted
    signal duplicateWanted
    signal splitWanted
    signal moveWanted(int by)
    signal ruleWanted(string rule, string text)

    function lay() {
        row = App.editor.unit(command, unit);
        list.take(row.label !== undefined ? App.editor.fieldsFor(command, unit) : []);
    }
    function enter(field: string) {
        list.enter(field);
    }

    objectName: "unitEditor"
    onCommandChanged: lay()
    onUnitChanged: lay()
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
        prefix: "field_"
        editable: sheet.editable
        onAnswered: (key, value) => App.editor.setUnit(sheet.command, sheet.unit, key, value)

        head: [
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
                        text: sheet.row.known === false ? sheet.row.detail : [sheet.row.detail ?? "", qsTr("%1 points each, %2 together").arg(sheet.row.points ?? 0).arg(sheet.row.total ?? 0)].filter(part => part !== "").join("  ·  ")
                        quiet: true
                    }
                }
            },
            EditorUnknown {
                Layout.fillWidth: true
                row: sheet.row
                editable: sheet.editable
            },
            EditorFindings {
                Layout.fillWidth: true
                findings: sheet.findings
                onRuleWanted: (rule, text) => sheet.ruleWanted(rule, text)
            }
        ]
        foot: [
            Flow {
                Layout.fillWidth: true
                Layout.topMargin: Theme.pad
                visible: sheet.editable
                spacing: 12

                AppButton {
                    objectName: "duplicateUnit"
                    width: Math.min(implicitWidth, parent.width)
                    glyph: "copy"
                    text: qsTr("Duplicate")
                    onClicked: sheet.duplicateWanted()
                }
                AppButton {
                    objectName: "splitUnit"
                    width: Math.min(implicitWidth, parent.width)
                    visible: (sheet.row.count ?? 0) > 1
                    glyph: "add"
                    text: qsTr("Split off one")
                    onClicked: sheet.splitWanted()
                }
                AppButton {
                    objectName: "moveUnitUp"
                    width: Math.min(implicitWidth, parent.width)
                    visible: (sheet.row.of ?? 0) > 1
                    enabled: sheet.row.at > 0
                    glyph: "up"
                    text: qsTr("Move up")
                    onClicked: sheet.moveWanted(-1)
                }
                AppButton {
                    objectName: "moveUnitDown"
                    width: Math.min(implicitWidth, parent.width)
                    visible: (sheet.row.of ?? 0) > 1
                    enabled: sheet.row.at < sheet.row.of - 1
                    glyph: "down"
                    text: qsTr("Move down")
                    onClicked: sheet.moveWanted(1)
                }
            },
            AppButton {
                objectName: "removeUnit"
                Layout.fillWidth: true
                Layout.maximumWidth: implicitWidth
                visible: sheet.editable
                kind: "danger"
                glyph: "delete"
                text: qsTr("Remove this unit")
                onClicked: sheet.removeWanted()
            }
        ]
    }
}
