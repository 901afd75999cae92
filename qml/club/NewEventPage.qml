// SPDX-License-Identifier: GPL-3.0-or-later
// A new event: what it is called, how it is drawn and scored, how many rounds and how long.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var schemes: Array.from(App.club.schemes)
    property string pairing: "swiss"
    property string scheme: schemes[0]?.value ?? ""
    property int rounds: 4
    property int minutes: 90
    property bool live: false
    property string ruleset
    property bool teams: false
    property bool boardsByLot: false
    readonly property bool teamsCan: Array.from(App.club.pairings).find(one => one.value === pairing)?.teams ?? false
    readonly property string today: new Date().toLocaleDateString(Qt.locale(), Locale.LongFormat)

    function begin() {
        const answers = {
            "name": entry.input.text.trim() !== "" ? entry.input.text.trim() : entry.placeholder,
            "place": place.input.text.trim(),
            "date": Qt.formatDate(new Date(), "yyyy-MM-dd"),
            "pairing": pairing,
            "scheme": scheme,
            "rounds": rounds,
            "minutes": minutes,
            "live": live,
            "ruleset": ruleset,
            "teams": teams && teamsCan,
            "boardsByLot": boardsByLot
        };
        if (App.club.create(answers))
            openFromHome("EventPage", {});
    }

    objectName: "newEventPage"
    foot: footBar.height

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("New event")
        onBack: page.back()
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip
        width: parent.width
        clip: true
        contentHeight: column.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (flick.width - 780) / 2)
            y: Theme.pad
            width: flick.width - 2 * x
            spacing: Theme.pad

            TextEntry {
                id: entry
                objectName: "eventName"
                Layout.fillWidth: true
                label: qsTr("Name of the event")
                placeholder: qsTr("Club day, %1").arg(page.today)
                maximumLength: 60
            }
            TextEntry {
                id: place
                objectName: "eventPlace"
                Layout.fillWidth: true
                label: qsTr("Where (may stay empty)")
                maximumLength: 60
            }
            AppText {
                Layout.fillWidth: true
                text: qsTr("How rounds are drawn")
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            ChoiceList {
                objectName: "eventPairing"
                handle: "eventPairingHead"
                Layout.fillWidth: true
                Layout.topMargin: -Theme.gap
                name: qsTr("How rounds are drawn")
                choices: Array.from(App.club.pairings)
                value: page.pairing
                onChosen: value => page.pairing = value
            }
            Toggle {
                objectName: "eventTeams"
                Layout.fillWidth: true
                visible: page.teamsCan
                text: qsTr("Teams meet, board by board")
                checked: page.teams
                onToggled: page.teams = checked
            }
            Toggle {
                objectName: "eventBoardsByLot"
                Layout.fillWidth: true
                visible: page.teamsCan && page.teams
                text: qsTr("Boards by lot, not in the order of the players")
                checked: page.boardsByLot
                onToggled: page.boardsByLot = checked
            }
            AppText {
                Layout.fillWidth: true
                text: qsTr("Rules")
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            ChoiceList {
                objectName: "eventRuleset"
                handle: "eventRulesetHead"
                Layout.fillWidth: true
                Layout.topMargin: -Theme.gap
                name: qsTr("Rules")
                choices: Array.from([
                    {
                        "value": "",
                        "label": qsTr("Any")
                    }
                ]).concat(Array.from(App.games.rulesets).map(one => ({
                            "value": one.id,
                            "label": one.name
                        })))
                value: page.ruleset
                onChosen: value => page.ruleset = value
            }
            AppText {
                Layout.fillWidth: true
                text: qsTr("Scoring")
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            ChoiceList {
                objectName: "eventScheme"
                handle: "eventSchemeHead"
                Layout.fillWidth: true
                Layout.topMargin: -Theme.gap
                name: qsTr("Scoring")
                choices: page.schemes
                value: page.scheme
                onChosen: value => page.scheme = value
            }
            GridLayout {
                Layout.fillWidth: true
                columns: width < Theme.px(300) ? 1 : 2
                columnSpacing: Theme.pad
                rowSpacing: 12

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("Rounds")
                }
                Stepper {
                    objectName: "eventRounds"
                    name: qsTr("Rounds")
                    least: 1
                    most: 64
                    value: page.rounds
                    onChosen: value => page.rounds = value
                }
                AppText {
                    Layout.fillWidth: true
                    text: qsTr("Minutes a round")
                }
                Stepper {
                    objectName: "eventMinutes"
                    name: qsTr("Minutes a round")
                    least: 5
                    most: 600
                    step: 5
                    value: page.minutes
                    onChosen: value => page.minutes = value
                }
            }
            Toggle {
                objectName: "eventLive"
                Layout.fillWidth: true
                text: qsTr("Standings count each result at once, not only full rounds")
                checked: page.live
                onToggled: page.live = checked
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width
        text: page.scheme === "" ? qsTr("No scoring schemes are installed.") : ""

        Item {
            Layout.fillWidth: true
            visible: page.landscape
        }
        BigButton {
            objectName: "beginEvent"
            Layout.fillWidth: page.upright
            Layout.preferredWidth: Theme.px(420)
            focus: true
            enabled: page.scheme !== ""
            text: qsTr("Begin the event")
            onClicked: page.begin()
        }
    }
}
