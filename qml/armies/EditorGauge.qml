// SPDX-License-Identifier: GPL-3.0-or-later
// How much of the limit is spent, as a bar; what is over stands out at its end. The figures beside it say the same.
import QtQuick

Rectangle {
    id: gauge

    property real points: 0
    property real limit: 0
    readonly property real most: Math.max(points, limit, 1)

    implicitHeight: 6
    radius: 3
    color: Theme.line
    Accessible.ignored: true

    Rectangle {
        width: gauge.width * Math.min(gauge.points, gauge.limit) / gauge.most
        height: gauge.height
        radius: gauge.radius
        color: Theme.good
    }
    Rectangle {
        visible: gauge.points > gauge.limit
        anchors.right: parent.right
        width: Math.max(6, gauge.width * (gauge.points - gauge.limit) / gauge.most)
        height: gauge.height
        radius: gauge.radius
        color: Theme.bad
    }
}
