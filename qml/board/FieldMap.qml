// SPDX-License-Identifier: GPL-3.0-or-later
// The whole field as a small map, where the line of battle scrolls by zone: who stands where, what is lit, and which part is in sight. A tap on
// a zone goes there.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Optio

Item {
    id: map

    required property BoardField field
    /// The part of the field in sight, from and to, in its pixels.
    property real seenFrom: 0
    property real seenTo: 0
    /// Is it wanted? What nobody sees would change with every card.
    property bool drawn: true
    visible: drawn
    readonly property real part: field.height > 0 ? width / field.height : 0

    /// `at` is the point of the field that was touched.
    signal zoneWanted(var zone, real at)

    implicitHeight: Theme.touch

    Repeater {
        model: map.drawn ? map.field.zones : null
        T.AbstractButton {
            id: zone
            required property var modelData
            required property int index
            readonly property real from: map.field.startOfZone(modelData)
            readonly property real to: map.field.endOfZone(modelData)
            readonly property bool seen: from >= map.seenFrom - 1 && to <= map.seenTo + 1
            readonly property var held: map.field.heldIn(modelData)
            objectName: "mapZone_" + index
            x: from * map.part
            width: (to - from) * map.part
            height: map.height
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            text: map.field.nameOf(modelData)
            Accessible.role: Accessible.Button
            Accessible.name: seen ? qsTr("%1: %2 units against %3, in sight").arg(text).arg(held.near).arg(held.far) : qsTr("%1: %2 units against %3").arg(text).arg(held.near).arg(held.far)
            Accessible.description: qsTr("Shows this part of the line.")
            Accessible.onPressAction: zone.chosen((from + to) / 2)
            Keys.onReturnPressed: zone.chosen((from + to) / 2)
            onClicked: chosen(from + pressX / map.part)
            function chosen(at: real) {
                map.zoneWanted(modelData, at);
            }
            background: Rectangle {
                radius: 6
                color: zone.down ? Theme.pressed : Theme.surface
                border.width: Theme.hairline
                border.color: Theme.line
                FocusRing { control: zone }
            }
            contentItem: AppText {
                y: 3
                text: zone.text
                quiet: true
                font.pixelSize: Math.min(Theme.px(11), 16)
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignTop
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: map.drawn ? map.field.board.areas : null
        Rectangle {
            required property string id
            required property string side
            required property int column
            required property var unit
            readonly property bool held: (unit?.id ?? "") !== ""
            readonly property bool lit: map.field.lit.includes(id) || held && map.field.lit.includes(unit.id)
            readonly property rect place: map.field.rectOf(side, column)
            readonly property real low: (map.height - Theme.px(16) - 8) / 2
            x: place.y * map.part + 2
            y: Theme.px(16) + (side === map.field.near ? low + 3 : 0)
            width: Math.max(2, place.height * map.part - 4)
            height: Math.max(4, low - 1)
            radius: 2
            color: held ? Theme.side(side) : "transparent"
            border.width: lit ? 2 : held ? 0 : 1
            border.color: lit ? Theme.accent : Theme.edge
            opacity: held || lit ? 1 : 0.5
        }
    }
    Rectangle {
        objectName: "mapWindow"
        x: map.seenFrom * map.part
        width: (map.seenTo - map.seenFrom) * map.part
        height: map.height
        radius: 6
        color: "transparent"
        border.width: 2
        border.color: Theme.accent
    }
}
