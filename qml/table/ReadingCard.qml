// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with the copy of a shared game that is watched, or whose keeper's tablet does not answer: ReadingCard { game: App.game; onWanted: (page, values) => … }.
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    required property var game

    signal wanted(string page, var values)

    objectName: "readingCard"
    visible: game.lookedAt === true

    AppText {
        Layout.fillWidth: true
        text: card.game.reading !== true ? qsTr("You watch this game; its players act. Meanwhile:") : card.game.handed !== "" ? qsTr("This is the game up to where it was handed over. Meanwhile:") : qsTr("This is your copy of the game, as far as it was told. Meanwhile:")
        quiet: true
    }
    AppButton {
        objectName: "readingReplay"
        Layout.fillWidth: true
        text: qsTr("Look back")
        onClicked: card.wanted("ReplayPage", {})
    }
    AppButton {
        objectName: "readingOdds"
        Layout.fillWidth: true
        text: qsTr("Odds")
        onClicked: card.wanted("OddsPage", {"wanted": card.game.ruleset})
    }
    AppButton {
        objectName: "readingRules"
        Layout.fillWidth: true
        text: qsTr("Rules")
        onClicked: card.wanted("RulesPage", {"ruleset": card.game.ruleset})
    }
}
