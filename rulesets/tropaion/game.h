// SPDX-License-Identifier: GPL-3.0-or-later
// The start of a game, its end, what may be corrected, and what each side sees. The view of a side holds nothing of the other's hand, dice
// or points, and the view of nobody in particular none of either's (TRO-027 to TRO-031).
#pragma once

#include "rules/ruleset.h"
#include "rulesets/tropaion/sheet.h"

#include <string>

namespace optio::tropaion {

/// See Ruleset::options().
inline const std::vector<Question> &optionsOf(const Sheet &sheet) { return sheet.options; }
/// A new game. Throws Error for rosters and options it cannot be played with.
Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options);
/// Throws Error naming the place for traits, cards and steps that there are not.
void checkGame(const Sheet &sheet, const State &state);
Json endedOf(const Sheet &sheet, const State &state);
/// The counters a referee may correct by hand (TRO-025); secrets are none of them.
Json countersOf(const Sheet &sheet, const State &state);
/// What else changes when these counters are corrected: `corrected` has their new values. Throws Error when they contradict each other.
std::vector<Change> settledCounters(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths);
/// See Ruleset::view; besides these it has the plan of the terrain under "plan", see planOf().
View viewOf(const Sheet &sheet, const State &state, const std::string &side);

} // namespace optio::tropaion
