// SPDX-License-Identifier: GPL-3.0-or-later
// An event: the tables of a round at the left, clock and standings at the right; in narrow windows the clock, then round, standings and players in
// turn. The main button draws the next round.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var event: App.club.event
    readonly property bool begun: (event.drawn ?? 0) > 0
    /// Two columns.
    readonly property bool wide: landscape && width >= Theme.px(900)
    /// So few lines that the clock goes along with the tables.
    readonly property bool low: !wide && height < Theme.px(700)
    /// What a narrow window shows: "round", "standings" or "players".
    property string section: "round"
    readonly property bool showsPlayers: wide ? !begun : section === "players" || !begun && section === "round"
    /// The row of tables whose result is asked for, and the player who is looked at.
    property var row: ({})
    property string player
    property string saving

    function ask(table: var) {
        row = table;
        resultSheet.open();
    }
    function look(id: string) {
        player = id;
        playersSheet.close();
        playerSheet.open();
    }
    function undo() {
        const sentence = App.club.undo();
        if (sentence !== "")
            say(sentence);
    }
    function redo() {
        const sentence = App.club.redo();
        if (sentence !== "")
            say(sentence);
    }
    function closeInner(): bool {
        for (const sheet of [resultSheet, playerSheet, newSheet, listSheet, swapSheet, menuSheet, playersSheet])
            if (sheet.opened) {
                sheet.close();
                return true;
            }
        return false;
    }
    function leave() {
        App.club.close();
        App.club.refresh();
    }

    objectName: "eventPage"
    lasting: true
    foot: footBar.height

    TopBar {
        id: bar
        width: parent.width
        title: page.event.name ?? ""
        subtitle: (narrow ? page.event.short : page.event.subtitle) ?? ""
        onBack: page.back()

        AppButton {
            objectName: "eventWall"
            visible: page.wide
            text: qsTr("Show the wall")
            glyph: "open"
            onClicked: page.open("ClubWallPage", {})
        }
        ServerSign {
            model: App.club.live
            objectName: "eventServer"
            visible: App.club.live.role !== "" && !(page.phone && Theme.scale > 1.3)
            wordy: page.wide && Theme.scale < 1.3
            onClicked: page.open("ClubServerPage", {})
        }
        IconButton {
            objectName: "eventUndo"
            glyph: "undo"
            text: (page.event.undo ?? "") === "" ? qsTr("Nothing to undo") : qsTr("Undo: %1").arg(page.event.undo)
            enabled: (page.event.undo ?? "") !== ""
            onClicked: page.undo()
        }
        IconButton {
            objectName: "eventRedo"
            visible: !page.phone
            glyph: "redo"
            text: (page.event.redo ?? "") === "" ? qsTr("Nothing to redo") : qsTr("Redo: %1").arg(page.event.redo)
            enabled: (page.event.redo ?? "") !== ""
            onClicked: page.redo()
        }
        IconButton {
            objectName: "eventMenu"
            glyph: "more"
            text: qsTr("More")
            onClicked: menuSheet.open()
        }
    }
    ColumnLayout {
        id: body
        anchors.top: bar.bottom
        anchors.topMargin: page.phone ? Theme.gap : 10
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip + Theme.gap
        x: page.phone ? 10 : Theme.pad
        width: parent.width - 2 * x
        spacing: Theme.gap

        EventClock {
            Layout.fillWidth: true
            visible: !page.wide && page.begun && !page.low
            roomy: false
        }
        RowLayout {
            Layout.fillWidth: true
            visible: !page.wide && page.begun
            spacing: 6

            LayoutRepeater {
                model: ["round", "standings", "players"]

                AppButton {
                    required property string modelData
                    objectName: "section_" + modelData
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    leftPadding: 6
                    rightPadding: 6
                    font.pixelSize: Math.min(Theme.textBody, 22)
                    selected: page.section === modelData
                    text: modelData === "round" ? qsTr("Round %1").arg(App.club.shown) : modelData === "standings" ? qsTr("Standings") : qsTr("Players")
                    Accessible.role: Accessible.PageTab
                    Accessible.selected: selected
                    onClicked: page.section = modelData
                }
            }
        }
        EventRounds {
            Layout.fillWidth: true
            visible: page.begun && page.wide
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.pad

            EventTables {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 716
                visible: page.begun && (page.wide || page.section === "round")
                withRounds: !page.wide
                withClock: page.low
                onWanted: row => page.ask(row)
            }
            EventPlayers {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 716
                visible: page.showsPlayers
                onWanted: id => page.look(id)
                onListWanted: listSheet.open()
                onNewWanted: newSheet.open()
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 516
                visible: page.wide || page.begun && page.section === "standings"
                spacing: 10

                Card {
                    Layout.fillWidth: true
                    visible: page.wide
                    inset: 12

                    EventClock { Layout.fillWidth: true }
                }
                EventStandings {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    onWanted: id => page.look(id)
                }
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        AppButton {
            objectName: "eventSwap"
            visible: page.begun && !page.phone
            enabled: App.club.shown === page.event.drawn
            text: qsTr("Change the draw")
            glyph: "edit"
            onClicked: swapSheet.open()
        }
        AppButton {
            objectName: "eventPlayers"
            visible: page.begun && page.wide
            text: qsTr("Late or leaving…")
            glyph: "add"
            onClicked: playersSheet.open()
        }
        Item {
            Layout.fillWidth: true
            visible: !page.phone
        }
        DrawButton {
            objectName: "drawRound"
            Layout.fillWidth: page.phone
            Layout.preferredWidth: Theme.px(400)
            Layout.maximumWidth: page.phone ? 10000 : page.width * 0.5
            onFinished: menuSheet.open()
        }
    }
    Sheet {
        id: resultSheet
        title: qsTr("Table %1: %2 against %3").arg(page.row.table ?? "").arg(page.row.a ?? "").arg(page.row.b ?? "")

        Repeater {
            model: resultSheet.visible ? 1 : 0

            ResultForm {
                objectName: "resultForm"
                anchors.fill: parent
                focus: true
                table: page.row.table
                row: page.row
                onDone: resultSheet.close()
            }
        }
    }
    Sheet {
        id: playerSheet
        title: qsTr("Player")

        Repeater {
            model: playerSheet.visible ? 1 : 0

            PlayerForm {
                anchors.fill: parent
                focus: true
                player: page.player
                onDone: playerSheet.close()
            }
        }
    }
    Sheet {
        id: playersSheet
        title: qsTr("Late or leaving")

        Repeater {
            model: playersSheet.visible ? 1 : 0

            EventPlayers {
                anchors.fill: parent
                anchors.margins: Theme.gap
                onWanted: id => page.look(id)
                onListWanted: {
                    playersSheet.close();
                    listSheet.open();
                }
                onNewWanted: {
                    playersSheet.close();
                    newSheet.open();
                }
            }
        }
    }
    Sheet {
        id: newSheet
        title: qsTr("A new player")

        Repeater {
            model: newSheet.visible ? 1 : 0

            NewPlayerForm {
                objectName: "newPlayerForm"
                anchors.fill: parent
                focus: true
            }
        }
    }
    Sheet {
        id: listSheet
        title: qsTr("A list of players")

        Repeater {
            model: listSheet.visible ? 1 : 0

            PlayersList {
                anchors.fill: parent
                focus: true
                onDone: listSheet.close()
            }
        }
    }
    Sheet {
        id: swapSheet
        title: qsTr("Change the draw of round %1").arg(App.club.shown)

        Repeater {
            model: swapSheet.visible ? 1 : 0

            SwapForm {
                anchors.fill: parent
                focus: true
                onDone: swapSheet.close()
            }
        }
    }
    Sheet {
        id: menuSheet
        title: qsTr("Event")

        Repeater {
            model: menuSheet.visible ? 1 : 0

            EventMenu {
                anchors.fill: parent
                focus: true
                changeable: page.phone && page.begun && App.club.shown === page.event.drawn
                onDone: menuSheet.close()
                onSwapWanted: swapSheet.open()
                onWallWanted: page.open("ClubWallPage", {})
                onServerWanted: page.open("ClubServerPage", {})
                onSaveWanted: form => page.saving = form
            }
        }
    }
    Repeater {
        model: page.saving !== "" ? 1 : 0

        FilePicker {
            readonly property string form: page.saving
            saving: true
            title: qsTr("Save the event")
            suggested: (page.event.name ?? "") + "." + form
            filters: [form === "html" ? qsTr("Web pages (*.html)") : form === "pdf" ? qsTr("PDF (*.pdf)") : form === "csv" ? qsTr("Tables (*.csv)") : form === "txt" ? qsTr("Plain text (*.txt)") : qsTr("Events (*.optio-event)")]
            onChosen: file => {
                if (App.club.save(file, App.printing.paper))
                    page.say(qsTr("The event is saved."));
            }
            onDone: page.saving = ""
        }
    }
}
