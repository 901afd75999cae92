// SPDX-License-Identifier: GPL-3.0-or-later
// What counts for each side whatever the dice show, line by line with its figure, over the form it lies in: sums.show(App.resolver.sums()). An
// ordinary item that fills its parent, no pop-up, so it is turned with it. A tap on a line asks for its rule; Esc, the cross or a tap beside it
// close it and give the keyboard back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: list

    /// [{side,title,total,lines:[{label,value,rule}]}]
    property var sums: []
    property Item before: null

    signal ruleWanted(string rule, string label)

    function show(found: var) {
        sums = Array.from(found ?? []);
        before = Window.activeFocusItem;
        visible = true;
        forceActiveFocus();
        scroll.contentY = 0;
    }
    function close() {
        if (!visible)
            return;
        visible = false;
        before?.forceActiveFocus(Qt.OtherFocusReason);
    }

    objectName: "sumsList"
    anchors.fill: parent
    z: 40
    visible: false
    Accessible.role: Accessible.Dialog
    Accessible.name: name.text
    Keys.onEscapePressed: close()

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: list.close()
            onWheel: wheel => wheel.accepted = true
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(640, parent.width - 2 * Theme.pad)
        height: Math.min(parent.height - 2 * Theme.pad, head.height + column.implicitHeight + 3 * Theme.pad)
        radius: Theme.radius
        color: Theme.ground
        border.width: Theme.hairline
        border.color: Theme.line

        MouseArea { anchors.fill: parent }
        Item {
            id: head
            x: Theme.pad
            y: Theme.gap
            width: parent.width - x - Theme.gap
            height: Math.max(name.implicitHeight, cross.height)

            Heading {
                id: name
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - cross.width - Theme.gap
                text: qsTr("What counts before the dice")
                size: Theme.px(22)
            }
            IconButton {
                id: cross
                anchors.right: parent.right
                focus: true
                glyph: "close"
                text: qsTr("Close")
                onClicked: list.close()
            }
        }
        Flickable {
            id: scroll
            anchors.fill: parent
            anchors.margins: Theme.pad
            anchors.topMargin: head.y + head.height + Theme.gap
            contentHeight: column.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            ScrollBar.vertical: ScrollBar {}

            ColumnLayout {
                id: column
                width: scroll.width
                spacing: 12

                AppText {
                    Layout.fillWidth: true
                    visible: list.sums.length === 0
                    text: qsTr("Nothing is counted before the dice.")
                    quiet: true
                }
                LayoutRepeater {
                    model: ListRows { source: list.sums }

                    EntrySide {
                        required property var modelData
                        required property bool used
                        readonly property var told: Object.assign({"side": "", "title": "", "total": "", "lines": []}, modelData)
                        visible: used
                        Layout.fillWidth: true
                        account: told
                        onRuleWanted: rule => list.ruleWanted(rule, told.lines.find(line => line.rule === rule)?.label ?? "")
                    }
                }
            }
        }
    }
}
