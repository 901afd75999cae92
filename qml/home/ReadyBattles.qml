// SPDX-License-Identifier: GPL-3.0-or-later
// The ready-made battles: a few of them, one from each rule set first, and the others on request. `picked` when one is tapped.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    property var battles: []
    property int shown: 3

    signal picked(battle: var)

    visible: battles.length > 0
    title: qsTr("Ready-made battles")

    // To read all armies takes a while; the first picture of the page does not wait for it.
    Connections {
        target: card.Window.window
        enabled: !reading.running && card.battles.length === 0
        function onFrameSwapped() {
            reading.start();
        }
    }
    Timer {
        id: reading
        interval: 20
        onTriggered: card.battles = App.games.examples
    }
    Repeater {
        model: card.battles.slice(0, card.shown)

        GameRow {
            required property var modelData
            required property int index
            objectName: "example_" + index
            Layout.fillWidth: true
            text: qsTr("%1, %2").arg(modelData.name).arg(modelData.when)
            detail: qsTr("%1 · %2").arg(modelData.rulesetName).arg(modelData.armies)
            removable: false
            onClicked: card.picked(modelData)
        }
    }
    AppButton {
        objectName: "moreBattles"
        Layout.fillWidth: true
        visible: card.shown < card.battles.length
        kind: "quiet"
        glyph: "down"
        text: qsTr("More ready-made battles")
        onClicked: card.shown += 9
    }
}
