// SPDX-License-Identifier: GPL-3.0-or-later
// Losses that are entered: elements that could not get away, ran off the table or were lost otherwise, and generals who straggle.
#pragma once

#include "rulesets/dbm/acts.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/picks.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Takes elements off the table (DBM-152, DBM-153, DBM-164), or notes that a general straggles with a late flank march or is back.
Ruling enterLosses(const Sheet &sheet, const State *state, const Json &input);
std::vector<Question> enterLossesQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict);
Json enterLossesSettled(const Sheet &sheet, const State *state, const Json &input);
std::vector<Candidate> enterLossesCandidates(const Sheet &sheet, const GameAct &act, const State &state, const Slot &slot,
                                             const Json &input);

/// Loses picked elements: their marks go, and with them the contact of enemies that faced them.
void loseAll(Marking &marking, const State &state, const std::vector<Pick> &picks, Ruling &ruling);

} // namespace optio::dbm
