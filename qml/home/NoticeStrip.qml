// SPDX-License-Identifier: GPL-3.0-or-later
// What has to be known before anything else, above every page until it is dismissed.
import QtQuick
import QtQuick.Layouts
import Optio

Rectangle {
    implicitHeight: visible ? row.implicitHeight + 16 : 0
    visible: App.notice !== ""
    color: Theme.tileAccent

    RowLayout {
        id: row
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        anchors.verticalCenter: parent.verticalCenter
        spacing: 12

        Icon {
            name: "info"
            colour: Theme.accent
        }
        AppText {
            Layout.fillWidth: true
            text: App.notice
            onTextChanged: Announcer.say(this, text)
            Accessible.role: Accessible.AlertMessage
        }
        IconButton {
            glyph: "close"
            text: qsTr("Dismiss")
            onClicked: App.dismissNotice()
        }
    }
}
