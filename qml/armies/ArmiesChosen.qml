// SPDX-License-Identifier: GPL-3.0-or-later
// The foot of the library while several armies are chosen: how many, and what can be done with them.
import QtQuick
import QtQuick.Layouts
import Optio

FootBar {
    id: foot

    readonly property var chosen: App.library.chosen

    signal shareWanted(var ids)
    signal removeWanted

    text: chosen.length === 0 ? qsTr("Tap the armies that you want.") : chosen.length === 1 ? qsTr("1 army chosen") : qsTr("%1 armies chosen").arg(chosen.length)

    Flow {
        Layout.fillWidth: true
        layoutDirection: Qt.RightToLeft
        spacing: Theme.pad

        AppButton {
            objectName: "shareChosen"
            kind: "primary"
            enabled: foot.chosen.length > 0
            glyph: "share"
            text: qsTr("Share")
            onClicked: foot.shareWanted(foot.chosen)
        }
        AppButton {
            objectName: "removeChosen"
            kind: "danger"
            enabled: foot.chosen.length > 0
            glyph: "delete"
            text: qsTr("Delete")
            onClicked: foot.removeWanted()
        }
        AppButton {
            objectName: "chooseAll"
            text: qsTr("All")
            onClicked: App.library.chooseAll()
        }
    }
}
