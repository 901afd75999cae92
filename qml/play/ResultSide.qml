// SPDX-License-Identifier: GPL-3.0-or-later
// One side of a ruling: its dice, its total and the lines that made it. ResultSide { entry: {side, title, subtitle, icon, dice, total, totals, lines};
// onRuleWanted: line => … }. A long press or right click on a line, or Enter, asks for its rule.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

Card {
    id: card

    required property var entry

    /// What belongs to neither side may add up several things: each is told by its name.
    readonly property var sums: (entry.side ?? "") === "" ? entry.totals ?? [] : []

    /// How far its dice still have to roll (see DieFace), and how much is to be seen of what they come to.
    property real tumble: 0
    property real told: 1

    signal ruleWanted(var line)

    function figure(value: var): string {
        return value === undefined || value === null ? "" : String(value).replace(/^-/, "\u2212");
    }
    function signed(line: var): string {
        const text = figure(line.value);
        return typeof line.value === "number" && line.value > 0 && line.stage !== "die" && line.id !== "die" ? "+" + text : text;
    }

    side: entry.side ?? ""
    bar: side === "" ? "none" : "top"
    inset: 0
    spacing: 0

    Item {
        implicitHeight: Math.max(dice.implicitHeight, words.implicitHeight, sums.implicitHeight, card.sums.length > 0 ? 0 : total.implicitHeight) + 2 * Theme.pad
        implicitWidth: 320
        Layout.fillWidth: true

        Flow {
            id: dice
            x: Theme.pad
            anchors.verticalCenter: parent.verticalCenter
            readonly property int count: (card.entry.dice ?? []).length
            width: count > 0 ? Math.min(count * (Theme.die + spacing) - spacing, Math.max(Theme.die, card.width * 0.5)) : implicitWidth
            spacing: Theme.gap

            Repeater {
                model: ListRows {
                    spare: 10
                    source: card.entry.dice ?? []
                }
                DieFace {
                    required property var modelData
                    required property bool used
                    visible: used
                    value: modelData.value ?? -1
                    // A pool that was typed as hits shows no face: nobody said what each die showed.
                    note: modelData.pool ? qsTr("of %1").arg(modelData.pool) : ""
                    faces: modelData.pool ? [] : Array.isArray(modelData.faces) || typeof modelData.faces === "object" ? modelData.faces : Array.from({"length": modelData.faces ?? 6}, (_, i) => i + 1)
                    from: modelData.from ?? "app"
                    label: modelData.label ?? ""
                    tumble: from === "rolled" && !modelData.pool ? card.tumble : 0
                    ink: card.side === "" ? Theme.ink : Theme.side(card.side)
                }
            }
            TroopIcon {
                visible: (card.entry.dice ?? []).length === 0 && (card.entry.icon ?? "") !== ""
                name: card.entry.icon ?? ""
                side: card.side
                size: Theme.die
            }
        }
        Column {
            id: words
            anchors.left: dice.right
            anchors.leftMargin: dice.width > 0 ? 16 : 0
            anchors.right: card.sums.length > 0 ? sums.left : total.left
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter

            AppText {
                width: parent.width
                text: card.entry.title ?? ""
                font.pixelSize: Theme.textUnit
                font.weight: Font.DemiBold
                maximumLineCount: 2
                elide: Text.ElideRight
            }
            AppText {
                width: parent.width
                visible: text !== ""
                text: card.entry.subtitle ?? ""
                quiet: true
                font.pixelSize: Theme.textSmall
                maximumLineCount: 2
                elide: Text.ElideRight
            }
        }
        Row {
            id: sums
            opacity: card.told
            anchors.right: parent.right
            anchors.rightMargin: Theme.pad + 4
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.pad

            Repeater {
                model: ListRows { source: card.sums }
                TotalFigure {
                    required property var modelData
                    required property bool used
                    visible: used
                    value: modelData.value
                    label: modelData.label
                    size: Theme.px(36)
                }
            }
        }
        Figures {
            id: total
            visible: card.sums.length === 0
            opacity: card.told
            anchors.right: parent.right
            anchors.rightMargin: Theme.pad + 4
            anchors.verticalCenter: parent.verticalCenter
            text: card.figure(card.entry.total)
            colour: Theme.side(card.side)
            font.pixelSize: Theme.px(52)
            font.weight: Font.DemiBold
        }
    }
    LayoutRepeater {
        model: ListRows {
            spare: 10
            source: card.entry.lines ?? []
        }
        T.AbstractButton {
            id: line
            required property var modelData
            required property bool used
            visible: used
            opacity: card.told
            readonly property bool ruled: (modelData.rule ?? "") !== ""

            implicitWidth: 320
            Layout.fillWidth: true
            implicitHeight: Math.max(Theme.touch, label.implicitHeight + 10)
            focusPolicy: ruled ? Qt.StrongFocus : Qt.NoFocus
            hoverEnabled: true
            text: modelData.label ?? ""
            onPressAndHold: card.ruleWanted(modelData)
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2").arg(text).arg(card.signed(modelData))
            Accessible.onPressAction: card.ruleWanted(modelData)
            Keys.onSpacePressed: card.ruleWanted(modelData)

            background: Rectangle {
                color: line.down ? Theme.pressed : line.hovered && line.ruled ? Theme.raised : "transparent"
                FocusRing {
                    control: line
                    anchors.margins: 1
                }
            }
            AppText {
                id: label
                anchors.left: parent.left
                anchors.leftMargin: Theme.pad + 4
                anchors.right: value.left
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                text: line.text
                font.pixelSize: Theme.textLead
                Accessible.ignored: true
            }
            Figures {
                id: value
                anchors.right: parent.right
                anchors.rightMargin: Theme.pad + 4
                anchors.verticalCenter: parent.verticalCenter
                text: card.signed(line.modelData)
                font.pixelSize: Theme.textLead
                Accessible.ignored: true
            }
            MouseArea {
                anchors.fill: parent
                acceptedButtons: Qt.RightButton
                onClicked: card.ruleWanted(line.modelData)
            }
        }
    }
    Item {
        Layout.fillHeight: true
        implicitHeight: Theme.pad - 4
        implicitWidth: 1
    }
}
