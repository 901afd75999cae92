// SPDX-License-Identifier: GPL-3.0-or-later
// Dice that are just rolled: DiceFall { id: fall }; fall.begin(true). `left` falls from 1 to 0 while they roll; complete() ends it at once.
import QtQuick

NumberAnimation {
    id: fall

    property real left: 0
    /// How much is to be seen of what they come to: next to nothing, until they lie. What is not to be seen can be read to somebody all the same.
    readonly property real told: Math.max(0.02, Math.min(1, 2 - 4 * left))

    function begin(rolled: bool) {
        stop();
        left = 0;
        if (rolled && Theme.fall > 0)
            start();
    }

    target: fall
    property: "left"
    from: 1
    to: 0
    duration: Theme.fall
}
