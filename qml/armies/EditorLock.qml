// SPDX-License-Identifier: GPL-3.0-or-later
// Says that the army cannot be changed, and offers a copy that can.
import QtQuick
import QtQuick.Layouts
import Optio

Rectangle {
    id: lock

    signal copyWanted

    implicitHeight: row.implicitHeight + 16
    color: Theme.tileAccent

    RowLayout {
        id: row
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        spacing: 12

        AppText {
            Layout.fillWidth: true
            text: qsTr("This army cannot be changed; a copy of it can.")
        }
        AppButton {
            objectName: "duplicateToChange"
            Layout.fillWidth: lock.width < 600
            kind: "primary"
            side: "a"
            glyph: "copy"
            text: qsTr("Duplicate to change")
            onClicked: lock.copyWanted()
        }
    }
}
