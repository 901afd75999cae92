// SPDX-License-Identifier: GPL-3.0-or-later
// The elements of a unit one by one, those that are lost crossed out: LossMarks { standing: 6; lost: 2; colour: Theme.sideA }. Only where some are lost
// and there is room for them all.
pragma ComponentBehavior: Bound
import QtQuick

Row {
    id: marks

    property int standing
    property int lost
    property color colour: Theme.ink
    property real room: 200
    readonly property int all: Math.max(0, standing) + Math.max(0, lost)
    readonly property int mark: Theme.px(9)
    readonly property bool fits: lost > 0 && all > 1 && all * (mark + spacing) <= room

    visible: fits
    spacing: 3
    Accessible.ignored: true

    Repeater {
        model: marks.fits ? marks.all : 0

        Rectangle {
            id: element
            required property int index
            readonly property bool gone: index >= marks.standing
            objectName: gone ? "lostMark" : "standingMark"
            width: marks.mark
            height: Theme.px(11)
            radius: 2
            color: gone ? "transparent" : marks.colour
            border.width: 1
            border.color: marks.colour

            Rectangle {
                anchors.centerIn: parent
                visible: element.gone
                width: 1.5 * parent.height
                height: 2
                color: marks.colour
                rotation: -50
                antialiasing: true
            }
        }
    }
}
