// SPDX-License-Identifier: GPL-3.0-or-later
// Places of a ruling that several may take, and forms without dice: stepping, all and none, folding, the price before the ruling.
import QtQuick
import QtTest
import Optio
import "Search.js" as Search

Item {
    id: scene
    width: 1280
    height: 800

    MadeUpResolver { id: made }
    MadeUpResult { id: rules }
    ResolverSheet {
        id: sheet
        anchors.fill: parent
        resolver: made
        rules: rules
    }

    SceneCase {
        name: "Picks"

        function many(counts: var): var {
            const found = [["a1.1", "", "Blades (O)", "Varro", 8, "Varro"], ["a1.1", "moved", "Blades (O)", "Varro · moved", 4, ""], ["a1.2", "", "Cavalry (O)", "Varro", 1, ""], ["a2.1", "", "Psiloi (S)", "Paullus", 6, "Paullus"]];
            const candidates = found.map((one, i) => ({"unit": one[0], "part": one[1], "label": one[2], "detail": one[3], "icon": "blades", "side": "a", "most": one[4], "heading": one[5], "count": counts[i]}));
            const picked = counts.reduce((sum, count) => sum + count, 0);
            return {"id": "who", "label": "Who moves", "many": true, "optional": false, "unit": "", "candidates": candidates, "picked": picked, "summary": picked > 0 ? "some" : ""};
        }
        function init() {
            failOnWarning(/.?/);
            made.log = [];
            made.contestants = [];
            made.dice = [];
            made.bands = [];
            made.preview = {"sentence": "A group moves", "comparison": "", "lines": [{"side": "", "label": "first move", "value": 1, "rule": "8.2"}, {"side": "", "label": "difficult going", "value": 1, "rule": ""}], "totals": [{"side": "", "label": "PIPs", "value": 2}], "instructions": ["Move it up to 200 paces."]};
            made.slots = [];
            sheet.forceActiveFocus();
        }
        function picker(): var {
            return Search.all(sheet, one => one.candidates !== undefined && one.nobody !== undefined)[0];
        }
        function row(label: string): var {
            return Search.all(sheet, one => one.most !== undefined && one.taken !== undefined && one.text === label && Search.shown(one))[0];
        }
        function test_a_row_is_taken_and_counted() {
            made.slots = [many([0, 0, 0, 0])];
            tryVerify(() => row("Blades (O)") !== undefined);
            tap(row("Blades (O)"), 60, 20);
            compare(made.log.join(), "pick who a1.1  8");
            tap(Search.all(row("Blades (O)"), one => one.text === "One less")[0]);
            compare(made.log[1], "pick who a1.1  7");
            row("Blades (O)").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Left);
            compare(made.log[2], "pick who a1.1  6");
            keyClick(Qt.Key_Space);
            compare(made.log[3], "pick who a1.1  0");
            verify(picker().open, "does not fold under the finger");
            tap(row("Cavalry (O)"), 60, 20);
            compare(made.log[4], "pick who a1.2  1");
            verify(Search.words(sheet).some(text => text.text === "Paullus"));
            for (const label of ["Blades (O)", "Cavalry (O)"])
                verify(row(label).height >= 48);
        }
        function test_all_and_none() {
            made.slots = [many([2, 0, 0, 0])];
            tryVerify(() => picker() !== undefined);
            verify(!picker().open, "folded while somebody is picked");
            verify(Search.words(sheet).some(text => text.text === "some"));
            tap(Search.control(sheet, "Who moves"));
            tryVerify(() => picker().open);
            tap(Search.control(sheet, "All"));
            tap(Search.control(sheet, "None"));
            compare(made.log.join(), "all who true,all who false");
        }
        function test_nobody_to_pick() {
            made.refusal = "Everybody has moved.";
            made.slots = [Object.assign(many([0, 0, 0, 0]), {"candidates": []})];
            tryVerify(() => Search.words(picker()).some(text => text.text === "Everybody has moved."));
            made.refusal = "";
        }
        function test_the_price_is_told_beforehand() {
            const words = () => Search.words(sheet).map(text => text.text);
            tryVerify(() => words().includes("A group moves"));
            for (const text of ["first move", "difficult going", "PIPs", "Move it up to 200 paces."])
                verify(words().includes(text), text);
            verify(!Search.all(sheet, one => one.atLeast !== undefined)[0].visible, "no odds without dice");
            mousePress(Search.control(sheet, "first move"));
            tryVerify(() => words().includes("Higher ground"), 3000);
            mouseRelease(Search.control(sheet, "first move"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !words().includes("Higher ground"));
            made.preview = {};
        }
        /// Rows that stand on one another: only the upper could be ticked.
        function overprinted(): string {
            const rows = Search.all(sheet, one => one.most !== undefined && one.taken !== undefined && Search.shown(one));
            const places = rows.map(one => one.mapToItem(scene, 0, 0, one.width, one.height));
            for (let i = 0; i < rows.length; ++i)
                for (let k = 0; k < i; ++k)
                    if (places[i].x < places[k].x + places[k].width - 1 && places[k].x < places[i].x + places[i].width - 1 && places[i].y < places[k].y + places[k].height - 1 && places[k].y < places[i].y + places[i].height - 1)
                        return `${rows[k].text} and ${rows[i].text} of ${rows.length}`;
            return "";
        }
        function test_no_row_stands_on_another() {
            let seed = 7;
            const below = n => {
                seed = (seed * 16807) % 2147483647;
                return seed % n;
            };
            const names = ["Gauls I", "Gauls II", "Spaniards", "Numidian light cavalry, reserve", "Libyan spearmen of the second line, veterans of Sicily and of the war of the mercenaries", "Elephants"];
            const log = [];
            const look = what => {
                log.push(what);
                if (picker() && !picker().open)
                    picker().open = true;
                settle();
                tryVerify(() => overprinted() === "", 2000, log.slice(-6).join(", "));
            };
            let candidates = [];
            const show = () => made.slots = [{"id": "who", "label": "Who moves", "many": true, "optional": true, "unit": "", "candidates": candidates, "picked": candidates.filter(one => one.count > 0).length, "summary": ""}];
            for (let step = 0; step < 60; ++step) {
                candidates = [];
                const count = 1 + below(9);
                for (let i = 0; i < count; ++i)
                    candidates.push({"unit": "u" + i, "part": "", "label": names[below(names.length)], "detail": below(2) ? "Hanno · moved" : "", "icon": "spears", "side": "a", "most": below(3) ? 1 : 6, "heading": i === 0 || below(3) === 0 ? names[below(names.length)] : "", "count": 0});
                show();
                look("rows " + count);
                const taken = below(count);
                candidates = candidates.map((one, i) => i === taken ? Object.assign({}, one, {"count": 1, "detail": "a much longer line than before, which is to be wrapped where there is little room"}) : one);
                show();
                look("took " + taken);
                scene.width = [1280, 800, 412, 915, 700, 1600][below(6)];
                look("width " + scene.width);
                Theme.scale = [0.85, 1, 1.5, 2][below(4)];
                look("scale " + Theme.scale);
                candidates = candidates.map((one, i) => Object.assign({}, one, {"heading": i > 0 && below(2) ? "" : "Hanno's command"}));
                show();
                look("headings");
            }
            Theme.scale = 1;
            scene.width = 1280;
        }
        function test_the_button_stays_in_sight_data() {
            return [{"tag": "1280×800", "w": 1280, "h": 800, "scale": 1}, {"tag": "412×915", "w": 412, "h": 915, "scale": 1}, {"tag": "large text", "w": 1280, "h": 800, "scale": 2}, {"tag": "large text on a phone", "w": 412, "h": 915, "scale": 2}];
        }
        function test_the_button_stays_in_sight(data) {
            made.slots = [many([8, 4, 1, 6])];
            scene.width = data.w;
            scene.height = data.h;
            Theme.scale = data.scale;
            settle();
            const button = Search.control(sheet, "RESOLVE");
            const corner = button.mapToItem(scene, button.width, button.height);
            verify(corner.x <= data.w && corner.y <= data.h, `ends at ${corner.x}, ${corner.y}`);
            Theme.scale = 1;
            scene.width = 1280;
            scene.height = 800;
        }
    }
}
