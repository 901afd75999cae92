// SPDX-License-Identifier: GPL-3.0-or-later
// Joining a game that another tablet shares: JoinPage { given: "optio:join?…" }. The link is scanned, pasted or typed; or the other tablet's address, and then both
// show six digits to compare. The game opens when it has been told.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    property string given
    readonly property var table: App.table
    // What did not change is not made anew.
    readonly property string checkText: JSON.stringify(table.checks ?? [])
    readonly property string seekText: JSON.stringify(table.seeking ?? {})
    readonly property var seeking: JSON.parse(seekText)
    readonly property bool seeks: seeking.state !== undefined && seeking.state !== "refused"
    /// A battle by e-mail that is played at the table (LNK-26).
    readonly property var post: App.mail.post
    readonly property bool posts: post.role === "joined"
    readonly property bool trying: table.role === "guest" || seeks || posts
    readonly property bool refused: table.link === "gone" && !seeks && !posts
    readonly property string words: {
        if (seeking.state === "looking")
            return qsTr("Looking for the other tablet at that address.");
        if (seeking.state === "busy")
            return qsTr("Another device is asking there just now. Optio tries again in a moment.");
        if (seeking.state === "refused")
            return seeking.reason;
        if (seeks || !trying)
            return "";
        if (posts)
            return post.state === "connected" ? qsTr("Connected. The game opens in a moment.") : qsTr("Looking for the other tablet. Optio goes on trying until you stop it.");
        return refused ? table.reason : table.link === "connected" ? qsTr("Connected. The game opens in a moment.") : qsTr("Looking for the other tablet. Optio goes on trying until you stop it.");
    }

    function fill(link: string) {
        entry.text = link;
        entry.input.text = link;
    }
    function join() {
        if (post.knows(entry.input.text))
            post.join(entry.input.text);
        else
            table.join(entry.input.text);
    }
    function stop() {
        if (seeks)
            table.stopSeeking();
        else if (posts)
            post.stop();
        else
            table.stop();
    }
    function closeInner(): bool {
        return scan.stop();
    }
    function leave() {
        if (seeking.state !== undefined)
            table.stopSeeking();
        if (table.role === "guest" && !App.game.open)
            table.stop();
        if (posts && post.state !== "connected")
            post.stop();
    }

    objectName: "joinPage"
    foot: footBar.height
    Component.onCompleted: {
        if (given !== "")
            fill(given);
        if (given !== "" && table.knows(given)) // the code once more, or the page loaded again: straight back to the game
            join();
    }

    Connections {
        target: entry.input
        function onAccepted() { // Enter
            if (!page.trying || page.refused)
                page.join();
        }
    }
    Connections {
        target: App.table
        function onJoined() {
            page.openFromHome("GamePage", {});
        }
    }
    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Join a table")
        subtitle: page.table.word
        onBack: page.back()
    }
    Flickable {
        id: flick
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
            x: Math.max(Theme.pad, (parent.width - Theme.px(720)) / 2)
            y: Theme.pad
            width: parent.width - 2 * x
            spacing: Theme.pad

            SeekCard {
                Layout.fillWidth: true
                visible: (page.seeking.digits ?? "") !== ""
                seeking: page.seeking
                onVisibleChanged: if (visible) flick.contentY = 0
                onSame: page.table.confirmDigits()
                onDifferent: page.table.stopSeeking()
            }
            Card {
                Layout.fillWidth: true
                title: qsTr("The link of your seat")

                AppText {
                    Layout.fillWidth: true
                    text: scan.offered ? qsTr("On the other tablet: game menu, Share at the table. Scan the code of your seat, or have the link sent to you and paste it here. Or type the address that stands there under Without a code.") : qsTr("On the other tablet: game menu, Share at the table. Scan the code with your camera app, or have the link sent to you, and paste it here. Or type the address that stands there under Without a code.")
                    quiet: true
                }
                TextEntry {
                    id: entry
                    objectName: "joinLink"
                    Layout.fillWidth: true
                    label: qsTr("Link, optio:join?…, or address")
                    inputMethodHints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText | Qt.ImhUrlCharactersOnly
                    clearable: true
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: 12

                    AppButton {
                        objectName: "joinPaste"
                        text: qsTr("Paste")
                        glyph: "paste"
                        onClicked: {
                            entry.input.selectAll();
                            entry.input.paste();
                        }
                    }
                    ScanButton {
                        id: scan
                        objectName: "joinScan"
                        enabled: joinNow.enabled
                        wanted: "seat"
                        hint: qsTr("Bring the code of your seat into the frame. The game is joined as soon as it has been read.")
                        onFound: link => {
                            page.fill(link);
                            page.join();
                        }
                    }
                }
                TextEntry {
                    objectName: "joinName"
                    Layout.fillWidth: true
                    label: qsTr("What the others read as your name")
                    text: page.table.name
                    onEdited: text => page.table.name = text
                }
            }
            AppText {
                objectName: "joinOpenly"
                Layout.fillWidth: true
                visible: page.table.fromTablet
                text: qsTr("This Optio came from the other tablet. What is said in the game is encrypted; the program on its way was not, so somebody who tampers with this network could have changed it.")
                quiet: true
            }
            AppText {
                objectName: "joinState"
                Layout.fillWidth: true
                visible: page.words !== ""
                text: page.words
                color: page.refused || page.seeking.state === "refused" ? Theme.bad : Theme.ink
                Accessible.role: Accessible.AlertMessage
            }
            TableChecks {
                Layout.fillWidth: true
                checks: JSON.parse(page.checkText)
                unfolded: page.table.link === "lost" || page.seeking.missed === true
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
                objectName: "joinStop"
                Layout.fillWidth: page.upright
                visible: page.trying && !page.refused
                text: qsTr("Stop trying")
                onClicked: page.stop()
            }
            Item {
                visible: page.landscape
                Layout.fillWidth: true
            }
            BigButton {
                id: joinNow
                objectName: "joinNow"
                Layout.fillWidth: page.upright
                enabled: !page.trying || page.refused
                text: qsTr("Join")
                onClicked: page.join()
            }
        }
    }
}
