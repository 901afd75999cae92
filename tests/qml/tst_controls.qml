// SPDX-License-Identifier: GPL-3.0-or-later
// The basic controls: sizes for fingers, keyboard, acting on release, names.
import QtQuick
import QtTest
import Optio
import "Search.js" as Search

Item {
    id: scene
    width: 800
    height: 600

    AppButton {
        id: button
        text: "Journal"
        glyph: "journal"
    }
    BigButton {
        id: big
        y: 60
        text: "ROLL"
    }
    IconButton {
        id: icon
        x: 400
        glyph: "more"
        text: "More"
    }
    Toggle {
        id: toggle
        y: 140
        text: "Upslope"
    }
    Segmented {
        id: segments
        property var last
        y: 200
        choices: [{"value": "g", "label": "good"}, {"value": {"x": 1}, "label": "rough"}, {"value": 3, "label": "difficult"}]
        value: "g"
        onChosen: chosen => value = chosen
    }
    Stepper {
        id: stepper
        y: 260
        least: 0
        most: 3
        value: 1
        onChosen: chosen => value = chosen
    }
    TextEntry {
        id: entry
        y: 320
        label: "Name"
        text: "Carthage"
    }
    SearchField {
        id: search
        y: 400
        width: 300
    }
    ChoiceList {
        id: list
        x: 420
        y: 140
        width: 300
        name: "Rank"
        choices: [{"value": 1, "label": "one"}, {"value": 2, "label": "two"}, {"value": 3, "label": "three"}, {"value": 4, "label": "four"}, {"value": 5, "label": "five"}]
        value: 1
        onChosen: chosen => value = chosen
    }
    Snackbar { id: snackbar }

    SignalSpy { id: spy }
    SceneCase {
        name: "Controls"

        function init() {
            failOnWarning(/.?/);
            spy.clear();
        }
        function watch(target, signalName) {
            spy.signalName = "";
            spy.target = target;
            spy.signalName = signalName;
            spy.clear();
        }
        function test_fingers_hit_every_control() {
            for (const one of [button, icon, toggle, segments, stepper, list])
                verify(one.implicitHeight >= 48, one + " is " + one.implicitHeight);
            verify(icon.implicitWidth >= 48);
            verify(big.implicitHeight >= 64);
            for (const segment of Search.all(segments, one => one.clicked !== undefined))
                verify(segment.width >= 40 && segment.height >= 48);
        }
        function test_acts_on_release_and_sliding_off_cancels() {
            watch(button, "clicked");
            mousePress(button, 10, 10);
            compare(spy.count, 0);
            mouseRelease(button, 10, 10);
            compare(spy.count, 1);
            mousePress(button, 10, 10);
            mouseMove(button, 10, 300);
            mouseRelease(button, 10, 300);
            compare(spy.count, 1);
        }
        function test_enter_and_space_press_buttons_data() {
            return [{"tag": "Enter", "key": Qt.Key_Enter}, {"tag": "Return", "key": Qt.Key_Return}, {"tag": "Space", "key": Qt.Key_Space}];
        }
        function test_enter_and_space_press_buttons(data) {
            for (const one of [button, big, icon]) {
                watch(one, "clicked");
                one.forceActiveFocus(Qt.TabFocusReason);
                keyClick(data.key);
                compare(spy.count, 1, one.text);
            }
        }
        function test_keyboard_focus_is_seen() {
            button.forceActiveFocus(Qt.TabFocusReason);
            const ring = Search.all(button, one => one.shown !== undefined)[0];
            verify(ring.visible);
            segments.forceActiveFocus(Qt.TabFocusReason);
            verify(!ring.visible);
        }
        function test_long_press_and_right_click_hold() {
            watch(button, "held");
            tap(button, 10, 10, Qt.RightButton);
            compare(spy.count, 1);
            mousePress(button, 10, 10);
            tryCompare(spy, "count", 2, 2000);
            mouseRelease(button, 10, 10);
        }
        function test_toggle_by_keys() {
            toggle.checked = false;
            toggle.forceActiveFocus(Qt.TabFocusReason);
            watch(toggle, "toggled");
            keyClick(Qt.Key_Y);
            verify(toggle.checked);
            keyClick(Qt.Key_Y);
            verify(toggle.checked);
            keyClick(Qt.Key_N);
            verify(!toggle.checked);
            keyClick(Qt.Key_Space);
            verify(toggle.checked);
            keyClick(Qt.Key_Return);
            verify(!toggle.checked);
            compare(spy.count, 4);
        }
        function test_segments_walk_and_hold_any_value() {
            segments.value = "g";
            segments.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(segments.value.x, 1);
            compare(segments.index, 1);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(segments.value, 3);
            keyClick(Qt.Key_Left);
            compare(segments.index, 1);
            tap(Search.control(segments, "good"));
            compare(segments.value, "g");
        }
        function test_stepper_keeps_its_bounds() {
            stepper.value = 1;
            stepper.forceActiveFocus(Qt.TabFocusReason);
            for (let i = 0; i < 5; ++i)
                keyClick(Qt.Key_Up);
            compare(stepper.value, 3);
            for (let i = 0; i < 5; ++i)
                keyClick(Qt.Key_Minus);
            compare(stepper.value, 0);
            tap(Search.control(stepper, "One more"));
            compare(stepper.value, 1);
        }
        function test_list_opens_in_place() {
            list.value = 1;
            const before = list.implicitHeight;
            tap(list, 20, 20);
            verify(list.open);
            settle();
            verify(list.implicitHeight > before + 5 * 47);
            tap(Search.control(list, "four"));
            compare(list.value, 4);
            verify(!list.open);
            tryCompare(list, "implicitHeight", before);
            list.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(list.value, 5);
            keyClick(Qt.Key_Return);
            verify(list.open);
            keyClick(Qt.Key_Escape);
            verify(!list.open);
        }
        function test_text_is_told_when_it_has_changed() {
            watch(entry, "edited");
            entry.input.forceActiveFocus();
            entry.input.selectAll();
            for (const key of [Qt.Key_R, Qt.Key_O])
                keyClick(key);
            compare(spy.count, 0);
            keyClick(Qt.Key_Return);
            compare(spy.count, 1);
            compare(spy.signalArguments[0][0], "ro");
        }
        function test_search_clears() {
            search.input.forceActiveFocus();
            keyClick(Qt.Key_A);
            watch(search, "typed");
            keyClick(Qt.Key_Escape);
            compare(search.input.text, "");
            compare(spy.signalArguments[spy.count - 1][0], "");
        }
        function test_snackbar_acts_once_and_goes() {
            snackbar.show("Deleted.", "Undo");
            verify(snackbar.visible);
            watch(snackbar, "action");
            tap(Search.control(snackbar, "Undo"));
            compare(spy.count, 1);
            verify(!snackbar.visible);
            snackbar.lasts = 50;
            snackbar.show("Deleted.");
            tryCompare(snackbar, "visible", false, 1000);
            snackbar.lasts = 8000;
        }
        function test_snackbar_has_room_for_much() {
            const wide = snackbar.width, under = () => snackbar.mapFromItem(Search.control(snackbar, "Ask to undo"), 0, 0).y > snackbar.height / 3;
            snackbar.width = 388; // a phone's
            snackbar.show("Romans have chosen.", "Ask to undo");
            tryVerify(() => !under());
            snackbar.show("Romans place Small Difficult Terrain; it lies 10 MU from the west and 5 MU from the south edge. All terrain is placed. Place it at least 3 MU from every other card. Broken or marshy ground up to 2 MU a side.", "Ask to undo");
            tryVerify(under);
            verify(snackbar.height < 200);
            snackbar.width = wide;
            snackbar.hide();
        }
        function test_no_motion_when_it_is_not_wanted() {
            Theme.reducedMotion = true;
            compare(Theme.quick, 0);
            compare(Theme.calm, 0);
            Theme.reducedMotion = false;
            verify(Theme.calm < 250);
        }
        function test_all_text_is_plain() {
            for (const text of Search.words(scene))
                compare(text.textFormat, Text.PlainText);
        }
    }
}
