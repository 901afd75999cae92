// SPDX-License-Identifier: GPL-3.0-or-later
// What a mouse reads that rests on a button, a finger reads that holds it; a small sign says that there is more.
import QtQuick
import QtTest
import Optio
import "Search.js" as Search

Item {
    id: scene
    width: 600
    height: 300

    AppButton {
        id: button
        x: 200
        y: 100
        text: "Rally"
        tip: "No leader stands near enough."
    }
    IconButton {
        id: sign
        x: 20
        y: 20
        glyph: "more"
        text: "More"
    }
    SignalSpy {
        id: clicked
        target: button
        signalName: "clicked"
    }

    SceneCase {
        name: "Tip"

        function init() {
            failOnWarning(/.?/);
            clicked.clear();
        }
        function bubbles() {
            return Search.all(scene.Window.contentItem, one => one.objectName === "tipBubble" && one.visible);
        }
        function test_holding_shows_it_and_is_no_tap() {
            const touch = touchEvent(button);
            touch.press(0, button).commit();
            wait(1000);
            touch.release(0, button).commit();
            compare(bubbles().length, 1);
            compare(clicked.count, 0);
            compare(Search.words(bubbles()[0])[0].text, button.tip);
            tryVerify(() => bubbles().length === 0, 6000);
        }
        function test_a_sign_says_its_name() {
            const touch = touchEvent(sign);
            touch.press(0, sign).commit();
            wait(1000);
            touch.release(0, sign).commit();
            compare(bubbles().length, 1);
            tryVerify(() => bubbles().length === 0, 6000);
        }
        function test_a_tap_is_a_tap() {
            const touch = touchEvent(button);
            touch.press(0, button).commit();
            touch.release(0, button).commit();
            compare(clicked.count, 1);
            compare(bubbles().length, 0);
        }
    }
}
