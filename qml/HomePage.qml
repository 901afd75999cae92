// SPDX-License-Identifier: GPL-3.0-or-later
// Where the app begins: the last game to continue, a new one, and the ways to armies, rules and settings.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

AppPage {
    id: page

    readonly property var latest: App.games.latest ?? null
    readonly property int columnWidth: landscape ? (flick.width - 3 * Theme.pad) / 2 : flick.width - 2 * Theme.pad

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
    function play(id: string) {
        if (App.games.open(id))
            open("GamePage", {});
    }
    function playExample(example: var) {
        if (App.games.create(example.ruleset, example.armyA, example.armyB, {}))
            open("GamePage", {});
    }

    objectName: "homePage"

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
        contentHeight: grid.implicitHeight + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        GridLayout {
            id: grid
            x: Theme.pad
            y: Theme.pad
            width: flick.width - 2 * Theme.pad
            columns: page.landscape ? 2 : 1
            columnSpacing: Theme.pad
            rowSpacing: Theme.pad

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: page.columnWidth
                Layout.alignment: Qt.AlignTop
                spacing: Theme.pad

                ContinueCard {
                    objectName: "continueButton"
                    Layout.fillWidth: true
                    visible: page.latest !== null
                    game: page.latest ?? ({})
                    when: page.latest ? page.when(page.latest.changed) : ""
                    onClicked: page.play(page.latest.id)
                }
                Card {
                    Layout.fillWidth: true
                    visible: page.latest === null
                    spacing: 12

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
                }
                BigButton {
                    objectName: "newGameButton"
                    Layout.fillWidth: true
                    text: qsTr("New game")
                    glyph: "add"
                    plain: page.latest !== null
                    onClicked: page.open("NewGamePage", {})
                }
                GridLayout {
                    Layout.fillWidth: true
                    columns: width < Theme.px(330) ? 1 : 3
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
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: page.columnWidth
                Layout.alignment: Qt.AlignTop
                spacing: Theme.pad

                Card {
                    Layout.fillWidth: true
                    visible: App.games.rows.count > (page.latest === null ? 0 : 1)
                    title: page.latest === null ? qsTr("Games") : qsTr("Other games")
                    inset: Theme.pad

                    Repeater {
                        model: App.games.rows

                        GameRow {
                            required property string id
                            required property string title
                            required property string rulesetName
                            required property var turn
                            required property string changed
                            required property bool over
                            objectName: "game_" + id
                            Layout.fillWidth: true
                            visible: id !== (page.latest?.id ?? "")
                            text: title
                            detail: page.joined([rulesetName, over ? qsTr("over") : turn, page.when(changed)])
                            onClicked: page.play(id)
                            onRemoved: App.games.remove(id)
                        }
                    }
                }
                Card {
                    Layout.fillWidth: true
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
                            removable: false
                            onClicked: page.playExample(modelData)
                        }
                    }
                }
            }
        }
    }
}
