// SPDX-License-Identifier: GPL-3.0-or-later
// The strip that says whose a thing is: a solid band for side a, a band with a notch line for side b (a second cue beside the colour).
import QtQuick

Rectangle {
    id: band

    property string side
    property bool upright: height > width

    implicitWidth: 6
    implicitHeight: 6
    color: Theme.side(side)

    Rectangle {
        visible: band.side === "b"
        x: band.upright ? 2 : 0
        y: band.upright ? 0 : 2
        width: band.upright ? 2 : band.width
        height: band.upright ? band.height : 2
        color: Theme.surface
        opacity: 0.8
    }
}
