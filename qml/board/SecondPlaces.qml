// SPDX-License-Identifier: GPL-3.0-or-later
// A second line as its places: the routed lie in them crossed out, the rallied stand, the others are free.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Row {
    id: line

    required property var army
    property string side
    property int size: Theme.px(32)
    readonly property var routed: Array.from(army?.routed ?? [])
    readonly property var units: routed.concat(Array.from(army?.rallied ?? []))
    readonly property int count: Math.max(army?.secondPlaces ?? 0, units.length)

    spacing: Math.max(2, size / 8)

    Repeater {
        model: line.count
        Rectangle {
            id: place
            required property int index
            readonly property var unit: held ? line.units[index] : ({})
            readonly property bool held: index < line.units.length
            readonly property bool fled: index < line.routed.length
            objectName: (fled ? "routed_" : held ? "rallied_" : "free_") + line.side + index
            width: line.size
            height: line.size
            radius: line.size / 6
            rotation: fled ? 5 : 0
            antialiasing: fled
            color: held ? Theme.surface : "transparent"
            border.width: 1
            border.color: fled ? Theme.bad : Theme.edge
            opacity: held ? 1 : 0.5

            TypePicture {
                anchors.centerIn: parent
                visible: place.held
                type: place.unit.type ?? ""
                name: place.unit.icon ?? ""
                side: line.side
                ground: Theme.surface
                size: line.size - 4
            }
            Rectangle {
                anchors.centerIn: parent
                visible: place.fled
                width: parent.width * 1.2
                height: Math.max(2, line.size / 14)
                rotation: -42
                antialiasing: true
                color: Theme.bad
            }
        }
    }
}
