// SPDX-License-Identifier: GPL-3.0-or-later
// A battle by e-mail at one table: MailTablePage { battle: id }. The other player's tablet joins by a code; from then on what would be mailed goes
// there at once.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    property string battle
    readonly property var mail: App.mail
    readonly property var post: mail.post
    /// Lies the battle open on the board under this page?
    readonly property bool played: mail.battle.id === battle && battle !== ""
    readonly property bool guest: post.role === "joined"
    /// Accepted, so that there is a board to go to from here.
    readonly property bool begun: (out.opponent ?? "") !== ""
    property var out: ({})
    property bool filled: false

    function leave() {
        if (!played)
            post.pause();
    }
    function closeInner(): bool {
        const was = filled;
        filled = false;
        return was;
    }
    function toBoard() {
        if (played)
            back();
        else if (mail.open(battle))
            openFromHome("BoardPage", {});
    }
    function stop() {
        post.stop();
        back();
    }

    objectName: "mailTablePage"
    foot: footBar.height
    Component.onCompleted: {
        out = mail.outgoing(battle);
        if (!guest)
            post.share(battle);
    }

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Play at one table")
        subtitle: page.joined([page.out.title ?? "", page.post.word])
        onBack: page.back()
    }
    Flickable {
        anchors.top: bar.bottom
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip
        width: parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Math.max(Theme.pad, (page.width - Theme.px(900)) / 2)
            y: Theme.pad
            width: page.width - 2 * x
            spacing: Theme.pad

            Heading {
                objectName: "mailTableState"
                Layout.fillWidth: true
                text: page.post.state === "connected" ? qsTr("%1 is at the table").arg(page.post.other) : page.post.word
                size: Theme.textSentence
                Accessible.role: Accessible.AlertMessage
            }
            TableSeat {
                Layout.fillWidth: true
                visible: page.post.link !== ""
                stacked: page.phone
                codeSize: page.phone ? column.width - 2 * Theme.pad : 354
                seat: ({
                        "seat": "other",
                        "side": page.out.otherSide ?? "",
                        "title": page.out.opponent ? page.out.opponent : qsTr("Your opponent"),
                        "detail": qsTr("Each of you plays on your own tablet. Neither tablet holds the other's hand or deck, and neither can choose the dice."),
                        "link": page.post.link
                    })
                onFilled: page.filled = true
                onCopied: {
                    page.post.copy();
                    page.say(qsTr("The link is in the clipboard. Whoever has it can take that seat."));
                }
            }
            AppText {
                Layout.fillWidth: true
                text: qsTr("What you do is shown on the other tablet act by act, and a finished turn goes there by itself. If one of you has to leave, the battle goes on by e-mail.")
                quiet: true
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        GridLayout {
            Layout.fillWidth: true
            columns: page.upright ? 1 : 3
            columnSpacing: 12
            rowSpacing: 12

            AppButton {
                objectName: "mailTableStop"
                Layout.fillWidth: page.upright
                visible: page.post.role !== ""
                kind: "danger"
                glyph: "close"
                text: page.guest ? qsTr("Leave the table") : qsTr("Stop sharing")
                onClicked: page.stop()
            }
            Item {
                visible: page.landscape
                Layout.fillWidth: true
            }
            BigButton {
                objectName: "mailTableBack"
                Layout.fillWidth: page.upright
                visible: page.played || page.begun && page.post.role !== ""
                text: qsTr("Back to the game")
                detail: page.post.role === "shares" && page.landscape ? qsTr("sharing goes on") : ""
                onClicked: page.toBoard()
            }
            BigButton {
                objectName: "mailTableAgain"
                Layout.fillWidth: page.upright
                visible: page.post.role === ""
                text: qsTr("Start sharing")
                onClicked: page.post.share(page.battle)
            }
        }
    }
    QrButton {
        objectName: "mailTableFilled"
        anchors.fill: parent
        z: 10
        visible: page.filled && page.post.link !== ""
        code: page.post.link
        text: qsTr("QR code for %1; press to go back").arg(page.out.opponent ? page.out.opponent : qsTr("Your opponent"))
        onClicked: page.filled = false
        onVisibleChanged: if (visible) forceActiveFocus()
    }
}
