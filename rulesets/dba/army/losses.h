// SPDX-License-Identifier: GPL-3.0-or-later
// Losses that no ruling saw: elements with no way to go or off the table, and camps that change hands.
#pragma once

#include "rulesets/dba/acts.h"
#include "rulesets/dba/picks.h"
#include "rulesets/dba/sheet.h"

#include <array>
#include <string>
#include <vector>

namespace optio::dba {

/// Takes elements off the table, or hands a camp over.
Ruling enterLosses(const Sheet &sheet, const State *state, const Json &input);
std::vector<Question> enterLossesQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict);
Json enterLossesSettled(const Sheet &sheet, const State *state, const Json &input);
std::vector<Candidate> enterLossesCandidates(const Sheet &sheet, const GameAct &act, const State &state, const Slot &slot,
                                             const Json &input);

} // namespace optio::dba
