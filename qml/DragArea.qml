// SPDX-License-Identifier: GPL-3.0-or-later
// Touch on a thing of the board: a tap, a long press (or the right button), or a drag once the finger has moved a little. Points are the
// area's own; whoever listens maps them. What a tap or the end of a drag does may take the card away that is touched, so whoever acts on it
// does so a moment later (Qt.callLater).
import QtQuick

MouseArea {
    id: touch

    property bool draggable: true
    property bool dragging: false
    property point start
    property bool moved: false
    property bool wasHeld: false

    signal tapped
    signal held
    signal dragBegan(real x, real y)
    signal dragMoved(real x, real y)
    signal dragEnded(real x, real y)
    signal dragCancelled

    acceptedButtons: Qt.LeftButton | Qt.RightButton
    hoverEnabled: true
    preventStealing: true
    onPressed: mouse => {
        start = Qt.point(mouse.x, mouse.y);
        moved = false;
        wasHeld = false;
    }
    // Two touches in a row are two touches: without this the second one would be taken away.
    onDoubleClicked: mouse => mouse.accepted = true
    onPositionChanged: mouse => {
        if (!pressed || !(mouse.buttons & Qt.LeftButton))
            return;
        if (!moved && Math.hypot(mouse.x - start.x, mouse.y - start.y) > 12) {
            moved = true;
            dragging = draggable;
            if (dragging)
                dragBegan(mouse.x, mouse.y);
        }
        if (dragging)
            dragMoved(mouse.x, mouse.y);
    }
    onReleased: mouse => {
        if (dragging) {
            dragging = false;
            dragEnded(mouse.x, mouse.y);
        } else if (mouse.button === Qt.RightButton) {
            held();
        } else if (!moved && !wasHeld) {
            tapped();
        }
    }
    onCanceled: {
        if (dragging) {
            dragging = false;
            dragCancelled();
        }
    }
    onPressAndHold: {
        if (!moved) {
            wasHeld = true;
            held();
        }
    }
}
