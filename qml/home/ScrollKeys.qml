// SPDX-License-Identifier: GPL-3.0-or-later
// Arrows, Page Up and Down, Home and End scroll a view that has the keyboard: Flickable { Keys.forwardTo: [keys]; ScrollKeys { id: keys; view: … } }
import QtQuick

Item {
    id: keys

    required property Flickable view

    function scrollTo(y: real) {
        const least = view.originY - view.topMargin;
        view.contentY = Math.max(least, Math.min(y, view.originY + view.contentHeight + view.bottomMargin - view.height));
    }

    Keys.onPressed: event => {
        const page = Math.max(48, view.height - 48);
        const step = event.key === Qt.Key_Down ? 64 : event.key === Qt.Key_Up ? -64 : event.key === Qt.Key_PageDown || event.key === Qt.Key_Space ? page : event.key === Qt.Key_PageUp ? -page : event.key === Qt.Key_Home ? -1e9 : event.key === Qt.Key_End ? 1e9 : 0;
        event.accepted = step !== 0;
        if (event.accepted)
            scrollTo(view.contentY + step);
    }
}
