// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in for somebody who has no game yet: a guided first ruling, an army list of one's own, a battle against the program.
import QtQuick
import QtQuick.Layouts
import Optio

ColumnLayout {
    id: doors

    /// The rule set that is played wholly in the program.
    readonly property var played: Array.from(App.games.rulesets).find(one => one.kind === "app")

    signal tryWanted
    signal importWanted
    signal battleWanted(string ruleset)

    spacing: 12

    LeadCard {
        objectName: "tryButton"
        Layout.fillWidth: true
        Layout.fillHeight: true
        text: qsTr("Try it now")
        below: qsTr("Settle your first combat with a guide at your side: two minutes, nothing to set up.")
        onClicked: doors.tryWanted()
    }
    BigButton {
        objectName: "listButton"
        Layout.fillWidth: true
        plain: true
        compact: true
        text: qsTr("I have an army list")
        detail: qsTr("Paste it, open a file or scan a code")
        onClicked: doors.importWanted()
    }
    BigButton {
        objectName: "playButton"
        Layout.fillWidth: true
        visible: doors.played !== undefined
        plain: true
        compact: true
        text: qsTr("Play %1").arg(doors.played?.name ?? "")
        detail: qsTr("A card battle against the computer, about half an hour")
        onClicked: doors.battleWanted(doors.played.id)
    }
}
