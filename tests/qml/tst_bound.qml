// SPDX-License-Identifier: GPL-3.0-or-later
// What the game screen tells of the turn: its phases, what may still be spent, and who is about to break.
import QtQuick
import QtTest
import Optio
import "Search.js" as Search

Item {
    id: scene
    width: 1000
    height: 600

    property var log: []

    Column {
        width: parent.width
        PhaseStrip {
            id: strip
            width: parent.width
            side: "a"
            phases: ["Weather", "PIPs", "Movement", "Shooting", "Combat", "Rout", "Counting"].map((label, i) => ({"id": label, "label": label, "state": i < 2 ? "done" : i === 2 ? "now" : "todo"}))
        }
        PoolDots {
            id: dots
            pool: ({"label": "PIPs", "total": 5, "left": 3})
        }
        PoolDots {
            id: figures
            pool: ({"label": "PIPs", "total": 11, "left": 9})
        }
        PoolDots { id: none }
        WatchCard {
            id: card
            width: 400
            onChosen: entry => scene.log = scene.log.concat(["chosen " + entry.text])
            onRuleWanted: entry => scene.log = scene.log.concat(["rule " + entry.rule])
        }
    }

    SceneCase {
        name: "Bound"

        function init() {
            failOnWarning(/.?/);
            scene.log = [];
            card.foldable = false;
            card.watch = [{"text": "Varro", "detail": "2 more and it is broken", "tone": "bad", "side": "a", "rule": "12", "percent": "28 %", "chance": {"p": 0.28, "fraction": "10/36"}, "resolver": "rout", "input": {}}, {"text": "Spears", "detail": "one left", "tone": "none", "side": "b", "unit": "b1.1"}];
        }
        function words(item: var): var {
            return Search.words(item).map(text => text.text);
        }
        function test_phases_are_spelt_or_elided() {
            compare(strip.Accessible.name, "Phase 3 of 7: Movement");
            strip.parent.width = 1000;
            settle();
            compare(words(strip).length, 7);
            strip.parent.width = 380;
            settle();
            compare(words(strip).join(), "3 of 7: Movement");
            for (const text of Search.words(strip))
                verify(text.mapToItem(strip, text.width, 0).x <= 380);
            strip.parent.width = 1000;
        }
        function test_no_phases_no_strip() {
            const before = strip.phases;
            strip.phases = [];
            verify(!strip.visible);
            strip.phases = before;
        }
        function test_pools() {
            compare(dots.Accessible.name, "PIPs: 3 left, of 5");
            compare(Search.all(dots, one => one.radius > 0 && Search.shown(one)).length, 5);
            verify(words(figures).includes("PIPs: 9 of 11 left"));
            compare(Search.all(figures, one => one.radius > 0 && Search.shown(one)).length, 0);
            verify(!none.visible);
        }
        function test_who_is_about_to_break() {
            settle();
            const rows = Search.all(card, one => one.leads !== undefined && Search.shown(one));
            compare(rows.length, 2);
            verify(words(card).includes("28 %") && words(card).includes("10/36"));
            tap(rows[0]);
            tap(rows[1]);
            compare(scene.log.join(), "chosen Varro,chosen Spears");
            tap(rows[0], 20, 20, Qt.RightButton);
            compare(scene.log[2], "rule 12");
            tap(rows[1], 20, 20, Qt.RightButton);
            compare(scene.log.slice(2).join(), "rule 12", "a right click does not tap as well");
            rows[0].forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(scene.log[3], "chosen Varro");
        }
        function test_folded_it_shows_the_nearest() {
            card.foldable = true;
            settle();
            compare(Search.all(card, one => one.leads !== undefined && Search.shown(one)).length, 1);
            verify(words(card).includes("About to break · 2"));
            tap(Search.control(card, "About to break · 2"));
            tryVerify(() => Search.all(card, one => one.leads !== undefined && Search.shown(one)).length === 2);
            card.watch = [];
            verify(!card.visible);
        }
    }
}
