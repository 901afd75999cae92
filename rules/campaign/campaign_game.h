// SPDX-License-Identifier: GPL-3.0-or-later
// A battle of a campaign that is fought as a game: how the one is made of the other, how they find each other again, and what the game says
// of the losses. The game's journal names its place in the campaign, so that it is kept wherever the journal goes:
//
// header of the game: both "armies" have "campaign":{"id","name","battle": number} besides
#pragma once

#include "rules/campaign/campaign.h"
#include "rules/journal/journal.h"

#include <optional>
#include <string>
#include <vector>

namespace optio {

/// The place of a game in a campaign.
struct BattlePlace {
    std::string campaign, name; ///< id and name of the campaign
    int battle = 0;
};

/// The place that a game's header names; nothing for a game of no campaign.
std::optional<BattlePlace> battlePlaceOf(const Json &header);
/// What a new game is called in the list: "Carthage – Rome", or "The long war, battle 2: Carthage – Rome".
std::string gameTitle(const Json &header);
/// The number of the battle whose result is still to come; 0 when there is none.
int battleFought(const Campaign &campaign);
/// The battle that is being fought as a game to begin. Throws Error when there is none, or for options that are not allowed.
GameSetup battleSetup(const Campaign &campaign, const Json &options, const GameKey &key, const std::string &created);
/// Is this the game of the battle that its header names, as that battle stands now: the same units fielded, the same side attacking?
/// A battle that was taken back and fielded in the same way is the same.
bool fitsCampaign(const Campaign &campaign, const Json &header);
/// What a game says of its battle: the input of the act "result" ("outcomes","victory","why" and "game", by which a later change is
/// found), and what players read: "over","text": how it ended,"awards":{side: [{"reason","points"}]},"remarks":["a sentence"].
/// Throws Error for a game that is not of this campaign, or no longer fits it.
Json gameReport(const Campaign &campaign, const Ruleset &ruleset, const std::vector<Entry> &entries);
/// The part of gameReport() that is the act's input.
Json resultOf(const Json &report);
/// How a game differs now from what it said when the result of its battle was entered: a sentence; "" when it does not.
std::string changedSince(const Campaign &campaign, int battle, const Json &report);

} // namespace optio
