// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets of the army editor: what is picked (where it has no place beside the list), a command, what the rules say, troops to add, what
// newer figures change, opening hands, what else can be done with the army, and another name for it.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: sheets

    required property ArmyEditorPage page
    property alias edit: edit
    property alias findings: findings
    property alias hands: hands
    property alias menu: menu
    property alias differences: differences
    /// The command that the sheet of a command, or of the troops to add, is about.
    property int commandNow: -1
    readonly property var all: [edit, findings, hands, menu, differences, commands, picker, naming]
    readonly property bool anyOpen: all.some(one => one.opened)
    /// The rule that F1 leads to.
    property string ruleNow

    function closeAll() {
        for (const one of all)
            one.close();
    }
    function showCommand(command: int) {
        commandNow = command;
        commands.open();
    }
    function addTo(command: int) {
        commandNow = command;
        picker.open();
    }

    Sheet {
        id: edit
        title: sheets.page.picked ? qsTr("Unit") : qsTr("The army itself")
        onClosed: {
            if (!sheets.page.beside)
                sheets.page.letGo();
        }

        Repeater {
            model: edit.visible ? 1 : 0

            EditorPanel {
                anchors.fill: parent
                focus: true
                command: sheets.page.pickedCommand
                unit: sheets.page.pickedUnit
                editable: sheets.page.editable
                wanted: sheets.page.wanted
                onRemoveWanted: sheets.page.removeUnit()
                onDuplicateWanted: sheets.page.duplicate(command, unit)
                onSplitWanted: sheets.page.split(command, unit)
                onMoveWanted: by => sheets.page.move(command, unit, by)
            }
        }
    }
    Sheet {
        id: commands
        title: App.editor.commands[sheets.commandNow]?.name || qsTr("Command %1").arg(sheets.commandNow + 1)
        small: true

        Repeater {
            model: commands.visible ? 1 : 0

            CommandEditorSheet {
                anchors.fill: parent
                focus: true
                command: sheets.commandNow
                editable: sheets.page.editable
                onImplicitHeightChanged: commands.bodyHeight = implicitHeight
                Component.onCompleted: commands.bodyHeight = implicitHeight
                onMoveWanted: by => sheets.page.moveCommand(command, command + by)
                onRemoveWanted: {
                    commands.close();
                    sheets.page.letGo();
                    App.editor.removeCommand(command);
                }
            }
        }
    }
    Sheet {
        id: picker
        title: qsTr("Add units")

        Repeater {
            model: picker.visible ? 1 : 0

            TroopPicker {
                anchors.fill: parent
                focus: true
                command: sheets.commandNow
            }
        }
    }
    Sheet {
        id: findings
        title: qsTr("What the rules say")

        Repeater {
            model: findings.visible ? 1 : 0

            FindingsList {
                anchors.fill: parent
                focus: true
                ruleset: App.editor.ruleset
                findings: App.editor.findings
                onRuleNowChanged: sheets.ruleNow = ruleNow
                Component.onDestruction: sheets.ruleNow = ""
                onJumpWanted: where => {
                    findings.close();
                    sheets.page.jump(where);
                }
            }
        }
    }
    Sheet {
        id: differences
        title: qsTr("Newer figures")

        Repeater {
            model: differences.visible ? 1 : 0

            EditorDifferences {
                anchors.fill: parent
                focus: true
                editable: sheets.page.editable
                onJumpWanted: where => {
                    differences.close();
                    sheets.page.jump(where);
                }
                onUpdateWanted: {
                    differences.close();
                    App.editor.update();
                }
                onLeaveWanted: differences.close()
            }
        }
    }
    Sheet {
        id: hands
        title: qsTr("Opening hands")

        Repeater {
            model: hands.visible ? 1 : 0

            ArmyHands {
                anchors.fill: parent
                focus: true
            }
        }
    }
    Sheet {
        id: menu
        title: App.editor.name
        small: true

        Repeater {
            model: menu.visible ? 1 : 0

            EditorMenu {
                anchors.fill: parent
                focus: true
                editable: sheets.page.editable
                phone: sheets.page.phone
                onImplicitHeightChanged: menu.bodyHeight = implicitHeight
                Component.onCompleted: menu.bodyHeight = implicitHeight
                onDone: menu.close()
                onRedoWanted: sheets.page.redo()
                onShareWanted: sheets.page.open("SharePage", {"armies": [sheets.page.army]})
                onPrintWanted: sheets.page.open("PrintPage", {"army": sheets.page.army})
                onDuplicateWanted: sheets.page.copyToChange()
                onTryWanted: sheets.page.tryIt()
                onRenameWanted: naming.open()
                onRemoveWanted: sheets.page.removeArmy()
            }
        }
    }
    Sheet {
        id: naming
        title: qsTr("Rename")
        small: true

        Repeater {
            model: naming.visible ? 1 : 0

            NameForm {
                anchors.fill: parent
                focus: true
                name: App.editor.name
                onImplicitHeightChanged: naming.bodyHeight = implicitHeight
                onKept: name => {
                    naming.close();
                    App.editor.setName(name);
                }
            }
        }
    }
}
