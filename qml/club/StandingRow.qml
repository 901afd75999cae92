// SPDX-License-Identifier: GPL-3.0-or-later
// A line of the standings; a tap tells the player's games.
pragma ComponentBehavior: Bound
import QtQuick
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

        // By their places: a long name must move no figure.
        Figures {
            id: placeText
            x: 12
            anchors.verticalCenter: parent.verticalCenter
            text: row.place
            Accessible.ignored: true
        }
        AppText {
            id: nameText
            readonly property real room: figures.x - x - 6
            x: 12 + Math.max(Theme.px(34), placeText.width + 6)
            width: Math.max(0, Math.min(implicitWidth, armyText.text === "" ? room : room * 0.7))
            anchors.verticalCenter: parent.verticalCenter
            text: row.name
            quiet: row.gone
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        AppText {
            id: armyText
            x: nameText.x + nameText.width + 6
            width: Math.max(0, figures.x - x - 6)
            anchors.baseline: nameText.baseline
            text: row.narrow ? "" : row.gone ? qsTr("left") : row.army
            quiet: true
            font.pixelSize: Theme.textSmall
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Row {
            id: figures
            anchors.right: parent.right
            anchors.rightMargin: 12
            height: parent.height

            Repeater {
                model: 4

                Item {
                    id: cell
                    required property int index
                    readonly property string figure: index === 0 ? (row.tiny ? "" : String(row.played)) : index === 1 ? (row.narrow ? "" : String(row.won)) : index === 2 ? row.points : row.withTie ? row.tie : ""
                    visible: figure !== ""
                    width: Theme.px(index === 3 ? 84 : 58)
                    height: figures.height

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
