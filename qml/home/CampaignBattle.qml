// SPDX-License-Identifier: GPL-3.0-or-later
// A battle of a campaign: who attacked, who won by how much, and what it cost. A tap unfolds who was lost, and why.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

ColumnLayout {
    id: battleRow

    /// A battle of the campaign's view.
    property var battle: ({})
    readonly property string winner: battle.fought ? battle.winner : ""
    readonly property var losses: Array.from(battle.sides ?? []).map(side => Array.from(side.losses ?? [])).reduce((all, some) => all.concat(some), [])
    property bool unfolded: false

    spacing: 0

    NoticeRow {
        objectName: battleRow.objectName + "_head"
        Layout.fillWidth: true
        touchable: battleRow.losses.length > 0
        leads: touchable
        text: qsTr("%1. %2").arg(battleRow.battle.number ?? "").arg(battleRow.battle.text ?? "")
        detail: [battleRow.winner === "" ? qsTr("being fought") : Array.from(battleRow.battle.sides ?? []).map(side => side.text).join(" "), battleRow.battle.fromGame ? qsTr("taken from its game") : "", battleRow.battle.date ?? ""].filter(part => part !== "").join("  ·  ")
        onClicked: battleRow.unfolded = !battleRow.unfolded
    }
    LayoutRepeater {
        model: battleRow.unfolded ? battleRow.losses : []

        AppText {
            required property var modelData
            Layout.fillWidth: true
            Layout.leftMargin: Theme.pad
            text: modelData.name + ": " + modelData.why
            quiet: true
            font.pixelSize: Theme.textSmall
        }
    }
}
