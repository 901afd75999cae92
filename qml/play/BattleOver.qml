// SPDX-License-Identifier: GPL-3.0-or-later
// That the battle is over, who has won it, and the way into the campaign it belongs to.
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    /// {over,text,winner}, see App.game.
    required property var ended
    /// Where the game stands in a campaign, see App.campaign.
    required property var place

    signal campaignWanted
    signal reportWanted
    signal backupWanted
    signal luckWanted
    signal storyWanted

    title: qsTr("The battle is over")

    Heading {
        Layout.fillWidth: true
        text: card.ended?.text ?? ""
        side: card.ended?.winner ?? ""
    }
    AppText {
        objectName: "campaignPlace"
        Layout.fillWidth: true
        visible: text !== ""
        text: card.place.text ?? ""
        quiet: true
    }
    LayoutRepeater {
        model: App.reporting.on && App.reporting.result.offered ? 1 : 0

        ConfirmResult {
            Layout.fillWidth: true
            result: App.reporting.result
        }
    }
    BigButton {
        objectName: "reportBattle"
        Layout.fillWidth: true
        visible: card.place.state === "open"
        text: qsTr("Enter the result in the campaign")
        side: card.ended?.winner || "a"
        onClicked: card.reportWanted()
    }
    AppButton {
        objectName: "toCampaign"
        Layout.fillWidth: true
        visible: (card.place.state ?? "gone") !== "gone" && card.place.state !== "open"
        text: qsTr("To the campaign")
        onClicked: card.campaignWanted()
    }
    AppButton {
        objectName: "shareBattle"
        Layout.fillWidth: true
        text: qsTr("Report to share")
        glyph: "share"
        onClicked: card.storyWanted()
    }
    AppButton {
        objectName: "luckBattle"
        Layout.fillWidth: true
        text: qsTr("How lucky were the dice?")
        glyph: "dice"
        onClicked: card.luckWanted()
    }
    AppButton {
        objectName: "backupBattle"
        Layout.fillWidth: true
        visible: App.storage.inBrowser
        text: qsTr("Save a backup file")
        onClicked: card.backupWanted()
    }
}
