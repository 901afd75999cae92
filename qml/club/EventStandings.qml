// SPDX-License-Identifier: GPL-3.0-or-later
// The standings: games played beside the points, the scheme's tie-break by its name, and a sentence for each tie that it settled.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

Rectangle {
    id: standings

    readonly property var event: App.club.event
    readonly property bool narrow: width < Theme.px(440)
    /// Just names and points.
    readonly property bool tiny: width < Theme.px(260)
    readonly property string tie: App.club.tieName
    readonly property bool teams: event.teams ?? false
    /// Do the teams stand here in place of the players?
    property bool byTeam: true

    /// Is there room for all of the ties?
    readonly property bool roomy: height >= Theme.px(420)


    /// A player was tapped.
    signal wanted(string id)

    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairline
    border.color: Theme.line

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 1
        spacing: 0

        Flow {
            Layout.fillWidth: true
            Layout.margins: 12
            Layout.bottomMargin: 4
            spacing: 12

            Heading {
                text: qsTr("Standings")
                size: Theme.px(20)
            }
            AppText {
                text: (standings.event.counted ?? 0) === 0 ? qsTr("before round 1") : standings.event.live ? qsTr("as results come in") : qsTr("after round %1").arg(standings.event.counted)
                quiet: true
                font.pixelSize: Theme.textSmall
            }
        }
        Segmented {
            objectName: "standingsWays"
            Layout.fillWidth: true
            Layout.leftMargin: 12
            Layout.rightMargin: 12
            Layout.bottomMargin: 4
            visible: standings.teams
            name: qsTr("Standings")
            choices: [
                {
                    "value": "teams",
                    "label": qsTr("Teams")
                },
                {
                    "value": "players",
                    "label": qsTr("Players")
                }
            ]
            value: standings.byTeam ? "teams" : "players"
            onChosen: value => standings.byTeam = value === "teams"
        }
        TeamTable {
            objectName: "teamTable"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: standings.teams && standings.byTeam
        }
        Row {
            visible: !(standings.teams && standings.byTeam)
            Layout.alignment: Qt.AlignRight
            Layout.rightMargin: 12

            Repeater {
                model: [standings.tiny ? "" : qsTr("played"), standings.narrow ? "" : qsTr("won"), qsTr("points"), standings.narrow ? "" : standings.tie]

                AppText {
                    required property int index
                    required property string modelData
                    visible: text !== ""
                    width: Theme.px(index === 3 ? 84 : 58)
                    text: modelData
                    quiet: true
                    font.pixelSize: Theme.px(13)
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
            }
        }
        ListView {
            id: list
            objectName: "standingsList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !(standings.teams && standings.byTeam)
            clip: true
            activeFocusOnTab: count > 0
            boundsBehavior: Flickable.StopAtBounds
            model: App.club.standings
            ScrollBar.vertical: ScrollBar {}
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Standings")
            Keys.onReturnPressed: if (currentItem) (currentItem as StandingRow).clicked()

            delegate: StandingRow {
                required property string id
                width: ListView.view.width
                narrow: standings.narrow
                tiny: standings.tiny
                withTie: !standings.narrow && standings.tie !== ""
                current: ListView.isCurrentItem && list.activeFocus
                onClicked: standings.wanted(id)
            }
        }
        AppText {
            objectName: "ties"
            text: Array.from(App.club.ties).join("\n")
            font.pixelSize: Theme.textSmall
            Layout.fillWidth: true
            Layout.margins: 12
            Layout.topMargin: 4
            Layout.bottomMargin: 4
            visible: text !== "" && !(standings.teams && standings.byTeam)
            maximumLineCount: standings.roomy ? 4 : 1
            elide: Text.ElideRight
        }
        Item { Layout.preferredHeight: 6 }
    }
}
