// SPDX-License-Identifier: GPL-3.0-or-later
// A line of text with its label above: TextEntry { label: qsTr("Name"); text: army.name; onEdited: text => … }. edited() comes when the player
// presses Enter or leaves the field with a changed text; typed() with every key. `glyph` shows a sign at its left, `clearable` a cross.
import QtQuick
import QtQuick.Templates as T

FocusScope {
    id: entry

    property string label
    property string text
    property string placeholder
    property string glyph
    property bool clearable: false
    property alias input: field
    property alias maximumLength: field.maximumLength
    property alias readOnly: field.readOnly
    property alias inputMethodHints: field.inputMethodHints

    signal edited(string text)
    signal typed(string text)

    function commit() {
        if (field.text !== text)
            edited(field.text);
    }

    implicitWidth: 240
    implicitHeight: field.y + field.height
    onTextChanged: {
        field.text = text;
        if (!field.activeFocus)
            field.cursorPosition = 0; // its beginning is seen, not its end
    }

    AppText {
        id: caption
        width: parent.width
        visible: text !== ""
        text: entry.label
        quiet: true
        font.pixelSize: Theme.textSmall
        Accessible.ignored: true
    }
    T.TextField {
        id: field
        y: caption.visible ? caption.height + 4 : 0
        width: parent.width
        height: Math.max(Theme.touch, implicitHeight)
        implicitHeight: contentHeight + 2 * Theme.gap
        leftPadding: entry.glyph === "" ? 12 : 24 + Theme.px(20)
        rightPadding: entry.clearable ? Theme.touch : 12
        verticalAlignment: Text.AlignVCenter
        focus: true
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        font.family: Theme.body
        font.pixelSize: Theme.textBody
        selectByMouse: true
        Accessible.role: Accessible.EditableText
        Accessible.name: entry.label !== "" ? entry.label : entry.placeholder
        onTextEdited: entry.typed(text)
        onEditingFinished: entry.commit()

        background: Rectangle {
            radius: 10
            color: Theme.surface
            border.width: field.activeFocus ? 3 : Theme.hairline
            border.color: field.activeFocus ? Theme.accent : Theme.edge

            Icon {
                x: 14
                anchors.verticalCenter: parent.verticalCenter
                visible: entry.glyph !== ""
                name: entry.glyph
                size: Theme.px(20)
                colour: Theme.quiet
            }
        }
        AppText {
            anchors.fill: parent
            anchors.leftMargin: field.leftPadding
            anchors.rightMargin: field.rightPadding
            verticalAlignment: Text.AlignVCenter
            visible: field.text === "" && field.preeditText === ""
            text: entry.placeholder
            quiet: true
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        IconButton {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: entry.clearable && field.text !== ""
            glyph: "close"
            text: qsTr("Clear")
            onClicked: {
                field.clear();
                entry.typed("");
                entry.commit();
                field.forceActiveFocus();
            }
        }
    }
}
