// SPDX-License-Identifier: GPL-3.0-or-later
// What came beside what was to be expected: the band that holds nine games in ten, the expectation as a stroke, what came as a dot.
import QtQuick
import Optio

Item {
    id: band

    property real low: 0
    property real high: 1
    property real expected: 0.5
    property real got: 0.5
    property string side
    readonly property real least: Math.min(low, got)
    readonly property real most: Math.max(high, got)
    readonly property color colour: side === "" ? Theme.accent : Theme.side(side)

    function place(value: real): real {
        return most > least ? 10 + (width - 20) * (value - least) / (most - least) : width / 2;
    }

    implicitWidth: 160
    implicitHeight: Theme.px(24)

    Rectangle {
        x: 4
        width: parent.width - 8
        height: 1
        y: parent.height / 2
        color: Theme.line
    }
    Rectangle {
        x: band.place(band.low)
        width: Math.max(2, band.place(band.high) - x)
        height: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        radius: height / 2
        color: Theme.surface
        border.width: 2
        border.color: band.colour
    }
    Rectangle {
        x: band.place(band.expected) - 1
        width: 2
        height: parent.height - 4
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink
    }
    Rectangle {
        x: band.place(band.got) - width / 2
        width: Theme.px(14)
        height: width
        radius: width / 2
        anchors.verticalCenter: parent.verticalCenter
        color: band.colour
        border.width: 2
        border.color: Theme.surface
    }
}
