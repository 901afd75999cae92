// SPDX-License-Identifier: GPL-3.0-or-later
// The phases of a turn: chips that can be tapped and say the step, the list behind them, and the band that says once what broke.
import QtQuick
import QtTest
import Optio
import "Search.js" as Search

Item {
    id: scene
    width: 1280
    height: 800

    readonly property var turn: ["Command", "Skirmish", "Manoeuvre", "Charge", "Combat"].map((label, at) => ({"id": label.toLowerCase(), "label": label, "state": at < 1 ? "done" : at === 1 ? "now" : "todo"}))

    PhaseStrip {
        id: strip
        width: parent.width
        phases: scene.turn
        side: "a"
        step: "Light troops"
    }
    PhaseList {
        id: list
        y: 100
        width: 480
        height: 500
        phases: scene.turn
        side: "a"
        about: id => ({"text": "What it is for", "rulings": [{"id": "move", "title": "Move", "refusal": ""}, {"id": "shoot", "title": "Shoot", "refusal": "nobody can"}], "ends": id === "combat" ? ["Skirmish", "Manoeuvre"] : [], "passed": id === "combat" ? ["two may still move"] : [], "stop": id === "combat" ? "First: the charges" : ""})
    }
    FallenBand {
        id: band
        y: 650
        width: parent.width
    }
    SignalSpy {
        id: chosen
        target: strip
        signalName: "chosen"
    }
    SignalSpy {
        id: skipped
        target: list
        signalName: "skip"
    }
    SignalSpy {
        id: ruling
        target: list
        signalName: "ruling"
    }
    SignalSpy {
        id: dismissed
        target: band
        signalName: "dismissed"
    }

    SceneCase {
        name: "Phases"

        function init() {
            failOnWarning(/.?/);
            for (const spy of [chosen, skipped, ruling, dismissed])
                spy.clear();
            strip.width = 1280;
            list.chosen = "";
            waitForRendering(scene);
        }
        function named(where, name) {
            return Search.all(where, one => one.objectName === name && one.visible)[0];
        }
        function test_each_chip_asks_what_belongs_to_it() {
            tap(named(strip, "phase_combat"));
            compare(chosen.signalArguments[0][0], "combat");
            verify(named(strip, "phase_skirmish").text.includes("Light troops"));
            verify(named(strip, "phase_skirmish").height >= 48);
            named(strip, "phase_charge").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(chosen.signalArguments[1][0], "charge");
        }
        function test_where_there_is_no_room_the_present_one_leads_to_all() {
            strip.width = 380;
            waitForRendering(strip);
            verify(!strip.spelt);
            verify(Search.words(strip).some(text => text.text.includes("Light troops")), "the step stays in sight");
            tap(named(strip, "phase_combat"));
            compare(chosen.count, 0);
            tap(named(strip, "phase_skirmish"));
            compare(chosen.count, 1);
        }
        function test_the_list_says_what_the_way_ends_and_leaves() {
            tap(named(list, "phaseRow_combat"));
            compare(list.chosen, "combat");
            tryVerify(() => named(list, "skipTo_combat") !== undefined);
            const text = Search.words(list).map(one => one.text).join("|");
            for (const part of ["Skirmish, Manoeuvre", "two may still move", "First: the charges", "What it is for"])
                verify(text.includes(part), part + " in " + text);
            tap(named(list, "skipTo_combat"));
            compare(skipped.signalArguments[0][0], "combat");
            tap(named(list, "phaseRuling_shoot"));
            compare(Array.from(ruling.signalArguments[0]).join(), "shoot,nobody can");
            tap(named(list, "phaseRow_command"));
            tryVerify(() => named(list, "phaseRuling_move") !== undefined);
            verify(named(list, "skipTo_command") === undefined, "what is done is not skipped to");
        }
        function test_what_broke_is_said_once() {
            verify(!band.visible);
            compare(band.height, 0);
            band.uncovered = false;
            band.fallen = [{"key": "a1", "side": "a", "text": "Mago's command is demoralised.", "rule": "DBM-161"}];
            verify(band.visible);
            compare(band.width, scene.width);
            compare(band.said, "", "nothing is said under a card");
            band.uncovered = true;
            compare(band.said, "Mago's command is demoralised.");
            compare(named(band, "fallenText").Accessible.name, band.said);
            tap(named(band, "fallenRead"));
            compare(dismissed.count, 1);
            band.fallen = [];
            compare(band.said, "");
        }
    }
}
