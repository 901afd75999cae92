// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a ruling as a whole: the button in sight at every size, keys, dice, refusals, choosing who fights.
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
        name: "Resolver"

        function init() {
            failOnWarning(/.?/);
            made.log = [];
            made.refusal = "";
            made.rule = "8.2";
            made.dice = made.dice.map(die => Object.assign({}, die, {"value": -1}));
            made.slots = made.slots.map((slot, i) => Object.assign({}, slot, {"unit": i === 0 ? "a1.2" : "b1.1"}));
            sheet.forceActiveFocus();
        }
        function button() {
            return Search.control(sheet, "ROLL") ?? Search.control(sheet, "RESOLVE");
        }
        function test_the_button_needs_no_scrolling_data() {
            return [{"tag": "1280×800", "w": 1280, "h": 800, "scale": 1}, {"tag": "800×1280", "w": 800, "h": 1280, "scale": 1}, {"tag": "412×915", "w": 412, "h": 915, "scale": 1}, {"tag": "360×640", "w": 360, "h": 640, "scale": 1}, {"tag": "large text", "w": 1280, "h": 800, "scale": 2}, {"tag": "large text on a phone", "w": 412, "h": 915, "scale": 2}];
        }
        function test_the_button_needs_no_scrolling(data) {
            scene.width = data.w;
            scene.height = data.h;
            Theme.scale = data.scale;
            settle();
            const corner = button().mapToItem(scene, button().width, button().height);
            verify(corner.x <= data.w && corner.y <= data.h, `ends at ${corner.x}, ${corner.y}`);
            verify(button().height >= 64);
            const odds = Search.all(sheet, one => one.atLeast !== undefined)[0];
            verify(odds.mapToItem(scene, 0, 0).y >= 0 && odds.mapToItem(scene, 0, odds.height).y <= corner.y);
            for (const text of Search.words(sheet)) {
                const right = text.mapToItem(scene, text.width, 0).x;
                verify(right <= data.w + 1, `"${text.text}" ends at ${right}`);
            }
            const heads = Search.words(sheet).filter(text => text.text === "Spears (O)");
            verify(heads[0].mapToItem(scene, 0, heads[0].height).y < odds.mapToItem(scene, 0, 0).y, "there is room for who fights");
            Theme.scale = 1;
            scene.width = 1280;
            scene.height = 800;
        }
        function test_enter_rolls_and_esc_closes() {
            keyClick(Qt.Key_Return);
            compare(made.log.join(), "roll");
            keyClick(Qt.Key_Escape);
            compare(made.log.join(), "roll,close");
        }
        function test_enter_rolls_from_a_question_too() {
            const toggle = Search.control(sheet, "Upslope");
            toggle.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(made.log.join(), "answer up true");
            keyClick(Qt.Key_Return);
            compare(made.log.join(), "answer up true,roll");
            made.setAnswer("up", false);
        }
        function test_digits_type_dice() {
            compare(button().text, "ROLL");
            keyClick(Qt.Key_4);
            keyClick(Qt.Key_9);
            keyClick(Qt.Key_3);
            compare(made.log.join(), "die 0 4,die 1 3");
            tryCompare(button(), "text", "RESOLVE");
            verify(button().activeFocus);
            keyClick(Qt.Key_Enter);
            compare(made.log[2], "roll");
        }
        function test_the_button_stays_while_dice_are_typed_data() {
            return [{"tag": "1280×800", "w": 1280, "h": 800}, {"tag": "800×1280", "w": 800, "h": 1280}, {"tag": "412×915", "w": 412, "h": 915}];
        }
        function test_the_button_stays_while_dice_are_typed(data) {
            scene.width = data.w;
            scene.height = data.h;
            made.owners = [{"side": "a", "name": ""}, {"side": "b", "name": ""}]; // "Name your dice" comes up under the dice
            settle();
            const main = Search.all(sheet, one => one.objectName === "rollButton")[0];
            const corner = () => main.mapToItem(scene, main.width, main.height);
            const before = corner();
            for (const key of [Qt.Key_4, Qt.Key_3]) {
                keyClick(key);
                settle();
                verify(Search.control(sheet, "Name your dice…") !== undefined);
                fuzzyCompare(corner().x, before.x, 1);
                fuzzyCompare(corner().y, before.y, 1);
            }
            made.owners = [];
            scene.width = 1280;
            scene.height = 800;
        }
        function test_who_types_finds_the_pad_open_and_no_roll() {
            sheet.typing = true;
            sheet.begin();
            const main = () => Search.all(sheet, one => one.objectName === "rollButton")[0];
            const pad = Search.all(sheet, one => one.picked !== undefined && one.cleared !== undefined)[0];
            tryVerify(() => pad.visible);
            verify(Search.control(sheet, "ROLL") === undefined);
            compare(main().text, "ENTER YOUR DICE");
            verify(main().detail.includes("2"));
            keyClick(Qt.Key_Return); // nothing is rolled for them
            compare(made.log.length, 0);
            tap(Search.control(pad, "4"));
            tap(Search.control(pad, "3"));
            tryCompare(main(), "text", "RESOLVE");
            compare(made.log.join(), "die 0 4,die 1 3");
            tap(main());
            compare(made.log[2], "roll");
            sheet.typing = false;
            sheet.begin();
        }
        function test_a_refusal_takes_the_buttons_place() {
            made.refusal = "The psiloi are in another command.";
            tryVerify(() => button() === undefined);
            verify(Search.words(sheet).some(text => text.text === made.refusal));
            keyClick(Qt.Key_Return);
            compare(made.log.length, 0);
        }
        function test_an_empty_place_asks_who() {
            made.slots = made.slots.map((slot, i) => i === 1 ? Object.assign({}, slot, {"unit": ""}) : slot);
            tryVerify(() => Search.control(sheet, "Psiloi (S)") !== undefined);
            tap(Search.control(sheet, "Psiloi (S)"));
            compare(made.log.join(), "slot b b1.2");
        }
        function test_who_fights_can_be_changed() {
            tap(Search.control(sheet, "Blades (O)"));
            tryVerify(() => Search.all(sheet, one => one.slot !== undefined && Search.shown(one)).length === 2);
            sheet.choosing = false;
        }
        function test_the_rule_can_be_read() {
            tap(Search.control(sheet, "Why? · rules"));
            tryVerify(() => Search.words(sheet).some(text => text.text === "Higher ground"));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !Search.words(sheet).some(text => text.text === "Higher ground"));
            compare(made.log.length, 0);
        }
    }
}
