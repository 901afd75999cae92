// SPDX-License-Identifier: GPL-3.0-or-later
// The result card: announced, complete, its buttons in sight however much it has to tell.
import QtQuick
import QtTest
import Optio
import "Search.js" as Search

Item {
    id: scene
    width: 1280
    height: 800

    FontMetrics { id: letters }
    MadeUpResult { id: made }
    ResultCard {
        id: card
        anchors.fill: parent
        result: made
    }

    SceneCase {
        name: "Result"

        function init() {
            failOnWarning(/.?/);
            made.log = [];
            made.repeat = 1;
            card.forceActiveFocus();
        }
        function test_the_sentence_is_large_and_announced() {
            const sentence = Search.words(card).find(text => text.text === "Rome's Blades recoil");
            verify(sentence.font.pixelSize >= 28);
            compare(sentence.Accessible.role, Accessible.AlertMessage);
            compare(sentence.Accessible.name, made.announcement);
        }
        function test_overfull_stays_usable_data() {
            return [{"tag": "tablet", "w": 1280, "h": 800}, {"tag": "portrait", "w": 800, "h": 1280}, {"tag": "phone", "w": 412, "h": 915}, {"tag": "small phone", "w": 360, "h": 640}];
        }
        function test_overfull_stays_usable(data) {
            scene.width = data.w;
            scene.height = data.h;
            made.repeat = 12;
            settle();
            for (const name of ["APPLY", "Change something", "Undo"]) {
                const button = Search.control(card, name);
                const corner = button.mapToItem(scene, button.width, button.height);
                verify(corner.x <= data.w && corner.y <= data.h && button.height >= 48, `${name} ends at ${corner.x}, ${corner.y}`);
            }
            verify(Search.control(card, "APPLY").height >= 64);
            for (const text of Search.words(card)) {
                const right = text.mapToItem(scene, text.width, 0).x;
                verify(right <= data.w + 1, `"${text.text}" ends at ${right}`);
            }
            scene.width = 1280;
            scene.height = 800;
        }
        function test_keys() {
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Escape);
            compare(made.log.join(), "accept,change");
            tap(Search.control(card, "Undo"));
            compare(made.log[2], "undo");
        }
        function test_what_may_come_next_is_offered() {
            made.followUps = [{"resolver": "recoil", "label": "It cannot recoil: destroyed", "input": {}}, {"resolver": "pursue", "label": "They pursue", "input": {}}];
            const button = Search.control(card, "It cannot recoil: destroyed");
            verify(button.height >= 48);
            tap(button);
            const next = Search.control(card, "They pursue");
            next.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(made.log.join(), "followUp 0,followUp 1");
            made.followUps = [];
        }
        function test_large_text_breaks_no_word() {
            scene.width = 412;
            scene.height = 915;
            Theme.scale = 2;
            settle();
            for (const name of ["APPLY", "Change something", "Undo"])
                for (const text of Search.words(Search.control(card, name)))
                    for (const word of text.text.split(" ")) {
                        letters.font = text.font;
                        verify(letters.advanceWidth(word) <= text.width + 1, `"${word}" is broken`);
                    }
            Theme.scale = 1;
            scene.width = 1280;
            scene.height = 800;
        }
        function test_a_held_line_opens_its_rule() {
            const line = Search.control(card, "upslope");
            mousePress(line, 20, 10);
            tryVerify(() => Search.words(card).some(text => text.text === "Who stands above adds one."), 2000);
            mouseRelease(line, 20, 10);
            verify(Search.words(card).some(text => text.text === "Who stands above adds one."));
            keyClick(Qt.Key_Escape);
            tryVerify(() => !Search.words(card).some(text => text.text === "Who stands above adds one."));
            compare(made.log.length, 0);
        }
        function test_figures_keep_their_sign() {
            const figures = Search.all(card, one => one.colour !== undefined && one.font !== undefined && one.text !== undefined).map(one => one.text);
            for (const wanted of ["+4", "\u22121", "10", "7", "4", "dry"])
                verify(figures.includes(wanted), wanted + " in " + figures);
        }
    }
}
