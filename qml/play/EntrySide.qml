// SPDX-License-Identifier: GPL-3.0-or-later
// One side of a ruling in the journal: who, the dice, each line with its figure, the total. A tap on a line asks for its rule.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

Card {
    id: card

    /// {side,title,subtitle,icon,dice,total,totals,lines}, as in App.result.sides.
    property var account: ({})

    signal ruleWanted(string rule)

    side: account.side ?? ""
    bar: side === "" ? "none" : "top"
    spacing: 0

    RowLayout {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.gap
        visible: (card.account.title ?? "") !== ""
        spacing: 12

        TroopIcon {
            visible: name !== ""
            name: card.account.icon ?? ""
            side: card.side
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            AppText {
                Layout.fillWidth: true
                text: card.account.title ?? ""
                font.pixelSize: Theme.textUnit
                font.weight: Font.DemiBold
            }
            AppText {
                Layout.fillWidth: true
                visible: text !== ""
                text: card.account.subtitle ?? ""
                font.pixelSize: Theme.textSmall
                quiet: true
            }
        }
        Figures {
            visible: text !== ""
            text: String(card.account.total ?? "")
            colour: Theme.side(card.side)
            font.pixelSize: Theme.textHuge
            font.weight: Font.Bold
        }
    }
    LayoutRepeater {
        model: card.account.dice ?? []

        RowLayout {
            id: die
            required property var modelData
            Layout.fillWidth: true
            Layout.minimumHeight: Theme.px(36)

            AppText {
                Layout.fillWidth: true
                text: (die.modelData.label || qsTr("Die")) + (die.modelData.from === "typed" ? "  ·  " + (die.modelData.name ?? qsTr("entered")) : die.modelData.from === "imported" ? "  ·  " + qsTr("imported") : "")
            }
            Figures { text: die.modelData.text ?? String(die.modelData.value) }
        }
    }
    LayoutRepeater {
        // Dice have their own rows above.
        model: (card.account.lines ?? []).filter(line => line.stage !== "die")

        T.AbstractButton {
            id: line
            required property var modelData
            Layout.fillWidth: true
            implicitHeight: Math.max(Theme.touch, label.implicitHeight + 12)
            hoverEnabled: true
            focusPolicy: Qt.StrongFocus
            enabled: (modelData.rule ?? "") !== ""
            text: modelData.label
            onClicked: card.ruleWanted(modelData.rule)
            Keys.onReturnPressed: clicked()
            Accessible.role: Accessible.Button
            Accessible.name: text + " " + value.text
            Accessible.description: enabled ? qsTr("Shows its rule") : ""
            Accessible.onPressAction: line.clicked()

            background: Rectangle {
                radius: 6
                color: line.down ? Theme.pressed : line.hovered ? Theme.raised : "transparent"

                Rectangle {
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.line
                }
                FocusRing { control: line }
            }
            Item {
                anchors.fill: parent
                RowLayout {
                    anchors.fill: parent
                    spacing: Theme.gap

                    AppText {
                        id: label
                        Layout.fillWidth: true
                        text: line.text
                        Accessible.ignored: true
                    }
                    AppText {
                        text: line.modelData.rule ?? ""
                        quiet: true
                        font.pixelSize: Theme.textSmall
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                    Figures {
                        id: value
                        Layout.alignment: Qt.AlignRight
                        text: (line.modelData.value > 0 ? "+" : line.modelData.value < 0 ? "\u2212" : "") + Math.abs(line.modelData.value)
                    }
                }
            }
        }
    }
    LayoutRepeater {
        model: card.account.totals ?? []

        RowLayout {
            id: total
            required property var modelData
            Layout.fillWidth: true
            Layout.minimumHeight: Theme.px(32)

            AppText {
                Layout.fillWidth: true
                text: total.modelData.label
                quiet: true
            }
            Figures {
                text: String(total.modelData.value)
                font.weight: Font.DemiBold
            }
        }
    }
    Item { Layout.fillHeight: true }
}
