// SPDX-License-Identifier: GPL-3.0-or-later
// Dice put on places: by dragging, by a tap each, by keys; dice change places.
import QtQuick
import QtTest
import Optio
import "Search.js" as Search

Item {
    id: scene
    width: 1000
    height: 700

    DicePlaces {
        id: board
        width: parent.width
        side: "a"
        placing: ({"dice": [6, 4, 2], "placed": [-1, -1, -1], "places": ["Valour", "Discipline", "Strategy"].map(label => ({"label": label, "note": "for it", "buys": ["one thing", "another"]}))})
    }
    SignalSpy {
        id: placed
        target: board
        signalName: "placed"
    }

    SceneCase {
        name: "Places"

        function init() {
            failOnWarning(/.?/);
            board.width = 1000;
            board.begin();
            placed.clear();
            waitForRendering(board);
        }
        function die(number) {
            return Search.all(board, one => one.objectName === "placeDie_" + number && one.visible)[0];
        }
        function seat(at) {
            return Search.all(board, one => one.objectName === "dicePlace_" + at)[0];
        }
        function drag(number, at) {
            const from = die(number).mapToItem(scene, 30, 30), to = seat(at).mapToItem(scene, seat(at).width / 2, seat(at).height / 2);
            mousePress(scene, from.x, from.y);
            for (let i = 1; i <= 8; ++i)
                mouseMove(scene, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8);
            mouseRelease(scene, to.x, to.y);
            waitForRendering(board);
        }
        function test_dragged() {
            compare(board.remaining, 3);
            drag(0, 1);
            compare(board.lying.join(), "-1,0,-1");
            drag(1, 2); // and the last goes where there is room
            verify(board.complete);
            compare(placed.count, 1);
            compare(placed.signalArguments[0][0].join(), "2,6,4");
            compare(board.summary, "Valour 2 · Discipline 6 · Strategy 4");
            drag(0, 0); // onto a die that lies there: the two change over
            compare(board.lying.join(), "0,2,1");
        }
        function test_highestWaits() {
            compare(board.held, 0);
            tap(seat(2), 10, 10);
            compare(board.lying.join(), "-1,-1,0");
            compare(board.held, 1);
            tap(die(0)); // one that lies is chosen, not changed over with the one that waits
            compare(board.held, 0);
            compare(board.lying.join(), "-1,-1,0");
            tap(seat(0), 10, 10);
            compare(board.lying.join(), "0,-1,-1");
            tap(die(2));
            tap(seat(1), 10, 10);
            compare(board.lying.join(), "0,2,1");
            compare(placed.count, 1);
            compare(board.held, -1);
        }
        function test_tapped() {
            for (let i = 0; i < 3; ++i) {
                tap(die(i));
                tap(seat(i), 10, 10);
                waitForRendering(board);
            }
            compare(board.lying.join(), "0,1,2");
            tap(die(0));
            tap(die(2));
            compare(board.lying.join(), "2,1,0");
        }
        function test_keys() {
            die(1).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_3);
            compare(board.lying.join(), "-1,-1,1");
            die(1).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Delete);
            compare(board.remaining, 3);
        }
        function test_narrow() {
            board.width = 360;
            waitForRendering(board);
            drag(0, 2);
            compare(board.lying.join(), "-1,-1,0");
            for (const part of Search.all(board, one => one.objectName?.startsWith("dicePlace_")))
                verify(part.width <= 360);
        }
    }
}
