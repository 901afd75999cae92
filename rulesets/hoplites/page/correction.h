// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections by hand (HOP-034): what both sides may know of the battle. Hidden units, hands, draw piles and who is in pursuit are
// left alone: a correction is told to both (HOP-041).
#pragma once

#include "rules/ruling/ruling.h"
#include "rulesets/hoplites/sheet.h"
#include "rulesets/hoplites/state_json.h"

#include <string>
#include <vector>

namespace optio::hoplites {

/// See Ruleset::counters(). Marks, places, phase and turn are counters that stand for numbers of the state.
Json countersOf(const Sheet &sheet, const Battle &game);
/// See Ruleset::settled(): puts those that stand for something else into the numbers, with what hangs on them.
std::vector<Change> settledCounters(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths);

} // namespace optio::hoplites
