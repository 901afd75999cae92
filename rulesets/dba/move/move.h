// SPDX-License-Identifier: GPL-3.0-or-later
// A move of an element or a group: its cost line by line, its distances, what it may not do.
#pragma once

#include "rulesets/dba/acts.h"
#include "rulesets/dba/picks.h"
#include "rulesets/dba/place.h"
#include "rulesets/dba/sheet.h"

#include <string>
#include <vector>

namespace optio::dba {

/// Moves an element or a group for PIPs.
Ruling moveTroops(const Sheet &sheet, const State *state, const Json &input);
std::vector<Question> moveTroopsQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict);
Json moveTroopsSettled(const Sheet &sheet, const State *state, const Json &input);
std::string moveTroopsRefusal(const Sheet &sheet, const GameAct &act, const State &state, const Json &input);
std::vector<Candidate> moveTroopsCandidates(const Sheet &sheet, const GameAct &act, const State &state, const Slot &slot,
                                            const Json &input);

} // namespace optio::dba
