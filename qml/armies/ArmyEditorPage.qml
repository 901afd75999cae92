// SPDX-License-Identifier: GPL-3.0-or-later
// One army: what it is as a whole, its commands and units, with live points and findings. Everything asked of an army, a command or a unit comes
// from the rule set; every change is saved at once.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Optio

AppPage {
    id: page

    /// Id of the army to open.
    property string army
    readonly property var editor: App.editor
    property int pickedCommand: -1
    property int pickedUnit: -1
    /// The field that the editor of the unit, or of the army, is to go to.
    property string wanted
    readonly property bool picked: pickedUnit >= 0
    readonly property bool beside: landscape && width >= 1000
    readonly property bool editable: !editor.readOnly

    function pick(command: int, unit: int) {
        pickedCommand = command;
        pickedUnit = unit;
        wanted = "";
        if (!beside)
            sheets.edit.open();
    }
    function letGo() {
        pickedCommand = -1;
        pickedUnit = -1;
        wanted = "";
        sheets.edit.close();
    }
    /// Shows what the army itself is asked.
    function pickArmy() {
        if (picked)
            letGo();
        if (!beside)
            sheets.edit.open();
    }
    /// What is edited goes to one of its fields.
    function enter(field: string) {
        wanted = "";
        wanted = field;
    }
    /// What a finding is about: "/commands/0/units/2/missile", "/leader/initiative", "/limit".
    function jump(where: string) {
        const parts = where.split("/");
        if (parts[1] === "commands") {
            jumpToRow(parts);
        } else if (where === "/limit" || where === "/name") {
            list.enterHead(parts[1]);
        } else if (where !== "") {
            pickArmy();
            enter(where.slice(1));
        }
    }
    function jumpToRow(parts: var) {
        const command = parts[2] ?? 0;
        const row = parts[3] === "units" && parts[4] !== undefined;
        if (list.go("c" + command + (row ? "u" + parts[4] : "")) && row && parts[5] !== undefined) {
            pick(Number(command), Number(parts[4]));
            enter(parts[5]);
        }
    }
    function removeUnit() {
        const command = pickedCommand;
        const unit = pickedUnit;
        letGo();
        editor.removeUnit(command, unit);
    }
    /// Follows the picked row to where it went.
    function follow(command: int, unit: int) {
        if (picked) {
            pickedCommand = command;
            pickedUnit = unit;
        }
        list.show("c" + command + "u" + unit);
    }
    function move(command: int, unit: int, by: int) {
        const to = editor.moveUnit(command, unit, by);
        follow(to[0], to[1]);
    }
    function moveCommand(command: int, to: int) {
        if (picked)
            letGo();
        if (to >= 0 && to < editor.commandCount && editor.moveCommand(command, to)) {
            list.show("c" + to);
            sheets.commandNow = to;
        }
    }
    function duplicate(command: int, unit: int) {
        const place = editor.duplicateUnit(command, unit);
        if (place >= 0)
            follow(command, place);
    }
    function split(command: int, unit: int) {
        const place = editor.splitUnit(command, unit);
        if (place >= 0)
            follow(command, place);
    }
    /// Where units are picked from a list, shows it; otherwise adds one to be changed.
    function addTo(command: int) {
        if (editor.picksTroops) {
            sheets.addTo(command);
            return;
        }
        const place = editor.addUnit(command);
        if (place >= 0)
            pick(command, place);
    }
    function tryIt() {
        const inTheApp = Array.from(App.games.rulesets).some(one => one.id === editor.ruleset && one.kind === "app");
        open(inTheApp ? "NewBattlePage" : "NewGamePage", inTheApp ? {"ruleset": editor.ruleset, "army": army} : {"ruleset": editor.ruleset, "armyA": army});
    }
    function copyToChange() {
        const copy = App.library.duplicate(army);
        if (copy !== "") {
            letGo();
            army = copy;
            editor.open(copy);
            list.positionViewAtBeginning();
        }
    }
    function removeArmy() {
        const id = army;
        back();
        App.library.remove(id);
    }
    function undo() {
        if (editor.canUndo)
            editor.undo();
    }
    function redo() {
        if (editor.canRedo)
            editor.redo();
    }
    function find() {
        if (editable && editor.picksTroops && editor.commandCount > 0)
            addTo(Math.max(0, list.currentCommand));
    }
    function leave() {
        editor.close();
    }
    function closeInner(): bool {
        const open = sheets.anyOpen || picked || list.dragging;
        list.cancelDrag();
        sheets.closeAll();
        letGo();
        return open;
    }

    objectName: "armyEditorPage"
    keyList: list
    ruleset: editor.ruleset
    ruleNow: sheets.ruleNow
    onBesideChanged: beside || !picked ? sheets.edit.close() : sheets.edit.open()
    Component.onCompleted: editor.open(army)
    StackView.onDeactivating: sheets.closeAll()

    Connections {
        target: page.editor
        function onTurnedTo(id) {
            page.army = id;
        }
        function onChanged() {
            if (page.picked && page.editor.unit(page.pickedCommand, page.pickedUnit)["label"] === undefined)
                page.letGo();
        }
    }
    EditorBar {
        id: bar
        width: parent.width
        phone: page.phone
        onBack: page.back()
        onFindingsWanted: sheets.findings.open()
        onMenuWanted: sheets.menu.open()
    }
    EditorLock {
        id: lock
        anchors.top: bar.bottom
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: page.editor.readOnly
        onCopyWanted: page.copyToChange()
    }
    EditorPin {
        id: pin
        anchors.top: lock.bottom
        width: parent.width
        height: visible ? implicitHeight : 0
        onDifferencesWanted: sheets.differences.open()
        onHouseRulesWanted: page.open("SettingsPage", {})
    }
    WindowsDiffer {
        id: elsewhere
        anchors.top: pin.bottom
        width: parent.width
        height: visible ? implicitHeight : 0
    }
    EditorList {
        id: list
        anchors.top: elsewhere.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: Theme.pad
        width: (page.beside ? parent.width * 0.58 : parent.width) - 2 * Theme.pad
        editable: page.editable
        armyShown: page.beside && !page.picked
        pickedId: page.picked ? "c" + page.pickedCommand + "u" + page.pickedUnit : ""
        onUnitPressed: (command, unit) => page.pick(command, unit)
        onUnitMoved: (command, unit, by) => page.move(command, unit, by)
        onUnitDropped: (fromCommand, fromUnit, toCommand, toUnit) => {
            if (page.editor.moveTo(fromCommand, fromUnit, toCommand, toUnit))
                page.follow(toCommand, toUnit);
        }
        onCommandMoved: (from, to) => page.moveCommand(from, to)
        onUnitDuplicated: (command, unit) => page.duplicate(command, unit)
        onUnitRemoved: (command, unit) => page.editor.removeUnit(command, unit)
        onCommandWanted: command => sheets.showCommand(command)
        onAddWanted: command => page.addTo(command)
        onArmyWanted: page.pickArmy()
        onHandsWanted: sheets.hands.open()
        onTryWanted: page.tryIt()
    }
    Rectangle {
        visible: page.beside
        anchors.top: elsewhere.bottom
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: parent.width - list.width - 2 * Theme.pad
        color: Theme.surface

        Rectangle {
            width: Theme.hairline
            height: parent.height
            color: Theme.line
        }
        Repeater {
            model: page.beside ? 1 : 0

            EditorPanel {
                anchors.fill: parent
                command: page.pickedCommand
                unit: page.pickedUnit
                editable: page.editable
                wanted: page.wanted
                onRemoveWanted: page.removeUnit()
                onDuplicateWanted: page.duplicate(command, unit)
                onSplitWanted: page.split(command, unit)
                onMoveWanted: by => page.move(command, unit, by)
            }
        }
    }
    EditorSheets {
        id: sheets
        army: page.army
        editable: page.editable
        phone: page.phone
        beside: page.beside
        pickedCommand: page.pickedCommand
        pickedUnit: page.pickedUnit
        wanted: page.wanted
        onLetGoWanted: page.letGo()
        onUnitRemoved: page.removeUnit()
        onUnitDuplicated: page.duplicate(pickedCommand, pickedUnit)
        onUnitSplit: page.split(pickedCommand, pickedUnit)
        onUnitMoved: by => page.move(pickedCommand, pickedUnit, by)
        onCommandMoved: (from, to) => page.moveCommand(from, to)
        onJumpWanted: where => page.jump(where)
        onOpen: (name, values) => page.open(name, values)
        onCopyWanted: page.copyToChange()
        onTryWanted: page.tryIt()
        onRedoWanted: page.redo()
        onArmyRemoved: page.removeArmy()
    }
}
