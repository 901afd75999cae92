// SPDX-License-Identifier: GPL-3.0-or-later
// The game to go on with, as the biggest thing on Home.
import QtQuick

LeadCard {
    id: card

    property var game: ({})
    property string when

    text: qsTr("Continue: %1").arg(game.title ?? "")
    above: qsTr("Continue")
    // The face sets the spaces about a dash unequally.
    heading: (game.title ?? "").replace(/ – /g, "\u2009–\u2009")
    headingSize: Math.min(Theme.px(40), Math.max(Theme.px(26), width / 11))
    below: [game.rulesetName ?? "", game.turn ?? "", when, game.players ?? ""].filter(part => part !== "").join("  ·  ")
}
