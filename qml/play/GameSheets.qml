// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets of the game: whether both players agree to take back what was secret, the phases of the turn, the menu, the journal, corrections and
// notes, and what is saved from them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Item {
    id: sheets

    required property var game
    /// Are units selected, so that a ruling chosen among the phases is for them?
    property bool selecting: false
    /// The phase that was asked about last.
    property string phaseShown
    readonly property var all: [agree, phaseSheet, correct, journal, menu]

    signal open(string page, var values)
    signal say(string sentence)
    signal campaignWanted
    signal reportWanted

    function showAgree() {
        agree.open();
    }
    function showPhase(phase: string) {
        phaseShown = phase;
        phaseSheet.open();
    }
    function showMenu() {
        menu.open();
    }
    function showJournal() {
        journal.open();
    }
    /// Asks for a correction, or with `noting` for a note.
    function ask(noting: bool) {
        correct.noting = noting;
        correct.open();
    }
    /// As at the beginning of a game.
    function begin() {
        saver.save("");
    }
    /// Closes the one that is open; false when none is.
    function closeOne(): bool {
        const open = all.find(sheet => sheet.opened);
        open?.close();
        return open !== undefined;
    }
    function closeAll() {
        for (const sheet of all)
            sheet.close();
    }

    Sheet {
        id: agree
        title: qsTr("Do both players agree?")
        small: true

        Repeater {
            model: agree.visible ? 1 : 0

            ColumnLayout {
                x: Theme.pad
                width: parent.width - 2 * Theme.pad
                spacing: Theme.pad
                onImplicitHeightChanged: agree.bodyHeight = implicitHeight + Theme.pad

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("The last action was secret and something may have been seen since. Undo only if both players agree.")
                }
                AppButton {
                    objectName: "bothAgree"
                    Layout.fillWidth: true
                    focus: true
                    kind: "primary"
                    text: qsTr("Both agree: take it back")
                    glyph: "undo"
                    onClicked: {
                        agree.close();
                        sheets.game.undo();
                    }
                }
                AppButton {
                    Layout.fillWidth: true
                    text: qsTr("Keep it")
                    onClicked: agree.close()
                }
            }
        }
    }
    Sheet {
        id: phaseSheet
        title: qsTr("Phases of the turn")

        Repeater {
            model: phaseSheet.visible ? 1 : 0

            PhaseList {
                anchors.fill: parent
                focus: true
                phases: Array.from(sheets.game.phases ?? [])
                side: sheets.game.active
                about: id => sheets.game.phase(id)
                chosen: sheets.phaseShown
                onSkip: phase => {
                    phaseSheet.close();
                    sheets.game.skipTo(phase);
                }
                onRuling: (id, refusal) => {
                    phaseSheet.close();
                    if (refusal !== "")
                        sheets.say(refusal);
                    else if (sheets.selecting)
                        sheets.game.choose(id);
                    else
                        sheets.game.settle(id, {});
                }
            }
        }
    }
    Sheet {
        id: menu
        title: sheets.game.title

        Repeater {
            model: menu.visible ? 1 : 0

            GameMenu {
                anchors.fill: parent
                focus: true
                onDone: menu.close()
                onJournalWanted: journal.open()
                onNoteWanted: sheets.ask(true)
                onCorrectWanted: sheets.ask(false)
                onOpen: (name, values) => sheets.open(name, values)
                onExportWanted: saver.save("game")
                onCampaignWanted: sheets.campaignWanted()
                onReportWanted: sheets.reportWanted()
            }
        }
    }
    Sheet {
        id: journal
        title: qsTr("Journal")

        Repeater {
            model: journal.visible ? 1 : 0

            JournalDrawer {
                anchors.fill: parent
                focus: true
                onDone: journal.close()
                onOpen: (name, values) => sheets.open(name, values)
                onSay: sentence => sheets.say(sentence)
                onNoteWanted: sheets.ask(true)
                onExportWanted: saver.save("game")
                onSaveReportWanted: saver.save("report")
            }
        }
    }
    Sheet {
        id: correct

        property bool noting: false

        title: noting ? qsTr("Players' ruling or note") : qsTr("Correct by hand")
        small: noting

        Repeater {
            model: correct.visible ? 1 : 0

            CorrectSheet {
                anchors.fill: parent
                focus: true
                noting: correct.noting
                onImplicitHeightChanged: correct.bodyHeight = implicitHeight
                onDone: correct.close()
                onSay: sentence => sheets.say(sentence)
            }
        }
    }
    GameSaver {
        id: saver
        onSay: sentence => sheets.say(sentence)
    }
}
