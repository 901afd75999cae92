// SPDX-License-Identifier: GPL-3.0-or-later
// Shown instead of everything when the program cannot work: why, and a way out.
import QtQuick

Rectangle {
    id: page

    property string reason

    color: Theme.ground

    EmptyState {
        anchors.centerIn: parent
        width: Math.min(Theme.px(560), parent.width - 2 * Theme.pad)
        troop: "unknown"
        title: qsTr("Optio cannot start")
        text: page.reason
        actionText: qsTr("Quit")
        onAction: Qt.quit()
    }
}
