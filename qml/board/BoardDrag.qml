// SPDX-License-Identifier: GPL-3.0-or-later
// Dragging on the board, from the hand or the field: where the finger is, what lies there, and the card that hangs under it. It fills what the
// field, the hand and the second lines stand in.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: drag

    required property var board
    required property BattleLine line
    required property BoardField field
    required property BoardHand hand
    required property BoardSide nearStrip
    required property BoardSide farStrip
    /// What can be dropped on now.
    property var lit: []
    /// Is something asked that is to be answered first?
    property bool locked: false
    /// Are units put together for an attack? Then what is dropped beside it leaves them so.
    property bool formed: false
    /// Do all targets of what is picked up lie in a second line?
    property bool toSecond: false
    /// What is being dragged; "" for nothing.
    property string dragged
    property point at

    /// It was dropped on the second line of a side, of which it needs a unit.
    signal secondWanted(string side)

    function thingAt(x: real, y: real): string {
        const inLine = drag.mapToItem(line.view, x, y);
        const inField = drag.mapToItem(field, x, y);
        if (inLine.x >= 0 && inLine.y >= 0 && inLine.x <= line.view.width && inLine.y <= line.view.height)
            return field.thingAt(inField.x, inField.y);
        const inHand = drag.mapToItem(hand, x, y);
        const found = hand.thingAt(inHand.x, inHand.y);
        if (found !== "")
            return found;
        for (const strip of [nearStrip, farStrip]) {
            const inStrip = drag.mapToItem(strip, x, y);
            if (inStrip.x >= 0 && inStrip.x <= strip.width && inStrip.y >= 0 && inStrip.y <= strip.height)
                return "second:" + strip.side;
        }
        return "";
    }
    function ownCard(thing: string): bool {
        return thing.startsWith("card:") || board.unit(thing).place === "hand";
    }
    function begin(from: Item, thing: string, x: real, y: real) {
        if (locked)
            return;
        dragged = thing;
        if (!formed)
            board.pick(thing);
        move(from, x, y);
    }
    function move(from: Item, x: real, y: real) {
        if (dragged === "")
            return;
        const there = from.mapToItem(drag, x, y);
        at = Qt.point(there.x, there.y);
        const inLine = drag.mapToItem(line, at.x, at.y);
        line.dragAt(inLine.x, inLine.y);
        const inHand = drag.mapToItem(hand, at.x, at.y);
        hand.gapAt = ownCard(dragged) && hand.thingAt(inHand.x, inHand.y) === "hand" ? hand.placeAt(inHand.x) : -1;
    }
    function end(from: Item, x: real, y: real) {
        if (dragged === "")
            return;
        move(from, x, y);
        const thing = dragged;
        const to = thingAt(at.x, at.y);
        const place = hand.gapAt;
        const there = to.startsWith("second:") && toSecond && !lit.includes(to);
        cancel();
        if (place >= 0) {
            board.letGo();
            board.moveCard(hand.at, place);
            hand.at = place;
        } else if (there) {
            secondWanted(to.slice(7));
        } else if (to === "" || to === thing) {
            if (!formed)
                board.letGo();
        } else {
            Qt.callLater(() => drag.board.drop(thing, to));
        }
    }
    function cancel() {
        dragged = "";
        line.dragAt(-1, -1);
        hand.gapAt = -1;
    }

    // What is dragged, under the finger and a little above it.
    BoardCard {
        visible: drag.dragged !== ""
        width: drag.hand.cardWidth
        height: drag.hand.height
        x: drag.at.x - width / 2
        y: drag.at.y - height * 0.75
        unit: drag.dragged !== "" ? drag.board.unit(drag.dragged) : ({})
        side: drag.board.acting
        label: drag.dragged.startsWith("card:") ? drag.board.help(drag.dragged).title ?? "" : ""
        chosen: true
        opacity: 0.9
    }
}
