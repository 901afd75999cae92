// SPDX-License-Identifier: GPL-3.0-or-later
// Joining a game that another tablet shares: JoinPage { given: "optio:join?…" }. The link is pasted or typed; the game opens when it has been told.
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
    readonly property bool trying: table.role === "guest"
    readonly property bool refused: table.link === "gone"

    function fill(link: string) {
        entry.text = link;
        entry.input.text = link;
    }
    function join() {
        table.join(entry.input.text);
    }
    function leave() {
        if (trying && !App.game.open)
            table.stop();
    }

    objectName: "joinPage"
    foot: footBar.height
    Component.onCompleted: if (given !== "") fill(given)

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

            Card {
                Layout.fillWidth: true
                title: qsTr("The link of your seat")

                AppText {
                    Layout.fillWidth: true
                    text: qsTr("On the other tablet: game menu, Share at the table. Scan the code with your camera app, or have the link sent to you, and paste it here.")
                    quiet: true
                }
                TextEntry {
                    id: entry
                    objectName: "joinLink"
                    Layout.fillWidth: true
                    label: qsTr("Link, optio:join?…")
                    inputMethodHints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText | Qt.ImhUrlCharactersOnly
                    clearable: true
                }
                AppButton {
                    objectName: "joinPaste"
                    text: qsTr("Paste")
                    glyph: "paste"
                    onClicked: {
                        entry.input.selectAll();
                        entry.input.paste();
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
                objectName: "joinState"
                Layout.fillWidth: true
                visible: page.trying
                text: page.refused ? page.table.reason : page.table.link === "connected" ? qsTr("Connected. The game opens in a moment.") : qsTr("Looking for the other tablet. Optio goes on trying until you stop it.")
                color: page.refused ? Theme.bad : Theme.ink
                Accessible.role: Accessible.AlertMessage
            }
            TableChecks {
                Layout.fillWidth: true
                checks: JSON.parse(page.checkText)
                unfolded: page.table.link === "lost"
            }
        }
    }
    FootBar {
        id: footBar
        anchors.bottom: parent.bottom
        width: parent.width

        GridLayout {
            Layout.fillWidth: true
            columns: page.phone ? 1 : 3
            columnSpacing: 12
            rowSpacing: 12

            AppButton {
                objectName: "joinStop"
                Layout.fillWidth: page.phone
                visible: page.trying && !page.refused
                text: qsTr("Stop trying")
                onClicked: page.table.stop()
            }
            Item {
                visible: !page.phone
                Layout.fillWidth: true
            }
            BigButton {
                objectName: "joinNow"
                Layout.fillWidth: page.phone
                enabled: !page.trying || page.refused
                text: qsTr("Join")
                onClicked: page.join()
            }
        }
    }
}
