// SPDX-License-Identifier: GPL-3.0-or-later
// What the field stands in. Where a phone has no room for the whole line of battle in letters of the chosen size, it scrolls by zone, with the whole
// field as a small map above it; elsewhere it fits.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: line

    /// The one inside.
    required property BoardField field
    /// May it be higher than there is room?
    property bool scrolls: false
    /// Is a unit of the field picked up? Then a finger drags it, and the map scrolls.
    property bool held: false
    default property alias content: flick.flickableData
    readonly property alias view: flick
    readonly property real high: scrolls ? field.heightFor(height - map.implicitHeight - 6) : height
    readonly property bool mapped: high > height + 1
    /// So much of it stays free to be touched where a panel lies over the hand: the map and two cards.
    readonly property real least: 2 * Theme.touch + 60
    /// How high the field is to be.
    readonly property real needed: mapped ? high : height
    /// Where the field is seen from.
    readonly property real above: flick.y
    /// How far down a finger drags something; -1 for nowhere.
    property real draggedAt: -1

    /// Brings that part of the field into sight, if it is not.
    function show(from: real, to: real, near: bool) {
        if (!mapped)
            return;
        const most = flick.contentHeight - flick.height;
        const now = flick.contentY;
        let at = now;
        if (!near || to - from > flick.height)
            at = (from + to - flick.height) / 2;
        else if (from < now)
            at = from;
        else if (to > now + flick.height)
            at = to - flick.height;
        go.stop();
        flick.cancelFlick();
        at = Math.max(0, Math.min(most, at));
        if (at === now)
            return;
        if (field.stage.running) {
            flick.contentY = at;
        } else {
            go.to = at;
            go.start();
        }
    }
    /// Brings a zone into sight; of one that does not fit, what lies about this point of the field.
    function showZone(zone: var, at: real) {
        const from = field.startOfZone(zone);
        const to = field.endOfZone(zone);
        if (to - from <= flick.height)
            show(from, to, false);
        else
            show(at, at, false);
    }
    /// A finger drags something there; over the map it shows the zone under it.
    function dragAt(x: real, y: real) {
        draggedAt = y;
        if (!mapped || y < 0 || y > map.height)
            return;
        const at = x / map.part;
        const there = Array.from(field.zones).find(zone => at >= field.startOfZone(zone) && at <= field.endOfZone(zone));
        if (there)
            showZone(there, at);
    }

    // Where the line has begun to scroll, what was done last, or what is being put together, is in sight.
    onMappedChanged: if (mapped && !field.stage.running) sighted.start()
    Timer {
        id: sighted
        interval: 0
        onTriggered: line.field.look(line.field.touched.concat(line.field.chosen))
    }
    NumberAnimation {
        id: go
        target: flick
        property: "contentY"
        duration: Theme.calm
        easing.type: Easing.OutCubic
    }
    // Something that is dragged to an edge takes the line along.
    Timer {
        readonly property real speed: line.draggedAt < flick.y ? 0 : line.draggedAt < flick.y + 40 ? -10 : line.draggedAt <= line.height && line.draggedAt > line.height - 40 ? 10 : 0
        interval: 30
        repeat: true
        running: line.mapped && speed !== 0
        onTriggered: flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + speed))
    }
    FieldMap {
        id: map
        objectName: "fieldMap"
        drawn: line.mapped
        width: parent.width
        height: implicitHeight
        field: line.field
        seenFrom: flick.contentY
        seenTo: flick.contentY + flick.height
        onZoneWanted: (zone, at) => line.showZone(zone, at)
    }
    Flickable {
        id: flick
        objectName: "battleLine"
        y: line.mapped ? map.height + 6 : 0
        width: parent.width
        height: parent.height - y
        contentWidth: width
        contentHeight: line.needed
        interactive: line.mapped && !line.held && !line.field.gripped
        clip: line.mapped
        boundsBehavior: Flickable.StopAtBounds
        flickableDirection: Flickable.VerticalFlick
        // A line that has become shorter is not left beyond its end.
        onHeightChanged: contentY = Math.max(0, Math.min(contentY, contentHeight - height))
    }
}
