// SPDX-License-Identifier: GPL-3.0-or-later
// What is left of an army of a campaign, in points and kind by kind.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

Card {
    id: army

    /// A player of the campaign's view.
    property var player: ({})
    property bool attacks: false
    readonly property real share: player.pointsAtStart > 0 ? player.points / player.pointsAtStart : 0

    side: player.side ?? "a"
    spacing: 12

    Heading {
        Layout.fillWidth: true
        text: army.player.name ?? ""
        side: army.side
        size: Theme.textSentence
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        Figures {
            text: String(army.player.points ?? 0)
            font.pixelSize: Theme.px(34)
            font.weight: Font.DemiBold
        }
        AppText {
            Layout.fillWidth: true
            text: qsTr("of %1 points").arg(army.player.pointsAtStart ?? 0)
            quiet: true
        }
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: Theme.px(12)
        radius: height / 2
        color: Theme.raised
        border.width: Theme.hairline
        border.color: Theme.edge
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("%1 of %2 points are left").arg(army.player.points ?? 0).arg(army.player.pointsAtStart ?? 0)

        Rectangle {
            width: Math.max(army.share > 0 ? parent.radius * 2 : 0, parent.width * army.share)
            height: parent.height
            radius: parent.radius
            color: Theme.side(army.side)
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        Chip {
            text: army.player.leaders === 1 ? qsTr("1 leader") : qsTr("%1 leaders").arg(army.player.leaders ?? 0)
        }
        Chip {
            text: qsTr("stratagems %1 of %2").arg(army.player.stratagems ?? 0).arg(army.player.stratagemLimit ?? 0)
        }
        Chip {
            visible: army.attacks
            text: qsTr("attacks")
            tone: "accent"
        }
        Chip {
            visible: army.player.beaten === true
            text: qsTr("nothing left to field")
            tone: "bad"
        }
    }
    LayoutRepeater {
        model: army.player.rows ?? []

        RowLayout {
            id: line
            required property var modelData
            readonly property int count: modelData.available
            Layout.fillWidth: true
            spacing: Theme.gap
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1, %2: %3 left, %4 lost").arg(modelData.label).arg(modelData.detail).arg(count).arg(modelData.lost)

            Figures {
                Layout.preferredWidth: Theme.px(32)
                text: String(line.count)
                font.weight: Font.DemiBold
                colour: line.count > 0 ? Theme.ink : Theme.quiet
                Accessible.ignored: true
            }
            TroopIcon {
                name: line.modelData.icon
                side: army.side
                size: Theme.px(36)
                opacity: line.count > 0 ? 1 : 0.4
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                AppText {
                    Layout.fillWidth: true
                    text: line.modelData.label
                    color: line.count > 0 ? Theme.ink : Theme.quiet
                    Accessible.ignored: true
                }
                AppText {
                    Layout.fillWidth: true
                    text: [line.modelData.detail, qsTr("%1 points").arg(line.modelData.value)].filter(part => part !== "").join(" · ")
                    quiet: true
                    font.pixelSize: Theme.textSmall
                    Accessible.ignored: true
                }
            }
            AppText {
                visible: line.modelData.lost > 0
                text: qsTr("%1 lost").arg(line.modelData.lost)
                color: Theme.bad
                font.pixelSize: Theme.textSmall
                Accessible.ignored: true
            }
        }
    }
}
