// SPDX-License-Identifier: GPL-3.0-or-later
// One area of the field: its ground, its unit, and whether something may be laid there.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: area

    required property string id
    required property string side
    required property int column
    required property string ground
    required property string groundName
    required property var unit
    property bool wide: false
    property bool lit: false
    property bool able: false
    property bool chosen: false
    /// The last act was about its unit; whose it was.
    property bool touched: false
    property string touchedBy
    /// The keyboard is here.
    property bool current: false
    property string owner
    /// What it would come to as a target.
    property string odds
    /// Hits are told one by one.
    property bool landing: false
    /// How far its card is from its place still.
    property real offX: 0
    property real offY: 0
    readonly property bool held: (unit?.id ?? "") !== ""
    /// What a touch is about.
    readonly property string thing: held ? unit.id : id
    readonly property bool rough: ground !== "clear"
    readonly property alias touch: touch

    /// How it reads to a screen reader.
    readonly property string spoken: qsTr("%1, column %2").arg(owner).arg(column) + ": " + (held ? card.spoken : qsTr("empty")) + (rough ? ", " + groundName : "") + (lit ? ", " + qsTr("may be laid here") : "") + (odds !== "" ? ", " + odds : "")

    signal tapped
    signal helpWanted

    /// Its card comes from there.
    function come(x: real, y: real, time: int) {
        offX = x;
        offY = y;
        coming.duration = time;
        comingY.duration = time;
        both.restart();
    }

    z: both.running ? 1 : 0
    ParallelAnimation {
        id: both
        NumberAnimation {
            id: coming
            target: area
            property: "offX"
            to: 0
        }
        NumberAnimation {
            id: comingY
            target: area
            property: "offY"
            to: 0
        }
    }

    objectName: "area_" + side + column
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.onPressAction: tapped()

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: area.lit && !area.held ? Theme.tileAccent : "transparent"
        opacity: area.lit ? 1 : 0.45
        border.width: area.lit ? 2 : 1
        border.color: area.lit ? Theme.accent : Theme.edge
    }
    AppText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: area.rough ? parent.height - height - 6 : (parent.height - height) / 2
        width: parent.width - 8
        visible: !area.held && (area.rough || area.lit)
        text: area.rough ? area.groundName : qsTr("here")
        color: area.lit ? Theme.accent : Theme.ink
        font.pixelSize: Theme.px(area.width < 84 ? 12 : 14)
        font.weight: area.lit ? Font.DemiBold : Font.Normal
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    BoardCard {
        id: card
        visible: area.held
        width: parent.width
        height: parent.height - (strip.visible && !wide ? strip.height : 0)
        unit: area.unit
        side: area.side
        wide: area.wide
        able: area.able || area.lit
        chosen: area.chosen
        landing: area.landing
        transform: Translate {
            x: area.offX
            y: area.offY
        }
    }
    Rectangle {
        id: strip
        // Where it would lie on what a low card shows, the land before the card names it.
        visible: area.held && area.rough && !(area.wide && area.height < 64)
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: area.wide ? groundText.implicitWidth + 8 : parent.width
        height: groundText.implicitHeight + 2
        radius: 4
        color: Theme.tileAccent

        AppText {
            id: groundText
            anchors.centerIn: parent
            text: area.groundName
            color: Theme.ink
            font.pixelSize: Theme.px(12)
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        visible: area.touched && !area.chosen
        radius: Theme.radius + 2
        color: "transparent"
        border.width: 3
        border.color: area.touchedBy === "bad" ? Theme.bad : Theme.side(area.touchedBy)
    }
    FocusRing {
        control: area
        shown: area.current
    }
    DragArea {
        id: touch
        anchors.fill: parent
        draggable: area.able
        cursorShape: area.lit || area.able ? Qt.PointingHandCursor : Qt.ArrowCursor
        onTapped: area.tapped()
        onHeld: area.helpWanted()
    }
}
