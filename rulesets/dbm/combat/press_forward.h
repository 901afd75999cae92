// SPDX-License-Identifier: GPL-3.0-or-later
// Pressing forward (DBM-157 to DBM-159): foot whose opponents have all fled go on.
#pragma once

#include "rulesets/dbm/acts.h"
#include "rulesets/dbm/picks.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Why such elements may not press forward (DBM-157), as the end of a sentence that begins with their name; "" when they may be part of a
/// group that does.
std::string pressRefusal(const Words &words, const Corps &command, const Element &element, const Part &part);
/// The commands of the side whose bound it is with elements that may lead a group.
std::vector<std::string> commandsToPress(const Sheet &sheet, const State &state);

/// A group presses forward.
Ruling pressForward(const Sheet &sheet, const State *state, const Json &input);
std::vector<Question> pressForwardQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict);
Json pressForwardSettled(const Sheet &sheet, const State *state, const Json &input);
std::vector<Candidate> pressForwardCandidates(const Sheet &sheet, const GameAct &act, const State &state, const Slot &slot,
                                              const Json &input);

} // namespace optio::dbm
