// SPDX-License-Identifier: GPL-3.0-or-later
// A list that fills its room from above a few rows at a time: rows take long enough to make that all of them at once would keep a touch
// waiting. What is covered by another page goes on when it is seen again.
import QtQuick

ListView {
    id: list

    /// The height that it is to fill.
    property real room: 0
    /// About so much of it is made at once.
    property real stretch: 2 * Theme.px(76)
    /// So much of it has been filled.
    property real unrolled: 0
    readonly property bool busy: unrolled < room

    height: Math.min(room, unrolled)
    cacheBuffer: 0 // a row that is made ahead of need would be asked back after it is gone (Qt 6.4)

    Timer {
        interval: 16
        repeat: true
        running: list.busy && list.visible
        onTriggered: {
            list.unrolled += list.stretch;
            list.forceLayout();
        }
    }
}
