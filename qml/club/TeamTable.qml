// SPDX-License-Identifier: GPL-3.0-or-later
// The standings of the teams: the sum of their players.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

ListView {
    id: table

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: Array.from(App.club.teamStandings)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Standings of the teams")
    ScrollBar.vertical: ScrollBar {}

    delegate: Item {
        id: line
        required property var modelData
        objectName: "team_" + modelData.name
        width: ListView.view.width
        height: Math.max(48, Theme.px(38))
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1. %2: %3 points").arg(modelData.place).arg(modelData.name).arg(modelData.points)

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: 12
            anchors.rightMargin: 12
            spacing: 12

            Figures {
                Layout.preferredWidth: Theme.px(34)
                text: line.modelData.place
                Accessible.ignored: true
            }
            AppText {
                Layout.fillWidth: true
                text: line.modelData.name
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                visible: line.width >= Theme.px(300)
                text: qsTr("%n games won", "", line.modelData.won)
                quiet: true
                font.pixelSize: Theme.textSmall
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Item {
                Layout.preferredWidth: Theme.px(44)
                Layout.fillHeight: true

                Figures {
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData.points
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }
        }
    }
}
