// SPDX-License-Identifier: GPL-3.0-or-later
// A ten-sided die that rolls between the cards and comes to rest on its value: StageDie { value: 7; passed: 0.4 }.
import QtQuick
import Optio

Item {
    id: die

    property int value: 0
    /// How much of the roll is over, 0 to 1.
    property real passed: 1
    property int size: Theme.px(64)
    property color ink: Theme.ink
    readonly property bool rolling: passed < 1
    readonly property int face: rolling ? (value + 3 * Math.floor((1 - passed) * 7) + 1) % 10 : value

    width: size
    height: size
    rotation: rolling ? 300 * (1 - passed) : -8
    Accessible.role: Accessible.StaticText
    Accessible.name: String(value)

    Drawing {
        name: "d10 body"
        paths: ({"fill": "M24 1 L46 17 L46 31 L24 47 L2 31 L2 17 Z"})
        grid: 48
        size: die.size
        colour: Theme.raised
    }
    Drawing {
        name: "d10 edges"
        paths: ({"line": "M24 2 L45 17.5 L45 30.5 L24 46 L3 30.5 L3 17.5 Z M24 2 L37 29 L24 36 L11 29 Z M37 29 L45 30.5 M11 29 L3 30.5 M24 36 V46"})
        grid: 48
        size: die.size
        colour: die.ink
    }
    AppText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.21
        rotation: -die.rotation
        text: die.face
        color: die.ink
        font.pixelSize: die.size * 0.42
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
