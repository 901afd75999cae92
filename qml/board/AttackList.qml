// SPDX-License-Identifier: GPL-3.0-or-later
// The attacks declared in this phase, each with how it will be worked out and its chances: the body of a sheet.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: page

    required property var board
    readonly property var attacks: Array.from(board.attacks).map((one, index) => board.attack(index))

    signal ruleWanted(string rule)

    objectName: "attackList"
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
            visible: page.attacks.length === 0
            text: qsTr("No attack is declared. In the Shock phase drag a unit onto an enemy, or tap it and then the enemy; tap further units to join them, choose how to strike, and declare.")
            quiet: true
        }
        LayoutRepeater {
            model: page.attacks
            Card {
                id: card
                required property var modelData
                Layout.fillWidth: true
                title: modelData.label ?? ""
                LayoutRepeater {
                    model: card.modelData.chances ?? []
                    AppText {
                        required property var modelData
                        Layout.fillWidth: true
                        text: Math.round(modelData.p * 100) + " %" + (modelData.fraction !== "" ? " (" + modelData.fraction + ")  " : "  ") + modelData.label
                        color: Theme.side(modelData.side)
                        font.weight: Font.DemiBold
                        font.pixelSize: Theme.textSmall
                    }
                }
                LayoutRepeater {
                    model: card.modelData.lines ?? []
                    BoardLine {
                        required property var modelData
                        Layout.fillWidth: true
                        line: modelData
                        onRuleWanted: rule => page.ruleWanted(rule)
                    }
                }
            }
        }
    }
}
