// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a command in an army's list: its name and badges; a tap folds its units away.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: card

    property var command: ({})
    property string side
    property bool folded: false
    property bool current: false
    /// What has just changed of it, see ChangeSign.
    property var shift
    /// How many of its units are there still, for the folded card.
    readonly property int strength: (command.units ?? []).reduce((sum, unit) => sum + unit.count, 0)
    /// How it reads to a screen reader.
    readonly property string spoken: text + (command.badges ?? []).map(badge => ", " + (badge.shown ?? badge.text)).join("") + (command.pool ? ", " + pool.words : "")

    /// What a short word means is asked.
    signal wordWanted(string word)

    implicitHeight: Math.max(Theme.touch, row.implicitHeight + 12)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    text: command.name ?? ""
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.description: folded ? qsTr("Folded; shows its units") : qsTr("Folds its units away")
    Accessible.onPressAction: card.clicked()

    background: RowGround {
        side: card.side
        first: true
        last: card.folded
        pressed: card.down
        hovered: card.hovered

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
    Item {
        anchors.fill: parent
        Flow {
            id: row
            anchors.left: parent.left
            anchors.right: fold.left
            anchors.leftMargin: 20
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap

            AppText {
                width: Math.min(implicitWidth, row.width)
                rightPadding: 4
                text: card.text
                font.pixelSize: Theme.textLead
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Repeater {
                model: ListRows { source: card.command.badges ?? [] }

                Chip {
                    required property var modelData
                    required property bool used
                    visible: used
                    width: Math.min(implicitWidth, row.width)
                    text: modelData.shown ?? modelData.text
                    tone: modelData.tone ?? "none"
                    asked: true
                    onTapped: card.wordWanted(modelData.text)
                }
            }
            Item {
                width: pool.width
                height: pool.height
                visible: Boolean(card.command.pool)

                PoolDots {
                    id: pool
                    height: Math.max(implicitHeight, Theme.px(24))
                    pool: card.command.pool ?? null
                    colour: Theme.side(card.side)
                    Accessible.ignored: true
                }
                MouseArea {
                    objectName: "poolAsked"
                    anchors.fill: parent
                    anchors.margins: -8
                    cursorShape: Qt.WhatsThisCursor
                    onClicked: card.wordWanted(card.command.pool?.label ?? "")
                }
            }
        }
        ChangeSign {
            anchors.right: fold.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            shift: card.shift
        }
        Row {
            id: fold
            anchors.right: parent.right
            anchors.rightMargin: Theme.pad
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap

            Figures {
                anchors.verticalCenter: parent.verticalCenter
                visible: card.folded
                text: "× " + card.strength
                colour: Theme.quiet
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: card.folded ? "forward" : "down"
                size: Theme.px(18)
                colour: Theme.quiet
            }
        }
    }
}
