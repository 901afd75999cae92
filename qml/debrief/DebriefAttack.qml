// SPDX-License-Identifier: GPL-3.0-or-later
// One attack of a battle that is over: who at whom, how likely it was to drive off or to be driven off, and what came of it.
import QtQuick

Item {
    id: row

    /// One of App.debrief.attacks.
    property var attack: ({})
    readonly property string chances: Array.from(attack.odds ?? []).map(one => one.label + " " + one.percent + (one.p > 0 && one.p < 1 && one.fraction !== "" ? " (" + one.fraction + ")" : "")).join("  ·  ")

    implicitHeight: words.implicitHeight + 16
    Accessible.role: Accessible.ListItem
    Accessible.name: [qsTr("Round %1").arg(attack.round ?? 0), attack.text ?? "", chances, attack.result ?? ""].join(". ")

    Rectangle {
        y: 8
        width: 6
        height: words.implicitHeight
        radius: 3
        color: Theme.side(row.attack.side ?? "")
    }
    Figures {
        id: round
        x: 14
        y: 8
        width: Theme.px(32)
        text: String(row.attack.round ?? "")
        colour: Theme.quiet
        Accessible.ignored: true
    }
    Column {
        id: words
        anchors.left: round.right
        anchors.right: parent.right
        y: 8

        AppText {
            width: parent.width
            text: row.attack.text ?? ""
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        AppText {
            width: parent.width
            text: row.chances
            quiet: true
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
        AppText {
            width: parent.width
            text: row.attack.result ?? ""
            Accessible.ignored: true
        }
    }
}
