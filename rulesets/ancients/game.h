// SPDX-License-Identifier: GPL-3.0-or-later
// A battle from muster to end, what each side sees of it, and the reference.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/ancients/sheet.h"
#include "rulesets/ancients/state.h"

#include <string>
#include <vector>

namespace optio::ancients {

/// See Ruleset::options().
inline const std::vector<Question> &optionsOf(const Sheet &sheet) { return sheet.options; }
/// A new battle. Throws Error for rosters and options it cannot be played with (ANC-150).
Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options);
Json endedOf(const Sheet &sheet, const State &state);
/// See Ruleset::view.
View viewOf(const Sheet &sheet, const State &state, const std::string &side);
Json referenceOf(const Sheet &sheet);
/// See Ruleset::charts.
Json chartsOf(const Sheet &sheet);
/// Which acts belong to a step, the usual one first.
const std::vector<std::string> &actsOf(const std::string &step);

} // namespace optio::ancients
