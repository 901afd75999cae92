// SPDX-License-Identifier: GPL-3.0-or-later
// A panel turned by 180° for the player across the table: all that opens in it is turned with it, so nothing may be a pop-up.
import QtQuick
import QtTest
import Optio
import "Search.js" as Search

Item {
    id: scene
    width: 900
    height: 700

    MadeUpResolver { id: made }
    Item {
        id: panel
        anchors.fill: parent
        rotation: 180
        ResolverSheet {
            id: sheet
            anchors.fill: parent
            resolver: made
            rules: MadeUpResult {}
        }
    }

    SceneCase {
        name: "Turned"

        function init() {
            failOnWarning(/.?/);
        }
        function window() {
            let top = scene;
            while (top.parent)
                top = top.parent;
            return top;
        }
        /// Whether an item is upright on the screen.
        function upright(item) {
            return item.mapToItem(null, 0, 10).y > item.mapToItem(null, 0, 0).y;
        }
        function test_everything_that_opens_is_turned() {
            const overlays = () => Search.all(window(), one => /Overlay|Popup/.test(String(one)));
            const before = window().children.length;
            const list = Search.all(sheet, one => one.placeholder !== undefined && one.open !== undefined && Search.shown(one))[0];
            tap(list, 20, 20);
            tryVerify(() => list.open);
            settle();
            const choice = Search.control(list, "none");
            verify(!upright(choice));
            verify(choice.mapToItem(null, 0, 0).y < list.mapToItem(null, 0, 0).y, "it opens towards its own player");
            tap(choice);
            verify(made.log.includes('answer rank "none"'));
            tap(Search.control(sheet, "Carthage"));
            const faces = Search.all(sheet, one => one.picked !== undefined && Search.shown(one))[0];
            settle();
            verify(!upright(faces));
            tap(Search.control(faces, "6"));
            compare(made.dice[0].value, 6);
            tap(Search.control(sheet, "Why? · rules"));
            const words = Search.words(sheet).find(text => text.text === "Close combat" && text.font.pixelSize < 30 && text.parent.parent.y > 0);
            verify(!upright(words));
            keyClick(Qt.Key_Escape);
            compare(overlays().length, 0);
            compare(window().children.length, before);
        }
        function test_one_side_alone_can_face_its_player() {
            sheet.farSide = "b";
            settle();
            const titles = Search.words(sheet).filter(text => text.font.pixelSize === Theme.textUnit);
            // The whole panel is turned already, so side b stands upright again.
            verify(!upright(titles.find(text => text.text === "Spears (O)")));
            verify(upright(titles.find(text => text.text === "Blades (O)")));
            tap(Search.control(sheet, "rough"));
            verify(made.log.includes('answer ground "r"'));
            sheet.farSide = "";
        }
        function test_a_tip_is_turned_with_its_control() {
            const back = Search.control(sheet, "Back");
            const place = back.mapToItem(scene, back.width / 2, back.height / 2);
            mouseMove(scene, place.x, place.y);
            const bubble = () => Search.words(window()).find(text => text.text === "Back");
            tryVerify(() => bubble() !== undefined, 2000);
            verify(!upright(bubble()));
            mouseMove(scene, 450, 350);
            tryVerify(() => bubble() === undefined, 2000);
        }
    }
}
