// SPDX-License-Identifier: GPL-3.0-or-later
// The record: all games with their results and players, win rates with intervals, and the dice of all games.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var record: App.record
    property string tab: "games"
    property int shown: 50
    property var subject: ({})
    property bool saving: false

    function find() {
        tab = "games";
        finder.forceActiveFocus();
    }
    function closeInner(): bool {
        if (!naming.visible)
            return false;
        naming.close();
        return true;
    }

    objectName: "recordPage"
    Component.onCompleted: record.start()

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Record")
        subtitle: page.record.busy ? qsTr("reading the games…") : qsTr("%1 of %2 games").arg(page.record.rows.count).arg(page.record.total)
        onBack: page.back()

        IconButton {
            objectName: "recordSave"
            glyph: "save"
            text: qsTr("Save these games as a table (CSV)")
            onClicked: page.saving = true
        }
    }
    Segmented {
        id: tabs
        objectName: "recordTabs"
        anchors.top: bar.bottom
        anchors.topMargin: 8
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        choices: [{"value": "games", "label": qsTr("Games")}, {"value": "rates", "label": qsTr("Rates")}, {"value": "dice", "label": qsTr("Dice")}]
        value: page.tab
        onChosen: value => page.tab = value
    }
    Flickable {
        id: flick
        anchors.top: tabs.bottom
        anchors.topMargin: 8
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (flick.width - Theme.px(960)) / 2)
            y: Theme.gap
            width: flick.width - 2 * x
            spacing: 12

            SearchField {
                id: finder
                objectName: "recordFind"
                Layout.fillWidth: true
                visible: page.tab !== "dice" && page.record.total > 0
                placeholder: qsTr("Find: player, army, rule set, result")
                text: page.record.words
                onTyped: text => page.record.words = text
            }
            GridLayout {
                Layout.fillWidth: true
                visible: page.tab !== "dice" && page.record.total > 0
                columns: page.width < Theme.px(700) ? 1 : 2
                columnSpacing: 12
                rowSpacing: 8

                ChoiceList {
                    objectName: "recordRuleset"
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    name: qsTr("Rule set")
                    choices: page.record.rulesets
                    value: page.record.ruleset
                    onChosen: value => page.record.ruleset = value
                }
                ChoiceList {
                    objectName: "recordMe"
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    name: qsTr("Whose record")
                    choices: [{"value": "", "label": qsTr("Everybody's games")}].concat(Array.from(page.record.players).map(name => ({"value": name, "label": qsTr("Games of %1").arg(name)})))
                    value: page.record.me
                    onChosen: value => page.record.me = value
                }
            }
            ChoiceList {
                objectName: "recordBy"
                Layout.fillWidth: true
                name: qsTr("Told by")
                visible: page.tab === "rates" && page.record.total > 0
                choices: [{"value": "player", "label": page.record.me === "" ? qsTr("Player") : qsTr("Opponent")}, {"value": "army", "label": qsTr("Army")}, {"value": "ruleset", "label": qsTr("Rule set")}, {"value": "result", "label": qsTr("Result")}]
                value: page.record.by
                onChosen: value => page.record.by = value
            }
            AppText {
                Layout.fillWidth: true
                visible: page.tab === "rates" && page.record.total > 0 && page.record.lines.length === 0
                text: page.record.by === "player" ? qsTr("Nobody is named yet. Tap a game under Games to say who played it.") : qsTr("No game fits these filters.")
                quiet: true
            }
            LayoutRepeater {
                model: page.tab === "rates" ? page.record.lines : []

                Card {
                    id: line
                    required property var modelData
                    required property int index
                    objectName: "recordLine_" + index
                    Layout.fillWidth: true
                    spacing: 4

                    Heading {
                        Layout.fillWidth: true
                        text: line.modelData.label
                        size: Theme.textUnit
                    }
                    Item {
                        Layout.fillWidth: true
                        Layout.maximumWidth: Theme.px(480)
                        visible: line.modelData.rated
                        implicitHeight: Theme.px(20)

                        Rectangle {
                            width: parent.width
                            height: 1
                            anchors.verticalCenter: parent.verticalCenter
                            color: Theme.line
                        }
                        Rectangle {
                            x: parent.width * line.modelData.low
                            width: Math.max(2, parent.width * (line.modelData.high - line.modelData.low))
                            height: Theme.px(10)
                            anchors.verticalCenter: parent.verticalCenter
                            radius: height / 2
                            color: Theme.tileAccent
                            border.width: Theme.hairline
                            border.color: Theme.accent
                        }
                        Rectangle {
                            x: parent.width * line.modelData.rate - width / 2
                            width: Theme.px(14)
                            height: width
                            radius: width / 2
                            anchors.verticalCenter: parent.verticalCenter
                            color: Theme.accent
                        }
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: line.modelData.text
                        quiet: true
                    }
                }
            }
            AppText {
                Layout.fillWidth: true
                visible: page.tab === "games" && page.record.total > 0 && page.record.rows.count === 0
                text: qsTr("No game fits these filters.")
                quiet: true
            }
            LayoutRepeater {
                model: page.tab === "games" ? Math.min(page.shown, page.record.rows.count) : 0

                Card {
                    id: game
                    required property int index
                    /// Looked up again whenever the list changes.
                    readonly property var told: page.record.total >= 0 && page.record.lines ? page.record.rows.get(index) : ({})
                    objectName: "recordGame_" + index
                    Layout.fillWidth: true
                    side: told.winner ?? ""
                    bar: (told.winner ?? "") === "" ? "none" : "left"
                    spacing: 4

                    RowLayout {
                        Layout.fillWidth: true
                        spacing: 12

                        GameRow {
                            objectName: "recordRow_" + game.index
                            Layout.fillWidth: true
                            text: game.told.title ?? ""
                            detail: game.told.detail ?? ""
                            removable: false
                            onClicked: {
                                page.subject = game.told;
                                naming.open();
                            }
                        }
                        Chip {
                            visible: (game.told.mark ?? "") !== ""
                            text: game.told.mark === "longest" ? qsTr("longest") : qsTr("closest")
                            tone: "accent"
                        }
                    }
                    AppText {
                        Layout.fillWidth: true
                        Layout.leftMargin: Theme.gap
                        text: game.told.result ?? ""
                    }
                }
            }
            AppButton {
                objectName: "recordMore"
                Layout.fillWidth: true
                visible: page.tab === "games" && page.shown < page.record.rows.count
                kind: "quiet"
                glyph: "down"
                text: qsTr("Show more games")
                onClicked: page.shown += 50
            }
            LayoutRepeater {
                model: page.tab === "dice" ? 1 : 0

                DiceOfAll {
                    objectName: "recordDice"
                    Layout.fillWidth: true
                    luck: App.luck
                }
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.pad, Theme.px(520))
        visible: page.tab !== "dice" && !page.record.busy && page.record.total === 0
        troop: "unknown"
        title: qsTr("No games yet")
        text: qsTr("Every game you play or import stands here, with its result and who played it.")
        actionText: qsTr("New game")
        onAction: page.open("NewGamePage", {})
    }
    Sheet {
        id: naming
        title: page.subject.title ?? ""

        Repeater {
            model: naming.visible ? 1 : 0

            NamePlayers {
                anchors.fill: parent
                focus: true
                game: page.subject
                known: page.record.players
                onNamed: (playerA, playerB) => {
                    if (page.record.name(page.subject.id, playerA, playerB))
                        naming.close();
                }
            }
        }
    }
    Repeater {
        model: page.saving ? 1 : 0

        FilePicker {
            saving: true
            title: qsTr("Save the games")
            suggested: qsTr("Record.csv")
            filters: [qsTr("Tables (*.csv)"), qsTr("All files (*)")]
            onChosen: file => {
                if (page.record.save(file))
                    page.say(qsTr("The table is saved."));
            }
            onDone: page.saving = false
        }
    }
}
