// SPDX-License-Identifier: GPL-3.0-or-later
// One army: what it is as a whole, its commands and units, with live points and findings. Everything asked of an army, a command or a unit comes
// from the rule set; every change is saved at once.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    /// Id of the army to open.
    property string army
    readonly property var editor: App.editor
    property var shown: ({})
    property int pickedCommand: -1
    property int pickedUnit: -1
    /// The field that the editor of the unit, or of the army, is to go to.
    property string wanted
    readonly property bool picked: pickedUnit >= 0
    /// Is the army itself asked something, and shown where no unit is?
    readonly property bool asked: editor.armyFields.length > 0
    readonly property bool beside: landscape && width >= 1000

    function lay() {
        const found = {};
        const rows = [];
        const commands = editor.commands;
        if (!editor.readOnly)
            rows.push({"key": "head", "kind": "head"});
        if (asked || editor.dealsHands || editor.totals.figures !== undefined)
            rows.push({"key": "army", "kind": "army"});
        for (let c = 0; c < commands.length; ++c) {
            found["c" + c] = {"command": c, "name": commands[c].name ?? "", "kindText": commands[c].kindText ?? "", "asked": editor.commandFields.length > 0, "units": commands[c].units ?? []};
            rows.push({"key": "c" + c, "kind": "command"});
            const units = commands[c].units ?? [];
            for (let u = 0; u < units.length; ++u) {
                found["c" + c + "u" + u] = Object.assign({"command": c, "place": u}, units[u]);
                rows.push({"key": "c" + c + "u" + u, "kind": "unit"});
            }
            found["c" + c + "+"] = {"command": c};
            rows.push({"key": "c" + c + "+", "kind": "end"});
        }
        if (!editor.readOnly && !(editor.oneCommand && commands.length > 0))
            rows.push({"key": "foot", "kind": "foot"});
        shown = found;
        keys.take(rows);
        if (picked && pickedUnit >= (commands[pickedCommand]?.units ?? []).length)
            letGo();
    }
    function pick(command: int, unit: int) {
        pickedCommand = command;
        pickedUnit = unit;
        wanted = "";
        if (!beside)
            editSheet.open();
    }
    function letGo() {
        pickedCommand = -1;
        pickedUnit = -1;
        wanted = "";
        editSheet.close();
    }
    /// Shows what the army itself is asked.
    function pickArmy() {
        if (picked)
            letGo();
        if (!beside)
            editSheet.open();
    }
    /// What is edited goes to one of its fields.
    function enter(field: string) {
        wanted = "";
        wanted = field;
    }
    /// What a finding is about: "/commands/0/units/2/missile", "/leader/initiative", "/limit".
    function jump(where: string) {
        const parts = where.split("/");
        if (parts[1] === "commands")
            jumpToRow(parts);
        else if (where === "/limit" || where === "/name")
            jumpToHead(parts[1]);
        else if (where !== "" && asked) {
            pickArmy();
            enter(where.slice(1));
        }
    }
    function jumpToHead(field: string) {
        list.positionViewAtBeginning();
        list.currentIndex = 0;
        (list.currentItem as EditorRow)?.enter(field);
    }
    function jumpToRow(parts: var) {
        const command = parts[2] ?? 0;
        const row = parts[3] === "units" && parts[4] !== undefined;
        const at = keys.find("c" + command + (row ? "u" + parts[4] : ""));
        if (at < 0)
            return;
        list.positionViewAtIndex(at, ListView.Contain);
        list.currentIndex = at;
        list.forceActiveFocus(Qt.OtherFocusReason);
        if (row && parts[5] !== undefined) {
            pick(Number(command), Number(parts[4]));
            enter(parts[5]);
        }
    }
    function press(key: string) {
        const row = shown[key];
        if (row?.place !== undefined)
            pick(row.command, row.place);
    }
    function removeUnit() {
        const command = pickedCommand;
        const unit = pickedUnit;
        letGo();
        editor.removeUnit(command, unit);
        say(qsTr("The unit is removed; Undo brings it back."));
    }
    /// Follows the picked row to where it went.
    function follow(command: int, unit: int) {
        pickedCommand = command;
        pickedUnit = unit;
        const at = keys.find("c" + command + "u" + unit);
        if (at >= 0)
            list.positionViewAtIndex(at, ListView.Contain);
    }
    function move(command: int, unit: int, by: int) {
        const to = editor.moveUnit(command, unit, by);
        if (picked)
            follow(to[0], to[1]);
        list.currentIndex = keys.find("c" + to[0] + "u" + to[1]);
    }
    function duplicate(command: int, unit: int) {
        const place = editor.duplicateUnit(command, unit);
        if (picked && place >= 0)
            follow(command, place);
    }
    function split(command: int, unit: int) {
        const place = editor.splitUnit(command, unit);
        if (picked && place >= 0)
            follow(command, place);
    }
    function tryIt() {
        const inTheApp = Array.from(App.games.rulesets).some(one => one.id === editor.ruleset && one.kind === "app");
        open(inTheApp ? "NewBattlePage" : "NewGamePage", inTheApp ? {"ruleset": editor.ruleset, "army": army} : {"ruleset": editor.ruleset, "armyA": army});
    }
    function copyToChange() {
        const copy = App.library.duplicate(army);
        if (copy !== "") {
            army = copy;
            editor.open(copy);
        }
    }
    function undo() {
        if (editor.canUndo)
            editor.undo();
    }
    function leave() {
        editor.close();
    }
    function closeInner(): bool {
        if (editSheet.opened || findings.opened || commandSheet.opened || handsSheet.opened || picked) {
            findings.close();
            commandSheet.close();
            handsSheet.close();
            letGo();
            return true;
        }
        return false;
    }

    objectName: "armyEditorPage"
    keyList: list
    ruleset: editor.ruleset
    onBesideChanged: beside || !picked ? editSheet.close() : editSheet.open()
    Component.onCompleted: {
        editor.open(army);
        lay();
    }

    KeyedRows { id: keys }
    Connections {
        target: page.editor
        function onChanged() {
            page.lay();
        }
    }

    TopBar {
        id: bar
        width: parent.width
        title: page.editor.name
        subtitle: page.phone ? qsTr("%1 of %2 points").arg(page.editor.points).arg(page.editor.limit) : ""
        onBack: page.back()

        RowLayout {
            visible: !page.phone
            spacing: Theme.gap

            Figures {
                objectName: "editorPoints"
                text: String(page.editor.points)
                colour: page.editor.limit > 0 && page.editor.points > page.editor.limit ? Theme.bad : Theme.ink
                font.pixelSize: Theme.textTitle
                font.weight: Font.Bold
            }
            AppText {
                Layout.rightMargin: Theme.gap
                text: page.editor.limit > 0 ? qsTr("of %1 points").arg(page.editor.limit) : qsTr("points")
                quiet: true
                wrapMode: Text.NoWrap
            }
        }
        AppButton {
            objectName: "findingsButton"
            visible: page.editor.findings.length > 0
            glyph: "warning"
            text: String(page.editor.findings.length)
            tip: qsTr("What the rules say about this army")
            Accessible.name: qsTr("%n to look at", "findings", page.editor.findings.length)
            onClicked: findings.open()
        }
        IconButton {
            objectName: "editorUndo"
            visible: !page.editor.readOnly
            enabled: page.editor.canUndo
            glyph: "undo"
            text: qsTr("Undo")
            onClicked: page.undo()
        }
    }
    EditorLock {
        id: lock
        anchors.top: bar.bottom
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: page.editor.readOnly
        onCopyWanted: page.copyToChange()
    }
    ListView {
        id: list
        objectName: "editorList"
        anchors.top: lock.bottom
        anchors.bottom: parent.bottom
        x: Theme.pad
        width: (page.beside ? parent.width * 0.58 : parent.width) - 2 * Theme.pad
        clip: true
        activeFocusOnTab: true
        reuseItems: true
        topMargin: Theme.pad
        bottomMargin: Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        model: keys
        Accessible.role: Accessible.List
        Accessible.name: page.editor.name
        ScrollBar.vertical: ScrollBar {}
        Keys.onReturnPressed: if (currentIndex >= 0) page.press(keys.get(currentIndex).key)
        Keys.onSpacePressed: if (currentIndex >= 0) page.press(keys.get(currentIndex).key)
        Keys.onPressed: event => {
            const row = currentIndex >= 0 ? page.shown[keys.get(currentIndex).key] : undefined;
            if (row?.place === undefined || page.editor.readOnly || !(event.modifiers & Qt.ControlModifier))
                return;
            event.accepted = true;
            if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
                page.move(row.command, row.place, event.key === Qt.Key_Up ? -1 : 1);
            else if (event.key === Qt.Key_D)
                page.duplicate(row.command, row.place);
            else
                event.accepted = false;
        }
        Keys.onDeletePressed: {
            const row = currentIndex >= 0 ? page.shown[keys.get(currentIndex).key] : undefined;
            if (row?.place !== undefined && !page.editor.readOnly)
                page.editor.removeUnit(row.command, row.place);
        }

        delegate: EditorRow {
            width: ListView.view.width
            row: page.shown[key] ?? ({})
            current: ListView.isCurrentItem && list.activeFocus
            picked: kind === "army" ? page.beside && page.asked && !page.picked : page.picked && row.command === page.pickedCommand && row.place === page.pickedUnit
            editable: !page.editor.readOnly
            only: page.editor.oneCommand && page.editor.commands.length === 1
            onArmyWanted: page.pickArmy()
            onHandsWanted: handsSheet.open()
            onTryWanted: page.tryIt()
            onPressed: page.press(key)
            onCommandWanted: page.editor.addCommand()
            onAddWanted: {
                const place = page.editor.addUnit(row.command);
                if (place >= 0)
                    page.pick(row.command, place);
            }
            onKindWanted: {
                commandSheet.command = row.command;
                commandSheet.open();
            }
            onRenamed: name => page.editor.setCommand(row.command, "name", name)
            onRemoveWanted: {
                page.editor.removeCommand(row.command);
                page.say(qsTr("The command is removed; Undo brings it back."));
            }
        }
    }
    Rectangle {
        visible: page.beside
        anchors.top: lock.bottom
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
                asked: page.asked
                editable: !page.editor.readOnly
                wanted: page.wanted
                onRemoveWanted: page.removeUnit()
                onDuplicateWanted: page.duplicate(command, unit)
                onSplitWanted: page.split(command, unit)
                onMoveWanted: by => page.move(command, unit, by)
            }
        }
    }
    Sheet {
        id: editSheet
        title: page.picked ? qsTr("Unit") : qsTr("The army itself")
        onClosed: {
            if (!page.beside)
                page.letGo();
        }

        Repeater {
            model: editSheet.visible ? 1 : 0

            EditorPanel {
                anchors.fill: parent
                focus: true
                command: page.pickedCommand
                unit: page.pickedUnit
                asked: page.asked
                editable: !page.editor.readOnly
                wanted: page.wanted
                onRemoveWanted: page.removeUnit()
                onDuplicateWanted: page.duplicate(command, unit)
                onSplitWanted: page.split(command, unit)
                onMoveWanted: by => page.move(command, unit, by)
            }
        }
    }
    Sheet {
        id: handsSheet
        title: qsTr("Opening hands")

        Repeater {
            model: handsSheet.visible ? 1 : 0

            ArmyHands {
                anchors.fill: parent
                focus: true
            }
        }
    }
    Sheet {
        id: commandSheet

        property int command: -1

        title: page.editor.commands[command]?.name ?? ""
        small: true

        Repeater {
            model: commandSheet.visible ? 1 : 0

            CommandEditorSheet {
                anchors.fill: parent
                focus: true
                command: commandSheet.command
                editable: !page.editor.readOnly
                onImplicitHeightChanged: commandSheet.bodyHeight = implicitHeight
                Component.onCompleted: commandSheet.bodyHeight = implicitHeight
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
                findings: page.editor.findings
                onJumpWanted: where => {
                    findings.close();
                    page.jump(where);
                }
            }
        }
    }
}
