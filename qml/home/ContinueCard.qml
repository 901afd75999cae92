// SPDX-License-Identifier: GPL-3.0-or-later
// The game to go on with, as the biggest thing on Home.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

T.AbstractButton {
    id: card

    property var game: ({})
    property string when

    implicitHeight: words.implicitHeight + 48
    focusPolicy: Qt.StrongFocus
    focus: true
    hoverEnabled: true
    text: qsTr("Continue: %1").arg(game.title ?? "")
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: facts.text
    Accessible.onPressAction: card.clicked()
    Keys.onReturnPressed: card.clicked()
    Keys.onEnterPressed: card.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: Theme.sideA

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            visible: card.down || card.hovered
            color: Theme.ink
            opacity: card.down ? 0.18 : 0.08
        }
        FocusRing { control: card }
    }
    Item {
        anchors.fill: parent
        ColumnLayout {
            id: words
            anchors.left: parent.left
            anchors.right: go.left
            anchors.leftMargin: 24
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap

            AppText {
                text: qsTr("Continue")
                font.pixelSize: Theme.textLead
                font.weight: Font.DemiBold
                color: Theme.sideAInk
                Accessible.ignored: true
            }
            Heading {
                Layout.fillWidth: true
                text: card.game.title ?? ""
                size: Math.min(Theme.px(40), Math.max(Theme.px(26), card.width / 11))
                color: Theme.sideAInk
                maximumLineCount: 3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                id: facts
                Layout.fillWidth: true
                text: [card.game.rulesetName ?? "", card.game.turn ?? "", card.when, card.game.players ?? ""].filter(part => part !== "").join("  ·  ")
                font.pixelSize: Theme.textLead
                color: Theme.sideAInk
                Accessible.ignored: true
            }
        }
        Icon {
            id: go
            anchors.right: parent.right
            anchors.rightMargin: 20
            anchors.verticalCenter: parent.verticalCenter
            name: "forward"
            size: Theme.px(40)
            colour: Theme.sideAInk
        }
    }
}
