// SPDX-License-Identifier: GPL-3.0-or-later
// Going after an enemy that gave way, where the rules leave it to the player (DBM-064).
#pragma once

#include "rulesets/dbm/acts.h"
#include "rulesets/dbm/events.h"
#include "rulesets/dbm/picks.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Elements of a row that must go after enemies who broke off from them, and have not done so yet (DBM-064).
struct OwedPursuit {
    std::string unit;
    int count = 0;
};
/// All that are owed in this bound. After a combat nothing is: who must pursue does so at once.
std::vector<OwedPursuit> owedPursuits(const Sheet &sheet, const State &state);
/// The input of the act that pays one.
Json inputOf(const OwedPursuit &owed);
/// "Gauls' Warband (O) must go after the enemy that broke off"
std::string owedText(const Sheet &sheet, const State &state, const OwedPursuit &owed);

/// Marks who pursues: winners whose enemy gave way this bound, as many as there were. `after` is the enemy that recoiled: it and the
/// pursuer are in contact again. A pursuit may also end in contact with others.
Ruling pursue(const Sheet &sheet, const State *state, const Json &input);
std::vector<Question> pursueQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict);
Json pursueSettled(const Sheet &sheet, const State *state, const Json &input);
std::vector<Candidate> pursueCandidates(const Sheet &sheet, const GameAct &act, const State &state, const Slot &slot, const Json &input);

} // namespace optio::dbm
