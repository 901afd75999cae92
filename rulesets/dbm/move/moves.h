// SPDX-License-Identifier: GPL-3.0-or-later
// Moving by PIPs (DBM-033 to DBM-058): what elements of a command do together, what it costs and how far they may go.
#pragma once

#include "rulesets/dbm/acts.h"
#include "rulesets/dbm/move/cost.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::dbm {

/// A tactical move, a march, a halt, mounting or breaking off.
Ruling moveTroops(const Sheet &sheet, const State *state, const Json &input);
std::vector<Question> moveTroopsQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict);
Json moveTroopsSettled(const Sheet &sheet, const State *state, const Json &input);
std::string moveTroopsRefused(const Sheet &sheet, const State &state, const Json &input);
Json moveTroopsComplete(const Sheet &sheet, const GameAct &act, const State *state, const Json &input);
std::vector<Candidate> moveTroopsCandidates(const Sheet &sheet, const GameAct &act, const State &state, const Slot &slot,
                                            const Json &input);

} // namespace optio::dbm
