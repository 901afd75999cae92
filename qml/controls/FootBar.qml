// SPDX-License-Identifier: GPL-3.0-or-later
// The foot of a page: a sentence, if there is one to say, over what can be tapped.
import QtQuick
import QtQuick.Layouts

Rectangle {
    id: foot

    property string text
    property string tone: "none"
    default property alias buttons: row.data

    implicitHeight: column.implicitHeight + 2 * 12
    color: Theme.surface

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.pad
        y: 12
        spacing: Theme.gap

        AppText {
            Layout.fillWidth: true
            visible: text !== ""
            text: foot.text
            color: foot.tone === "none" ? Theme.ink : Theme.tone(foot.tone)
            Accessible.role: Accessible.AlertMessage
        }
        RowLayout {
            id: row
            Layout.fillWidth: true
            spacing: 12
        }
    }
}
