// SPDX-License-Identifier: GPL-3.0-or-later
// Shown instead of everything when the program cannot work: why, and a way out.
import QtQuick
import Optio

Rectangle {
    color: Theme.ground

    Column {
        anchors.centerIn: parent
        width: Math.min(Theme.px(560), parent.width - 2 * Theme.pad)
        spacing: 12

        EmptyState {
            width: parent.width
            troop: "unknown"
            title: qsTr("Optio cannot start")
            text: App.fatal
            actionText: qsTr("Quit")
            onAction: Qt.quit()
        }
        AppButton {
            id: copying
            property bool copied: false
            objectName: "fatalCopy"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width)
            kind: "quiet"
            text: copied ? qsTr("Copied. Nothing was sent.") : qsTr("Copy a fault report")
            onClicked: {
                App.about.copy(App.about.report());
                copied = true;
            }
        }
    }
}
