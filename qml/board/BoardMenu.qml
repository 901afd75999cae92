// SPDX-License-Identifier: GPL-3.0-or-later
// What else can be done with a battle on the board: journal, charts, rules, the file, the computer's pace, how the screen is shared.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: menu

    required property var board
    readonly property var mailed: App.mail.battle
    readonly property bool byMail: mailed.stage !== ""

    signal done
    signal journalWanted
    signal sendWanted
    signal resignWanted
    signal prefsWanted
    signal exportWanted
    signal hintWanted
    signal reasonsWanted
    signal backWanted(int n)
    signal open(string page, var values)

    contentHeight: column.implicitHeight + 2 * Theme.pad
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}

    ColumnLayout {
        id: column
        x: Theme.pad
        y: Theme.gap
        width: parent.width - 2 * Theme.pad
        spacing: Theme.gap

        AppButton {
            objectName: "menuJournal"
            Layout.fillWidth: true
            focus: true
            text: menu.byMail ? qsTr("What happened") : qsTr("Journal")
            glyph: "journal"
            onClicked: {
                menu.done();
                menu.journalWanted();
            }
        }
        AppButton {
            objectName: "menuTable"
            Layout.fillWidth: true
            visible: (App.table.possible || App.table.role !== "") && App.game.open && !menu.byMail && !App.game.reading && !App.lesson.on
            text: qsTr("Share at the table")
            glyph: "share"
            onClicked: {
                menu.done();
                menu.open("TablePage", {});
            }
        }
        AppButton {
            objectName: "menuMailTable"
            Layout.fillWidth: true
            visible: menu.byMail && menu.mailed.stage !== "over" && (App.mail.post.canShare || App.mail.post.role !== "")
            text: qsTr("Play at one table")
            glyph: "share"
            onClicked: {
                menu.done();
                menu.open("MailTablePage", {"battle": menu.mailed.id});
            }
        }
        AppButton {
            objectName: "menuParted"
            Layout.fillWidth: true
            visible: App.table.parted && !menu.byMail
            text: qsTr("Compare the two games")
            glyph: "choose"
            onClicked: {
                menu.done();
                menu.open("PartedPage", {});
            }
        }
        AppButton {
            objectName: "menuReporting"
            Layout.fillWidth: true
            visible: App.game.open && !menu.byMail && !App.game.lookedAt
            text: App.reporting.on ? qsTr("Reported to the club: table %1").arg(App.reporting.table) : qsTr("Report to the club")
            glyph: "share"
            onClicked: {
                menu.done();
                menu.open("ReportingPage", {});
            }
        }
        AppButton {
            objectName: "menuWatch"
            Layout.fillWidth: true
            visible: menu.byMail && menu.mailed.watchable && menu.mailed.stage !== "showing"
            text: qsTr("Show again what %1 did").arg(menu.mailed.opponent)
            glyph: "rotate"
            onClicked: {
                menu.done();
                menu.mailed.showAgain();
            }
        }
        AppButton {
            objectName: "menuSetUp"
            Layout.fillWidth: true
            visible: menu.byMail
            text: qsTr("Armies and options")
            glyph: "armies"
            onClicked: {
                menu.done();
                if (App.mail.look(menu.mailed.id))
                    menu.open("MailSetUpPage", {});
            }
        }
        AppButton {
            objectName: "menuSend"
            Layout.fillWidth: true
            visible: menu.byMail && menu.mailed.stage === "waiting"
            text: qsTr("Send again")
            glyph: "share"
            onClicked: {
                menu.done();
                menu.sendWanted();
            }
        }
        AppButton {
            objectName: "menuResign"
            Layout.fillWidth: true
            visible: menu.byMail && (menu.mailed.stage === "turn" || menu.mailed.stage === "finished")
            text: qsTr("Resign")
            glyph: "close"
            onClicked: {
                menu.done();
                menu.resignWanted();
            }
        }
        AppButton {
            objectName: "menuReplay"
            Layout.fillWidth: true
            visible: !menu.byMail && !App.replay.open
            text: qsTr("Look back")
            glyph: "undo"
            onClicked: {
                menu.done();
                App.replay.start();
            }
        }
        AppButton {
            objectName: "menuHint"
            Layout.fillWidth: true
            visible: menu.board.mine && menu.board.phase !== ""
            text: qsTr("Hint")
            glyph: "info"
            onClicked: {
                menu.done();
                menu.hintWanted();
            }
        }
        AppButton {
            objectName: "menuReasons"
            Layout.fillWidth: true
            visible: menu.board.advice.reasons.length > 0
            text: qsTr("Why the computer did that")
            glyph: "info"
            onClicked: {
                menu.done();
                menu.reasonsWanted();
            }
        }
        AppButton {
            objectName: "menuNoDraw"
            Layout.fillWidth: true
            visible: menu.board.mine && menu.board.phase === "draw" && menu.board.sources.includes("deck")
            text: qsTr("End the turn without drawing")
            glyph: "forward"
            onClicked: {
                menu.board.press("next");
                menu.done();
            }
        }
        AppButton {
            Layout.fillWidth: true
            text: qsTr("Charts")
            glyph: "rules"
            onClicked: {
                menu.done();
                menu.open("RulesPage", {"ruleset": menu.board.ruleset, "charting": true});
            }
        }
        AppButton {
            objectName: "menuHowTo"
            Layout.fillWidth: true
            visible: App.reference.howTo(menu.board.ruleset).length > 0
            text: qsTr("How to play")
            glyph: "info"
            onClicked: {
                menu.done();
                menu.open("HowToPage", {"ruleset": menu.board.ruleset});
            }
        }
        AppButton {
            objectName: "menuRules"
            Layout.fillWidth: true
            text: qsTr("Rules")
            glyph: "rules"
            onClicked: {
                menu.done();
                menu.open("RulesPage", {"ruleset": menu.board.ruleset});
            }
        }
        AppButton {
            objectName: "menuOrders"
            Layout.fillWidth: true
            visible: !menu.byMail
            text: qsTr("Preferences of this battle")
            glyph: "settings"
            onClicked: {
                menu.done();
                menu.prefsWanted();
            }
        }
        AppButton {
            Layout.fillWidth: true
            visible: !menu.byMail
            text: qsTr("Save the game as a file")
            glyph: "save"
            onClicked: {
                menu.done();
                menu.exportWanted();
            }
        }
        AppButton {
            objectName: "menuPrint"
            Layout.fillWidth: true
            visible: !menu.byMail
            text: qsTr("Print as it stands now")
            glyph: "print"
            onClicked: {
                menu.done();
                menu.open("PrintPage", {"game": true});
            }
        }
        AppButton {
            Layout.fillWidth: true
            text: qsTr("Settings")
            glyph: "settings"
            onClicked: {
                menu.done();
                menu.open("SettingsPage", {});
            }
        }
        LayoutRepeater {
            model: menu.board.rounds()
            AppButton {
                required property var modelData
                objectName: "backTo_" + modelData.round
                Layout.fillWidth: true
                text: qsTr("Back to the start of round %1").arg(modelData.round)
                glyph: "undo"
                onClicked: {
                    // Before done(): a closed menu is taken apart, and what it was still to say with it.
                    menu.backWanted(modelData.n);
                    menu.done();
                }
            }
        }
        AppText {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
            text: menu.byMail || menu.board.apart ? qsTr("Pause between the acts that are shown") : qsTr("Pause between the computer's acts")
        }
        Segmented {
            objectName: "menuPause"
            Layout.fillWidth: true
            choices: [
                {"value": 0, "label": qsTr("none")},
                {"value": 400, "label": "0.4 s"},
                {"value": 800, "label": "0.8 s"},
                {"value": 1500, "label": "1.5 s"},
                {"value": 3000, "label": "3 s"}
            ]
            value: App.prefs.pause
            onChosen: value => App.prefs.pause = value
        }
        Toggle {
            Layout.fillWidth: true
            visible: menu.board.shared
            text: qsTr("Turn the board for the second player")
            checked: App.prefs.turnBoard
            onToggled: App.prefs.turnBoard = checked
        }
        Toggle {
            Layout.fillWidth: true
            visible: menu.board.shared
            text: qsTr("Across the table: turn the far player's questions round")
            checked: App.prefs.acrossTable
            onToggled: App.prefs.acrossTable = checked
        }
    }
}
