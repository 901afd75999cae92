// SPDX-License-Identifier: GPL-3.0-or-later
// One table of house rules being edited: its title, and how much of it differs from the book.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: row

    required property string key
    required property string title
    required property int changes
    property bool current: false
    readonly property string changed: changes === 0 ? "" : changes === 1 ? qsTr("1 change") : qsTr("%1 changes").arg(changes)

    signal chosen

    objectName: "houseTable_" + key
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 12)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    text: title
    onClicked: chosen()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: changed
    Accessible.onPressAction: row.clicked()

    background: Rectangle {
        radius: 8
        color: row.current ? Theme.tileAccent : row.down ? Theme.pressed : row.hovered ? Theme.raised : "transparent"
        FocusRing { control: row }
    }
    RowLayout {
        id: words
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: 12

        AppText {
            Layout.fillWidth: true
            text: row.text
            font.weight: row.changes > 0 ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }
        AppText {
            visible: text !== ""
            text: row.changed
            color: Theme.accent
            font.pixelSize: Theme.textSmall
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Icon {
            name: "forward"
            size: Theme.px(18)
            colour: Theme.quiet
        }
    }
}
