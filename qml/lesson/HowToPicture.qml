// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of a how-to page, made of what the games are drawn with: figures, steps, dice, what may be spent, or cards of a board.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: view

    /// "troops", "steps", "dice", "pool" or "cards"; see rules/roster/howto.h.
    required property string picture
    required property var items
    readonly property int columns: items.reduce((most, item) => Math.max(most, item.column ?? 1), 1)
    readonly property int cardWidth: Math.min(Theme.px(120), (width - (columns - 1) * 8) / columns)
    /// What a screen reader says in its place.
    readonly property string spoken: items.map(item => {
        if (picture === "dice")
            return qsTr("%1: %2 and a die of %3 make %4").arg(item.label).arg(item.base).arg(item.die).arg(item.base + item.die);
        if (picture === "cards")
            return item.unit.label;
        if (picture === "pool")
            return qsTr("%1: %2 of %3").arg(item.label).arg(item.left).arg(item.total);
        return [item.label, item.note ?? ""].filter(words => words !== "").join(", ");
    }).join("; ")

    implicitHeight: frame.height
    Accessible.role: Accessible.Graphic
    Accessible.name: spoken

    Rectangle {
        id: frame
        width: parent.width
        height: body.height + 2 * Theme.pad
        radius: Theme.radius
        color: Theme.surface
        border.width: Theme.hairline
        border.color: Theme.line

        Flow {
            id: body
            x: Theme.pad
            y: Theme.pad
            width: parent.width - 2 * Theme.pad
            spacing: view.picture === "cards" ? 8 : 16

            Repeater {
                model: view.picture === "troops" ? view.items : []

                Row {
                    id: troop
                    required property var modelData
                    width: Math.min(Theme.px(224), body.width)
                    spacing: 10

                    TroopIcon {
                        id: figure
                        name: troop.modelData.icon
                        side: troop.modelData.side ?? "a"
                        size: Theme.px(56)
                    }
                    Column {
                        width: troop.width - figure.width - troop.spacing
                        anchors.verticalCenter: figure.verticalCenter

                        AppText {
                            width: parent.width
                            text: troop.modelData.label
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }
                        AppText {
                            width: parent.width
                            visible: text !== ""
                            text: troop.modelData.note ?? ""
                            quiet: true
                            font.pixelSize: Theme.textSmall
                            Accessible.ignored: true
                        }
                    }
                }
            }
            Repeater {
                model: view.picture === "steps" ? view.items : []

                Row {
                    id: step
                    required property var modelData
                    required property int index
                    width: body.width
                    spacing: 12

                    Rectangle {
                        id: number
                        width: Theme.px(34)
                        height: width
                        radius: width / 2
                        color: Theme.tileAccent
                        AppText {
                            anchors.centerIn: parent
                            text: step.index + 1
                            color: Theme.accent
                            font.weight: Font.Bold
                            Accessible.ignored: true
                        }
                    }
                    AppText {
                        width: step.width - number.width - step.spacing
                        y: Math.max(0, (number.height - height) / 2)
                        text: (step.modelData.note ?? "") === "" ? step.modelData.label : step.modelData.label + ": " + step.modelData.note
                        Accessible.ignored: true
                    }
                }
            }
            Repeater {
                model: view.picture === "dice" ? view.items : []

                Row {
                    id: throwing
                    required property var modelData
                    spacing: 10

                    SideBand {
                        side: throwing.modelData.side
                        width: 6
                        height: die.height
                    }
                    AppText {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, body.width - die.width - Theme.px(120))
                        text: throwing.modelData.label
                        font.weight: Font.DemiBold
                        color: Theme.side(throwing.modelData.side)
                        Accessible.ignored: true
                    }
                    AppText {
                        anchors.verticalCenter: parent.verticalCenter
                        text: throwing.modelData.base + " +"
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                    DieFace {
                        id: die
                        value: throwing.modelData.die
                        faces: (throwing.modelData.sides ?? 6) === 6 ? [1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
                        ink: Theme.side(throwing.modelData.side)
                        Accessible.ignored: true
                    }
                    AppText {
                        anchors.verticalCenter: parent.verticalCenter
                        text: "= " + (throwing.modelData.base + throwing.modelData.die)
                        font.pixelSize: Theme.textLead
                        font.weight: Font.Bold
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
            Repeater {
                model: view.picture === "pool" ? view.items : []

                PoolDots {
                    required property var modelData
                    pool: modelData
                    Accessible.ignored: true
                }
            }
            Repeater {
                model: view.picture === "cards" ? ["b", "a"] : []

                Item {
                    id: line
                    required property string modelData
                    width: body.width
                    height: view.cardWidth * 1.3

                    Repeater {
                        model: view.items.filter(item => item.line === line.modelData)

                        BoardCard {
                            required property var modelData
                            x: (modelData.column - 1) * (view.cardWidth + 8)
                            width: view.cardWidth
                            height: line.height
                            side: line.modelData
                            unit: modelData.unit
                        }
                    }
                }
            }
        }
    }
}
