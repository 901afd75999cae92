// SPDX-License-Identifier: GPL-3.0-or-later
// The season: points of all events, and each player's rating as the interval in which it lies.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: season

    readonly property bool narrow: width < Theme.px(560)

    clip: true
    contentHeight: card.height + Theme.pad
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}

    Card {
        id: card
        width: season.width
        title: qsTr("Points of all events. Ratings lie between the two figures nine times in ten; \"new\" has played fewer than ten games.")
        spacing: 0

        LayoutRepeater {
            model: App.club.season

            RowLayout {
                id: line
                required property var modelData
                required property int index
                objectName: "season_" + modelData.name
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.px(44)
                spacing: 12
                Accessible.role: Accessible.Row
                Accessible.name: qsTr("%1. %2: %3 points, %4 played, rating %5").arg(index + 1).arg(modelData.name).arg(modelData.points).arg(modelData.played).arg(modelData.rating)

                Figures {
                    Layout.preferredWidth: Theme.px(28)
                    text: String(line.index + 1)
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    AppText {
                        Layout.fillWidth: true
                        text: line.modelData.name
                        font.weight: Font.DemiBold
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: qsTr("%1 played · %2 won · %3 drawn · %4 lost").arg(line.modelData.played).arg(line.modelData.won).arg(line.modelData.drawn).arg(line.modelData.lost)
                        quiet: true
                        font.pixelSize: Theme.textSmall
                    }
                }
                AppText {
                    visible: !season.narrow
                    text: line.modelData.rating
                    quiet: true
                }
                Figures {
                    text: line.modelData.points
                    font.weight: Font.Bold
                }
            }
        }
    }
}
