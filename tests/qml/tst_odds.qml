// SPDX-License-Identifier: GPL-3.0-or-later
// The odds bar with one to twelve outcomes, among them tiny ones: the widths add up, nothing runs over, and every outcome can be read.
import QtQuick
import QtTest
import Optio
import "Search.js" as Search

Item {
    id: scene
    width: 800
    height: 400

    OddsBar {
        id: odds
        width: parent.width
    }

    SceneCase {
        name: "Odds"

        function init() {
            failOnWarning(/.?/);
            scene.width = 800;
            odds.cumulative = false;
            odds.atLeast = [];
        }
        function bands(weights) {
            const of = weights.reduce((sum, weight) => sum + weight, 0);
            return weights.map((weight, i) => ({"label": "outcome " + i, "percent": Math.round(100 * weight / of) + " %", "fraction": weight + "/" + of, "p": weight / of, "favours": ["a", "b", ""][i % 3], "weight": i % 4}));
        }
        function segments() {
            return Search.all(odds, one => one.band !== undefined && one.visible);
        }
        function test_bands_data() {
            const rows = [];
            for (let n = 1; n <= 12; ++n)
                rows.push({"tag": n + " alike", "weights": Array.from({"length": n}, () => 3), "width": 800}, {"tag": n + " with tiny ones", "weights": Array.from({"length": n}, (_, i) => i === 0 ? 46656 : 1), "width": 800}, {"tag": n + " on a phone", "weights": Array.from({"length": n}, (_, i) => i + 1), "width": 340});
            return rows;
        }
        function test_bands(data) {
            scene.width = data.width;
            odds.bands = bands(data.weights);
            settle();
            const parts = segments();
            compare(parts.length, data.weights.length);
            const last = parts[parts.length - 1];
            tryVerify(() => Math.abs(last.mapToItem(odds, last.width, 0).x - odds.width) < 1, 1000, "the bar is filled exactly");
            for (const part of parts)
                verify(part.width >= 3);
            const words = Search.words(odds);
            for (const text of words) {
                const right = text.mapToItem(odds, text.width, text.height);
                verify(right.x <= odds.width + 1 && right.y <= odds.implicitHeight + 1, `"${text.text}" ends at ${right.x}, ${right.y}`);
            }
            for (const band of odds.bands) {
                verify(words.some(text => text.text === band.label && text.implicitWidth <= text.width + 1), band.label + " can be read");
                verify(words.some(text => text.text === band.fraction), band.fraction + " can be read");
            }
        }
        function test_said_in_words() {
            odds.bands = bands([1, 3]);
            compare(odds.Accessible.name, "Odds: outcome 0 25 %, 1/4; outcome 1 75 %, 3/4");
        }
        function test_a_tap_adds_them_up() {
            odds.bands = bands([1, 3]);
            tap(odds, 20, 20);
            verify(!odds.cumulative);
            odds.atLeast = [{"label": "at least a recoil", "percent": "75 %", "fraction": "3/4"}];
            tap(odds, 20, 20);
            tryVerify(() => Search.words(odds).some(text => text.text === "at least a recoil"));
            tap(odds, 20, 20);
            tryVerify(() => !Search.words(odds).some(text => text.text === "at least a recoil"));
        }
        function test_nothing_to_show_takes_no_room() {
            odds.bands = [];
            verify(!odds.visible);
        }
    }
}
