// SPDX-License-Identifier: GPL-3.0-or-later
// Text on the ground it really stands on, measured in the picture, in the three themes: at least 4.5 to 1, 3 to 1 for large text.
import QtQuick
import QtTest
import Optio
import OptioTest
import "Search.js" as Search

Item {
    id: scene
    width: 1280
    height: 800

    Rectangle {
        anchors.fill: parent
        color: Theme.ground
    }
    Flow {
        id: gallery
        visible: false
        anchors.fill: parent
        spacing: 12
        AppButton { text: "Plain" }
        AppButton { text: "Bronze"; kind: "primary" }
        AppButton { text: "Side a"; kind: "primary"; side: "a" }
        AppButton { text: "Side b"; kind: "primary"; side: "b" }
        AppButton { text: "Delete"; kind: "danger" }
        AppButton { text: "Chosen"; selected: true }
        AppButton { text: "Quiet"; kind: "quiet" }
        BigButton { text: "Roll"; side: "a"; detail: "two dice" }
        BigButton { text: "Roll"; side: "b"; detail: "two dice" }
        BigButton { text: "Roll"; detail: "two dice" }
        BigButton { text: "Close combat"; detail: "two dice"; plain: true }
        Chip { text: "ME 14 / 32" }
        Chip { text: "demoralised"; tone: "bad" }
        Chip { text: "safe"; tone: "good" }
        Chip { text: "general"; tone: "accent" }
        Chip { text: "uncontrolled"; tone: "warn" }
        UnitDelegate { id: unit; width: 400; unit: ({"label": "Spears", "detail": "HI", "count": 4, "badges": [{"text": "must charge", "tone": "warn"}, {"text": "routing", "tone": "bad"}]}) }
        Chip { text: "Carthage"; side: "a" }
        Chip { text: "Rome"; side: "b" }
        Heading { text: "Carthage"; side: "a" }
        Heading { text: "Rome"; side: "b" }
        AppText { text: "quiet words"; quiet: true }
        TextEntry { label: "Name"; text: "Carthage" }
        SearchField { width: 200 }
        EmptyState { title: "No army yet"; text: "Make one."; actionText: "New army" }
        ChoiceList { width: 300; open: true; value: 1; choices: [{"value": 1, "label": "one", "detail": "first", "effect": "+1 %", "tone": "good"}, {"value": 2, "label": "two", "detail": "second", "effect": "−1 %", "tone": "bad"}] }
        Segmented { value: 1; choices: [{"value": 1, "label": "one", "effect": "+1 %", "tone": "good"}, {"value": 2, "label": "two", "effect": "−1 %", "tone": "bad"}] }
    }
    RuleWords {
        id: words
    }
    Chip {
        id: chip
        visible: false
        text: "demoralised"
    }
    NoticeRow {
        id: notice
        visible: false
        text: "demoralised"
        figure: "28 %"
    }
    Snackbar {
        id: snackbar
        anchors.bottom: parent.bottom
        visible: gallery.visible
        text: "Carthage deleted."
        actionText: "Undo"
    }
    ResolverSheet {
        id: resolver
        visible: false
        anchors.fill: parent
        resolver: MadeUpResolver {}
    }
    ResultCard {
        id: result
        visible: false
        anchors.fill: parent
        result: MadeUpResult {}
    }

    SceneCase {
        name: "Contrast"

        function init() {
            failOnWarning(/.?/);
        }
        function cleanup() {
            Theme.dark = false;
            Theme.contrast = false;
            for (const page of [gallery, resolver, result])
                page.visible = false;
        }
        function light(colour) {
            const part = x => x <= 0.03928 ? x / 12.92 : Math.pow((x + 0.055) / 1.055, 2.4);
            return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b);
        }
        function ratio(one, other) {
            const a = light(one), b = light(other);
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        }
        /// The commonest colour where a text stands.
        function under(picture, text) {
            const counts = {};
            const place = text.mapToItem(scene, 0, 0);
            const w = text.width, h = text.height;
            for (let i = 0; i <= 24; ++i)
                for (let k = 0; k <= 8; ++k) {
                    const px = Math.round(place.x + (w - 1) * i / 24), py = Math.round(place.y + (h - 1) * k / 8);
                    if (px >= 0 && py >= 0 && px < scene.width && py < scene.height) {
                        const key = String(picture.pixel(px, py));
                        counts[key] = (counts[key] ?? 0) + 1;
                    }
                }
            const best = Object.keys(counts).sort((a, b) => counts[b] - counts[a])[0];
            return best === undefined ? null : Qt.color(best);
        }
        /// Whether a text lies wholly inside everything that clips it.
        function inside(text) {
            for (let at = text.parent; at; at = at.parent) {
                const top = text.mapToItem(at, 0, 0), bottom = text.mapToItem(at, text.width, text.height);
                if (at.clip && (top.y < 0 || bottom.y > at.height || top.x < 0 || bottom.x > at.width))
                    return false;
                if (at === scene)
                    break;
            }
            return true;
        }
        function test_text_data() {
            const rows = [];
            for (const theme of ["light", "dark", "contrast"])
                for (const page of ["gallery", "resolver", "result"])
                    rows.push({"tag": page + ", " + theme, "theme": theme, "page": page});
            return rows;
        }
        function test_text(data) {
            Theme.dark = data.theme === "dark";
            Theme.contrast = data.theme === "contrast";
            const page = {"gallery": gallery, "resolver": resolver, "result": result}[data.page];
            page.visible = true;
            settle();
            const picture = grabImage(scene);
            let measured = 0;
            for (const text of Search.words(scene)) {
                if (!inside(text))
                    continue;
                const ground = under(picture, text);
                if (ground === null)
                    continue;
                const large = text.font.pixelSize >= 24 || text.font.bold && text.font.pixelSize >= 19;
                const found = ratio(text.color, ground);
                verify(found >= (large ? 3 : 4.5), `"${text.text}" ${text.color} on ${ground}: ${found.toFixed(2)}`);
                ++measured;
            }
            verify(measured >= 20, "only " + measured + " texts were measured");
        }
        /// A unit's badges have their colours in its row too, but not on the colour of a chosen one.
        function test_badges_of_a_unit() {
            gallery.visible = true;
            const words = () => Search.words(unit).map(text => text.text).join(" ");
            const colour = word => String(Search.words(unit).find(text => text.text.startsWith(word)).color);
            verify(words().includes("must charge · routing · HI"), words());
            compare(colour("must charge"), String(Theme.warn));
            compare(colour("routing"), String(Theme.bad));
            unit.selected = true;
            verify(words().includes("HI · must charge · routing"), words());
            compare(colour("routing"), colour("HI"));
            unit.selected = false;
        }
        /// Each tone is told apart from the others, "none" included: a warning is never grey.
        function test_tones_data() {
            return ["light", "dark", "contrast"].map(theme => ({"tag": theme}));
        }
        function test_tones(data) {
            Theme.dark = data.tag === "dark";
            Theme.contrast = data.tag === "contrast";
            verify(Theme.tones.includes("warn"));
            const seen = Theme.tones.map(tone => String(Theme.tone(tone)));
            compare(new Set(seen).size, Theme.tones.length, seen.join(" "));
        }
        /// A tone that a rule set may say has a colour; one that Theme does not know is a warning, and a warning fails.
        function test_tones_of_the_rules() {
            compare(words.tones.filter(tone => tone !== "").sort(), Theme.tones.slice().sort());
            notice.visible = true;
            for (const tone of words.tones) {
                chip.tone = notice.tone = tone;
                compare(String(chip.colour), String(Theme.tone(tone)));
                compare(String(Search.words(notice).find(text => text.text === "28 %").color), String(tone === "none" ? Theme.ink : Theme.tone(tone)));
            }
            notice.visible = false;
        }
        function test_tokens_data() {
            return [{"tag": "light"}, {"tag": "dark"}, {"tag": "contrast"}];
        }
        function test_tokens(data) {
            Theme.dark = data.tag === "dark";
            Theme.contrast = data.tag === "contrast";
            for (const ground of ["ground", "surface", "raised", "pressed"])
                verify(ratio(Theme.ink, Theme[ground]) >= 7, "ink on " + ground);
            for (const ground of ["ground", "surface"])
                for (const ink of ["quiet", "sideA", "sideB", "accent", "good", "bad"])
                    verify(ratio(Theme[ink], Theme[ground]) >= 4.5, `${ink} on ${ground}: ${ratio(Theme[ink], Theme[ground])}`);
            for (const [ink, ground] of [["sideAInk", "sideA"], ["sideBInk", "sideB"], ["accentInk", "accent"], ["neutralInk", "neutral"], ["badInk", "bad"], ["ink", "tileAccent"], ["ink", "tileA"], ["ink", "tileB"]])
                verify(ratio(Theme[ink], Theme[ground]) >= 4.5, `${ink} on ${ground}: ${ratio(Theme[ink], Theme[ground])}`);
            // Figures and edges that carry meaning: 3 to 1.
            for (const [ink, ground] of [["sideA", "tileA"], ["sideB", "tileB"], ["edge", "surface"], ["edge", "ground"], ["accent", "surface"]])
                verify(ratio(Theme[ink], Theme[ground]) >= 3, `${ink} on ${ground}: ${ratio(Theme[ink], Theme[ground])}`);
        }
    }
}
