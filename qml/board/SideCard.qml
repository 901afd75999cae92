// SPDX-License-Identifier: GPL-3.0-or-later
// A side as a card: its army, the bar of its rout points, its second line as places where they have room, hand and deck. All of it is one
// button, for the second line.
import QtQuick
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: card

    /// The BoardSide that it is part of (which uses this file, so it is not named by its type).
    required property var whole
    readonly property string side: whole.side
    readonly property bool roomy: width > 320
    /// What H tells of.
    readonly property string thing: "second:" + side

    objectName: "second_" + side
    readonly property bool lit: whole.lit
    implicitHeight: facts.height + 14
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    text: [whole.army?.name ?? "", whole.routText, whole.secondText, whole.handText].join(", ")
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: card.clicked()
    Keys.onReturnPressed: card.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: card.lit ? Theme.tileAccent : card.down ? Theme.pressed : Theme.surface
        border.width: card.lit ? 2 : Theme.hairline
        border.color: card.lit ? Theme.accent : Theme.line
        FocusRing { control: card }
    }
    Column {
        id: facts
        x: 10
        y: 7
        width: parent.width - 20
        spacing: 5

        Item {
            width: parent.width
            height: name.height
            SideBand {
                side: card.side
                y: 2
                width: 6
                height: parent.height - 4
            }
            Heading {
                id: name
                x: 14
                width: parent.width - x - rout.width - 6
                text: card.whole.army?.name ?? ""
                side: card.side
                size: Theme.px(18)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                id: rout
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: card.roomy || Theme.scale < 1.2 || card.whole.level === 0 ? card.whole.routText : qsTr("%1/%2").arg(card.whole.route.points ?? 0).arg(card.whole.level)
                color: card.whole.close ? Theme.bad : Theme.ink
                font.pixelSize: Theme.textSmall
                font.weight: Font.Bold
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        RoutBar {
            width: parent.width
            height: Theme.px(10)
            side: card.side
            points: card.whole.route.points ?? 0
            level: card.whole.level
        }
        Item {
            width: parent.width
            height: Math.max(places.visible ? places.height : 0, cards.height)
            SecondPlaces {
                id: places
                visible: card.roomy
                anchors.verticalCenter: parent.verticalCenter
                army: card.whole.army
                side: card.side
                size: Math.floor(Math.min(Theme.px(28), (parent.width - cards.width - 8) / (count * 1.13)))
            }
            AppText {
                visible: !card.roomy
                anchors.left: parent.left
                anchors.right: cards.left
                anchors.rightMargin: 4
                anchors.verticalCenter: parent.verticalCenter
                text: card.whole.routed + card.whole.rallied === 0 ? qsTr("none routed") : qsTr("%1 routed · %2 rallied").arg(card.whole.routed).arg(card.whole.rallied)
                quiet: true
                font.pixelSize: Theme.px(13)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                id: cards
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: card.roomy ? card.whole.handText : qsTr("%1|%2").arg(card.whole.army?.handCount ?? 0).arg(card.whole.army?.deckCount ?? 0)
                quiet: true
                font.pixelSize: Theme.px(13)
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
