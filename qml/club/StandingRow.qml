// SPDX-License-Identifier: GPL-3.0-or-later
// A line of the standings; a tap tells the player's games.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Optio

T.AbstractButton {
    id: row

    required property string place
    required property string name
    required property string army
    required property int played
    required property int won
    required property string points
    required property string tie
    required property bool settled
    required property bool gone
    property bool narrow: false
    /// No room for the games played.
    property bool tiny: false
    property bool withTie: true
    property bool current: false

    objectName: "standing_" + name
    implicitHeight: Math.max(48, Theme.px(38))
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    text: row.name
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1. %2: %3 points, %4 played").arg(place).arg(name).arg(points).arg(played)
    Accessible.description: gone ? qsTr("has dropped out") : army
    Accessible.onPressAction: row.clicked()

    background: Rectangle {
        color: row.down ? Theme.pressed : row.hovered || row.current ? Theme.raised : "transparent"
        border.width: row.current ? 3 : 0
        border.color: Theme.accent

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
    }
    Item {
        anchors.fill: parent

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: 12
            anchors.rightMargin: 12
            spacing: 0

            Figures {
                Layout.preferredWidth: Theme.px(34)
                text: row.place
                Accessible.ignored: true
            }
            AppText {
                Layout.fillWidth: true
                Layout.minimumWidth: Math.min(implicitWidth, row.width * 0.4)
                Layout.maximumWidth: implicitWidth + 1
                text: row.name
                quiet: row.gone
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                Layout.fillWidth: true
                Layout.leftMargin: 6
                text: row.narrow ? "" : row.gone ? qsTr("left") : row.army
                quiet: true
                font.pixelSize: Theme.textSmall
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Repeater {
                model: 4

                Item {
                    id: cell
                    required property int index
                    readonly property string figure: index === 0 ? (row.tiny ? "" : String(row.played)) : index === 1 ? (row.narrow ? "" : String(row.won)) : index === 2 ? row.points : row.withTie ? row.tie : ""
                    visible: figure !== ""
                    Layout.preferredWidth: Theme.px(index === 3 ? 84 : 58)
                    Layout.fillHeight: true

                    Figures {
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        text: cell.figure
                        colour: cell.index === 3 && row.settled ? Theme.accent : Theme.ink
                        font.weight: cell.index === 2 || cell.index === 3 && row.settled ? Font.Bold : Font.Normal
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
