// SPDX-License-Identifier: GPL-3.0-or-later
// A game's state: how it starts, what a side sees of it, what may be done and corrected, and whether it is over.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Marks a unit carries for the length of a bound: how many of its elements fought, shot and were shot at.
constexpr const char *boundMarks[] = {"fought", "shot", "shot_at"};

/// The options as questions with defaults.
std::vector<Question> optionsOf(const Sheet &sheet);
Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options);
Json viewOf(const Sheet &sheet, const Json &state);
Json endedOf(const Json &state);
Json countersOf(const Sheet &sheet, const Json &state);

} // namespace optio::dbm
