// SPDX-License-Identifier: GPL-3.0-or-later
// What the figures of now change in an army that was made with older ones: each difference leads to its row; the army is brought up to date, or left.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Optio

FocusScope {
    id: sheet

    property bool editable: true
    readonly property var differences: App.editor.outdated ? App.editor.differences() : []

    signal jumpWanted(string where)
    signal updateWanted
    signal leaveWanted

    AppText {
        id: head
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        topPadding: Theme.gap
        bottomPadding: Theme.pad
        text: sheet.differences.length === 0 ? qsTr("The rules data has changed, but this army is not affected.") : qsTr("The rules data has changed since you built this army. What changes:")
    }
    ListView {
        id: list
        objectName: "differencesList"
        anchors.top: head.bottom
        anchors.bottom: foot.top
        width: parent.width
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        model: sheet.differences
        ScrollBar.vertical: ScrollBar {}
        Keys.onReturnPressed: if (currentIndex >= 0) sheet.jumpWanted(sheet.differences[currentIndex].where)

        delegate: T.AbstractButton {
            id: row
            required property var modelData
            required property int index
            width: ListView.view.width
            implicitHeight: Math.max(Theme.touch, words.implicitHeight + 20)
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            enabled: modelData.where !== ""
            text: modelData.text
            onClicked: sheet.jumpWanted(modelData.where)
            Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
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
                AppText {
                    id: words
                    anchors.left: parent.left
                    anchors.right: arrow.left
                    anchors.leftMargin: Theme.pad
                    anchors.rightMargin: 12
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.text
                    Accessible.ignored: true
                }
                Icon {
                    id: arrow
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.pad
                    anchors.verticalCenter: parent.verticalCenter
                    visible: row.enabled
                    name: "forward"
                    size: Theme.px(18)
                    colour: Theme.quiet
                }
            }
        }
    }
    Flow {
        id: foot
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.pad
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        topPadding: Theme.pad
        spacing: 12

        AppButton {
            objectName: "updateArmy"
            visible: sheet.editable
            kind: "primary"
            glyph: "check"
            text: qsTr("Update the army")
            tip: qsTr("Undo takes it back")
            onClicked: sheet.updateWanted()
        }
        AppButton {
            objectName: "leaveArmy"
            text: qsTr("Leave it")
            onClicked: sheet.leaveWanted()
        }
    }
}
