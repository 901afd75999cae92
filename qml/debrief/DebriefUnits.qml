// SPDX-License-Identifier: GPL-3.0-or-later
// What became of the units of one side: those that were lost first, each with its fate, its numbers and who drove it off.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

Card {
    id: card

    /// Those of App.debrief.units that are this side's.
    property var units: []
    property string name
    readonly property var ordered: Array.from(units).filter(unit => unit.lost).concat(Array.from(units).filter(unit => !unit.lost))

    function numbers(unit: var): string {
        return Array.from(unit.figures ?? []).filter(one => one.value > 0).map(one => qsTr("%1 %2").arg(one.label).arg(one.value)).join(", ");
    }

    Heading {
        Layout.fillWidth: true
        text: card.name
        side: card.side
        size: Theme.textUnit
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
    LayoutRepeater {
        model: card.ordered

        Item {
            id: row
            required property var modelData
            Layout.fillWidth: true
            implicitHeight: Math.max(words.implicitHeight, fate.implicitHeight) + 8
            Accessible.role: Accessible.ListItem
            Accessible.name: [modelData.label, modelData.fate, detail.text].filter(part => part !== "").join(", ")

            Column {
                id: words
                anchors.left: parent.left
                anchors.right: fate.left
                anchors.rightMargin: 12
                y: 4

                AppText {
                    width: parent.width
                    text: row.modelData.label
                    font.weight: row.modelData.lost ? Font.DemiBold : Font.Normal
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                AppText {
                    id: detail
                    width: parent.width
                    visible: text !== ""
                    text: [row.modelData.by !== "" ? qsTr("by %1").arg(row.modelData.by) : "", card.numbers(row.modelData)].filter(part => part !== "").join("  ·  ")
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }
            AppText {
                id: fate
                anchors.right: parent.right
                y: 4
                text: row.modelData.fate
                color: row.modelData.lost ? Theme.bad : Theme.quiet
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    Item { Layout.fillHeight: true }
}
