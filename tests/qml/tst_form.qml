// SPDX-License-Identifier: GPL-3.0-or-later
// The form renderer with made-up forms: every kind of question, none and many of them, long labels, folding, keyboard, updates under the finger.
import QtQuick
import QtTest
import Optio
import OptioTest
import "Search.js" as Search

Item {
    id: scene
    width: 1000
    height: 800

    FormRows { id: rows }
    Flickable {
        id: scroll
        anchors.fill: parent
        contentHeight: form.implicitHeight
        QuestionList {
            id: form
            width: scroll.width
            questions: rows
            onAnswered: (id, value) => scene.answer(id, value)
        }
    }
    property var answers: []
    function answer(id, value) {
        answers.push([id, value]);
        rows.rows = rows.rows.map(row => row.id === id ? Object.assign({}, row, {"value": value}) : row);
    }
    SignalSpy {
        id: ruleSpy
        target: form
        signalName: "ruleWanted"
    }

    SceneCase {
        name: "Form"

        function init() {
            failOnWarning(/.?/);
            rows.rows = [];
            scene.answers = [];
            scene.width = 1000;
            scroll.contentY = 0;
            form.contestants = [];
            ruleSpy.clear();
            settle();
        }
        function question(id, more) {
            return Object.assign({"id": id, "side": "a", "label": "Question " + id, "kind": "yesNo", "value": false, "standard": false, "idle": false}, more);
        }
        function shownRows() {
            return Search.all(form, one => one.questionId !== undefined && Search.shown(one));
        }
        function row(id) {
            return shownRows().find(one => one.questionId === id);
        }
        function fold() {
            return Search.all(form, one => one.clicked !== undefined && /change nothing/.test(one.text ?? "") && Search.shown(one))[0];
        }

        function test_no_question_takes_no_room() {
            tryCompare(form, "implicitHeight", 0);
        }
        function test_every_kind_answers() {
            rows.rows = [question("yes"), question("count", {"kind": "count", "least": 0, "most": 2, "value": 0}), question("many", {"kind": "count", "least": 0, "most": 12, "value": 3}), question("few", {"kind": "choice", "value": "g", "choices": [{"value": "g", "label": "good"}, {"value": "r", "label": "rough"}]}), question("list", {"kind": "choice", "value": 0, "choices": Array.from({"length": 9}, (_, i) => ({"value": i, "label": "choice " + i}))})];
            tryVerify(() => shownRows().length === 5);
            compare(row("yes").shape, "toggle");
            compare(row("count").shape, "segments");
            compare(row("many").shape, "stepper");
            compare(row("few").shape, "segments");
            compare(row("list").shape, "list");
            tap(Search.control(row("yes"), "Question yes"));
            tap(Search.control(row("count"), "2"));
            tap(Search.control(row("many"), "One more"));
            tap(Search.control(row("few"), "rough"));
            tap(row("list").control, 20, 20);
            tap(Search.control(row("list"), "choice 3"));
            compare(JSON.stringify(scene.answers), JSON.stringify([["yes", true], ["count", 2], ["many", 4], ["few", "r"], ["list", 3]]));
        }
        function test_values_may_be_objects() {
            const spears = {"type": "Sp", "grade": "O"};
            rows.rows = [question("rank", {"kind": "choice", "value": {"type": "Sp", "grade": "O"}, "choices": [{"value": "none", "label": "none"}, {"value": spears, "label": "Spears"}, {"value": true, "label": "yes"}]})];
            tryVerify(() => row("rank") !== undefined);
            compare(row("rank").control.index, 1);
            tap(Search.control(row("rank"), "yes"));
            compare(scene.answers[0][1], true);
            tap(Search.control(row("rank"), "Spears"));
            compare(scene.answers[1][1].type, "Sp");
        }
        function test_a_refused_answer_is_not_shown() {
            rows.rows = [question("yes")];
            tryVerify(() => row("yes") !== undefined);
            const toggle = row("yes").control;
            tap(toggle);
            verify(toggle.checked);
            rows.rows = [question("yes", {"value": false})];
            tryCompare(toggle, "checked", false);
        }
        function test_thirty_questions_scroll() {
            rows.rows = Array.from({"length": 30}, (_, i) => question("q" + i, {"side": i % 2 ? "b" : "a"}));
            tryVerify(() => shownRows().length === 30);
            tryVerify(() => form.implicitHeight >= 15 * 48);
            rows.rows = Array.from({"length": 30}, (_, i) => question("q" + i));
            tryVerify(() => form.implicitHeight > scroll.height);
        }
        function test_sides_left_and_right_or_below_each_other() {
            rows.rows = [question("a"), question("b", {"side": "b"}), question("both", {"side": ""})];
            tryVerify(() => shownRows().length === 3);
            const at = id => row(id).mapToItem(form, 0, 0);
            verify(at("both").y < at("a").y);
            verify(at("a").x < at("b").x);
            fuzzyCompare(at("a").y, at("b").y, 1);
            scene.width = 412;
            tryVerify(() => at("b").y > at("a").y + 40);
            fuzzyCompare(at("a").x, at("b").x, 1);
        }
        function test_very_long_labels_stay_inside_data() {
            return [{"tag": "phone", "width": 360}, {"tag": "tablet", "width": 1000}];
        }
        function test_very_long_labels_stay_inside(data) {
            const lengthy = "A question of such length that nobody at the table would read it to its end before the dice have been thrown ".repeat(2);
            scene.width = data.width;
            rows.rows = [question("t", {"label": lengthy, "effect": "+14 %", "tone": "good"}), question("c", {"label": lengthy, "kind": "count", "least": 0, "most": 2, "value": 0, "effect": "−11 % each"}), question("s", {"label": lengthy, "kind": "choice", "value": 1, "choices": [{"value": 1, "label": lengthy}, {"value": 2, "label": "short"}]}), question("n", {"label": lengthy, "kind": "count", "least": 0, "most": 99, "value": 5})];
            tryVerify(() => shownRows().length === 4);
            settle();
            for (const text of Search.words(form)) {
                const left = text.mapToItem(form, 0, 0), right = text.mapToItem(form, text.width, text.height);
                verify(left.x >= 0 && right.x <= form.width + 1, `"${text.text.slice(0, 30)}" ends at ${right.x} of ${form.width}`);
                verify(text.implicitWidth <= text.width + 1 || text.wrapMode !== Text.NoWrap || text.elide !== Text.ElideNone);
            }
            const ordered = shownRows();
            for (let i = 1; i < ordered.length; ++i)
                verify(ordered[i].mapToItem(form, 0, 0).y >= ordered[i - 1].mapToItem(form, 0, ordered[i - 1].height).y - 1);
        }
        function test_idle_questions_fold() {
            rows.rows = [question("on"), question("off1", {"idle": true}), question("off2", {"idle": true})];
            tryVerify(() => fold() !== undefined);
            verify(/2 more/.test(fold().text), fold().text);
            compare(shownRows().length, 1);
            tap(fold());
            tryVerify(() => shownRows().length === 3);
            tap(fold());
            tryVerify(() => shownRows().length === 1);
        }
        function test_an_answered_question_stays_when_it_falls_idle() {
            rows.rows = [question("x"), question("y")];
            tryVerify(() => row("x") !== undefined);
            tap(row("x").control);
            tap(row("x").control);
            rows.rows = [question("x", {"idle": true}), question("y", {"idle": true})];
            tryVerify(() => shownRows().length === 1);
            verify(row("x") !== undefined);
        }
        function test_updates_keep_focus_and_scroll() {
            rows.rows = Array.from({"length": 30}, (_, i) => question("q" + i));
            tryVerify(() => shownRows().length === 30);
            const focused = row("q20").control;
            focused.forceActiveFocus(Qt.TabFocusReason);
            scroll.contentY = 400;
            keyClick(Qt.Key_Space);
            compare(scene.answers.length, 1);
            rows.rows = rows.rows.map((one, i) => Object.assign({}, one, {"effect": "+" + i + " %", "tone": "good"})).filter((one, i) => i !== 3);
            tryVerify(() => shownRows().length === 29);
            compare(row("q20").control, focused);
            verify(focused.activeFocus);
            compare(scroll.contentY, 400);
        }
        function test_arrows_walk_the_questions() {
            rows.rows = [question("x"), question("y"), question("z", {"side": "b"})];
            tryVerify(() => shownRows().length === 3);
            row("x").control.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            verify(row("y").control.activeFocus);
            keyClick(Qt.Key_Tab);
            verify(row("z").control.activeFocus);
            keyClick(Qt.Key_Up);
            verify(row("y").control.activeFocus);
            keyClick(Qt.Key_Y);
            compare(JSON.stringify(scene.answers), JSON.stringify([["y", true]]));
        }
        function test_long_press_and_right_click_ask_for_the_rule() {
            rows.rows = [question("x", {"rule": "8.2"})];
            tryVerify(() => row("x") !== undefined);
            tap(row("x"), row("x").width - 4, 10, Qt.RightButton);
            compare(ruleSpy.count, 1);
            compare(ruleSpy.signalArguments[0][0], "8.2");
            mousePress(row("x").control, 100, 10);
            tryCompare(ruleSpy, "count", 2, 2000);
            mouseRelease(row("x").control, 100, 10);
            compare(scene.answers.length, 0);
        }
        function test_contestants_head_their_sides() {
            form.contestants = [{"side": "a", "title": "Spears (O)", "subtitle": "Carthage", "icon": "spears", "score": "+6"}, {"side": "b", "title": "Blades (O)", "subtitle": "Rome", "icon": "blades", "score": "−4"}];
            rows.rows = [question("x")];
            tryVerify(() => Search.words(form).some(text => text.text === "Blades (O)"));
            const title = Search.words(form).find(text => text.text === "Spears (O)");
            verify(title.font.pixelSize >= 20);
        }
        function test_reads_from_right_to_left_too() {
            scene.LayoutMirroring.enabled = true;
            scene.LayoutMirroring.childrenInherit = true;
            rows.rows = [question("x", {"label": "ערך", "effect": "+14 %"}), question("c", {"kind": "choice", "value": "g", "choices": [{"value": "g", "label": "good"}, {"value": "r", "label": "rough"}]})];
            tryVerify(() => shownRows().length === 2);
            tap(Search.control(row("c"), "rough"));
            compare(scene.answers[0][1], "r");
            for (const text of Search.words(form)) {
                const left = text.mapToItem(form, 0, 0), right = text.mapToItem(form, text.width, 0);
                verify(left.x >= -1 && right.x <= form.width + 1);
            }
            scene.LayoutMirroring.enabled = false;
        }
    }
}
