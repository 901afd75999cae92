// SPDX-License-Identifier: GPL-3.0-or-later
// Where the app begins: the last game to continue, a new one, and the ways to armies, rules and settings.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var latest: App.games.latest ?? null
    property int gamesShown: 6
    property int revision: 0
    readonly property int columnWidth: landscape ? (flick.width - 3 * Theme.pad) / 2 : flick.width - 2 * Theme.pad

    /// Height of what stands first: in wide windows it takes the room that the buttons leave.
    readonly property int topHeight: landscape ? Math.max(Theme.px(200), Math.min(Theme.px(420), flick.height - newGame.height - ways.height - 4 * Theme.pad)) : Theme.px(200)

    function when(time: string): string {
        const at = new Date(time);
        if (isNaN(at.getTime()))
            return time;
        const days = Math.floor((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86400000);
        const clock = Qt.formatTime(at, "hh:mm");
        return days === 0 ? qsTr("today, %1").arg(clock) : days === 1 ? qsTr("yesterday, %1").arg(clock) : at.toLocaleDateString(Qt.locale(), Locale.ShortFormat);
    }
    function joined(parts: var): string {
        return parts.filter(part => part !== "").join("  ·  ");
    }
    /// Row `index` of the games; `revision` makes a binding look again when the list has changed.
    function gameAt(index: int, revision: int): var {
        return App.games.rows.get(index) ?? {};
    }
    function play(id: string) {
        if (App.games.open(id))
            open("GamePage", {});
    }
    function playExample(example: var) {
        if (App.games.create(example.ruleset, example.armyA, example.armyB, {}))
            open("GamePage", {});
    }

    objectName: "homePage"

    Connections {
        target: App.games
        function onChanged() {
            page.revision++;
        }
    }

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Optio")
        subtitle: qsTr("beside your wargames table")
        backVisible: false

        IconButton {
            objectName: "homeSettings"
            glyph: "settings"
            text: qsTr("Settings")
            onClicked: page.open("SettingsPage", {})
        }
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentHeight: Math.max(left.y + left.height, right.y + right.height) + Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        Column {
            id: left
            x: Theme.pad
            y: Theme.pad
            width: page.columnWidth
            spacing: Theme.pad

            ContinueCard {
                objectName: "continueButton"
                width: parent.width
                visible: page.latest !== null
                height: Math.max(implicitHeight, page.topHeight)
                game: page.latest ?? ({})
                when: page.latest ? page.when(page.latest.changed) : ""
                onClicked: page.play(page.latest.id)
            }
            Card {
                width: parent.width
                visible: page.latest === null
                height: Math.max(implicitHeight, page.topHeight)
                spacing: 12

                Item { Layout.fillHeight: true }

                TroopIcon {
                    Layout.alignment: Qt.AlignHCenter
                    name: "spears"
                    size: Theme.px(96)
                }
                Heading {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("No battle yet")
                    size: Theme.textSentence
                }
                AppText {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("Begin a game with two armies, or open one of the ready-made battles and try it out.")
                    quiet: true
                }
                Item { Layout.fillHeight: true }
            }
            BigButton {
                id: newGame
                objectName: "newGameButton"
                width: parent.width
                text: qsTr("New game")
                glyph: "add"
                plain: page.latest !== null
                onClicked: page.open("NewGamePage", {})
            }
            GridLayout {
                id: ways
                width: parent.width
                columns: page.columnWidth < Theme.px(700) ? 2 : 4
                columnSpacing: 12
                rowSpacing: 12

                AppButton {
                    objectName: "armiesButton"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    text: qsTr("Armies")
                    glyph: page.phone ? "" : "armies"
                    font.pixelSize: page.phone ? Theme.textBody : Theme.textUnit
                    Layout.minimumHeight: Theme.touchMain
                    onClicked: page.open("ArmiesPage", {})
                }
                AppButton {
                    objectName: "campaignsButton"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    text: qsTr("Campaigns")
                    glyph: page.phone ? "" : "journal"
                    font.pixelSize: page.phone ? Theme.textBody : Theme.textUnit
                    Layout.minimumHeight: Theme.touchMain
                    onClicked: page.open("CampaignsPage", {})
                }
                AppButton {
                    objectName: "rulesButton"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    text: qsTr("Rules")
                    glyph: page.phone ? "" : "rules"
                    font.pixelSize: page.phone ? Theme.textBody : Theme.textUnit
                    Layout.minimumHeight: Theme.touchMain
                    onClicked: page.open("RulesPage", {})
                }
                AppButton {
                    objectName: "settingsButton"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    text: qsTr("Settings")
                    glyph: page.phone ? "" : "settings"
                    font.pixelSize: page.phone ? Theme.textBody : Theme.textUnit
                    Layout.minimumHeight: Theme.touchMain
                    onClicked: page.open("SettingsPage", {})
                }
            }
        }
        Column {
            id: right
            x: page.landscape ? left.x + left.width + Theme.pad : Theme.pad
            y: page.landscape ? Theme.pad : left.y + left.height + Theme.pad
            width: page.columnWidth
            spacing: Theme.pad

            Card {
                width: parent.width
                visible: App.games.rows.count > (page.latest === null ? 0 : 1)
                title: page.latest === null ? qsTr("Games") : qsTr("Other games")
                inset: Theme.pad

                // Only as many as are looked at are made: there may be hundreds.
                Repeater {
                    model: Math.min(page.gamesShown, App.games.rows.count)

                    GameRow {
                        required property int index
                        readonly property var game: page.gameAt(index, page.revision)
                        objectName: "game_" + text
                        Layout.fillWidth: true
                        visible: game.id !== (page.latest?.id ?? "")
                        text: game.title ?? ""
                        detail: page.joined([game.rulesetName ?? "", game.over === true ? qsTr("over") : game.turn ?? "", page.when(game.changed ?? "")])
                        onClicked: page.play(game.id)
                        onRemoved: App.games.remove(game.id)
                    }
                }
                AppButton {
                    objectName: "allGames"
                    Layout.fillWidth: true
                    visible: page.gamesShown < App.games.rows.count
                    kind: "quiet"
                    glyph: "down"
                    text: qsTr("Show more games")
                    onClicked: page.gamesShown += 20
                }
            }
            Card {
                width: parent.width
                visible: App.games.examples.length > 0
                title: qsTr("Ready-made battles")

                Repeater {
                    model: App.games.examples

                    GameRow {
                        required property var modelData
                        required property int index
                        objectName: "example_" + index
                        Layout.fillWidth: true
                        text: modelData.label
                        detail: modelData.rulesetName
                        removable: false
                        onClicked: page.playExample(modelData)
                    }
                }
            }
        }
    }
}
