// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets of the army editor: what is picked (where it has no place beside the list), a command, what the rules say, troops to add, what
// newer figures change, opening hands, what else can be done with the army, and another name for it.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: sheets

    property string army
    property bool editable: true
    property bool phone: false
    /// Has what is picked its place beside the list?
    property bool beside: false
    property int pickedCommand: -1
    property int pickedUnit: -1
    /// The field of what is picked to go to.
    property string wanted
    readonly property bool picked: pickedUnit >= 0
    property alias edit: edit
    property alias findings: findingsSheet
    property alias hands: hands
    property alias menu: menu
    property alias differences: differencesSheet
    /// The command that the sheet of a command, or of the troops to add, is about.
    property int commandNow: -1
    readonly property var all: [edit, findingsSheet, hands, menu, differencesSheet, commands, picker, naming]
    readonly property bool anyOpen: all.some(one => one.opened)
    /// The rule that F1 leads to.
    property string ruleNow

    signal letGoWanted
    signal unitRemoved
    signal unitDuplicated
    signal unitSplit
    signal unitMoved(int by)
    signal commandMoved(int from, int to)
    signal jumpWanted(string where)
    signal open(string page, var values)
    signal copyWanted
    signal tryWanted
    signal redoWanted
    signal armyRemoved

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
        title: sheets.picked ? qsTr("Unit") : qsTr("The army itself")
        onClosed: {
            if (!sheets.beside)
                sheets.letGoWanted();
        }

        Repeater {
            model: edit.visible ? 1 : 0

            EditorPanel {
                anchors.fill: parent
                focus: true
                command: sheets.pickedCommand
                unit: sheets.pickedUnit
                editable: sheets.editable
                wanted: sheets.wanted
                onRemoveWanted: sheets.unitRemoved()
                onDuplicateWanted: sheets.unitDuplicated()
                onSplitWanted: sheets.unitSplit()
                onMoveWanted: by => sheets.unitMoved(by)
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
                editable: sheets.editable
                onImplicitHeightChanged: commands.bodyHeight = implicitHeight
                Component.onCompleted: commands.bodyHeight = implicitHeight
                onMoveWanted: by => sheets.commandMoved(command, command + by)
                onRemoveWanted: {
                    commands.close();
                    sheets.letGoWanted();
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
        id: findingsSheet
        title: qsTr("What the rules say")

        Repeater {
            model: findingsSheet.visible ? 1 : 0

            FindingsList {
                anchors.fill: parent
                focus: true
                ruleset: App.editor.ruleset
                findings: App.editor.findings
                onRuleNowChanged: sheets.ruleNow = ruleNow
                Component.onDestruction: sheets.ruleNow = ""
                onJumpWanted: where => {
                    findingsSheet.close();
                    sheets.jumpWanted(where);
                }
            }
        }
    }
    Sheet {
        id: differencesSheet
        title: qsTr("Newer rules data")

        Repeater {
            model: differencesSheet.visible ? 1 : 0

            EditorDifferences {
                anchors.fill: parent
                focus: true
                editable: sheets.editable
                onJumpWanted: where => {
                    differencesSheet.close();
                    sheets.jumpWanted(where);
                }
                onUpdateWanted: {
                    differencesSheet.close();
                    App.editor.update();
                }
                onLeaveWanted: differencesSheet.close()
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
                editable: sheets.editable
                phone: sheets.phone
                onImplicitHeightChanged: menu.bodyHeight = implicitHeight
                Component.onCompleted: menu.bodyHeight = implicitHeight
                onDone: menu.close()
                onRedoWanted: sheets.redoWanted()
                onShareWanted: sheets.open("SharePage", {"armies": [sheets.army]})
                onPrintWanted: sheets.open("PrintPage", {"army": sheets.army})
                onDuplicateWanted: sheets.copyWanted()
                onTryWanted: sheets.tryWanted()
                onRenameWanted: naming.open()
                onRemoveWanted: sheets.armyRemoved()
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
