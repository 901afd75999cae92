// SPDX-License-Identifier: GPL-3.0-or-later
// The library of armies: find, open, duplicate, rename, delete and bring back, bring in and give out, one or many.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var library: App.library
    readonly property var wanted: library.wanted
    readonly property var rulesets: App.games.rulesets
    readonly property bool inBin: wanted.shelf === "bin"
    /// How many filters are set that the page itself does not show.
    readonly property int narrowedBy: (wanted.favourites ? 1 : 0) + (wanted.least !== null ? 1 : 0) + (wanted.most !== null ? 1 : 0) + (wanted.period !== "" ? 1 : 0) + (phone && wanted.ruleset !== "" ? 1 : 0)
    readonly property var shelves: [{"value": "all", "label": qsTr("All")}, {"value": "own", "label": qsTr("Mine")}, {"value": "supplied", "label": qsTr("Supplied")}, {"value": "bin", "label": library.binned > 0 ? qsTr("Bin (%1)").arg(library.binned) : qsTr("Bin")}]
    property string unfolded
    /// Are several chosen, to do something with them all?
    property bool choosing: false
    /// The army whose name and notes are asked.
    property string subject
    property var details: ({})

    function edit(id: string) {
        if (id !== "")
            open("ArmyEditorPage", {"army": id});
    }
    function add() {
        if (rulesets.length === 1 || wanted.ruleset !== "")
            create(wanted.ruleset !== "" ? wanted.ruleset : rulesets[0].id);
        else
            newSheet.open();
    }
    function create(ruleset: string) {
        edit(library.create(ruleset, qsTr("New army")));
    }
    function askDetails(id: string) {
        subject = id;
        details = library.details(id);
        if (details.name !== undefined)
            naming.open();
    }
    function beginChoosing() {
        unfolded = "";
        choosing = true;
    }
    function endChoosing() {
        choosing = false;
        library.chooseNone();
    }
    function goTo(shelf: string) {
        endChoosing();
        library.want("shelf", shelf);
        list.positionViewAtBeginning();
    }
    function find() {
        finder.forceActiveFocus();
    }
    function closeInner(): bool {
        for (const sheet of [naming, filterSheet, newSheet, emptying])
            if (sheet.opened) {
                sheet.close();
                return true;
            }
        if (choosing) {
            endChoosing();
            return true;
        }
        if (unfolded !== "") {
            unfolded = "";
            return true;
        }
        return false;
    }
    function leave() {
        endChoosing();
        library.want("shelf", "all");
        library.wantAll();
    }

    objectName: "armiesPage"
    keyList: list
    ruleset: wanted.ruleset
    foot: chosenBar.height
    leavesStrip: true
    onInBinChanged: unfolded = ""

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Armies")
        onBack: page.back()

        IconButton {
            objectName: "chooseArmies"
            enabled: list.count > 0 && !page.inBin
            glyph: page.choosing ? "close" : "choose"
            text: page.choosing ? qsTr("Cancel selection") : qsTr("Choose several")
            onClicked: page.choosing ? page.endChoosing() : page.beginChoosing()
        }
        AppButton {
            objectName: "importArmy"
            visible: !page.phone
            text: qsTr("Import")
            glyph: "open"
            onClicked: page.open("ImportPage", {})
        }
        IconButton {
            objectName: "importArmyIcon"
            visible: page.phone
            glyph: "open"
            text: qsTr("Import armies")
            onClicked: page.open("ImportPage", {})
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
        anchors.bottom: chosenBar.top
        anchors.bottomMargin: page.strip
        x: Math.max(Theme.pad, (page.width - 1000) / 2)
        width: page.width - 2 * x
        spacing: 12

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            SearchField {
                id: finder
                objectName: "armiesFind"
                Layout.fillWidth: true
                placeholder: qsTr("Find by name, troops, period or notes")
                text: page.wanted.words
                onTyped: text => page.library.want("words", text)
            }
            IconButton {
                objectName: "armiesFilter"
                outlined: true
                glyph: "filter"
                text: page.narrowedBy > 0 ? qsTr("Order and filters, %1 set").arg(page.narrowedBy) : qsTr("Order and filters")
                colour: page.narrowedBy > 0 ? Theme.accent : Theme.ink
                onClicked: filterSheet.open()

                Rectangle {
                    anchors.right: parent.right
                    anchors.top: parent.top
                    anchors.margins: -4
                    visible: page.narrowedBy > 0
                    width: Theme.px(20)
                    height: width
                    radius: width / 2
                    color: Theme.accent

                    AppText {
                        anchors.centerIn: parent
                        text: page.narrowedBy
                        color: Theme.accentInk
                        font.pixelSize: Theme.px(13)
                        font.weight: Font.DemiBold
                        Accessible.ignored: true
                    }
                }
            }
        }
        Segmented {
            id: shelves
            objectName: "armiesShelf"
            visible: implicitWidth <= page.width - 2 * Theme.pad
            name: qsTr("Which armies")
            choices: page.shelves
            value: page.wanted.shelf
            onChosen: value => page.goTo(value)
        }
        LayoutRepeater {
            model: shelves.visible ? 0 : 1

            ChoiceList {
                objectName: "armiesShelves"
                Layout.fillWidth: true
                name: qsTr("Which armies")
                choices: page.shelves
                value: page.wanted.shelf
                onChosen: value => page.goTo(value)
            }
        }
        Flow {
            Layout.fillWidth: true
            visible: !page.phone && page.rulesets.length > 1
            spacing: Theme.gap

            Repeater {
                model: [{"id": "", "name": qsTr("All rule sets")}, ...page.rulesets]

                AppButton {
                    required property var modelData
                    objectName: "filter_" + modelData.id
                    text: modelData.name
                    selected: page.wanted.ruleset === modelData.id
                    onClicked: page.library.want("ruleset", modelData.id)
                    Accessible.role: Accessible.RadioButton
                    Accessible.checked: selected
                }
            }
        }
        AppText {
            objectName: "armiesCount"
            Layout.fillWidth: true
            text: list.count === 1 ? qsTr("1 army") : qsTr("%1 armies").arg(list.count)
            visible: page.library.narrowed
            quiet: true
            font.pixelSize: Theme.textSmall
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            LongList {
                id: list
                objectName: "armiesList"
                width: parent.width
                room: parent.height
                clip: true
                activeFocusOnTab: true
                reuseItems: true
                currentIndex: -1 // until the keyboard comes
                onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
                spacing: Theme.gap
                bottomMargin: Theme.pad
                boundsBehavior: Flickable.StopAtBounds
                model: page.library.rows
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Armies")
                ScrollBar.vertical: ScrollBar {}
                Keys.onReturnPressed: (currentItem as ArmyDelegate)?.press()
                Keys.onSpacePressed: {
                    const row = currentItem as ArmyDelegate;
                    if (page.choosing)
                        row?.press();
                    else if (!page.inBin)
                        row?.unfoldWanted();
                }
                Keys.onDeletePressed: {
                    const row = currentItem as ArmyDelegate;
                    if (row && !row.supplied && !page.choosing && !page.inBin)
                        row.removeWanted();
                }

                delegate: ArmyDelegate {
                    objectName: "army_" + id
                    // A row that waits to be used again is still found by screen readers.
                    ListView.onPooled: visible = false
                    ListView.onReused: visible = true
                    width: ListView.view.width
                    current: ListView.isCurrentItem && list.activeFocus
                    choosing: page.choosing
                    unfolded: !page.choosing && !page.inBin && page.unfolded === id
                    showRuleset: page.rulesets.length > 1
                    heading: !first || page.wanted.shelf !== "all" ? "" : supplied ? qsTr("Supplied with the rule sets") : qsTr("Mine")
                    onOpened: page.edit(id)
                    onUnfoldWanted: page.unfolded = unfolded ? "" : id
                    onChosenToggled: page.library.choose(id)
                    onFavouriteToggled: page.library.setFavourite(id, !favourite)
                    onDuplicateWanted: {
                        page.unfolded = "";
                        page.edit(page.library.duplicate(id));
                    }
                    onDetailsWanted: page.askDetails(id)
                    onShareWanted: page.open("SharePage", {"armies": [id]})
                    onPrintWanted: page.open("PrintPage", {"army": id})
                    onRemoveWanted: {
                        page.unfolded = "";
                        page.library.remove(id);
                    }
                    onReturnWanted: page.library.bringBack(id)
                }
            }
            Connections {
                target: page.library.rows
                enabled: !page.visible

                function onRowsAboutToBeInserted(parent, first, last) {
                    if (last - first > 20)
                        list.unrolled = 0;
                }
            }
            EmptyState {
                anchors.centerIn: parent
                visible: list.count === 0
                troop: "unknown"
                title: page.library.narrowed ? qsTr("No army found") : page.inBin ? qsTr("The bin is empty") : qsTr("No army yet")
                text: page.library.narrowed ? qsTr("No armies match these filters.") : page.inBin ? qsTr("Deleted armies stay here for 30 days.") : qsTr("Make a new army, duplicate a supplied one, or import one.")
                actionText: page.library.narrowed ? qsTr("Show all") : page.inBin ? "" : qsTr("New army")
                onAction: page.library.narrowed ? page.library.wantAll() : page.add()
            }
        }
        AppButton {
            id: emptyBin
            objectName: "emptyBin"
            Layout.alignment: Qt.AlignHCenter
            Layout.bottomMargin: Theme.pad
            visible: page.inBin && list.count > 0
            kind: "danger"
            glyph: "delete"
            text: qsTr("Empty the bin")
            onClicked: emptying.open()
        }
    }
    ArmiesChosen {
        id: chosenBar
        anchors.bottom: parent.bottom
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: page.choosing
        onShareWanted: ids => page.open("SharePage", {"armies": ids})
        onRemoveWanted: {
            page.library.removeChosen();
            page.endChoosing();
        }
    }

    Sheet {
        id: naming
        title: qsTr("Name and notes")

        Repeater {
            model: naming.visible ? 1 : 0

            ArmyDetailsForm {
                id: detailsForm
                anchors.fill: parent
                focus: true
                details: page.details
                onKept: details => {
                    detailsForm.theirs = page.library.clash(page.subject, details);
                    if (!detailsForm.differs && page.library.setDetails(page.subject, details))
                        naming.close();
                }
            }
        }
    }
    Sheet {
        id: filterSheet
        title: qsTr("Order and filters")

        Repeater {
            model: filterSheet.visible ? 1 : 0

            ArmyFilters {
                anchors.fill: parent
                focus: true
            }
        }
    }
    Sheet {
        id: newSheet
        title: qsTr("A new army for which rules?")
        small: true

        Repeater {
            model: newSheet.visible ? 1 : 0

            NewArmyChoice {
                anchors.fill: parent
                focus: true
                rulesets: page.rulesets
                onImplicitHeightChanged: newSheet.bodyHeight = implicitHeight
                Component.onCompleted: newSheet.bodyHeight = implicitHeight
                onPicked: ruleset => {
                    newSheet.close();
                    page.create(ruleset);
                }
            }
        }
    }
    Sheet {
        id: emptying
        title: qsTr("Empty the bin?")
        small: true

        Repeater {
            model: emptying.visible ? 1 : 0

            BinForm {
                anchors.fill: parent
                focus: true
                onImplicitHeightChanged: emptying.bodyHeight = implicitHeight
                Component.onCompleted: emptying.bodyHeight = implicitHeight
                onEmptied: {
                    emptying.close();
                    page.library.clearBin();
                }
                onKept: emptying.close()
            }
        }
    }
}
