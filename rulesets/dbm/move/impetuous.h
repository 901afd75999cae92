// SPDX-License-Identifier: GPL-3.0-or-later
// Troops that nobody controls (DBM-060 to DBM-063): impetuous ones advance unless they were moved or held, and those of a demoralised
// command fall back unless they were held.
#pragma once

#include "rulesets/dbm/acts.h"
#include "rulesets/dbm/picks.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Is this a kind that gets out of hand?
bool isImpetuous(const Sheet &sheet, const Element &element);
/// Elements of the side whose bound it is that are still to be dealt with: part by part, in the order of the commands. Those of a
/// demoralised command (Pick::element.demoralised) fall back, the others advance.
std::vector<Pick> uncontrolled(const Sheet &sheet, const State &state);

/// Says what became of them.
Ruling impetuous(const Sheet &sheet, const State *state, const Json &input);
std::vector<Question> impetuousQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict);
Json impetuousSettled(const Sheet &sheet, const State *state, const Json &input);
std::vector<Candidate> impetuousCandidates(const Sheet &sheet, const GameAct &act, const State &state, const Slot &slot, const Json &input);

} // namespace optio::dbm
