// SPDX-License-Identifier: GPL-3.0-or-later
// A cell's ruling tried without a game: the dice to type in or to roll, and what comes of them. Nothing of it is written down.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Optio

FocusScope {
    id: trial

    required property var odds
    readonly property var told: odds.trial

    signal ruleWanted(string rule)

    Flickable {
        id: flick
        anchors.top: parent.top
        anchors.bottom: roll.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column
            x: Theme.pad
            y: Theme.gap
            width: flick.width - 2 * Theme.pad
            spacing: 12

            AppText {
                Layout.fillWidth: true
                text: dice.dice.length > 0 ? qsTr("Tap a die to enter your own roll, or let the app roll. Nothing of this is written into a game.") : qsTr("Nothing of this is written into a game.")
                quiet: true
            }
            DiceRow {
                id: dice
                objectName: "trialDice"
                Layout.fillWidth: true
                dice: Array.from(trial.odds.trialDice)
                onTyped: (die, face) => trial.odds.setTrialDie(die, face)
                onCleared: die => trial.odds.clearTrialDie(die)
                onFinished: roll.forceActiveFocus(Qt.TabFocusReason)
            }
            Heading {
                objectName: "trialSentence"
                Layout.fillWidth: true
                visible: text !== ""
                text: trial.told.sentence ?? ""
                size: Theme.textSentence
                Accessible.role: Accessible.AlertMessage
            }
            AppText {
                Layout.fillWidth: true
                visible: text !== ""
                text: trial.told.comparison ?? ""
            }
            LayoutRepeater {
                model: trial.told.instructions ?? []

                AppText {
                    required property var modelData
                    Layout.fillWidth: true
                    text: modelData.text
                }
            }
            LayoutRepeater {
                model: trial.told.sides ?? []

                ResultSide {
                    required property var modelData
                    Layout.fillWidth: true
                    entry: modelData
                    onRuleWanted: line => trial.ruleWanted(line.rule ?? "")
                }
            }
        }
    }
    BigButton {
        id: roll
        objectName: "trialRoll"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        focus: true
        text: dice.complete ? qsTr("Rule with these dice") : (trial.told.sentence ?? "") !== "" ? qsTr("Roll again") : qsTr("Roll")
        onClicked: trial.odds.rollTrial()
    }
}
