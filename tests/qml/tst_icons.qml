// SPDX-License-Identifier: GPL-3.0-or-later
// Every troop type and every sign has a drawing, and it leaves ink on its tile even at 32 pixels.
import QtQuick
import QtTest
import Optio

Item {
    id: scene
    width: 200
    height: 100

    /// Variants of a kind, which differ in their arms.
    readonly property var variants: ["elephants-armoured", "cataphracts", "equites", "cavalry-barbarian", "cavalry-and-foot", "lighthorse-shield", "chariots", "chariots-light", "peltasts", "triarii", "hastati", "cohort", "cohort-veterans", "lightfoot", "velites", "slingers", "archers-light", "monster-large-ridden"]

    TroopIcon {
        id: troop
        size: 32
        side: "a"
    }
    Icon {
        id: sign
        x: 100
        size: 32
    }

    SceneCase {
        name: "Icons"

        function init() {
            failOnWarning(/.?/);
        }
        function test_troops_data() {
            return ["elephants", "knights", "cavalry", "lighthorse", "camelry", "expendables", "spears", "pikes", "blades", "bowmen", "auxilia", "psiloi", "warband", "hordes", "artillery", "warwagons", "baggage", "galleys", "ships", "boats", "unknown"].concat(scene.variants).map(name => ({"tag": name}));
        }
        function inked(item, colour) {
            const picture = grabImage(item);
            let n = 0;
            for (let x = 0; x < 32; ++x)
                for (let y = 0; y < 32; ++y)
                    n += Qt.colorEqual(picture.pixel(x, y), colour) ? 1 : 0;
            return n;
        }
        function test_troops(data) {
            verify(Theme.troops.paths[data.tag] !== undefined);
            troop.name = data.tag;
            settle();
            const n = inked(troop, Theme.sideA);
            verify(n > 40 && n < 700, n + " pixels");
        }
        function test_variants_differ() {
            const seen = {};
            for (const name of ["elephants", "knights", "cavalry", "lighthorse", "expendables", "spears", "blades", "auxilia", "psiloi", "bowmen", "monster-large"].concat(scene.variants)) {
                troop.name = name;
                settle();
                const picture = grabImage(troop);
                let rows = "";
                for (let y = 0; y < 32; ++y)
                    for (let x = 0; x < 32; ++x)
                        rows += Qt.colorEqual(picture.pixel(x, y), Theme.sideA) ? "#" : ".";
                for (const other in seen) {
                    let apart = 0;
                    for (let i = 0; i < rows.length; ++i)
                        apart += rows[i] !== seen[other][i] ? 1 : 0;
                    verify(apart > 8, `${name} and ${other} differ in ${apart} pixels only`);
                }
                seen[name] = rows;
            }
        }
        function test_an_unknown_name_shows_a_shield() {
            troop.name = "no such troops";
            compare(troop.paths, Theme.troops.paths.unknown);
        }
        function test_signs_data() {
            return ["undo", "journal", "back", "more", "settings", "search", "add", "delete", "share", "edit", "rules", "dice", "close", "check", "warning", "rotate", "star"].map(name => ({"tag": name}));
        }
        function test_signs(data) {
            sign.name = data.tag;
            settle();
            verify(inked(sign, Theme.ink) > 12);
        }
    }
}
