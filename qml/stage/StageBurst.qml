// SPDX-License-Identifier: GPL-3.0-or-later
// How many hits a card takes, as it takes them.
import QtQuick
import Optio

Item {
    id: burst

    /// {place: rect,count}
    property var told: ({})
    property bool wide: false
    property real passed: 1
    readonly property rect place: told?.place ?? Qt.rect(0, 0, 0, 0)

    width: Theme.px(50)
    height: width
    x: place.x + place.width - width * (wide ? 1.7 : 0.85)
    y: wide ? place.y + (place.height - height) / 2 : place.y + Theme.px(12)
    scale: 0.4 + 0.6 * passed

    Drawing {
        name: "burst"
        paths: ({"fill": "M24 0 L28.5 9 L36 3.2 L36.7 13.3 L46.8 13.2 L41 21 L48 27.5 L38.4 30 L41.7 39.3 L32 36.6 L29.6 46.6 L23 39 L15 45.5 L13.7 35.6 L3.6 36.6 L8.4 27.7 L0 22 L9.2 18 L5 8.6 L15.2 11.3 Z"})
        grid: 48
        size: burst.width
        colour: Theme.bad
    }
    AppText {
        anchors.centerIn: parent
        text: "+" + (burst.told?.count ?? 0)
        color: Theme.badInk
        font.pixelSize: Theme.px(17)
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
