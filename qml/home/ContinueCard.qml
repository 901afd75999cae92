// SPDX-License-Identifier: GPL-3.0-or-later
// The game to go on with, as the biggest thing on Home.
import QtQuick

LeadCard {
    id: card

    property var game: ({})
    property string when

    text: qsTr("Continue: %1").arg(game.title ?? "")
    above: qsTr("Continue")
    heading: game.title ?? ""
    headingSize: Math.min(Theme.px(40), Math.max(Theme.px(26), width / 11))
    below: [game.rulesetName ?? "", game.turn ?? "", when, game.players ?? ""].filter(part => part !== "").join("  ·  ")
}
