// SPDX-License-Identifier: GPL-3.0-or-later
// A game's state: how it starts, what a side sees of it, what may be done and corrected, and whether it is over.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// The options as questions with defaults.
std::vector<Question> optionsOf(const Sheet &sheet);
Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options);
Json viewOf(const Sheet &sheet, const Json &state);
Json endedOf(const Json &state);
Json countersOf(const Sheet &sheet, const Json &state);

} // namespace optio::dbm
