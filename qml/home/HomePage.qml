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
    /// Id of the game whose tools are unfolded, and the one that is saved as a file.
    property string unfolded
    property var subject: ({})
    property bool saving: false
    property bool opening: false
    readonly property bool searching: App.games.filter !== ""
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
    /// The page a game is played on.
    function pageOf(game: var): string {
        return game.kind === "app" ? "BoardPage" : "GamePage";
    }
    /// Row `index` of the games; `revision` makes a binding look again when the list has changed.
    function gameAt(index: int, revision: int): var {
        return App.games.rows.get(index) ?? {};
    }
    function play(game: var) {
        if (App.games.open(game.id))
            open(pageOf(game), {});
    }
    function playAgain(game: var, sameDice: bool) {
        if (App.games.again(game.id, sameDice))
            open(pageOf(game), {});
    }
    function playExample(example: var) {
        if (App.games.create(example.ruleset, example.armyA, example.armyB, {}))
            open(pageOf(example), {});
    }
    function wantSheets(): HomeSheets {
        if (!sheets.item)
            sheets.source = "HomeSheets.qml";
        return sheets.item as HomeSheets;
    }
    /// The first guided game.
    function tryOut() {
        const first = App.lesson.lessons[0];
        if (first && App.lesson.start(first.ruleset, first.id))
            open("GamePage", {});
    }
    function leave() {
        App.games.filter = "";
    }
    function find() {
        finder.forceActiveFocus();
    }
    function closeInner(): bool {
        if ((sheets.item as HomeSheets)?.closeInner() ?? false)
            return true;
        const inner = unfolded !== "";
        unfolded = "";
        return inner;
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

        ServerSign {
            model: App.club.joinedLive
            objectName: "homeJoined"
            visible: App.club.joined !== ""
            wordy: page.landscape && Theme.scale < 1.3
            label: qsTr("Club: %1").arg(App.club.joinedLive.word)
            text: qsTr("%1 is reported to the club's server: %2").arg(App.club.joinedName).arg(App.club.joinedLive.word)
            onClicked: if (App.club.openEvent(App.club.joined))
                page.open("EventPage", {})
        }
        IconButton {
            objectName: "homeOpen"
            glyph: "open"
            text: qsTr("Open a file: a game, a turn, armies, an event or a backup")
            onClicked: page.opening = true
        }
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

            Repeater {
                model: page.latest !== null ? 1 : 0

                ContinueCard {
                    objectName: "continueButton"
                    width: left.width
                    height: Math.max(implicitHeight, page.topHeight)
                    game: page.latest ?? ({})
                    when: page.latest ? page.when(page.latest.changed) : ""
                    onClicked: page.play(page.latest)
                }
            }
            Repeater {
                model: page.latest === null ? 1 : 0

                FirstDoors {
                    width: left.width
                    height: Math.max(implicitHeight, page.topHeight)
                    onTryWanted: page.tryOut()
                    onImportWanted: page.open("ImportPage", {})
                    onBattleWanted: ruleset => {
                        if (App.newBattle.take(ruleset) && App.newBattle.start())
                            page.open("BoardPage", {});
                    }
                }
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
            BigButton {
                objectName: "mailDue"
                width: parent.width
                visible: App.mail.due > 0
                plain: true
                compact: true
                text: App.mail.due === 1 ? qsTr("A battle by e-mail waits for you") : qsTr("%1 battles by e-mail wait for you").arg(App.mail.due)
                onClicked: page.open("MailPage", {})
            }
            HomeWays {
                id: ways
                width: parent.width
                columns: page.columnWidth < Theme.px(700) ? 2 : 3
                plain: page.phone
                mailed: !page.settled || App.mail.rulesets.length > 0
                onWanted: name => page.open(name, {})
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
                visible: App.games.total > 0
                title: qsTr("Games")
                inset: Theme.pad

                SearchField {
                    id: finder
                    objectName: "gamesFind"
                    Layout.fillWidth: true
                    visible: App.games.total > 8
                    placeholder: qsTr("Find a game")
                    text: App.games.filter
                    onTyped: text => App.games.filter = text
                }
                AppText {
                    Layout.fillWidth: true
                    visible: page.searching && App.games.rows.count === 0
                    text: qsTr("No game has these words in its title.")
                    quiet: true
                }
                // Only as many as are looked at are made: there may be hundreds.
                LayoutRepeater {
                    model: Math.min(page.gamesShown, App.games.rows.count)

                    HomeGameRow {
                        required property int index
                        objectName: "game_" + (game.title ?? "")
                        Layout.fillWidth: true
                        game: page.gameAt(index, page.revision)
                        when: page.when(game.changed ?? "")
                        unfolded: page.unfolded !== "" && page.unfolded === game.id
                        onOpened: page.play(game)
                        onUnfoldWanted: page.unfolded = unfolded ? "" : game.id
                        onAgainWanted: sameDice => page.playAgain(game, sameDice)
                        onRenameWanted: {
                            page.wantSheets().rename(game);
                        }
                        onDuplicateWanted: {
                            page.unfolded = "";
                            App.games.duplicate(game.id);
                        }
                        onExportWanted: {
                            page.subject = game;
                            page.saving = true;
                        }
                        onRemoveWanted: {
                            page.unfolded = "";
                            App.games.remove(game.id);
                        }
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
            ReadyBattles {
                width: parent.width
                onPicked: battle => page.wantSheets().tell(battle)
                onSeriesWanted: (ruleset, id) => page.open("SeriesPage", {"ruleset": ruleset, "series": id})
            }
        }
    }

    // Read when it is first wanted: the first picture of the page comes the sooner.
    Loader { id: sheets }
    Connections {
        target: sheets.item
        function onPlayed(battle) {
            page.playExample(battle);
        }
    }
    Repeater {
        model: page.opening ? 1 : 0

        FilePicker {
            title: qsTr("Open a file")
            filters: [qsTr("Games, turns, armies, events and backups (*.optio-game *.optio-turn *.optio-army *.optio-event *.optio-backup)"), qsTr("All files (*)")]
            onChosen: file => {
                const to = App.openFile(file);
                if (to.page !== undefined)
                    page.open(to.page, to.values);
            }
            onDone: page.opening = false
        }
    }
    Repeater {
        model: page.saving ? 1 : 0

        FilePicker {
            saving: true
            title: qsTr("Save the game")
            suggested: (page.subject.title ?? "") + ".optio-game"
            filters: [qsTr("Game files (*.optio-game)"), qsTr("All files (*)")]
            onChosen: file => {
                if (App.games.exportFile(page.subject.id, file))
                    page.say(qsTr("The game is saved."));
            }
            onDone: page.saving = false
        }
    }
}
