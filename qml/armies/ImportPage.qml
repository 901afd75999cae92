// SPDX-License-Identifier: GPL-3.0-or-later
// Armies from elsewhere: a file, the clipboard, a drop or the keyboard. What they are, what is not clear and what would become of them is shown; nothing
// changes until Import is pressed. ImportPage { file: … } or { text: … } begins with that.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    /// What to begin with: a file's address, or a text.
    property string file
    property string text
    readonly property var importing: App.importing
    readonly property bool done: importing.result.text !== undefined
    property bool choosing: false
    property string unfolded
    /// Has reading taken long enough to speak of it?
    property bool slow: false
    readonly property Item focused: Window.activeFocusItem
    onFocusedChanged: {
        for (let outer = focused; outer; outer = outer.parent)
            if (outer === list.contentItem)
                settle.fresh = false;
    }

    function toTop() {
        list.contentY = list.originY - list.topMargin;
    }
    function countText(count: int): string {
        return count === 1 ? qsTr("Import 1 army") : qsTr("Import %1 armies").arg(count);
    }
    function toPlace(line: int, column: int) {
        if (line > 0 && !importing.held)
            field.goTo(importing.positionOf(field.text, line, column));
    }
    function find() {
        field.forceActiveFocus();
    }
    function leave() {
        importing.clear();
    }

    objectName: "importPage"
    keyList: list
    foot: footBar.height
    Component.onCompleted: {
        importing.clear();
        if (file !== "")
            importing.openFile(file);
        else if (text !== "")
            importing.setText(text);
    }

    Connections {
        target: App.importing
        function onTextChanged() {
            field.show(App.importing.text);
            settle.fresh = true;
        }
        function onChanged() {
            settle.restart();
        }
    }
    Timer {
        // Once a new list has taken its place. Until someone scrolls, it is shown from its beginning.
        id: settle
        property bool fresh: true
        interval: 0
        onTriggered: {
            if (fresh)
                page.toTop();
            else
                list.returnToBounds();
        }
    }
    Timer {
        interval: 250
        running: page.importing.busy
        onRunningChanged: if (!running) page.slow = false
        onTriggered: page.slow = true
    }
    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Import armies")
        onBack: page.back()
    }
    Item {
        id: given
        anchors.top: bar.bottom
        anchors.topMargin: 12
        x: page.landscape ? Theme.pad : Math.max(Theme.pad, (page.width - 900) / 2)
        width: page.landscape ? Math.round((page.width - 3 * Theme.pad) * 0.42) : page.width - 2 * x
        height: page.landscape ? footBar.y - y - 12 : Math.max(Math.round(page.height * 0.28), buttons.height + 2 * Theme.touch)

        Flow {
            id: buttons
            width: parent.width
            spacing: Theme.gap

            AppButton {
                objectName: "importChoose"
                text: qsTr("Choose a file")
                glyph: "open"
                onClicked: page.choosing = true
            }
            AppButton {
                objectName: "importPaste"
                text: qsTr("Paste")
                glyph: "paste"
                tip: qsTr("Reads the text of the clipboard")
                onClicked: page.importing.paste()
            }
            IconButton {
                objectName: "importClear"
                visible: !page.importing.empty
                text: qsTr("Clear")
                glyph: "close"
                onClicked: {
                    page.importing.clear();
                    field.forceActiveFocus();
                }
            }
        }
        AppText {
            id: origin
            anchors.top: buttons.bottom
            anchors.topMargin: Theme.gap
            width: parent.width
            visible: page.importing.source !== "" && !page.importing.held
            text: page.importing.source
            quiet: true
            wrapMode: Text.NoWrap
            elide: Text.ElideMiddle
        }
        TextPane {
            id: field
            objectName: "importField"
            anchors.top: origin.visible ? origin.bottom : buttons.bottom
            anchors.topMargin: Theme.gap
            anchors.bottom: parent.bottom
            width: parent.width
            visible: !page.importing.held
            label: qsTr("Text of the army")
            placeholder: qsTr("Paste an army here, or type one: its name, then lines such as “6 x Spears”.\nA file can be dropped on this page.")
            pasteInstead: () => {
                const tooLong = page.importing.clipboardIsLong();
                if (tooLong)
                    page.importing.paste();
                return tooLong;
            }
            onTyped: text => page.importing.type(text)
        }
        Card {
            objectName: "importHeld"
            anchors.top: buttons.bottom
            anchors.topMargin: Theme.gap
            width: parent.width
            visible: page.importing.held

            AppText {
                Layout.fillWidth: true
                text: page.importing.source !== "" ? page.importing.source : qsTr("A long text")
                font.weight: Font.DemiBold
                maximumLineCount: 2
                wrapMode: Text.WrapAnywhere
                elide: Text.ElideRight
            }
            AppText {
                Layout.fillWidth: true
                text: qsTr("%1. It is read whole, but not shown here.").arg(page.importing.size)
                quiet: true
            }
        }
    }
    ListView {
        id: list
        objectName: "importList"
        anchors.top: page.landscape ? bar.bottom : given.bottom
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip
        x: page.landscape ? given.x + given.width + Theme.pad : given.x
        width: page.landscape ? page.width - x - Theme.pad : given.width
        topMargin: head.height + 24
        bottomMargin: Theme.pad
        spacing: 12
        visible: !page.done && !page.importing.empty
        clip: true
        activeFocusOnTab: false
        cacheBuffer: 0 // a row is made when it is seen
        boundsBehavior: Flickable.StopAtBounds
        model: page.importing.armies
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Armies to import")
        ScrollBar.vertical: ScrollBar { onPressedChanged: settle.fresh = false }
        onMovementStarted: settle.fresh = false
        onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0

        ImportHead {
            id: head
            property real before: 0
            parent: list.contentItem
            y: list.originY - height - 12
            width: list.width
            importing: page.importing
            onJumpWanted: (line, column) => page.toPlace(line, column)
            // While it is looked at, it grows and shrinks at its lower end.
            onHeightChanged: {
                if (list.contentY <= list.originY)
                    list.contentY -= height - before;
                before = height;
                settle.restart();
            }
        }
        delegate: ImportArmy {
            width: ListView.view.width
            unfolded: page.unfolded
            onUnfoldWanted: what => page.unfolded = page.unfolded === what ? "" : what
            onChosen: choice => page.importing.choose(id, choice)
        }
    }
    Flickable {
        anchors.fill: list
        visible: page.importing.empty && !page.done
        clip: true
        contentHeight: hints.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        Column {
            id: hints
            y: Theme.pad
            width: parent.width
            spacing: 12

            Heading {
                width: parent.width
                text: qsTr("What can be read")
            }
            Repeater {
                model: [
                    qsTr("Army files of Optio, and the text that a phone reads from Optio’s QR code."),
                    qsTr("Plain text, as Optio writes it or typed by hand with small mistakes, and the list notations of the rule sets."),
                    qsTr("Files of other programs: BattleScribe and New Recruit, spreadsheets (CSV), and those that belong to one rule set."),
                    qsTr("You see what is in it, and what would become of it. Nothing changes before you press Import.")
                ]

                AppText {
                    required property string modelData
                    width: hints.width
                    text: modelData
                    quiet: true
                }
            }
        }
    }
    ImportResult {
        anchors.fill: list
        visible: page.done
        result: page.importing.result
        onUndoWanted: page.importing.undo()
        onOpenWanted: army => page.open("ArmyEditorPage", {"army": army})
        onMoreWanted: {
            page.importing.clear();
            field.forceActiveFocus();
        }
        onLeaveWanted: page.back()
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !page.done
        height: visible ? implicitHeight : 0
        text: !page.slow ? "" : page.importing.taking ? qsTr("Importing…") : qsTr("Reading…")

        AppButton {
            objectName: "importCancel"
            visible: page.slow
            text: qsTr("Cancel")
            onClicked: page.importing.cancel()
        }
        Item {
            Layout.fillWidth: true
            visible: page.landscape
        }
        BigButton {
            objectName: "importTake"
            Layout.fillWidth: page.upright
            enabled: page.importing.ready
            side: "a"
            glyph: "check"
            text: page.importing.wanted > 0 ? page.countText(page.importing.wanted) : qsTr("Import")
            onClicked: page.importing.take()
        }
    }
    DropArea {
        id: drop
        anchors.fill: parent
        onDropped: event => {
            if (event.hasUrls) {
                page.importing.openFile(event.urls[0]);
                if (event.urls.length > 1)
                    page.say(qsTr("Only one file at a time; using the first."));
            } else if (event.hasText) {
                page.importing.setText(event.text);
            }
            event.accept();
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: 4
            visible: drop.containsDrag
            radius: Theme.radius
            color: "transparent"
            border.width: 4
            border.color: Theme.accent
        }
    }
    Repeater {
        model: page.choosing ? 1 : 0

        FilePicker {
            title: qsTr("Choose a file with armies")
            filters: page.importing.filters
            onChosen: file => page.importing.openFile(file)
            onDone: page.choosing = false
        }
    }
}
