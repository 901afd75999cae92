// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the campaign share, and nobody else needs.
#pragma once

#include "rules/ruling/narration.h"
#include "rulesets/ancients/campaign.h"

namespace optio::ancients {

/// A number of the figures of campaigns.
int campaignNumber(const Sheet &sheet, const char *key);
std::string otherSide(const std::string &side);
/// What became of a unit and what brought it about: "destroyed; turn 3: …", "lost in the pursuit (ANC-168)".
std::string lossText(const std::string &outcome, const std::string &why);
/// Unit ids of a list in the input; each must be known.
std::vector<std::string> idsIn(const CampaignState &state, const Json &input, const char *key);
/// {"a": n, "b": n}; what is missing is 0.
std::map<std::string, int> numbersIn(const Json &input, const char *key, int most);
/// What a side lost in a battle and by what, a sentence: "Gauls lose 6 units for good: 4 units destroyed (ANC-171); …".
std::string lossesText(const CampaignState &state, const CampaignBattle &battle, const std::string &side);
/// Throws Error for an input with other keys.
void onlyThese(const Json &input, const std::vector<std::string> &keys);
/// The act "result": pursuit, recovery, and what is lost for good (ANC-167 to ANC-171).
void settleBattle(const Sheet &sheet, const Json &input, CampaignState &state, Narration &narration);

} // namespace optio::ancients
