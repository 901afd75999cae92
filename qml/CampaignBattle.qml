// SPDX-License-Identifier: GPL-3.0-or-later
// A battle of a campaign in a line: who attacked, who won by how much, and what it cost.
import QtQuick
import QtQuick.Layouts

RowLayout {
    id: line

    /// A battle of the campaign's view.
    property var battle: ({})
    property var names: ({})
    readonly property string winner: battle.fought ? battle.winner : ""

    function cost(side: string): string {
        const values = battle.values?.[side] ?? {};
        return String((values.destroyed ?? 0) + (values.pursuit_loss ?? 0));
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
            text: line.winner === "" ? qsTr("being fought") : line.battle.draw ? qsTr("a draw: %1 have held").arg(line.names[line.winner]) : qsTr("%1 have won").arg(line.names[line.winner])
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        AppText {
            id: detail
            Layout.fillWidth: true
            text: [qsTr("%1 attacked").arg(line.names[line.battle.attacker] ?? ""), line.winner === "" ? "" : qsTr("victory points %1 to %2").arg(line.battle.points.a).arg(line.battle.points.b), line.winner === "" ? "" : qsTr("lost for good %1 and %2 points").arg(line.cost("a")).arg(line.cost("b")), line.battle.date ?? ""].filter(part => part !== "").join("  ·  ")
            quiet: true
            font.pixelSize: Theme.textSmall
            Accessible.ignored: true
        }
    }
}
