// SPDX-License-Identifier: GPL-3.0-or-later
// The bar of a battle: which one it is, and what can be done at any time.
import QtQuick
import Optio

TopBar {
    id: bar

    required property var board
    /// An earlier moment is looked at?
    required property bool replaying
    /// A battle by e-mail has a stage; see MailBattle.
    required property var mailed
    required property bool landscape
    required property bool phone
    readonly property bool tabled: (mailed.stage === "" ? App.table.role : App.mail.post.role) !== "" && !replaying
    /// How a battle by e-mail stands at the table (LNK-26), as the sign tells it.
    readonly property QtObject mailTable: QtObject {
        readonly property string link: App.mail.post.state
        readonly property string role: App.mail.post.role
        readonly property string keeper: ""
        readonly property string word: App.mail.post.word
        readonly property var people: []
    }
    /// The clock of the club's round, where the battle is reported.
    readonly property string clock: {
        const round = App.reporting.on ? App.reporting.round : null;
        if (!round?.known)
            return "";
        if (round.clock.lastBound)
            return qsTr("time is called");
        return (round.clock.left < 0 ? qsTr("time is up by %1") : round.clock.running ? qsTr("%1 left") : qsTr("%1 left, paused")).arg(round.clock.text);
    }
    signal tableWanted
    signal chartsWanted
    signal undoWanted
    signal journalWanted
    signal menuWanted

    title: board.battle.title ?? ""
    subtitle: replaying ? qsTr("looking back") : mailed.stage !== "" ? [tabled && !sign.wordy ? sign.text : "", qsTr("against %1, turn %2").arg(mailed.opponent).arg(mailed.turn)].filter(part => part !== "").join("  ·  ") : [tabled && !sign.wordy ? sign.text : "", clock, board.battle.noShock ? qsTr("no shock: %1").arg(board.battle.noShock) : ""].filter(part => part !== "").join("  ·  ")

    // Where it has no room for its word, the line under the title says it.
    TableSign {
        id: sign
        visible: bar.tabled
        table: bar.mailed.stage !== "" ? bar.mailTable : App.table
        wordy: bar.landscape && Theme.scale < 1.3
        onClicked: bar.tableWanted()
    }
    AppButton {
        visible: bar.landscape && (!bar.tabled || Theme.scale < 1.3)
        text: qsTr("Charts")
        glyph: "rules"
        onClicked: bar.chartsWanted()
    }
    IconButton {
        objectName: "hideHand"
        visible: bar.board.shared && bar.board.handShown
        glyph: "close"
        text: qsTr("Hide my hand")
        onClicked: bar.board.showHand(false)
    }
    IconButton {
        objectName: "undoIcon"
        enabled: bar.board.canUndo
        glyph: "undo"
        text: App.table.undoAsks ? qsTr("Ask to undo") : bar.board.undoText !== "" ? bar.board.undoText : qsTr("Undo")
        onClicked: bar.undoWanted()
    }
    IconButton {
        objectName: "journalIcon"
        visible: !bar.phone
        glyph: "journal"
        text: qsTr("Journal")
        onClicked: bar.journalWanted()
    }
    IconButton {
        objectName: "moreButton"
        glyph: "more"
        text: qsTr("More")
        onClicked: bar.menuWanted()
    }
}
