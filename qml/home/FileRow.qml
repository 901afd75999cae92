// SPDX-License-Identifier: GPL-3.0-or-later
// A folder or a file in the list of our own file page.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: row

    /// {name,url,folder,detail}
    required property var modelData

    signal taken

    objectName: "file_" + modelData.name
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 12)
    focusPolicy: Qt.StrongFocus
    focus: true
    hoverEnabled: true
    text: modelData.name
    onClicked: taken()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.Button
    Accessible.name: modelData.folder ? qsTr("Folder %1").arg(text) : text
    Accessible.description: modelData.detail
    Accessible.onPressAction: row.clicked()

    background: Rectangle {
        radius: 8
        color: row.down ? Theme.pressed : row.hovered ? Theme.raised : "transparent"
        FocusRing { control: row }
    }
    RowLayout {
        id: words
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: 12

        Icon {
            name: row.modelData.folder ? "open" : "journal"
            size: Theme.px(20)
            colour: row.modelData.folder ? Theme.accent : Theme.quiet
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            AppText {
                Layout.fillWidth: true
                text: row.text
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                Accessible.ignored: true
            }
            AppText {
                Layout.fillWidth: true
                visible: text !== ""
                text: row.modelData.detail
                quiet: true
                font.pixelSize: Theme.textSmall
                Accessible.ignored: true
            }
        }
        Icon {
            visible: row.modelData.folder
            name: "forward"
            size: Theme.px(18)
            colour: Theme.quiet
        }
    }
}
