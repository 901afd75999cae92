// SPDX-License-Identifier: GPL-3.0-or-later
// A text of several lines with its label above, in an editor. edited() comes when the player leaves it, or pauses, with a changed text.
import QtQuick
import QtQuick.Templates as T

FocusScope {
    id: entry

    property string label
    property string text
    property int most: 4000
    /// What stands there now.
    readonly property alias written: field.text

    signal edited(string text)

    function commit() {
        pause.stop();
        if (field.text !== text)
            edited(field.text);
    }

    implicitWidth: 240
    implicitHeight: caption.height + 4 + field.height
    onTextChanged: if (field.text !== text) field.text = text

    Timer {
        id: pause
        interval: 1000
        onTriggered: entry.commit()
    }
    AppText {
        id: caption
        width: parent.width
        text: entry.label
        quiet: true
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }
    T.TextArea {
        id: field
        objectName: entry.objectName === "" ? "" : entry.objectName + "_text"
        y: caption.height + 4
        width: parent.width
        height: Math.max(2 * Theme.touch, contentHeight + topPadding + bottomPadding)
        padding: 12
        focus: true
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        font.family: Theme.body
        font.pixelSize: Theme.textBody
        selectByMouse: true
        text: entry.text
        Accessible.role: Accessible.EditableText
        Accessible.name: entry.label
        // The keys that lead on, not into the text.
        KeyNavigation.priority: KeyNavigation.BeforeItem
        Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        onActiveFocusChanged: if (!activeFocus) entry.commit()
        onTextChanged: {
            if (length > entry.most)
                remove(entry.most, length);
            if (activeFocus)
                pause.restart();
        }

        background: Rectangle {
            radius: 10
            color: Theme.surface
            border.width: field.activeFocus ? 3 : Theme.hairline
            border.color: field.activeFocus ? Theme.accent : Theme.edge
        }
    }
}
