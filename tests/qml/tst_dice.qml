// SPDX-License-Identifier: GPL-3.0-or-later
// Typing dice: a tap for each, the next empty one follows by itself, figures from 0 on a ten-sided die.
import QtQuick
import QtTest
import Optio
import "Search.js" as Search

Item {
    id: scene
    width: 900
    height: 500

    DiceRow {
        id: row
        width: parent.width
        onTyped: (index, face) => dice = dice.map((die, i) => i === index ? Object.assign({}, die, {"value": face}) : die)
        onCleared: index => dice = dice.map((die, i) => i === index ? Object.assign({}, die, {"value": -1}) : die)
    }
    DieFace {
        id: face
        y: 300
    }
    SignalSpy {
        id: finished
        target: row
        signalName: "finished"
    }

    SceneCase {
        name: "Dice"

        function init() {
            failOnWarning(/.?/);
            row.current = -1;
            row.dice = [0, 1, 2].map(i => ({"side": i < 2 ? "a" : "b", "label": "die " + i, "faces": [1, 2, 3, 4, 5, 6], "value": -1}));
            finished.clear();
        }
        function values() {
            return row.dice.map(die => die.value).join(" ");
        }
        function pad() {
            return Search.all(row, one => one.picked !== undefined)[0];
        }
        function slot(i) {
            return Search.control(row, "die " + i);
        }

        function test_one_tap_a_die_and_the_next_is_up() {
            verify(!pad().visible);
            tap(slot(0));
            waitForRendering(row);
            verify(pad().visible);
            tap(Search.control(pad(), "4"));
            compare(row.current, 1);
            tap(Search.control(pad(), "6"));
            compare(row.current, 2);
            compare(finished.count, 0);
            tap(Search.control(pad(), "1"));
            compare(values(), "4 6 1");
            compare(finished.count, 1);
            compare(row.current, -1);
            verify(row.complete);
            verify(!pad().visible);
        }
        function test_advance_passes_dice_already_typed() {
            row.dice = row.dice.map((die, i) => i === 1 ? Object.assign({}, die, {"value": 5}) : die);
            tap(slot(0));
            waitForRendering(row);
            tap(Search.control(pad(), "2"));
            compare(row.current, 2);
            tap(Search.control(pad(), "2"));
            compare(values(), "2 5 2");
        }
        function test_digits_type() {
            verify(row.type(3));
            verify(row.type(2));
            verify(!row.type(7));
            verify(!row.type(0));
            verify(row.type(6));
            compare(values(), "3 2 6");
            verify(!row.type(1));
            compare(values(), "3 2 6");
        }
        function test_a_die_can_be_corrected_and_taken_away() {
            row.type(3);
            waitForRendering(row);
            tap(slot(0));
            waitForRendering(row);
            tap(Search.control(pad(), "5"));
            compare(values(), "5 -1 -1");
            tap(slot(0), 20, 20, Qt.RightButton);
            compare(values(), "-1 -1 -1");
            row.type(2);
            slot(0).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Backspace);
            compare(values(), "-1 -1 -1");
        }
        function test_ten_sides_begin_at_nought() {
            row.dice = [{"side": "", "label": "die 0", "faces": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "value": -1}];
            tap(slot(0));
            waitForRendering(row);
            tap(Search.control(pad(), "0"));
            compare(values(), "0");
            verify(row.complete);
            verify(Search.words(row).some(text => text.text === "0"));
        }
        function test_pips_are_drawn() {
            face.faces = [1, 2, 3, 4, 5, 6];
            for (let value = 1; value <= 6; ++value) {
                face.value = value;
                const pips = Search.all(face, one => one.grid === 100)[0];
                verify(pips.visible);
                compare(pips.paths.fill.split("M").length - 1, value);
            }
            face.faces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
            verify(!Search.all(face, one => one.grid === 100)[0].visible);
            verify(face.implicitWidth >= 56);
        }
        function test_dice_say_what_they_are() {
            face.faces = [1, 2, 3, 4, 5, 6];
            face.label = "Carthage";
            face.value = 4;
            face.from = "typed";
            compare(face.Accessible.name, "Carthage: 4, typed");
            face.value = -1;
            compare(face.Accessible.name, "Carthage: not rolled yet");
        }
    }
}
