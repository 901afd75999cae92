// SPDX-License-Identifier: GPL-3.0-or-later
// What is made once keeps what it begins with, however early it is wanted.
import QtQuick
import QtTest
import Optio

TestCase {
    id: test

    name: "Kept"
    when: windowShown
    visible: true
    width: 400
    height: 300

    Component {
        id: kept

        Kept {
            page: Qt.resolvedUrl("Given.qml")
            values: ({"given": "a game"})
        }
    }

    function test_wantedAtOnce() {
        const one = createTemporaryObject(kept, test, {"wanted": true});
        compare(one.item.given, "a game");
        verify(one.item.visible);
    }
    function test_madeBeforeItIsWanted() {
        const one = createTemporaryObject(kept, test);
        compare(one.status, Loader.Null);
        const made = one.now();
        verify(!made.visible);
        compare(made.given, "a game");
        one.wanted = true;
        compare(one.item, made);
        one.wanted = false;
        one.wanted = true;
        compare(one.item, made);
    }
}
