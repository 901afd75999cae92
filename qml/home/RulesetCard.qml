// SPDX-License-Identifier: GPL-3.0-or-later
// A rule set to choose for a new game.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: card

    /// {id,name,summary,kind}
    property var ruleset: ({})
    property bool selected: false
    /// It opens a page of its own instead of being chosen here.
    property bool leads: false
    /// Is it told whether it is played in the app or beside a table?
    property bool kindShown: true

    implicitHeight: words.implicitHeight + 2 * Theme.pad
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    text: ruleset.name ?? ""
    Accessible.role: leads ? Accessible.Button : Accessible.RadioButton
    Accessible.name: text
    Accessible.description: ruleset.summary ?? ""
    Accessible.checked: selected
    Accessible.onPressAction: card.clicked()
    Keys.onReturnPressed: card.clicked()
    Keys.onEnterPressed: card.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: card.selected ? Theme.tileAccent : card.down ? Theme.pressed : card.hovered ? Theme.raised : Theme.surface
        border.width: card.selected ? 3 : Theme.hairline
        border.color: card.selected ? Theme.accent : Theme.line
        FocusRing { control: card }
    }
    Item {
        anchors.fill: parent
        Column {
            id: words
            x: Theme.pad
            width: parent.width - 2 * Theme.pad
            anchors.verticalCenter: parent.verticalCenter
            spacing: 4

            Item {
                width: parent.width
                height: Math.max(name.height, check.height)

                Heading {
                    id: name
                    width: check.x - (chip.visible ? chip.width + Theme.gap : 0) - Theme.gap
                    text: card.text
                    Accessible.ignored: true
                }
                Chip {
                    id: chip
                    visible: card.kindShown && card.width >= Theme.px(340)
                    anchors.right: check.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: kind.text
                }
                Icon {
                    id: check
                    visible: card.selected || card.leads
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    name: card.leads ? "forward" : "check"
                    colour: card.leads ? Theme.quiet : Theme.accent
                }
            }
            AppText {
                id: kind
                width: parent.width
                visible: card.kindShown && !chip.visible
                text: card.ruleset.kind === "app" ? qsTr("in the app") : qsTr("beside your table")
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
            AppText {
                width: parent.width
                text: card.ruleset.summary ?? ""
                quiet: true
                Accessible.ignored: true
            }
        }
    }
}
