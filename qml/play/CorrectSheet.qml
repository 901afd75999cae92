// SPDX-License-Identifier: GPL-3.0-or-later
// What players set by hand: the counters a referee may correct, with a reason, or (`noting`) a note for the journal.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: sheet

    property bool noting: false
    property var shown: ({})

    signal done
    signal say(string sentence)

    function lay() {
        const counters = Array.from(App.game.counters);
        const found = {};
        for (const counter of counters)
            found[counter.path] = counter;
        shown = found;
        const words = finder.input.text.trim().toLowerCase();
        keys.take(counters.filter(counter => counter.label.toLowerCase().includes(words)).map(counter => ({"key": counter.path, "kind": counter.kind})));
    }
    function set(path: string, value: var) {
        if (App.game.correct(path, value, reason.input.text.trim()))
            sheet.say(qsTr("Correction recorded."));
    }
    function keepNote() {
        const text = note.text.trim();
        if (text === "" || App.game.note(text))
            sheet.done();
    }

    implicitHeight: noting ? noteColumn.implicitHeight + Theme.pad : 2000
    objectName: "correctSheet"
    Component.onCompleted: {
        if (noting)
            note.forceActiveFocus();
        else
            lay();
    }

    KeyedRows { id: keys }
    Connections {
        target: App.game
        enabled: !sheet.noting
        function onChanged() {
            sheet.lay();
        }
    }

    ColumnLayout {
        id: noteColumn
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        visible: sheet.noting
        spacing: 12

        AppText {
            Layout.fillWidth: true
            text: qsTr("It is written into the journal and the report.")
            quiet: true
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(Theme.px(120), note.implicitHeight + 24)
            Layout.maximumHeight: Theme.px(240)
            radius: 10
            color: Theme.surface
            border.width: note.activeFocus ? 3 : Theme.hairline
            border.color: note.activeFocus ? Theme.accent : Theme.edge
            clip: true

            TextEdit {
                id: note
                objectName: "noteText"
                anchors.fill: parent
                anchors.margins: 12
                focus: sheet.noting
                activeFocusOnTab: true
                textFormat: TextEdit.PlainText
                wrapMode: TextEdit.Wrap
                selectByMouse: true
                color: Theme.ink
                selectionColor: Theme.accent
                selectedTextColor: Theme.accentInk
                font.family: Theme.body
                font.pixelSize: Theme.textBody
                Accessible.role: Accessible.EditableText
                Accessible.name: qsTr("Note")
                Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            }
        }
        BigButton {
            objectName: "noteKeep"
            Layout.fillWidth: true
            enabled: note.text.trim() !== ""
            text: qsTr("Write it down")
            onClicked: sheet.keepNote()
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.pad
        anchors.rightMargin: Theme.pad
        visible: !sheet.noting
        spacing: 12

        AppText {
            Layout.fillWidth: true
            text: qsTr("A correction changes the game at once and is written into the journal with its reason. Undo takes it back.")
            quiet: true
        }
        TextEntry {
            id: reason
            objectName: "correctReason"
            Layout.fillWidth: true
            label: qsTr("Reason")
            placeholder: qsTr("e.g. miscounted on the table")
        }
        SearchField {
            id: finder
            Layout.fillWidth: true
            visible: App.game.counters.length > 8
            placeholder: qsTr("Find a counter")
            onTyped: sheet.lay()
        }
        ListView {
            id: list
            objectName: "counters"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            reuseItems: true
            spacing: 1
            boundsBehavior: Flickable.StopAtBounds
            model: keys
            ScrollBar.vertical: ScrollBar {}

            delegate: Item {
                id: delegate
                required property string key
                required property string kind
                readonly property var counter: sheet.shown[key] ?? ({})

                // A row that waits to be used again is still found by screen readers.
                ListView.onPooled: visible = false
                ListView.onReused: visible = true
                width: ListView.view.width
                readonly property bool tight: width < Theme.px(300) || kind === "choice" // a list of choices opens below its label

                height: (tight ? label.height + 4 + control.height : Math.max(label.height, Theme.touch)) + 12

                AppText {
                    id: label
                    y: delegate.tight ? 6 : (parent.height - height) / 2
                    width: delegate.tight ? parent.width - 12 : control.x - 12
                    text: delegate.counter.label ?? ""
                    maximumLineCount: 2
                    elide: Text.ElideRight
                }
                Item {
                    id: control
                    x: delegate.tight ? 0 : parent.width - width - 12
                    y: delegate.tight ? label.y + label.height + 4 : (parent.height - height) / 2
                    width: delegate.kind === "choice" ? parent.width - 12 : childrenRect.width
                    height: delegate.kind === "choice" ? childrenRect.height : Theme.touch

                    Repeater {
                        model: delegate.kind === "yesNo" ? 1 : 0

                        Toggle {
                            checked: delegate.counter.value === true
                            Accessible.name: label.text
                            onToggled: sheet.set(delegate.key, checked)
                        }
                    }
                    Repeater {
                        model: delegate.kind === "choice" ? 1 : 0

                        ChoiceList {
                            objectName: "counter_" + delegate.key
                            width: control.width
                            name: label.text
                            choices: delegate.counter.choices ?? []
                            value: delegate.counter.value ?? ""
                            onChosen: wanted => sheet.set(delegate.key, wanted)
                        }
                    }
                    Repeater {
                        model: delegate.kind === "yesNo" || delegate.kind === "choice" ? 0 : 1

                        Stepper {
                            objectName: "counter_" + delegate.key
                            width: implicitWidth
                            height: implicitHeight
                            name: label.text
                            least: delegate.counter.least ?? 0
                            most: delegate.counter.most ?? 99
                            // While a row becomes another counter it may have the value of a choice.
                            value: typeof delegate.counter.value === "number" ? delegate.counter.value : 0
                            onChosen: wanted => sheet.set(delegate.key, wanted)
                        }
                    }
                }
            }
        }
    }
}
