// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules say about an army, each with its rule; a tap leads to the row that it is about.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T

ListView {
    id: list

    /// [{severity,text,rule,where}]
    property var findings: []

    signal jumpWanted(string where)

    objectName: "findingsList"
    clip: true
    focus: true
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    model: findings
    ScrollBar.vertical: ScrollBar {}
    Keys.onReturnPressed: if (currentIndex >= 0) jumpWanted(findings[currentIndex].where)

    delegate: T.AbstractButton {
        id: row
        required property var modelData
        required property int index
        readonly property bool grave: modelData.severity === "error"

        width: ListView.view.width
        implicitHeight: Math.max(Theme.touch, words.implicitHeight + 20)
        hoverEnabled: true
        focusPolicy: Qt.NoFocus
        text: modelData.text
        onClicked: list.jumpWanted(modelData.where)
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.onPressAction: row.clicked()

        background: Rectangle {
            color: row.down ? Theme.pressed : row.hovered ? Theme.raised : Theme.surface
            border.width: row.ListView.isCurrentItem && list.activeFocus ? 3 : 0
            border.color: Theme.accent

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: Theme.hairline
                color: Theme.line
            }
        }
        Item {
            anchors.fill: parent
            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: Theme.pad
                anchors.rightMargin: Theme.pad
                spacing: 12

                Icon {
                    name: row.modelData.severity === "note" ? "info" : "warning"
                    colour: row.grave ? Theme.bad : row.modelData.severity === "warning" ? Theme.accent : Theme.quiet
                }
                ColumnLayout {
                    id: words
                    Layout.fillWidth: true
                    spacing: 0

                    AppText {
                        Layout.fillWidth: true
                        text: row.text
                        Accessible.ignored: true
                    }
                    AppText {
                        visible: text !== ""
                        text: row.modelData.rule ?? ""
                        quiet: true
                        font.pixelSize: Theme.textSmall
                        Accessible.ignored: true
                    }
                }
                Icon {
                    visible: (row.modelData.where ?? "") !== ""
                    name: "forward"
                    size: Theme.px(18)
                    colour: Theme.quiet
                }
            }
        }
    }
}
