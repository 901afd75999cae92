// SPDX-License-Identifier: GPL-3.0-or-later
// How it stands with a club's server, in a sign, a word and sentences: ServerState { model: App.reporting }.
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    /// Has link, word and detail.
    required property var model

    RowLayout {
        Layout.fillWidth: true
        spacing: 12

        TableMark { whole: card.model.link === "connected" }
        AppText {
            id: word
            objectName: "serverWord"
            Layout.fillWidth: true
            text: card.model.word
            font.weight: Font.DemiBold
            Accessible.role: Accessible.AlertMessage
            onTextChanged: if (text !== "") Announcer.say(word, text)
        }
    }
    AppText {
        objectName: "serverDetail"
        Layout.fillWidth: true
        text: card.model.detail
        quiet: card.model.link !== "ended"
        color: card.model.link === "ended" ? Theme.bad : Theme.quiet
    }
}
