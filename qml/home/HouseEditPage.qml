// SPDX-License-Identifier: GPL-3.0-or-later
// House rules being edited: name and note, the tables of the rule set, and their lines with what differs from the book. Narrow windows show either
// the tables or the lines. App.house.draft holds it all; leaving keeps what is not saved.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var draft: App.house.draft
    readonly property bool wide: width >= 900
    /// Are lines to be seen (in narrow windows: instead of the tables)?
    readonly property bool lined: draft.table !== "" || draft.filter !== "" || draft.onlyChanges
    readonly property string notSaved: draft.file === "" ? qsTr("Not saved yet.") : draft.dirty ? qsTr("Changes are not saved yet.") : ""

    function closeInner(): bool {
        if (wide || !lined)
            return false;
        search.text = "";
        draft.filter = "";
        draft.onlyChanges = false;
        draft.table = "";
        page.forceActiveFocus();
        return true;
    }
    function choose(table: string) {
        search.text = "";
        draft.filter = "";
        draft.onlyChanges = false;
        draft.table = table;
        lines.positionViewAtBeginning();
    }
    function leave() {
        draft.leave();
    }
    function undo() {
        if (draft.canUndo)
            draft.undo();
        else
            App.undoLast();
    }
    function redo() {
        draft.redo();
    }
    function find() {
        search.forceActiveFocus();
    }
    function showFault() {
        const row = draft.showFault();
        search.text = "";
        if (row >= 0)
            lines.positionViewAtIndex(row, ListView.Center);
    }
    function save(copy: bool) {
        page.forceActiveFocus(); // what is being typed counts
        draft.save(copy);
    }

    objectName: "houseEditPage"
    keyList: wide || lined ? lines : null
    ruleset: draft.ruleset
    foot: footBar.height
    Component.onCompleted: if (wide && draft.table === "" && draft.tables.count > 0) draft.table = draft.tables.get(0).id

    Connections {
        target: page.draft
        function onChanged() {
            if (!page.draft.open)
                page.back();
        }
    }
    TopBar {
        id: bar
        width: parent.width
        title: page.draft.name
        subtitle: page.draft.rulesetName + " · " + (page.draft.changes === 0 ? qsTr("as in the book") : page.draft.changes === 1 ? qsTr("1 change") : qsTr("%1 changes").arg(page.draft.changes))
        onBack: if (!page.closeInner()) page.back()

        IconButton {
            objectName: "houseUndo"
            enabled: page.draft.canUndo
            glyph: "undo"
            text: qsTr("Undo")
            onClicked: page.draft.undo()
        }
        IconButton {
            objectName: "houseRedo"
            enabled: page.draft.canRedo
            glyph: "redo"
            text: qsTr("Redo")
            onClicked: page.draft.redo()
        }
    }
    GridLayout {
        id: finding
        anchors.top: bar.bottom
        anchors.topMargin: 12
        x: Math.max(Theme.pad, (page.width - 1240) / 2)
        width: page.width - 2 * x
        columns: page.width < 600 ? 1 : 2
        columnSpacing: 12

        SearchField {
            id: search
            objectName: "houseSearch"
            Layout.fillWidth: true
            placeholder: qsTr("Find troops, factors, costs…")
            onTyped: text => page.draft.filter = text
        }
        Toggle {
            objectName: "houseOnlyChanges"
            text: qsTr("Only changes")
            checked: page.draft.onlyChanges
            onToggled: {
                page.draft.onlyChanges = checked;
                checked = Qt.binding(() => page.draft.onlyChanges);
            }
        }
    }
    RowLayout {
        anchors.top: finding.bottom
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip
        anchors.topMargin: 12
        x: Math.max(Theme.pad, (page.width - 1240) / 2)
        width: page.width - 2 * x
        spacing: 24

        Flickable {
            id: tables
            objectName: "houseTables"
            Layout.fillHeight: true
            Layout.fillWidth: !page.wide
            Layout.preferredWidth: page.wide ? Math.min(Theme.px(360), page.width * 0.36) : 1
            visible: page.wide || !page.lined
            clip: true
            contentHeight: tableColumn.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollBar {}

            ColumnLayout {
                id: tableColumn
                x: 3
                width: parent.width - 12
                spacing: 0

                HouseHead {
                    Layout.fillWidth: true
                    draft: page.draft
                }
                LayoutRepeater {
                    model: page.draft.tables

                    HouseTableRow {
                        id: row
                        Layout.fillWidth: true
                        current: page.wide && key === page.draft.table && page.draft.filter === "" && !page.draft.onlyChanges
                        onChosen: page.choose(row.key)
                    }
                }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.wide || page.lined
            spacing: 12

            RowLayout {
                Layout.fillWidth: true
                visible: page.draft.table !== "" && page.draft.filter === "" && !page.draft.onlyChanges
                spacing: Theme.gap

                AppText {
                    Layout.fillWidth: true
                    text: page.wide ? "" : page.draft.tableTitle
                    font.pixelSize: Theme.textLead
                    font.weight: Font.DemiBold
                }
                AppButton {
                    objectName: "houseCopyTable"
                    kind: "quiet"
                    glyph: "copy"
                    text: qsTr("Copy to my data")
                    tip: qsTr("A file with the whole table, each line behind a #, to be changed in any editor")
                    onClicked: App.house.copyTable(page.draft.ruleset, page.draft.table)
                }
            }
            ListView {
                id: lines
                objectName: "houseLines"
                cacheBuffer: 0 // what is made ahead would outlive its table
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                activeFocusOnTab: count > 0 || activeFocus // Qt complains of one that has it and lets go
                boundsBehavior: Flickable.StopAtBounds
                model: page.draft.rows
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Values")
                ScrollBar.vertical: ScrollBar {}

                delegate: HouseLine {
                    width: ListView.view.width - 12
                    draft: page.draft
                    placed: page.draft.filter !== "" || page.draft.onlyChanges
                    onRuleWanted: rule => page.open("RulesPage", {"ruleset": page.ruleset, "rule": rule})
                }

                EmptyState {
                    anchors.centerIn: parent
                    visible: lines.count === 0
                    troop: "unknown"
                    title: page.draft.onlyChanges ? qsTr("Nothing differs from the book") : page.draft.filter !== "" ? qsTr("Nothing has these words") : qsTr("Choose a table")
                }
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width
        text: page.draft.fault !== "" ? (page.draft.faultPlace === "" ? page.draft.fault : qsTr("One line does not fit: %1").arg(page.draft.fault)) : page.notSaved
        tone: page.draft.fault !== "" ? "bad" : "none"

        AppButton {
            objectName: "houseFault"
            visible: page.draft.fault !== "" && page.draft.faultPlace !== ""
            text: qsTr("Show line")
            onClicked: page.showFault()
        }
        AppButton {
            objectName: "houseRestoreAll"
            visible: page.draft.fault === ""
            enabled: page.draft.changes > 0
            kind: "quiet"
            text: qsTr("All as in the book")
            Layout.fillWidth: page.phone
            onClicked: page.draft.restore()
        }
        Item {
            Layout.fillWidth: true
            visible: !page.phone
        }
        AppButton {
            objectName: "houseCopy"
            visible: page.draft.underWay > 0 && page.draft.dirty
            enabled: page.draft.fault === ""
            Layout.fillWidth: page.phone
            text: qsTr("Save as a copy")
            tip: qsTr("Battles under way keep their rules")
            onClicked: page.save(true)
        }
        AppButton {
            objectName: "houseSave"
            enabled: page.draft.fault === "" && (page.draft.dirty || page.draft.file === "")
            kind: "primary"
            Layout.fillWidth: page.phone
            glyph: "save"
            text: qsTr("Save")
            onClicked: page.save(false)
        }
    }
}
