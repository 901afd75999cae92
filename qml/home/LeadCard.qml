// SPDX-License-Identifier: GPL-3.0-or-later
// The biggest thing on Home: what to do first, with a word above and a sentence below.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

T.AbstractButton {
    id: card

    property string above
    property string heading: text
    property int headingSize: Theme.px(40)
    property string below

    implicitHeight: words.implicitHeight + 48
    focusPolicy: Qt.StrongFocus
    focus: true
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: below
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
                visible: text !== ""
                text: card.above
                font.pixelSize: Theme.textLead
                font.weight: Font.DemiBold
                color: Theme.sideAInk
                Accessible.ignored: true
            }
            Heading {
                Layout.fillWidth: true
                text: card.heading
                size: card.headingSize
                color: Theme.sideAInk
                maximumLineCount: 3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                Layout.fillWidth: true
                text: card.below
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
