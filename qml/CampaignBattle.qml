// SPDX-License-Identifier: GPL-3.0-or-later
// A battle of a campaign: who attacked, who won by how much, and what it cost.
import QtQuick
import QtQuick.Layouts

RowLayout {
    id: line

    /// A battle of the campaign's view.
    property var battle: ({})
    readonly property string winner: battle.fought ? battle.winner : ""

    function cost(side: string): int {
        return Array.from(battle.sides ?? []).find(one => one.side === side)?.gone?.value ?? 0;
    }

    spacing: 12
    Accessible.role: Accessible.StaticText
    Accessible.name: [qsTr("Battle %1").arg(battle.number ?? 0), title.text, detail.text].join(", ")

    Figures {
        Layout.alignment: Qt.AlignTop
        text: String(line.battle.number ?? "")
        font.weight: Font.DemiBold
        font.pixelSize: Theme.textLead
        colour: line.winner === "" ? Theme.quiet : Theme.side(line.winner)
        Accessible.ignored: true
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        AppText {
            id: title
            Layout.fillWidth: true
            text: line.battle.text ?? ""
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        AppText {
            id: detail
            Layout.fillWidth: true
            text: [line.winner === "" ? qsTr("being fought") : qsTr("lost for good: %1 and %2 points").arg(line.cost("a")).arg(line.cost("b")), line.battle.date ?? ""].filter(part => part !== "").join("  ·  ")
            quiet: true
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
    }
}
