// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets of the board: help for a thing, a second line, the attack that is being put together, preferences of the battle, the menu, the
// journal, and what is saved from them.
pragma ComponentBehavior: Bound
import QtQuick
import Optio

Item {
    id: sheets

    required property var board
    readonly property var all: [helpSheet, second, attackSheet, happened, orders, journal, told, sending, drawn, resigning, hint, reasons, menu]
    readonly property var mailed: App.mail.battle
    readonly property bool byMail: mailed.stage !== ""

    signal ruleWanted(string rule)
    signal open(string page, var values)
    signal say(string sentence)
    signal sendWanted
    signal sent(string battle)

    function showHelp(thing: string) {
        helpSheet.thing = thing;
        helpSheet.open();
    }
    /// The second line of a side; `card` is what waits for one of its units, "" for nothing.
    function showSecond(side: string, card: string) {
        second.side = side;
        second.card = card;
        second.open();
    }
    function showAttacks() {
        attackSheet.open();
    }
    function showHappened() {
        happened.open();
    }
    function showMenu() {
        menu.open();
    }
    function showJournal() {
        if (byMail)
            told.open();
        else
            journal.open();
    }
    /// The end of a turn by e-mail.
    function showSend() {
        sending.open();
    }
    function showDraw() {
        drawn.open();
    }
    function anyOpen(): bool {
        return all.some(sheet => sheet.opened);
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
        id: helpSheet
        property string thing
        title: qsTr("Help")
        Repeater {
            model: helpSheet.visible ? 1 : 0
            BoardHelp {
                anchors.fill: parent
                focus: true
                board: sheets.board
                thing: helpSheet.thing
                onDone: helpSheet.close()
                onRuleWanted: rule => {
                    helpSheet.close();
                    sheets.ruleWanted(rule);
                }
            }
        }
    }
    Sheet {
        id: second
        property string side: "a"
        property string card
        title: qsTr("Second line: %1").arg(sheets.board.sides[side]?.name ?? "")
        Repeater {
            model: second.visible ? 1 : 0
            SecondLine {
                anchors.fill: parent
                focus: true
                board: sheets.board
                side: second.side
                card: second.card
                onDone: second.close()
                onHelpWanted: thing => {
                    second.close();
                    sheets.showHelp(thing);
                }
            }
        }
    }
    Sheet {
        id: attackSheet
        title: qsTr("Current attack")
        Repeater {
            model: attackSheet.visible ? 1 : 0
            AttackList {
                anchors.fill: parent
                focus: true
                board: sheets.board
                onRuleWanted: rule => {
                    attackSheet.close();
                    sheets.ruleWanted(rule);
                }
            }
        }
    }
    Sheet {
        id: happened
        title: qsTr("What happened")
        Repeater {
            model: happened.visible ? 1 : 0
            HappenedList {
                anchors.fill: parent
                focus: true
                board: sheets.board
                onDone: happened.close()
                onEntryWanted: n => {
                    happened.close();
                    if (sheets.byMail)
                        sheets.showJournal();
                    else
                        sheets.open("EntryPage", {"n": n});
                }
            }
        }
    }
    Sheet {
        id: orders
        title: qsTr("Preferences of this battle")
        Repeater {
            model: orders.visible ? 1 : 0
            BattlePrefsSheet {
                anchors.fill: parent
                focus: true
                onRuleWanted: rule => {
                    orders.close();
                    sheets.ruleWanted(rule);
                }
            }
        }
    }
    Sheet {
        id: menu
        title: sheets.board.title
        Repeater {
            model: menu.visible ? 1 : 0
            BoardMenu {
                anchors.fill: parent
                focus: true
                board: sheets.board
                onDone: menu.close()
                onJournalWanted: sheets.showJournal()
                onSendWanted: sheets.sendWanted()
                onResignWanted: resigning.open()
                onPrefsWanted: orders.open()
                onHintWanted: {
                    sheets.board.askHint();
                    hint.open();
                }
                onReasonsWanted: reasons.open()
                onBackWanted: n => sheets.board.goBack(n)
                onOpen: (name, values) => sheets.open(name, values)
                onExportWanted: saver.save("game")
            }
        }
    }
    Sheet {
        id: hint
        title: qsTr("Hint")
        Repeater {
            model: hint.visible ? 1 : 0
            AdviceList {
                anchors.fill: parent
                focus: true
                thinking: sheets.board.advice.thinking
                decisions: [{"label": "", "acts": sheets.board.advice.acts}]
            }
        }
    }
    Sheet {
        id: reasons
        title: qsTr("Why the computer did that")
        Repeater {
            model: reasons.visible ? 1 : 0
            AdviceList {
                anchors.fill: parent
                focus: true
                decisions: sheets.board.advice.reasons
            }
        }
    }
    Sheet {
        id: told
        title: qsTr("What happened")
        Repeater {
            model: told.visible ? 1 : 0
            MailTales {
                objectName: "mailTales"
                anchors.fill: parent
                focus: true
                model: sheets.board.tales
            }
        }
    }
    Sheet {
        id: sending
        title: qsTr("End of turn %1").arg(sheets.mailed.turn)
        Repeater {
            model: sending.visible ? 1 : 0
            MailEndForm {
                anchors.fill: parent
                focus: true
                battle: sheets.mailed
                onSent: {
                    const battle = sheets.mailed.id;
                    sending.close();
                    sheets.sent(battle);
                }
            }
        }
    }
    Sheet {
        id: drawn
        title: qsTr("A draw?")
        small: true
        Repeater {
            model: drawn.visible ? 1 : 0
            MailSure {
                anchors.fill: parent
                focus: true
                text: qsTr("%1 offers a draw. It can be accepted before your first act; with that the offer is gone.").arg(sheets.mailed.opponent)
                yes: qsTr("Accept the draw")
                no: qsTr("Play on")
                danger: false
                onImplicitHeightChanged: drawn.bodyHeight = implicitHeight
                onRefused: drawn.close()
                onAgreed: {
                    const battle = sheets.mailed.id;
                    drawn.close();
                    if (sheets.mailed.send({}, "accept"))
                        sheets.sent(battle);
                }
            }
        }
    }
    Sheet {
        id: resigning
        title: qsTr("Resign?")
        small: true
        Repeater {
            model: resigning.visible ? 1 : 0
            MailSure {
                anchors.fill: parent
                focus: true
                text: qsTr("The battle ends with a victory for %1. There is no undo.").arg(sheets.mailed.opponent)
                yes: qsTr("Resign")
                onImplicitHeightChanged: resigning.bodyHeight = implicitHeight
                onRefused: resigning.close()
                onAgreed: {
                    const battle = sheets.mailed.id;
                    resigning.close();
                    if (sheets.mailed.send({}, "resign"))
                        sheets.sent(battle);
                }
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
                undoing: sheets.board
                onDone: journal.close()
                onOpen: (name, values) => sheets.open(name, values)
                onSay: sentence => sheets.say(sentence)
                onExportWanted: saver.save("game")
                onSaveReportWanted: saver.save("report")
            }
        }
    }
    GameSaver {
        id: saver
        onSay: sentence => sheets.say(sentence)
    }
}
