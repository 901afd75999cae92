// SPDX-License-Identifier: GPL-3.0-or-later
// Whose turn it is, where that is another device's: TurnCard { game: App.game; other: App.table.other }.
import QtQuick
import QtQuick.Layouts
import Optio

Card {
    id: card

    required property var game
    /// Who plays the other side at a device of their own; "" while nobody does.
    property string other
    property bool brief: false
    readonly property string who: Array.from(game.sides ?? []).find(one => one.id === game.active)?.name ?? ""

    objectName: "turnCard"
    visible: game.seat !== "" && !game.reading && who !== "" && game.active !== game.seat && game.ended?.over !== true
    color: Theme.tile(game.active)
    border.color: Theme.side(game.active)

    AppText {
        Layout.fillWidth: true
        text: card.other === "" ? qsTr("Turn: %1; nobody has joined for them yet").arg(card.who) : qsTr("Turn: %1, on %2's tablet").arg(card.who).arg(card.other)
        font.weight: Font.DemiBold
    }
    AppText {
        Layout.fillWidth: true
        visible: !card.brief
        text: qsTr("What both of you see on the table can be entered on either tablet.")
        quiet: true
        font.pixelSize: Theme.textSmall
    }
}
