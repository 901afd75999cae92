// SPDX-License-Identifier: GPL-3.0-or-later
// The open game shared at the table: first whose side is played here, then a code for each seat and who has joined. A guest sees who is there and
// may leave.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    readonly property var table: App.table
    readonly property bool shares: table.role === "keeper"
    // What did not change is not made anew.
    readonly property string seatText: JSON.stringify(table.seats ?? [])
    readonly property string peopleText: JSON.stringify(table.people ?? [])
    readonly property string checkText: JSON.stringify(table.checks ?? [])
    readonly property var seats: JSON.parse(seatText)
    readonly property var sides: Array.from(App.game.sides ?? [])
    readonly property var owns: sides.map(side => ({"value": side.id, "label": side.name})).concat([{"value": "ab", "label": qsTr("Both")}])
    property string own: "a"
    /// The seat whose code fills the screen.
    property var filled: null

    function closeInner(): bool {
        const was = filled !== null;
        filled = null;
        return was;
    }
    function copy(seat: var, code: string) {
        table.copy(code);
        say(qsTr("The link of %1 is in the clipboard. Whoever has it can take that seat.").arg(seat.title));
    }

    objectName: "tablePage"
    foot: footBar.height
    onSharesChanged: filled = null

    TopBar {
        id: bar
        width: parent.width
        title: qsTr("Share at the table")
        subtitle: page.joined([App.game.title, page.shares ? qsTr("until %1").arg(page.table.until) : ""])
        onBack: page.back()
    }
    Flickable {
        id: flick
        anchors.top: bar.bottom
        anchors.bottom: footBar.top
        anchors.bottomMargin: page.strip
        width: parent.width
        clip: true
        contentHeight: grid.height + 2 * Theme.pad
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        GridLayout {
            id: grid
            x: Theme.pad
            y: Theme.pad
            width: parent.width - 2 * Theme.pad
            columns: page.landscape ? 2 : 1
            columnSpacing: Theme.pad
            rowSpacing: Theme.pad

            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.pad

                SeekerCard {
                    Layout.fillWidth: true
                    seeker: page.table.seeker
                    seats: page.seats
                    phone: page.phone
                    onLetIn: (seat, digits) => page.table.admit(seat, digits)
                    onTurnedAway: page.table.turnAway()
                    onVisibleChanged: if (visible) flick.contentY = 0
                }
                Card {
                    Layout.fillWidth: true
                    visible: page.table.role === ""
                    title: qsTr("Which army do you play on this tablet?")

                    Segmented {
                        objectName: "tableOwn"
                        Layout.fillWidth: true
                        visible: !page.phone
                        name: qsTr("Played on this tablet")
                        choices: page.owns
                        value: page.own
                        onChosen: value => page.own = value
                    }
                    ChoiceList {
                        objectName: "tableOwnList"
                        Layout.fillWidth: true
                        visible: page.phone
                        name: qsTr("Played on this tablet")
                        choices: page.owns
                        value: page.own
                        onChosen: value => page.own = value
                    }
                    TextEntry {
                        objectName: "tableName"
                        Layout.fillWidth: true
                        label: qsTr("What the others read as your name")
                        text: page.table.name
                        onEdited: text => page.table.name = text
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: page.own === "ab" ? qsTr("Both players stay at this tablet. An umpire and people who watch can join from their own devices in the same network. Nothing leaves your network.") : qsTr("The other player, an umpire and people who watch can then join from their own tablets in the same network. This tablet keeps the game. Nothing leaves your network.")
                        quiet: true
                    }
                }
                LayoutRepeater {
                    model: page.seats.filter(seat => seat.side !== "")

                    TableSeat {
                        id: first
                        required property var modelData
                        Layout.fillWidth: true
                        seat: modelData
                        stacked: page.phone
                        // A code of some seventy modules wants room; five pixels a module are read at arm's length.
                        codeSize: page.phone ? flick.width - 4 * Theme.pad - 6 : page.landscape ? 354 : 424
                        onFilled: code => page.filled = ({"link": code, "title": first.modelData.title})
                        onCopied: code => page.copy(first.modelData, code)
                    }
                }
                GridLayout {
                    Layout.fillWidth: true
                    columns: page.phone ? 1 : 2
                    columnSpacing: Theme.pad
                    rowSpacing: Theme.pad

                    LayoutRepeater {
                        model: page.seats.filter(seat => seat.side === "")

                        TableSeat {
                            id: other
                            required property var modelData
                            Layout.fillWidth: true
                            Layout.preferredWidth: 1
                            Layout.fillHeight: true
                            seat: modelData
                            codeSize: 146
                            onFilled: code => page.filled = ({"link": code, "title": other.modelData.title})
                            onCopied: code => page.copy(other.modelData, code)
                        }
                    }
                }
                Card {
                    objectName: "tableDigits"
                    Layout.fillWidth: true
                    visible: page.shares
                    title: qsTr("Without a code")

                    Toggle {
                        objectName: "tableDigitsOn"
                        Layout.fillWidth: true
                        text: qsTr("Let a tablet ask for a seat by six digits")
                        checked: page.table.letsAsk
                        onToggled: page.table.letsAsk = checked
                    }
                    AppText {
                        objectName: "tableAddress"
                        Layout.fillWidth: true
                        visible: page.table.letsAsk
                        text: qsTr("On that tablet: Home, Join a table, and type %1 there. Both tablets then show six digits, and you give it a seat.").arg(page.table.address)
                        quiet: true
                    }
                }
                WatchBrowsers {
                    Layout.fillWidth: true
                    visible: page.shares
                    table: page.table
                    onFilled: page.filled = ({"link": page.table.watchAddress, "title": qsTr("people who watch in a browser")})
                    onCopied: {
                        page.table.copy(page.table.watchAddress);
                        page.say(qsTr("The address is in the clipboard."));
                    }
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: Theme.pad
                visible: page.table.role !== ""

                TablePeople {
                    Layout.fillWidth: true
                    people: JSON.parse(page.peopleText)
                    hands: page.shares && page.table.handing === "" && Array.from(page.seats).some(seat => seat.side !== "")
                    onRemoveWanted: link => page.table.remove(link)
                    onHandWanted: link => {
                        page.table.handOver(link);
                        page.back();
                    }
                }
                Card {
                    objectName: "tableSecret"
                    Layout.fillWidth: true
                    visible: page.table.secret !== ""

                    AppText {
                        Layout.fillWidth: true
                        text: page.table.secret
                    }
                }
                TableChecks {
                    Layout.fillWidth: true
                    checks: JSON.parse(page.checkText)
                }
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        GridLayout {
            Layout.fillWidth: true
            columns: page.upright ? 1 : 4
            columnSpacing: 12
            rowSpacing: 12

            AppButton {
                objectName: "tableStop"
                Layout.fillWidth: page.upright
                visible: page.table.role !== ""
                kind: "danger"
                glyph: "close"
                text: page.shares ? qsTr("Stop sharing") : qsTr("Leave the table")
                onClicked: page.table.stop()
            }
            AppButton {
                objectName: "tableWall"
                Layout.fillWidth: page.upright
                visible: App.watch.watching
                text: qsTr("Show the wall")
                onClicked: page.open("WatchPage", {})
            }
            Item {
                visible: page.landscape
                Layout.fillWidth: true
            }
            BigButton {
                objectName: "tableBack"
                Layout.fillWidth: page.upright
                visible: page.table.role !== ""
                text: qsTr("Back to the game")
                detail: page.shares && page.landscape ? qsTr("sharing goes on") : ""
                onClicked: page.back()
            }
            BigButton {
                objectName: "tableShare"
                Layout.fillWidth: page.upright
                visible: page.table.role === ""
                text: qsTr("Start sharing")
                onClicked: page.table.share(page.own)
            }
        }
    }
    QrButton {
        objectName: "tableFilled"
        anchors.fill: parent
        z: 10
        visible: page.filled !== null
        code: page.filled?.link ?? ""
        text: qsTr("QR code for %1; press to go back").arg(page.filled?.title ?? "")
        onClicked: page.filled = null
        onVisibleChanged: if (visible) forceActiveFocus()
    }
}
