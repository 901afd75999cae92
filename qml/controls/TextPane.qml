// SPDX-License-Identifier: GPL-3.0-or-later
// A field of plain text of any length that scrolls: TextPane { label: …; onTyped: text => … }, or to read and select with `readOnly`. `table` sets it in
// letters of one width without breaking lines. show() puts a text there that was not typed.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T

FocusScope {
    id: pane

    property string label
    property string placeholder
    property bool readOnly: false
    property bool table: false
    /// A text is pasted by other means when this says so.
    property var pasteInstead: null
    readonly property string text: field.text
    readonly property alias area: field

    signal typed(string text)

    property bool showing: false

    function show(text: string) {
        showing = true;
        field.text = text;
        field.cursorPosition = 0;
        showing = false;
    }
    /// Puts the cursor there and marks the word.
    function goTo(position: int) {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.cursorPosition = position;
        field.selectWord();
    }

    implicitWidth: 240
    implicitHeight: 120

    Rectangle {
        anchors.fill: parent
        radius: 10
        color: Theme.surface
        border.width: field.activeFocus ? 3 : Theme.hairline
        border.color: field.activeFocus ? Theme.accent : Theme.edge
    }
    AppText {
        x: 13
        y: 13
        width: parent.width - 26
        height: parent.height - 26
        visible: field.text === "" && field.preeditText === ""
        text: pane.placeholder
        quiet: true
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Flickable {
        id: flick
        anchors.fill: parent
        anchors.margins: 3
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}
        ScrollBar.horizontal: ScrollBar {}

        T.TextArea.flickable: T.TextArea {
            id: field
            objectName: pane.objectName === "" ? "" : pane.objectName + "_text"
            padding: 10
            focus: true
            readOnly: pane.readOnly
            textFormat: TextEdit.PlainText
            wrapMode: pane.table ? TextEdit.NoWrap : TextEdit.Wrap
            color: Theme.ink
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            font.family: pane.table ? Theme.columns : Theme.body
            font.pixelSize: pane.table ? Theme.textSmall : Theme.textBody
            selectByMouse: true
            selectByKeyboard: true
            persistentSelection: true
            inputMethodHints: Qt.ImhNoPredictiveText
            Accessible.role: Accessible.EditableText
            Accessible.name: pane.label
            Accessible.readOnly: pane.readOnly
            // The keys that lead on, not into the text.
            KeyNavigation.priority: KeyNavigation.BeforeItem
            Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onPressed: event => {
                const paste = pane.pasteInstead;
                event.accepted = event.matches(StandardKey.Paste) && paste !== null && paste();
            }
            onTextChanged: if (!pane.showing) pane.typed(text)
        }
    }
}
