// SPDX-License-Identifier: GPL-3.0-or-later
// Games: their start, what the screen sees of them, their end, and what may be corrected.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/punic/sheet.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::punic {

/// See Ruleset::options().
inline const std::vector<Question> &optionsOf(const Sheet &sheet) { return sheet.options; }
/// Throws Error for options that are not allowed and rosters that cannot be played.
Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options);
View viewOf(const Sheet &sheet, const State &state, const std::string &side);
/// Throws Error naming the place for a step, a heading or bases that there are not.
void checkGame(const Sheet &sheet, const State &state);
Json endedOf(const Sheet &sheet, const State &state);
/// See Ruleset::counters() (PUN-030).
Json countersOf(const Sheet &sheet, const State &state);
/// Bases lost that count towards breaking (PUN-291), in halves: understrength bases count 1, others 2.
int lostStrength(const State &state, const std::string &side);
/// Halves as a number of bases: "3½".
std::string halvesText(int value);
/// "B · legion · line".
std::string detailOf(const Unit &unit);

} // namespace optio::punic
