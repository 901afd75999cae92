// SPDX-License-Identifier: GPL-3.0-or-later
// A test of what stands in a scene, with a hand that waits until everything has found its place, however busy the machine is.
import QtQuick
import QtTest

TestCase {
    when: windowShown

    /// Lets layouts and short animations come to rest.
    function settle() {
        for (let i = 0; i < 3; ++i) {
            wait(15);
            grabImage(parent);
        }
    }
    function tap(item, x, y, button) {
        settle();
        mouseClick(item, x ?? item.width / 2, y ?? item.height / 2, button ?? Qt.LeftButton);
    }
}
