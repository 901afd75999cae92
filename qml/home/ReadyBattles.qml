// SPDX-License-Identifier: GPL-3.0-or-later
// The ready-made battles: a few of them, one from each rule set first, and the others on request. `picked` when one is tapped.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    property var battles: []
    property bool read: false
    property int shown: 3

    signal picked(battle: var)
    signal seriesWanted(ruleset: string, id: string)

    visible: battles.length > 0
    title: qsTr("Ready-made battles")

    // To read all armies takes a while; the first picture of the page does not wait for it.
    Connections {
        target: card.Window.window
        enabled: !reading.running && !card.read
        function onFrameSwapped() {
            reading.start();
        }
    }
    Timer {
        id: reading
        interval: 20
        onTriggered: {
            card.read = true;
            card.battles = App.games.examples;
        }
    }
    LayoutRepeater {
        model: card.battles.length > 0 ? App.series.all : []

        GameRow {
            required property var modelData
            objectName: "series_" + modelData.id
            Layout.fillWidth: true
            text: modelData.name
            detail: [modelData.rulesetName, qsTr("%n battles, one after another", "", modelData.battles.length), modelData.fought > 0 ? qsTr("%1 of %2 won").arg(modelData.won).arg(modelData.fought) : ""].filter(part => part !== "").join(" · ")
            removable: false
            onClicked: card.seriesWanted(modelData.ruleset, modelData.id)
        }
    }
    LayoutRepeater {
        model: card.battles.slice(0, card.shown)

        GameRow {
            required property var modelData
            required property int index
            objectName: "example_" + index
            Layout.fillWidth: true
            text: qsTr("%1, %2").arg(modelData.name).arg(modelData.when)
            detail: [modelData.rulesetName, modelData.armies, modelData.length].join(" · ")
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
