// SPDX-License-Identifier: GPL-3.0-or-later
// What has changed of the counters since the page was looked at last, for a moment: CounterShifts { game: App.game; uncovered: page.enabled }. `shown` maps
// a unit, "/" and a group or "=" and a side to {text, tone}, see ChangeSign.
import QtQuick

Timer {
    id: shifts

    required property var game
    /// Can the page be seen, with nothing lying over it?
    property bool uncovered: true
    property var shown: ({})

    function look() {
        if (!uncovered)
            return;
        const found = game.takeShifts();
        if (Theme.reducedMotion || Object.keys(found).length === 0)
            return;
        shown = found;
        restart();
    }

    readonly property Connections told: Connections {
        target: shifts.game
        function onSidesChanged() {
            shifts.look();
        }
    }

    interval: 600
    onTriggered: shown = {}
    onUncoveredChanged: look()
}
