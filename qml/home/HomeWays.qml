// SPDX-License-Identifier: GPL-3.0-or-later
// The ways from Home to everything but games.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

GridLayout {
    id: ways

    /// Is there no room for signs?
    property bool plain: false
    /// Is there a rule set whose battles can be fought by e-mail?
    property bool mailed: true

    signal wanted(string page)

    columnSpacing: 12
    rowSpacing: 12

    LayoutRepeater {
        model: [
            {
                "name": "armiesButton",
                "text": qsTr("Armies"),
                "glyph": "armies",
                "page": "ArmiesPage"
            },
            {
                "name": "campaignsButton",
                "text": qsTr("Campaigns"),
                "glyph": "journal",
                "page": "CampaignsPage"
            },
            {
                "name": "clubButton",
                "text": qsTr("Club"),
                "glyph": "choose",
                "page": "ClubPage"
            },
            {
                "name": "mailButton",
                "text": qsTr("By e-mail"),
                "glyph": "share",
                "page": "MailPage"
            },
            {
                "name": "joinButton",
                "text": qsTr("Join a table"),
                "glyph": "open",
                "page": "JoinPage"
            },
            {
                "name": "oddsButton",
                "text": qsTr("Odds"),
                "glyph": "dice",
                "page": "OddsPage"
            },
            {
                "name": "lessonsButton",
                "text": qsTr("Lessons"),
                "glyph": "info",
                "page": "LessonsPage"
            },
            {
                "name": "howToButton",
                "text": qsTr("How to play"),
                "glyph": "rules",
                "page": "HowToPage"
            },
            {
                "name": "recordButton",
                "text": qsTr("Record"),
                "glyph": "journal",
                "page": "RecordPage"
            },
            {
                "name": "rulesButton",
                "text": qsTr("Rules"),
                "glyph": "rules",
                "page": "RulesPage"
            },
            {
                "name": "settingsButton",
                "text": qsTr("Settings"),
                "glyph": "settings",
                "page": "SettingsPage"
            }
        ]

        AppButton {
            required property var modelData
            objectName: modelData.name
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.minimumHeight: Theme.touchMain
            visible: modelData.page === "MailPage" ? ways.mailed : modelData.page !== "JoinPage" || App.table.joinable
            text: modelData.text
            glyph: ways.plain ? "" : modelData.glyph
            font.pixelSize: ways.plain ? Theme.textBody : Theme.textUnit
            onClicked: ways.wanted(modelData.page)
        }
    }
}
