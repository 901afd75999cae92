// SPDX-License-Identifier: GPL-3.0-or-later
// Many tables: the event joined to a club's server by the organiser's code, so that each table's state stands in its row; or with the wall's code an
// event that another device runs: ClubServerPage { given: "optio:club?…" }.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

AppPage {
    id: page

    property string given
    readonly property var club: App.club
    readonly property var live: club.live
    readonly property bool on: live.role !== ""
    readonly property bool possible: live.refusal === ""
    /// Is an event of this device joined, or a wall of another's shown?
    readonly property bool own: club.open && !club.followed
    /// Is the wall to be shown as soon as the event has come?
    property bool awaited: false

    function begin() {
        if (own) {
            club.joinServer(code.current());
        } else {
            awaited = club.followServer(code.current());
            enter();
        }
    }
    /// The wall, once there is something to show.
    function enter() {
        if (awaited && club.open) {
            awaited = false;
            open("ClubWallPage", {});
        }
    }
    function closeInner(): bool {
        return code.closeInner();
    }
    function leave() {
        if (club.followed)
            club.close();
    }

    objectName: "clubServerPage"
    foot: footBar.height

    Connections {
        target: App.club
        function onChanged() {
            page.enter();
        }
    }
    TopBar {
        id: bar
        width: parent.width
        title: page.own ? qsTr("Many tables") : qsTr("Wall of an event elsewhere")
        subtitle: page.own ? page.club.event.name ?? "" : ""
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
            x: Math.max(Theme.pad, (parent.width - Theme.px(720)) / 2)
            y: Theme.pad
            width: parent.width - 2 * x
            spacing: Theme.pad

            AppText {
                objectName: "clubServerRefusal"
                Layout.fillWidth: true
                visible: !page.possible
                text: page.live.refusal
            }
            ServerState {
                Layout.fillWidth: true
                visible: page.on
                model: page.live
            }
            ServerCode {
                id: code
                Layout.fillWidth: true
                visible: page.possible && (!page.on || page.live.link === "ended")
                code: page.given !== "" ? page.given : page.own ? App.club.joinedCode() : App.club.followedCode()
                hint: page.own ? qsTr("Paste the organiser's code. This event then goes to the server too, for walls elsewhere. With the wall's code the tables are only read.") : qsTr("Paste the wall's code. The wall fills the window as soon as the organiser's tablet has reported the event.")
                onGiven: page.begin()
            }
            AppText {
                Layout.fillWidth: true
                visible: page.possible && page.own
                text: qsTr("The server runs on a computer of the club, which has Debian's packages nats-server and openssl besides Optio: \"optio-cli club server\" starts it there and prints the codes. Each table's tablet takes its own: game menu, Report to the club.")
                quiet: true
                font.pixelSize: Theme.textSmall
            }
            AppText {
                Layout.fillWidth: true
                visible: page.on && page.own
                text: qsTr("This goes on while Optio runs, whichever page is open.") + " " + qsTr("A table that reports shows in its row what each side has lost so far. When its game is over both players confirm its result on the tablet there, and it is entered here by itself; otherwise tap its row.")
                quiet: true
                font.pixelSize: Theme.textSmall
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
                objectName: "clubServerStop"
                Layout.fillWidth: page.upright
                visible: page.on
                text: page.own ? qsTr("Leave the server") : qsTr("Stop following")
                onClicked: page.own ? page.club.leaveServer() : page.club.close()
            }
            Item {
                visible: page.landscape
                Layout.fillWidth: true
            }
            BigButton {
                objectName: "clubServerBegin"
                Layout.fillWidth: page.upright
                readonly property bool begins: !page.on || page.live.link === "ended"
                visible: page.possible
                enabled: begins || page.own || page.club.open
                text: begins ? (page.own ? qsTr("Connect") : qsTr("Follow the event")) : page.own ? qsTr("Back to the event") : qsTr("Show the wall")
                onClicked: begins ? page.begin() : page.own ? page.back() : page.open("ClubWallPage", {})
            }
        }
    }
}
