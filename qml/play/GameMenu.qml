// SPDX-License-Identifier: GPL-3.0-or-later
// What else can be done with a game: notes, corrections, the file, how the screen is shared, rules and settings.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Flickable {
    id: menu

    /// Where the game stands in a campaign, see App.campaign.
    readonly property var place: App.campaign.place
    readonly property var ended: App.game.ended

    signal done
    signal journalWanted
    signal noteWanted
    signal correctWanted
    signal exportWanted
    signal campaignWanted
    signal reportWanted
    signal open(string page, var values)

    implicitHeight: column.implicitHeight + 2 * Theme.pad
    contentHeight: implicitHeight
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
            text: qsTr("Journal")
            glyph: "journal"
            onClicked: {
                menu.done();
                menu.journalWanted();
            }
        }
        AppButton {
            objectName: "menuReplay"
            Layout.fillWidth: true
            text: qsTr("Look back")
            glyph: "undo"
            onClicked: {
                menu.done();
                menu.open("ReplayPage", {});
            }
        }
        AppButton {
            objectName: "menuTable"
            Layout.fillWidth: true
            visible: (App.table.possible || App.table.role !== "") && App.game.correctable && !App.game.reading
            text: qsTr("Share at the table")
            glyph: "share"
            onClicked: {
                menu.done();
                menu.open("TablePage", {});
            }
        }
        AppButton {
            objectName: "menuReporting"
            Layout.fillWidth: true
            visible: !App.game.lookedAt
            text: App.reporting.on ? qsTr("Reported to the club: table %1").arg(App.reporting.table) : qsTr("Report to the club")
            glyph: "share"
            onClicked: {
                menu.done();
                menu.open("ReportingPage", {});
            }
        }
        AppButton {
            objectName: "menuParted"
            Layout.fillWidth: true
            visible: App.table.parted
            text: qsTr("Compare the two games")
            glyph: "choose"
            onClicked: {
                menu.done();
                menu.open("PartedPage", {});
            }
        }
        AppButton {
            objectName: "menuPlan"
            Layout.fillWidth: true
            visible: App.plan.possible
            text: qsTr("What if? Plan fights")
            glyph: "choose"
            onClicked: {
                menu.done();
                menu.open("PlanPage", {});
            }
        }
        AppButton {
            objectName: "menuOdds"
            Layout.fillWidth: true
            text: qsTr("Odds of any troops")
            glyph: "dice"
            onClicked: {
                menu.done();
                menu.open("OddsPage", {"wanted": App.game.ruleset});
            }
        }
        AppButton {
            objectName: "menuLuck"
            Layout.fillWidth: true
            visible: menu.ended?.over === true
            text: qsTr("Luck of the dice")
            glyph: "dice"
            onClicked: {
                menu.done();
                menu.open("LuckPage", {});
            }
        }
        AppButton {
            objectName: "menuNote"
            Layout.fillWidth: true
            text: qsTr("Players' ruling or note")
            glyph: "edit"
            onClicked: {
                menu.done();
                menu.noteWanted();
            }
        }
        AppButton {
            objectName: "menuCorrect"
            Layout.fillWidth: true
            enabled: App.game.correctable
            text: qsTr("Correct something by hand")
            glyph: "check"
            onClicked: {
                menu.done();
                menu.correctWanted();
            }
        }
        AppButton {
            objectName: "menuReport"
            Layout.fillWidth: true
            visible: menu.place.state === "open"
            text: qsTr("Enter the result in %1").arg(menu.place.name ?? "")
            glyph: "edit"
            onClicked: {
                menu.done();
                menu.reportWanted();
            }
        }
        AppButton {
            objectName: "menuCampaign"
            Layout.fillWidth: true
            visible: (menu.place.state ?? "gone") !== "gone"
            text: qsTr("To the campaign")
            glyph: "back"
            onClicked: {
                menu.done();
                menu.campaignWanted();
            }
        }
        AppButton {
            Layout.fillWidth: true
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
            text: qsTr("Print as it stands now")
            glyph: "print"
            onClicked: {
                menu.done();
                menu.open("PrintPage", {"game": true});
            }
        }
        AppButton {
            objectName: "menuHowTo"
            Layout.fillWidth: true
            visible: App.reference.howTo(App.game.ruleset).length > 0
            text: qsTr("How to play")
            glyph: "info"
            onClicked: {
                menu.done();
                menu.open("HowToPage", {"ruleset": App.game.ruleset});
            }
        }
        AppButton {
            Layout.fillWidth: true
            text: qsTr("Rules")
            glyph: "rules"
            onClicked: {
                menu.done();
                menu.open("RulesPage", {"ruleset": App.game.ruleset});
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
        Toggle {
            objectName: "menuAcross"
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
            text: qsTr("Across the table: turn the far army round")
            checked: App.prefs.acrossTable
            onToggled: App.prefs.acrossTable = checked
        }
        AppText {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
            text: qsTr("Hold a sign, an info button or a line to read more about it.")
            quiet: true
        }
    }
}
