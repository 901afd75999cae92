// SPDX-License-Identifier: GPL-3.0-or-later
// Touch on a thing of the board: a tap, a long press (or the right button), or a drag once the finger has moved a little. Points are the
// area's own; whoever listens maps them. What a tap or the end of a drag does may take the card away that is touched, so whoever acts on it
// does so a moment later (Qt.callLater).
import QtQuick

Item {
    id: touch

    property bool draggable: true
    readonly property bool dragging: drag.active
    /// Is a finger on what it may drag? Then nothing about it scrolls with that finger.
    readonly property bool gripped: draggable && tap.pressed
    property int cursorShape: Qt.ArrowCursor
    /// Where the finger was last.
    property point at

    signal tapped
    signal held
    signal dragBegan(real x, real y)
    signal dragMoved(real x, real y)
    signal dragEnded(real x, real y)
    signal dragCancelled

    HoverHandler { cursorShape: touch.cursorShape }
    TapHandler {
        id: tap
        onTapped: touch.tapped()
        onLongPressed: touch.held()
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onTapped: touch.held()
    }
    DragHandler {
        id: drag

        property bool broken: false

        target: null
        enabled: touch.draggable || active
        dragThreshold: 12
        onCanceled: broken = true
        onActiveChanged: {
            if (active) {
                broken = false;
                touch.at = centroid.position;
                touch.dragBegan(touch.at.x, touch.at.y);
            } else if (broken) {
                touch.dragCancelled();
            } else {
                touch.dragEnded(touch.at.x, touch.at.y);
            }
        }
        onCentroidChanged: {
            if (!active || centroid.id < 0)
                return;
            touch.at = centroid.position;
            touch.dragMoved(touch.at.x, touch.at.y);
        }
    }
}
