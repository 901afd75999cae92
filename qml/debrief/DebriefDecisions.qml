// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions of a battle that is over which cost most, of either side, and what would have been worth more.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    /// App.debrief.decisions, and its sides, for their names.
    required property var decisions
    required property var names
    property bool weighing: false

    function nameOf(side: string): string {
        return Array.from(names).find(one => one.id === side)?.name ?? "";
    }
    /// "4 % better chance to win, worth 3.5 more rout points"
    function worth(one: var): string {
        return one.points === "" ? qsTr("%1 better chance to win").arg(one.chance) : qsTr("%1 better chance to win, worth %2 more rout points").arg(one.chance).arg(one.points);
    }

    objectName: "debriefDecisions"
    title: qsTr("The costliest decisions")

    AppText {
        objectName: "debriefDecisionsNote"
        Layout.fillWidth: true
        quiet: true
        text: card.weighing ? qsTr("Weighing every decision of the battle…") : card.decisions.length === 0 ? qsTr("No decision of either side clearly cost it much.") : qsTr("Judged by the computer from what each side could see at the time, before any dice were rolled. Luck plays no part here.")
    }
    LayoutRepeater {
        model: card.decisions

        Item {
            id: row
            required property var modelData
            required property int index
            objectName: "debriefDecision" + index
            Layout.fillWidth: true
            implicitHeight: words.implicitHeight + 8
            Accessible.role: Accessible.ListItem
            Accessible.name: head.text + ". " + done.text + ". " + better.text

            Rectangle {
                y: 4
                width: 6
                height: words.implicitHeight
                radius: 3
                color: Theme.side(row.modelData.side)
            }
            Column {
                id: words
                x: 14
                y: 4
                width: parent.width - x

                AppText {
                    id: head
                    width: parent.width
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    text: qsTr("Round %1, %2").arg(row.modelData.round).arg(card.nameOf(row.modelData.side))
                    Accessible.ignored: true
                }
                AppText {
                    id: done
                    width: parent.width
                    font.weight: Font.DemiBold
                    text: row.modelData.text
                    Accessible.ignored: true
                }
                AppText {
                    id: better
                    width: parent.width
                    text: qsTr("Better: %1 (%2)").arg(row.modelData.better).arg(card.worth(row.modelData))
                    Accessible.ignored: true
                }
            }
        }
    }
}
