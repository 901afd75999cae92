// SPDX-License-Identifier: GPL-3.0-or-later
// One army: its commands and units with live points and findings. Everything asked of a unit comes from the rule set; every change is saved at once.
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
    readonly property bool picked: pickedUnit >= 0
    readonly property bool beside: landscape && width >= 1000

    function lay() {
        const found = {};
        const rows = [];
        const commands = editor.commands;
        if (!editor.readOnly)
            rows.push({"key": "head", "kind": "head"});
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
        if (!editor.readOnly)
            rows.push({"key": "foot", "kind": "foot"});
        shown = found;
        keys.take(rows);
        if (picked && pickedUnit >= (commands[pickedCommand]?.units ?? []).length)
            letGo();
    }
    function pick(command: int, unit: int) {
        pickedCommand = command;
        pickedUnit = unit;
        if (!beside)
            unitSheet.open();
    }
    function letGo() {
        pickedCommand = -1;
        pickedUnit = -1;
        unitSheet.close();
    }
    /// The row a finding points to: "/commands/0/units/2".
    function jump(where: string) {
        const parts = where.split("/");
        if (parts[1] !== "commands" || parts[2] === undefined)
            return;
        const key = "c" + parts[2] + (parts[3] === "units" && parts[4] !== undefined ? "u" + parts[4] : "");
        const at = keys.find(key);
        if (at < 0)
            return;
        list.positionViewAtIndex(at, ListView.Contain);
        list.currentIndex = at;
        list.forceActiveFocus(Qt.OtherFocusReason);
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
        if (unitSheet.opened || findings.opened || commandSheet.opened || picked) {
            findings.close();
            commandSheet.close();
            letGo();
            return true;
        }
        return false;
    }

    objectName: "armyEditorPage"
    keyList: list
    ruleset: editor.ruleset
    onBesideChanged: if (picked) beside ? unitSheet.close() : unitSheet.open()
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
    Rectangle {
        id: lock
        anchors.top: bar.bottom
        width: parent.width
        height: visible ? lockRow.implicitHeight + 16 : 0
        visible: page.editor.readOnly
        color: Theme.tileAccent

        RowLayout {
            id: lockRow
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.pad
            width: parent.width - 2 * Theme.pad
            spacing: 12

            AppText {
                Layout.fillWidth: true
                text: qsTr("This army cannot be changed; a copy of it can.")
            }
            AppButton {
                objectName: "duplicateToChange"
                Layout.fillWidth: page.phone
                kind: "primary"
                side: "a"
                glyph: "copy"
                text: qsTr("Duplicate to change")
                onClicked: page.copyToChange()
            }
        }
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
        Keys.onDeletePressed: {
            const row = currentIndex >= 0 ? page.shown[keys.get(currentIndex).key] : undefined;
            if (row?.place !== undefined && !page.editor.readOnly)
                page.editor.removeUnit(row.command, row.place);
        }

        delegate: EditorRow {
            width: ListView.view.width
            row: page.shown[key] ?? ({})
            current: ListView.isCurrentItem && list.activeFocus
            picked: page.picked && row.command === page.pickedCommand && row.place === page.pickedUnit
            editable: !page.editor.readOnly
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
            model: page.beside && page.picked ? 1 : 0

            UnitEditorSheet {
                anchors.fill: parent
                command: page.pickedCommand
                unit: page.pickedUnit
                editable: !page.editor.readOnly
                onRemoveWanted: page.removeUnit()
            }
        }
        EmptyState {
            anchors.centerIn: parent
            visible: !page.picked
            title: qsTr("Tap a unit")
            text: page.editor.readOnly ? qsTr("Its values are shown here.") : qsTr("Here you set what it is and how many there are.")
        }
    }
    Sheet {
        id: unitSheet
        title: qsTr("Unit")
        onClosed: {
            if (!page.beside)
                page.letGo();
        }

        Repeater {
            model: unitSheet.visible ? 1 : 0

            UnitEditorSheet {
                anchors.fill: parent
                focus: true
                command: page.pickedCommand
                unit: page.pickedUnit
                editable: !page.editor.readOnly
                onRemoveWanted: page.removeUnit()
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
