// SPDX-License-Identifier: GPL-3.0-or-later
// What this table's game comes to, for both players to confirm one after the other: ConfirmResult { result: App.reporting.result }.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    /// Has offered, sentence, winner, lines, names, sides and note.
    required property var result

    objectName: "confirmResult"
    visible: result.offered
    title: qsTr("Result for the club")

    Heading {
        objectName: "confirmSentence"
        Layout.fillWidth: true
        text: card.result.sentence
        side: card.result.winner
        size: Theme.textUnit
    }
    LayoutRepeater {
        model: Array.from(card.result.lines)

        AppText {
            required property string modelData
            Layout.fillWidth: true
            text: modelData
        }
    }
    LayoutRepeater {
        model: 2

        AppButton {
            required property int index
            readonly property bool given: card.result.sides[index] ?? false
            objectName: "confirmFor_" + (index === 0 ? "a" : "b")
            Layout.fillWidth: true
            enabled: !given
            glyph: given ? "check" : ""
            text: given ? qsTr("%1: confirmed").arg(card.result.names[index]) : qsTr("Confirm for %1").arg(card.result.names[index])
            onClicked: card.result.confirm(index)
        }
    }
    AppText {
        objectName: "confirmNote"
        Layout.fillWidth: true
        text: card.result.note
        quiet: true
        font.pixelSize: Theme.textSmall
    }
}
