// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a command in an army's list: its name and badges; a tap folds its units away.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

T.AbstractButton {
    id: card

    property var command: ({})
    property string side
    property bool folded: false
    property bool current: false
    /// How many of its units are there still, for the folded card.
    readonly property int strength: (command.units ?? []).reduce((sum, unit) => sum + unit.count, 0)

    implicitHeight: Math.max(Theme.touch, row.implicitHeight + 12)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    text: command.name ?? ""
    Accessible.role: Accessible.Button
    Accessible.name: text + (command.badges ?? []).map(badge => ", " + badge.text).join("")
    Accessible.description: folded ? qsTr("Folded; shows its units") : qsTr("Folds its units away")
    Accessible.onPressAction: card.clicked()

    background: Item {
        clip: true

        Rectangle {
            width: parent.width
            height: parent.height + (card.folded ? 0 : radius)
            radius: Theme.radius
            color: card.down ? Theme.pressed : card.hovered ? Theme.raised : Theme.surface
            border.width: Theme.hairline
            border.color: Theme.line
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: 3
            visible: card.current
            radius: Theme.radius - 3
            color: "transparent"
            border.width: 3
            border.color: Theme.accent
        }
    }
    contentItem: Item {
        RowLayout {
            id: row
            anchors.fill: parent
            anchors.leftMargin: 20
            anchors.rightMargin: Theme.pad
            spacing: Theme.gap

            AppText {
                Layout.fillWidth: true
                Layout.minimumWidth: Theme.px(72)
                Layout.maximumWidth: implicitWidth
                text: card.text
                font.pixelSize: Theme.textLead
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Repeater {
                model: card.command.badges ?? []

                Chip {
                    required property var modelData
                    Layout.fillWidth: true
                    Layout.maximumWidth: implicitWidth
                    Layout.minimumWidth: 0
                    text: modelData.text
                    tone: modelData.tone ?? "none"
                }
            }
            Item {
                Layout.fillWidth: true
                Layout.horizontalStretchFactor: 0
            }
            AppText {
                visible: card.folded
                text: card.strength
                quiet: true
                Accessible.ignored: true
            }
            Icon {
                name: card.folded ? "forward" : "down"
                size: Theme.px(18)
                colour: Theme.quiet
            }
        }
    }
}
