// SPDX-License-Identifier: GPL-3.0-or-later
// A row of the army editor: the army's head, the army as a whole, a command's head, a unit, or a place where one is added. Recycled by the list, so its kind may change.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: line

    required property string kind
    property var row: ({})
    property bool current: false
    property bool picked: false
    /// Is it being dragged?
    property bool lifted: false
    property bool editable: true
    /// The army may have no other command.
    property bool only: false
    /// Are there other commands to move past?
    property bool movable: false
    property real rowHeight: Theme.touch
    property var shownAs

    signal pressed
    signal addWanted
    signal renamed(string name)
    signal commandWanted
    signal footWanted
    signal armyWanted
    signal handsWanted
    signal tryWanted

    /// Gives the keyboard to a field of the army's head.
    function enter(field: string) {
        (heads.itemAt(0) as EditorHead)?.enter(field);
    }

    // The keyboard is on this item; what is in it is said.
    Accessible.role: Accessible.ListItem
    Accessible.focusable: true
    Accessible.selected: picked
    Accessible.name: kind === "head" ? App.editor.name : kind === "end" ? qsTr("Add units to %1").arg(row.title ?? App.editor.name) : shownAs?.spoken ?? shownAs?.text ?? ""
    implicitHeight: rowHeight + (kind === "end" ? Theme.pad : 0)
    opacity: lifted ? 0.4 : 1

    Repeater {
        id: heads
        model: line.kind === "head" ? 1 : 0
        onItemAdded: (index, item) => line.shownAs = item

        EditorHead {
            width: line.width
            height: implicitHeight
            onImplicitHeightChanged: line.rowHeight = implicitHeight
            Component.onCompleted: line.rowHeight = implicitHeight
        }
    }
    Repeater {
        model: line.kind === "army" ? 1 : 0
        onItemAdded: (index, item) => line.shownAs = item

        EditorArmy {
            width: line.width
            height: implicitHeight
            onImplicitHeightChanged: line.rowHeight = implicitHeight
            Component.onCompleted: line.rowHeight = implicitHeight
            picked: line.picked
            current: line.current
            onArmyWanted: line.armyWanted()
            onHandsWanted: line.handsWanted()
            onTryWanted: line.tryWanted()
        }
    }
    Repeater {
        model: line.kind === "foot" ? 1 : 0
        onItemAdded: (index, item) => line.shownAs = item

        AppButton {
            objectName: "addCommand"
            text: qsTr("Add a command")
            glyph: "add"
            onImplicitHeightChanged: line.rowHeight = implicitHeight
            Component.onCompleted: line.rowHeight = implicitHeight
            onClicked: line.footWanted()
        }
    }
    Repeater {
        model: line.kind === "command" ? 1 : 0
        onItemAdded: (index, item) => line.shownAs = item

        EditorCommandRow {
            width: line.width
            height: implicitHeight
            onImplicitHeightChanged: line.rowHeight = implicitHeight
            Component.onCompleted: line.rowHeight = implicitHeight
            row: line.row
            current: line.current
            editable: line.editable
            movable: line.movable
            sheeted: !line.only || line.row.asked === true
            onRenamed: name => line.renamed(name)
            onCommandWanted: line.commandWanted()
        }
    }
    Repeater {
        model: line.kind === "unit" ? 1 : 0
        onItemAdded: (index, item) => line.shownAs = item

        EditorUnitRow {
            width: line.width
            height: implicitHeight
            onImplicitHeightChanged: line.rowHeight = implicitHeight
            Component.onCompleted: line.rowHeight = implicitHeight
            row: line.row
            current: line.current
            picked: line.picked
            editable: line.editable
            onClicked: line.pressed()
        }
    }
    Repeater {
        model: line.kind === "end" ? 1 : 0
        onItemAdded: (index, item) => line.shownAs = item

        RowGround {
            width: line.width
            height: implicitHeight
            onImplicitHeightChanged: line.rowHeight = implicitHeight
            Component.onCompleted: line.rowHeight = implicitHeight
            last: true
            implicitHeight: line.editable ? add.height + 8 : Theme.radius

            AppButton {
                id: add
                objectName: "addUnit_" + line.row.command
                anchors.centerIn: parent
                visible: line.editable
                kind: "quiet"
                glyph: "add"
                text: App.editor.picksTroops ? qsTr("Add units") : qsTr("Add a unit")
                onClicked: line.addWanted()

                FocusRing {
                    control: add
                    shown: line.current
                }
            }
        }
    }
}
