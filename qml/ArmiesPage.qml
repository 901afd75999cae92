// SPDX-License-Identifier: GPL-3.0-or-later
// The library of armies: find, open, duplicate, rename, delete, bring in and give out.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var library: App.library
    readonly property var rulesets: App.games.rulesets
    property string unfolded
    /// The army that is renamed or saved as a file.
    property string subject
    property string subjectName
    /// What a file is asked for: "open", "save" or nothing.
    property string filing
    /// The army file whose name is taken: {name,text,same}.
    property var seen: ({})

    function edit(id: string) {
        if (id !== "")
            open("ArmyEditorPage", {"army": id});
    }
    function add() {
        edit(library.create(library.rulesetFilter !== "" ? library.rulesetFilter : rulesets[0].id, qsTr("New army")));
    }
    /// Reads an army file; asks when the player has an army of that name.
    function bring(file: url) {
        seen = library.look(file);
        if ((seen.same ?? "") !== "")
            same.open();
        else if (seen.text !== undefined)
            edit(library.importText(seen.text));
    }
    function find() {
        finder.forceActiveFocus();
    }
    function closeInner(): bool {
        if (same.opened) {
            same.close();
            return true;
        }
        if (naming.opened) {
            naming.close();
            return true;
        }
        if (unfolded !== "") {
            unfolded = "";
            return true;
        }
        return false;
    }
    function leave() {
        library.filter = "";
        library.rulesetFilter = "";
        library.ownOnly = false;
    }

    objectName: "armiesPage"
    keyList: list
    ruleset: library.rulesetFilter

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Armies")
        onBack: page.back()

        AppButton {
            objectName: "importArmy"
            visible: !page.phone
            text: qsTr("Open a file")
            glyph: "open"
            onClicked: page.filing = "open"
        }
        IconButton {
            visible: page.phone
            glyph: "open"
            text: qsTr("Open an army file")
            onClicked: page.filing = "open"
        }
        AppButton {
            objectName: "newArmy"
            visible: !page.phone
            kind: "primary"
            side: "a"
            text: qsTr("New army")
            glyph: "add"
            onClicked: page.add()
        }
        IconButton {
            objectName: "newArmyIcon"
            visible: page.phone
            glyph: "add"
            text: qsTr("New army")
            onClicked: page.add()
        }
    }
    ColumnLayout {
        anchors.top: bar.bottom
        anchors.topMargin: 12
        anchors.bottom: parent.bottom
        x: Math.max(Theme.pad, (page.width - 1000) / 2)
        width: page.width - 2 * x
        spacing: 12

        SearchField {
            id: finder
            objectName: "armiesFind"
            Layout.fillWidth: true
            placeholder: qsTr("Find by name, troops or period")
            text: page.library.filter
            onTyped: text => page.library.filter = text
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap

            Repeater {
                model: page.rulesets.length < 2 ? [] : [{"id": "", "name": qsTr("All")}, ...page.rulesets]

                AppButton {
                    required property var modelData
                    objectName: "filter_" + modelData.id
                    text: modelData.name
                    selected: page.library.rulesetFilter === modelData.id
                    onClicked: page.library.rulesetFilter = modelData.id
                    Accessible.role: Accessible.RadioButton
                    Accessible.checked: selected
                }
            }
            AppButton {
                objectName: "filterOwn"
                glyph: selected ? "check" : ""
                text: qsTr("Mine only")
                selected: page.library.ownOnly
                onClicked: page.library.ownOnly = !page.library.ownOnly
                Accessible.role: Accessible.CheckBox
                Accessible.checked: selected
            }
        }
        ListView {
            id: list
            objectName: "armiesList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            activeFocusOnTab: true
            reuseItems: true
            spacing: Theme.gap
            bottomMargin: Theme.pad
            boundsBehavior: Flickable.StopAtBounds
            model: page.library.rows
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Armies")
            ScrollBar.vertical: ScrollBar {}
            Keys.onReturnPressed: (currentItem as ArmyDelegate)?.opened()
            Keys.onSpacePressed: (currentItem as ArmyDelegate)?.unfoldWanted()

            delegate: ArmyDelegate {
                objectName: "army_" + id
                width: ListView.view.width
                current: ListView.isCurrentItem && list.activeFocus
                unfolded: page.unfolded === id
                showRuleset: page.rulesets.length > 1
                onOpened: page.edit(id)
                onUnfoldWanted: page.unfolded = unfolded ? "" : id
                onDuplicateWanted: {
                    page.unfolded = "";
                    page.edit(page.library.duplicate(id));
                }
                onRenameWanted: {
                    page.subject = id;
                    page.subjectName = name;
                    naming.open();
                }
                onExportWanted: {
                    page.subject = id;
                    page.subjectName = name;
                    page.filing = "save";
                }
                onRemoveWanted: {
                    page.unfolded = "";
                    page.library.remove(id);
                }
            }

            EmptyState {
                anchors.centerIn: parent
                visible: list.count === 0
                troop: "unknown"
                title: qsTr("No army found")
                text: page.library.filter !== "" ? qsTr("No army has these words in its name, its description or among its troops.") : qsTr("Make a new army, or open an army file.")
                actionText: page.library.filter !== "" ? qsTr("Show all") : qsTr("New army")
                onAction: {
                    if (page.library.filter !== "")
                        page.library.filter = "";
                    else
                        page.add();
                }
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
                name: page.subjectName
                onImplicitHeightChanged: naming.bodyHeight = implicitHeight
                onKept: name => {
                    page.library.rename(page.subject, name);
                    naming.close();
                }
            }
        }
    }
    Sheet {
        id: same
        title: qsTr("The name is taken")
        small: true

        Repeater {
            model: same.visible ? 1 : 0

            ArmySame {
                anchors.fill: parent
                focus: true
                name: page.seen.name ?? ""
                onImplicitHeightChanged: same.bodyHeight = implicitHeight
                Component.onCompleted: same.bodyHeight = implicitHeight
                onKeepWanted: {
                    same.close();
                    page.edit(page.library.importText(page.seen.text));
                }
                onReplaceWanted: {
                    same.close();
                    page.edit(page.library.importOver(page.seen.text, page.seen.same));
                }
                onCancelled: same.close()
            }
        }
    }
    Repeater {
        model: page.filing === "open" ? 1 : 0

        FilePicker {
            title: qsTr("Open an army file")
            filters: [qsTr("Army files (*.optio-army *.json)"), qsTr("All files (*)")]
            onChosen: file => page.bring(file)
            onDone: page.filing = ""
        }
    }
    Repeater {
        model: page.filing === "save" ? 1 : 0

        FilePicker {
            saving: true
            title: qsTr("Save the army")
            suggested: page.subjectName + ".optio-army"
            filters: [qsTr("Army files (*.optio-army)"), qsTr("All files (*)")]
            onChosen: file => {
                if (page.library.exportFile(page.subject, file))
                    page.say(qsTr("The army is saved."));
            }
            onDone: page.filing = ""
        }
    }
}
