// SPDX-License-Identifier: GPL-3.0-or-later
// A game's options, and how it starts.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// The options as questions with defaults.
std::vector<Question> optionsOf(const Sheet &sheet);
Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options);

} // namespace optio::dbm
