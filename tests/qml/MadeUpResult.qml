// SPDX-License-Identifier: GPL-3.0-or-later
// A ruling with made-up figures that remembers what the players did with it. `repeat` makes it as long as one likes.
import QtQml

QtObject {
    id: result

    property bool last: true
    property int repeat: 1
    property var log: []
    property string title: "Close combat"
    property string sentence: "Rome's Blades recoil"
    property string announcement: "Bound 7, ruling 23: Rome's Blades recoil"
    property string comparison: "Less, but more than half"
    property string chance: "This had a chance of 61 % (22/36)."
    property var instructions: [{"side": "b", "text": "Move them straight back by the depth of their base."}, {"side": "a", "text": "Spears may stay where they are."}]
    property var followUps: []
    property var changes: ["Blades (O): 8, now 7"]
    readonly property var sides: [{"side": "a", "title": "Spears (O)", "subtitle": "Carthage", "icon": "spears", "dice": [{"value": 4, "faces": 6, "from": "typed", "label": "Carthage"}], "total": 10, "totals": [], "lines": lines([["die", 4, ""], ["Spears against foot", 4, "8.1"], ["upslope", 2, "8.2"]])}, {"side": "b", "title": "Blades (O)", "subtitle": "Rome", "icon": "blades", "dice": [{"value": 3, "faces": [1, 2, 3, 4, 5, 6], "from": "app", "label": "Rome"}], "total": 7, "totals": [], "lines": lines([["die", 3, ""], ["Blades against foot", 5, "8.1"], ["one flank overlapped", -1, "8.3"]])}, {"side": "", "title": "", "subtitle": "", "icon": "", "dice": [{"value": 0, "faces": 10, "from": "app", "label": "weather"}], "total": null, "totals": [], "lines": lines([["The weather holds", "dry", "9"]])}]

    function lines(given: var): var {
        let all = [];
        for (let i = 0; i < repeat; ++i)
            all = all.concat(given.map(line => ({"id": line[0], "label": line[0], "value": line[1], "rule": line[2], "stage": line[0] === "die" ? "die" : "score"})));
        return all;
    }
    function rule(number: string): var {
        return number === "8.2" ? {"rule": number, "title": "Higher ground", "text": "Who stands above adds one."} : {};
    }
    function accept() {
        log = log.concat(["accept"]);
    }
    function followUp(index: int) {
        log = log.concat([`followUp ${index}`]);
    }
    function change() {
        log = log.concat(["change"]);
    }
    function undo() {
        log = log.concat(["undo"]);
    }
}
