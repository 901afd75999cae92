// SPDX-License-Identifier: GPL-3.0-or-later
// A small campaign: ready-made battles one after another, how each ended, and the next one to fight.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    property string series
    readonly property var shown: Array.from(App.series.all).find(one => one.ruleset === ruleset && one.id === series) ?? ({"name": "", "story": "", "battles": [], "next": "", "fought": 0, "won": 0})
    readonly property var next: Array.from(shown.battles).find(battle => battle.id === shown.next) ?? null

    function word(result: string): string {
        switch (result) {
        case "won":
            return qsTr("won");
        case "lost":
            return qsTr("lost");
        case "drawn":
            return qsTr("drawn");
        case "open":
            return qsTr("not over yet");
        default:
            return "";
        }
    }
    function fight(battle: var) {
        if (App.series.play(ruleset, series, battle.id))
            openFromHome(battle.kind === "app" ? "BoardPage" : "GamePage", {});
    }

    objectName: "seriesPage"
    keyList: flick

    TopBar {
        id: bar
        width: parent.width
        title: page.shown.name
        subtitle: page.shown.fought > 0 ? qsTr("%1 of %2 won").arg(page.shown.won).arg(page.shown.fought) : ""
        onBack: page.back()
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: main.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (flick.width - 780) / 2)
            y: Theme.pad
            width: flick.width - 2 * x
            spacing: Theme.pad

            AppText {
                Layout.fillWidth: true
                text: page.shown.story
                lineHeight: 1.2
            }
            LayoutRepeater {
                model: page.shown.battles

                Card {
                    id: row
                    required property var modelData
                    required property int index
                    Layout.fillWidth: true
                    inset: Theme.pad

                    RowLayout {
                        Layout.fillWidth: true
                        spacing: Theme.gap

                        Heading {
                            Layout.fillWidth: true
                            text: qsTr("%1. %2, %3").arg(row.index + 1).arg(row.modelData.name).arg(row.modelData.when)
                            size: Theme.px(20)
                        }
                        Chip {
                            objectName: "result_" + row.modelData.id
                            visible: text !== ""
                            text: page.word(row.modelData.result)
                            tone: row.modelData.result === "won" ? "good" : row.modelData.result === "lost" ? "bad" : "none"
                        }
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: row.modelData.armies + " · " + row.modelData.length
                        quiet: true
                        font.pixelSize: Theme.textSmall
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: row.modelData.story
                    }
                    AppButton {
                        objectName: "fight_" + row.modelData.id
                        visible: row.modelData.id !== page.shown.next
                        text: row.modelData.result === "" ? qsTr("Fight this one first") : qsTr("Fight it again")
                        onClicked: page.fight(row.modelData)
                    }
                }
            }
            AppButton {
                objectName: "seriesAgain"
                visible: page.shown.fought > 0
                kind: "quiet"
                text: qsTr("Clear the results")
                onClicked: App.series.startAgain(page.ruleset, page.series)
            }
        }
    }
    BigButton {
        id: main
        objectName: "seriesNext"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.pad
        x: column.x
        width: column.width
        visible: page.next !== null
        height: visible ? implicitHeight : 0
        text: page.next?.result === "open" ? qsTr("Continue: %1").arg(page.next?.name ?? "") : qsTr("Next battle: %1").arg(page.next?.name ?? "")
        onClicked: page.fight(page.next)
    }
}
