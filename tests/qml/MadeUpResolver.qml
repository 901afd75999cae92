// SPDX-License-Identifier: GPL-3.0-or-later
// A ruling's form with made-up figures that remembers what the players did with it.
import QtQml
import OptioTest

QtObject {
    id: resolver

    property string title: "Close combat"
    property string subtitle: "bound 7 · Carthage's bound"
    property string refusal: ""
    readonly property bool ready: refusal === ""
    property string rule: "12"
    property var log: []
    property var slots: [{"id": "a", "label": "Carthage", "unit": "a1.2", "candidates": [{"id": "a1.2", "label": "Spears (O)", "detail": "Hanno", "icon": "spears"}]}, {"id": "b", "label": "Rome", "unit": "b1.1", "candidates": [{"id": "b1.1", "label": "Blades (O)", "detail": "Varro", "icon": "blades"}, {"id": "b1.2", "label": "Psiloi (S)", "detail": "Varro", "icon": "psiloi"}]}]
    property var contestants: [{"side": "a", "title": "Spears (O)", "subtitle": "Carthage · Hanno · general's element", "icon": "spears", "score": "+6"}, {"side": "b", "title": "Blades (O)", "subtitle": "Rome · Varro", "icon": "blades", "score": "+4"}]
    property FormRows questions: FormRows {
        rows: [
            {"id": "up", "side": "a", "label": "Upslope", "kind": "yesNo", "value": false, "standard": false, "effect": "+14 %", "tone": "good", "rule": "8.2"},
            {"id": "ov", "side": "a", "label": "Flanks overlapped", "kind": "count", "least": 0, "most": 2, "value": 0, "standard": 0, "effect": "−11 % each", "tone": "bad"},
            {"id": "rank", "side": "a", "label": "2nd rank", "kind": "choice", "choices": [{"value": "none", "label": "none"}, {"value": {"type": "Sp"}, "label": "Spears (O)", "effect": "+14 %", "tone": "good"}, {"value": "p", "label": "Psiloi (O)"}, {"value": "k", "label": "Pikes (I)", "effect": "−2 %", "tone": "bad"}, {"value": "h", "label": "Hordes"}], "value": {"type": "Sp"}, "standard": "none"},
            {"id": "ground", "side": "b", "label": "Ground", "kind": "choice", "choices": [{"value": "g", "label": "good"}, {"value": "r", "label": "rough", "effect": "−11 %", "tone": "bad"}, {"value": "d", "label": "difficult", "effect": "−25 %", "tone": "bad"}], "value": "g", "standard": "g"},
            {"id": "many", "side": "b", "label": "Elements in contact", "kind": "count", "least": 0, "most": 12, "value": 4, "standard": 4, "effect": "+2 % each", "tone": "good"},
            {"id": "river", "side": "b", "label": "In a river", "kind": "yesNo", "value": false, "standard": false, "idle": true},
            {"id": "town", "side": "b", "label": "In a town", "kind": "yesNo", "value": false, "standard": false, "idle": true}
        ]
    }
    property var bands: [{"label": "Blades destroyed", "percent": "11 %", "fraction": "4/36", "p": 4 / 36, "favours": "a", "weight": 3}, {"label": "Blades recoil", "percent": "61 %", "fraction": "22/36", "p": 22 / 36, "favours": "a", "weight": 1}, {"label": "equal", "percent": "11 %", "fraction": "4/36", "p": 4 / 36, "favours": "", "weight": 0}, {"label": "Spears recoil", "percent": "17 %", "fraction": "6/36", "p": 6 / 36, "favours": "b", "weight": 1}]
    property var atLeast: [{"label": "Carthage at least holds", "percent": "83 %", "fraction": "30/36"}]
    property var preview: ({})
    property var owners: []
    property var dice: [{"side": "a", "label": "Carthage", "faces": [1, 2, 3, 4, 5, 6], "value": -1}, {"side": "b", "label": "Rome", "faces": [1, 2, 3, 4, 5, 6], "value": -1}]

    function did(what: string) {
        log = log.concat([what]);
    }
    function setAnswer(id: string, value: var) {
        did(`answer ${id} ${JSON.stringify(value)}`);
        questions.rows = questions.rows.map(row => row.id === id ? Object.assign({}, row, {"value": value}) : row);
    }
    function setSlot(id: string, unit: string) {
        did(`slot ${id} ${unit}`);
        slots = slots.map(slot => slot.id === id ? Object.assign({}, slot, {"unit": unit}) : slot);
    }
    function setPick(id: string, unit: string, part: string, count: int) {
        did(`pick ${id} ${unit} ${part} ${count}`);
        slots = slots.map(slot => {
            if (slot.id !== id)
                return slot;
            const candidates = slot.candidates.map(one => one.unit === unit && one.part === part ? Object.assign({}, one, {"count": count}) : one);
            const picked = candidates.reduce((sum, one) => sum + one.count, 0);
            return Object.assign({}, slot, {"candidates": candidates, "picked": picked, "summary": candidates.filter(one => one.count > 0).map(one => one.count + " " + one.label).join(", ")});
        });
    }
    function pickAll(id: string, all: bool) {
        did(`all ${id} ${all}`);
    }
    function setDie(index: int, face: int) {
        did(`die ${index} ${face}`);
        dice = dice.map((die, i) => i === index ? Object.assign({}, die, {"value": face}) : die);
    }
    function clearDie(index: int) {
        setDie(index, -1);
    }
    function roll() {
        did("roll");
    }
    function close() {
        did("close");
    }
}
