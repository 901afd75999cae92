// SPDX-License-Identifier: GPL-3.0-or-later
// A rule's text over the page it lies in: ruleSheet.show(found, "12", "Recoil", ""). An ordinary item that fills its parent, no pop-up, so it is
// turned with it. Esc, the cross or a tap beside it close it and give the keyboard back.
import QtQuick

FocusScope {
    id: sheet

    property string number
    property string title
    property string text
    property Item before: null

    /// Shows {rule, title, text}; where that holds no text, the rule under the title given, with this text.
    function show(found: var, rule: string, elseTitle: string, elseText: string) {
        const known = (found?.text ?? "") !== "";
        if (!known && elseTitle === "" && elseText === "")
            return;
        number = known ? found.rule ?? "" : rule;
        title = known ? found.title ?? "" : elseTitle;
        text = known ? found.text : elseText;
        before = Window.activeFocusItem;
        visible = true;
        forceActiveFocus();
        scroll.contentY = 0;
    }
    function close() {
        visible = false;
        before?.forceActiveFocus(Qt.OtherFocusReason);
    }

    objectName: "ruleSheet"
    anchors.fill: parent
    z: 50
    visible: false
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Keys.onEscapePressed: close()
    Keys.onReturnPressed: close()
    Keys.onUpPressed: scroll.flick(0, 600)
    Keys.onDownPressed: scroll.flick(0, -600)

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: sheet.close()
            onWheel: wheel => wheel.accepted = true
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(640, parent.width - 2 * Theme.pad)
        height: Math.min(parent.height - 2 * Theme.pad, head.height + words.implicitHeight + 3 * Theme.pad)
        radius: Theme.radius
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line

        MouseArea { anchors.fill: parent }
        Item {
            id: head
            x: Theme.pad + 4
            y: Theme.pad
            width: parent.width - x - Theme.gap
            height: Math.max(name.implicitHeight, cross.height)

            Column {
                id: name
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - cross.width - Theme.gap
                AppText {
                    visible: text !== ""
                    text: sheet.number === "" ? "" : qsTr("Rule %1").arg(sheet.number)
                    color: Theme.accent
                    font.pixelSize: Theme.textSmall
                    font.weight: Font.DemiBold
                }
                Heading {
                    objectName: "ruleTitle"
                    width: parent.width
                    visible: text !== ""
                    text: sheet.title
                    size: Theme.px(24)
                }
            }
            IconButton {
                id: cross
                anchors.right: parent.right
                focus: true
                glyph: "close"
                text: qsTr("Close")
                onClicked: sheet.close()
            }
        }
        Flickable {
            id: scroll
            anchors.fill: parent
            anchors.margins: Theme.pad + 4
            anchors.topMargin: head.y + head.height + Theme.gap
            contentHeight: words.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            AppText {
                id: words
                width: scroll.width
                text: sheet.text
                font.pixelSize: Theme.textLead
                lineHeight: 1.25
            }
        }
    }
}
