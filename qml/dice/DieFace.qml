// SPDX-License-Identifier: GPL-3.0-or-later
// One die, drawn: DieFace { value: 4; faces: [1,2,3,4,5,6]; from: "typed" }. Faces 1 to 6 show pips, all others their figure; value -1 is a die not
// thrown yet. A die that the players typed carries a small pen in its corner.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Rectangle {
    id: die

    property int value: -1
    property var faces: [1, 2, 3, 4, 5, 6]
    property string from: "app"
    property string label
    /// A second line under the figure: "of 10", where a whole pool is meant.
    property string note
    property bool chosen: false
    property color ink: Theme.ink
    /// How far it still has to roll: from 1, when it is thrown, to 0, when it lies. Meanwhile other faces are up; a screen reader hears the one that counts.
    property real tumble: 0
    readonly property int turn: Math.ceil(tumble * 5)
    readonly property int up: turn === 0 || empty || faces.length < 2 ? value : faces[(faces.indexOf(value) + [0, 3, 1, 4, 2, 5][turn]) % faces.length] ?? value
    readonly property bool empty: value < 0
    readonly property bool pips: faces.length === 6 && faces[0] === 1 && faces[5] === 6
    readonly property string spoken: (label === "" ? "" : label + ": ") + (note !== "" && !empty ? qsTr("%1 hits %2, typed").arg(value).arg(note) : empty ? qsTr("not rolled yet") : from === "typed" ? qsTr("%1, typed").arg(value) : value)

    implicitWidth: Theme.die
    implicitHeight: Theme.die
    radius: width / 6
    color: chosen ? Theme.tileAccent : Theme.surface
    border.width: chosen ? 3 : 2
    border.color: chosen ? Theme.accent : empty ? Theme.edge : ink
    rotation: tumble * tumble * (value % 2 === 0 ? 220 : -220)
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Drawing {
        visible: die.pips && !die.empty
        name: String(die.up)
        paths: Theme.glyphs.pips[die.up] ?? null
        grid: 100
        size: die.width
        colour: die.ink
    }
    AppText {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 3
        visible: die.note !== ""
        text: die.note
        color: die.ink
        font.pixelSize: Math.max(10, die.width * 0.2)
        Accessible.ignored: true
    }
    AppText {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: die.note === "" ? 0 : -die.width * 0.09
        visible: die.empty || !die.pips
        text: die.empty ? "?" : String(die.up)
        color: die.empty ? Theme.quiet : die.ink
        font.pixelSize: die.width * (die.empty ? 0.42 : 0.5)
        font.weight: die.empty ? Font.Normal : Font.DemiBold
        Accessible.ignored: true
    }
    Rectangle {
        visible: !die.empty && die.from === "typed"
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: -5
        width: Theme.px(20)
        height: width
        radius: width / 2
        color: Theme.accent
        Icon {
            anchors.centerIn: parent
            name: "edit"
            size: Theme.px(13)
            colour: Theme.accentInk
        }
    }
}
