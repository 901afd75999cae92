// SPDX-License-Identifier: GPL-3.0-or-later
// The hand at the foot of the board: its cards, or their backs while it is hidden. One stop for the keyboard: arrows move, Space picks up, H
// helps, Delete discards, Ctrl with an arrow puts a card elsewhere. Cards are dragged to the field, to another place in the hand, or to the discards.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Optio

T.Control {
    id: hand

    required property var board
    property var able: []
    property string picked
    property int at: 0
    property bool keyed: false
    /// Is a card being dragged that may be discarded?
    property bool dropLit: false
    /// Where a dragged card would be put, or -1.
    property int gapAt: -1
    readonly property string side: board.holder
    readonly property bool shown: board.handShown
    readonly property int backs: shown ? 0 : board.sides[side === "" ? board.near : side]?.handCount ?? 0
    readonly property int count: shown ? cards.count : backs
    readonly property bool discarding: board.mine && board.phase === "draw"
    readonly property int places: Math.max(7, count) + (discarding ? 1 : 0)
    readonly property real gap: width < 600 ? 4 : 8
    /// How far a card that is not picked up lies below the edge.
    readonly property real lift: Math.min(8, height * 0.06)
    readonly property real cardWidth: Math.min(height * (height < 80 ? 2.4 : 0.8), (width - (places - 1) * gap) / places)

    signal helpWanted(string thing)
    signal dragBegan(Item from, string thing, real x, real y)
    signal dragMoved(Item from, real x, real y)
    signal dragEnded(Item from, real x, real y)
    signal dragCancelled
    signal leave(int way)
    /// A battle begins with its first card.
    function begin() {
        at = 0;
        keyed = false;
    }
    function thingOf(card: var): string {
        return card.thing;
    }
    function thingAt(x: real, y: real): string {
        if (y < 0 || y > height || x < 0 || x > width)
            return "";
        return discarding && x >= pile.x ? "dropped" : "hand";
    }
    function saidAt(place: int): string {
        return cards.itemAt(place)?.spoken ?? "";
    }
    /// The place of the card at this point.
    function placeAt(x: real): int {
        return Math.max(0, Math.min(cards.count - 1, Math.floor(x / (cardWidth + gap))));
    }

    // When the hand sinks or rises every card is laid out anew: a few at a time, so that a touch is heard in between.
    onHeightChanged: following.start()
    onCardWidthChanged: following.start()
    Timer {
        id: following
        interval: 0
        onTriggered: {
            const until = Date.now() + 8;
            for (let i = 0; i < cards.count; ++i) {
                const slot = cards.itemAt(i);
                if (slot?.follow() && Date.now() >= until) {
                    start();
                    return;
                }
            }
        }
    }

    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.List
    // Which card the arrows are at, for who does not see the ring.
    Accessible.name: !shown ? qsTr("Hidden hand, cards: %1").arg(count) : cards.count === 0 ? qsTr("Hand, no cards") : qsTr("Hand, card %1 of %2: %3").arg(at + 1).arg(count).arg(saidAt(Math.min(at, cards.count - 1)))
    Keys.onLeftPressed: event => {
        keyed = true;
        if ((event.modifiers & Qt.ControlModifier) && at > 0)
            board.moveCard(at, at - 1);
        at = Math.max(0, at - 1);
    }
    Keys.onRightPressed: event => {
        keyed = true;
        if ((event.modifiers & Qt.ControlModifier) && at < cards.count - 1)
            board.moveCard(at, at + 1);
        at = Math.min(Math.max(0, cards.count - 1), at + 1);
    }
    Keys.onUpPressed: leave(-1)
    Keys.onDownPressed: leave(1)
    Keys.onPressed: event => {
        const here = cards.itemAt(at);
        if (!here)
            return;
        const thing = thingOf(here);
        if (event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            board.tap(thing);
        else if (event.key === Qt.Key_H)
            helpWanted(thing);
        else if (event.key === Qt.Key_Delete)
            board.drop(thing, "dropped");
        else
            return;
        event.accepted = true;
    }

    Repeater {
        id: cards
        model: hand.board.hand

        Item {
            id: slot
            required property int index
            required property string thing
            required property string label
            required property string text
            required property var unit
            readonly property bool chosen: hand.picked === thing
            readonly property string spoken: card.spoken + (chosen ? ", " + qsTr("picked up") : "")
            x: index * (hand.cardWidth + hand.gap)
            y: chosen ? 0 : hand.lift
            /// Takes the size that the hand calls for. False when it has it.
            function follow(): bool {
                const tall = hand.height - hand.lift;
                if (width === hand.cardWidth && height === tall)
                    return false;
                width = hand.cardWidth;
                height = tall;
                return true;
            }
            Component.onCompleted: follow()
            opacity: touch.dragging ? 0.35 : 1
            objectName: "hand_" + index
            Accessible.role: Accessible.Button
            Accessible.name: spoken
            Accessible.description: text
            Accessible.onPressAction: hand.board.tap(thing)

            Behavior on x { NumberAnimation { duration: Theme.quick } }

            BoardCard {
                id: card
                anchors.fill: parent
                unit: slot.unit
                label: slot.label
                text: slot.text
                side: hand.side
                able: hand.able.includes(slot.thing)
                chosen: slot.chosen
            }
            FocusRing {
                control: slot
                shown: hand.activeFocus && (hand.keyed || hand.visualFocus) && hand.at === slot.index
            }
            DragArea {
                id: touch
                anchors.fill: parent
                onTapped: {
                    hand.keyed = false;
                    hand.at = slot.index;
                    Qt.callLater(hand.board.tap, slot.thing);
                }
                onHeld: hand.helpWanted(slot.thing)
                onDragBegan: (x, y) => {
                    hand.at = slot.index;
                    hand.dragBegan(slot, slot.thing, x, y);
                }
                onDragMoved: (x, y) => hand.dragMoved(slot, x, y)
                onDragEnded: (x, y) => hand.dragEnded(slot, x, y)
                onDragCancelled: hand.dragCancelled()
            }
        }
    }
    Rectangle {
        visible: hand.gapAt >= 0
        x: hand.gapAt * (hand.cardWidth + hand.gap) - hand.gap / 2 - 2
        width: 4
        height: parent.height
        radius: 2
        color: Theme.accent
    }
    Repeater {
        model: hand.backs
        Rectangle {
            required property int index
            x: index * (hand.cardWidth + hand.gap)
            width: hand.cardWidth
            height: hand.height
            radius: hand.cardWidth < 84 ? 8 : Theme.radius
            color: Theme.side(hand.side === "" ? hand.board.near : hand.side)
            border.width: 3
            border.color: Theme.surface
            Meander {
                anchors.verticalCenter: parent.verticalCenter
                x: 6
                width: parent.width - 12
            }
        }
    }
    Rectangle {
        id: pile
        objectName: "discardPile"
        visible: hand.discarding
        x: (hand.places - 1) * (hand.cardWidth + hand.gap)
        width: hand.cardWidth
        height: parent.height
        radius: hand.cardWidth < 84 ? 8 : Theme.radius
        color: hand.dropLit ? Theme.tileAccent : "transparent"
        border.width: hand.dropLit ? 2 : 1
        border.color: hand.dropLit ? Theme.accent : Theme.line
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Discards")
        Accessible.onPressAction: hand.board.tap("dropped")

        Icon {
            anchors.centerIn: parent
            name: "delete"
            colour: hand.dropLit ? Theme.accent : Theme.quiet
        }
        DragArea {
            anchors.fill: parent
            draggable: false
            onTapped: hand.board.tap("dropped")
            onHeld: hand.helpWanted("dropped")
        }
    }
}
