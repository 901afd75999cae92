// SPDX-License-Identifier: GPL-3.0-or-later
// A card that leaves the field, on its way to its second line or over the edge: it stays in sight, so that one can read who goes.
import QtQuick
import Optio

Item {
    id: gone

    /// {unit,word,place: rect,to: point,side}
    property var told: ({})
    property bool wide: false
    property real passed: 1
    readonly property rect place: told?.place ?? Qt.rect(0, 0, 0, 0)
    readonly property point to: told?.to ?? Qt.point(0, 0)
    readonly property real way: 0.45 * passed

    x: place.x + (to.x - place.x - width / 2) * way
    y: place.y + (to.y - place.y - height / 2) * way
    width: place.width
    height: place.height
    rotation: 6 * passed

    BoardCard {
        anchors.fill: parent
        unit: gone.told?.unit ?? ({})
        side: gone.told?.side ?? ""
        wide: gone.wide
    }
    Rectangle {
        anchors.centerIn: parent
        width: parent.width + 6
        height: word.implicitHeight + 10
        rotation: -10
        color: Theme.bad
        antialiasing: true
        AppText {
            id: word
            anchors.centerIn: parent
            text: gone.told?.word ?? ""
            color: Theme.badInk
            font.weight: Font.Bold
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
