// SPDX-License-Identifier: GPL-3.0-or-later
// The army in the editor as one list: its head, what it is as a whole, its commands with their units. Rows and commands are dragged by their grips,
// or moved with Ctrl and the arrows.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Optio

FocusScope {
    id: army

    property bool editable: true
    /// Is the army itself shown beside the list?
    property bool armyShown: false
    /// Id of the picked row, or "".
    property string pickedId
    readonly property alias dragging: drag.active
    readonly property var current: list.currentIndex >= 0 ? App.editor.rows.get(list.currentIndex) : ({})
    /// Number of the command that the current row belongs to, or -1.
    readonly property int currentCommand: current.entry?.command ?? -1

    signal unitPressed(int command, int unit)
    signal unitMoved(int command, int unit, int by)
    signal unitDropped(int fromCommand, int fromUnit, int toCommand, int toUnit)
    signal unitDuplicated(int command, int unit)
    signal unitRemoved(int command, int unit)
    signal commandMoved(int from, int to)
    signal commandWanted(int command)
    signal addWanted(int command)
    signal armyWanted
    signal handsWanted
    signal tryWanted

    /// Brings a row into sight and makes it the current one. False when there is none of that id.
    function show(id: string): bool {
        const at = App.editor.rows.indexOf(id);
        if (at < 0)
            return false;
        list.positionViewAtIndex(at, ListView.Contain);
        list.currentIndex = at;
        return true;
    }
    /// The same, and gives it the keyboard.
    function go(id: string): bool {
        const found = show(id);
        if (found)
            list.forceActiveFocus(Qt.OtherFocusReason);
        return found;
    }
    /// Gives the keyboard to the army's name or limit.
    function enterHead(field: string) {
        positionViewAtBeginning();
        list.currentIndex = 0;
        (list.currentItem as EditorRow)?.enter(field);
    }
    function positionViewAtBeginning() {
        list.positionViewAtBeginning();
    }
    function cancelDrag() {
        drag.cancel();
    }
    function press(line: var) {
        if (line?.kind === "unit")
            unitPressed(line.entry.command, line.entry.place);
        else if (line?.kind === "command")
            commandWanted(line.entry.command);
        else if (line?.kind === "army")
            armyWanted();
        else if (line?.kind === "end" && editable)
            addWanted(line.entry.command);
        else if (line?.kind === "foot")
            App.editor.addCommand();
    }
    function key(event: var) {
        const row = current.entry;
        if (!editable || !row || !(event.modifiers & Qt.ControlModifier))
            return;
        const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0;
        event.accepted = true;
        if (current.kind === "unit" && by !== 0)
            unitMoved(row.command, row.place, by);
        else if (current.kind === "command" && by !== 0)
            commandMoved(row.command, row.command + by);
        else if (current.kind === "unit" && event.key === Qt.Key_D)
            unitDuplicated(row.command, row.place);
        else
            event.accepted = false;
    }

    ListView {
        id: list
        objectName: "editorList"
        anchors.fill: parent
        clip: true
        focus: true
        activeFocusOnTab: true
        reuseItems: true
        interactive: !drag.active
        topMargin: Theme.pad
        bottomMargin: Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        model: App.editor.rows
        Accessible.role: Accessible.List
        Accessible.name: App.editor.name
        // Beside the rows, whose grips are at their right edge.
        ScrollBar.vertical: ScrollBar {
            parent: army
            x: army.width
            height: army.height
        }
        Keys.onReturnPressed: army.press(army.current)
        Keys.onSpacePressed: army.press(army.current)
        Keys.onPressed: event => army.key(event)
        Keys.onDeletePressed: {
            if (army.editable && army.current.kind === "unit")
                army.unitRemoved(army.current.entry.command, army.current.entry.place);
        }

        delegate: EditorRow {
            required property string id
            required property var entry
            // A row that waits to be used again is still found by screen readers.
            ListView.onPooled: visible = false
            ListView.onReused: visible = true
            width: ListView.view.width
            row: entry
            current: ListView.isCurrentItem && list.activeFocus
            picked: kind === "army" ? army.armyShown : id === army.pickedId
            lifted: drag.active && drag.liftedId === id
            editable: army.editable
            only: App.editor.oneCommand && App.editor.commandCount === 1
            movable: App.editor.commandCount > 1
            onArmyWanted: army.armyWanted()
            onHandsWanted: army.handsWanted()
            onTryWanted: army.tryWanted()
            onPressed: army.unitPressed(row.command, row.place)
            onFootWanted: App.editor.addCommand()
            onAddWanted: army.addWanted(row.command)
            onCommandWanted: army.commandWanted(row.command)
            onRenamed: name => App.editor.setCommand(row.command, "name", name)
        }
    }
    EditorDrag {
        id: drag
        anchors.fill: parent
        list: list
        enabled: army.editable
        onTapped: line => army.press(line)
        onUnitDropped: (fromCommand, fromUnit, toCommand, toUnit) => army.unitDropped(fromCommand, fromUnit, toCommand, toUnit)
        onCommandDropped: (from, to) => army.commandMoved(from, to)
    }
}
