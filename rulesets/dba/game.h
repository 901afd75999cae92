// SPDX-License-Identifier: GPL-3.0-or-later
// A game's state: how it starts, how losses count, and whether it is over.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dba/sheet.h"
#include "rulesets/dba/state.h"

#include <array>
#include <string>
#include <vector>

namespace optio::dba {

std::vector<Question> optionsOf(const Sheet &sheet);
Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options);
Json endedOf(const Sheet &sheet, const State &state);

/// A setting of this game: as it was chosen, or as it usually is.
Json settingOf(const Sheet &sheet, const State &state, const std::string &id);
/// Losses at which a side may lose the battle, as this game is set.
int thresholdOf(const Sheet &sheet, const State &state);

/// What a side has lost, as victory counts it.
struct Losses {
    int elements = 0; ///< scythed chariots and camp followers left out
    int camp = 0;     ///< what the camp counts in enemy hands
    bool general = false;
    int sum() const { return elements + camp; }
};
Losses lossesOf(const Sheet &sheet, const State &state, int side);
/// The side that loses when the bound ends now, -1 for neither. `more` are losses to come of each side.
int loserOf(const Sheet &sheet, const State &state, std::array<int, 2> more = {0, 0});

} // namespace optio::dba
