// SPDX-License-Identifier: GPL-3.0-or-later
// What the computer looked at before a decision, the best first: the body of a sheet. For a hint one decision without a label.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: page

    /// [{label,acts:[{label,chance,points}]}]
    required property var decisions
    property bool thinking: false

    objectName: "adviceList"
    contentHeight: column.implicitHeight + 2 * Theme.pad
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}

    ColumnLayout {
        id: column
        x: Theme.pad
        y: Theme.gap
        width: parent.width - 2 * Theme.pad
        spacing: 12

        AppText {
            Layout.fillWidth: true
            quiet: true
            text: page.thinking ? qsTr("Thinking…") : page.decisions.every(one => one.acts.length === 0) ? qsTr("There is only one thing to do.") : qsTr("Chance to win the battle, and rout points gained (+) or lost (−) in the next turns, as the computer estimates them. It knows only what this side sees.")
        }
        LayoutRepeater {
            model: page.decisions
            Card {
                id: card
                required property var modelData
                Layout.fillWidth: true
                visible: modelData.acts.length > 0
                title: modelData.label
                LayoutRepeater {
                    model: card.modelData.acts
                    RowLayout {
                        id: row
                        required property var modelData
                        required property int index
                        Layout.fillWidth: true
                        spacing: 12

                        AppText {
                            objectName: "advice" + row.index
                            Layout.fillWidth: true
                            text: row.modelData.label
                            font.weight: row.index === 0 ? Font.DemiBold : Font.Normal
                        }
                        AppText {
                            text: row.modelData.chance
                            Accessible.name: qsTr("chance to win %1").arg(text)
                        }
                        AppText {
                            text: row.modelData.points
                            quiet: true
                            Accessible.name: qsTr("rout points %1").arg(text)
                        }
                    }
                }
            }
        }
    }
}
