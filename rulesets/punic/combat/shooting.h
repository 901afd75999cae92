// SPDX-License-Identifier: GPL-3.0-or-later
// Volleys of light troops (PUN-180 to PUN-185): their dice line by line, and the resolver. Odds keys: for DPs their number; for elephants
// 100 and their fate.
#pragma once

#include "rulesets/punic/act.h"
#include "rulesets/punic/combat/combat.h"

#include <string>
#include <vector>

namespace optio::punic {

/// A volley before its dice.
struct Volley {
    const Unit *shooter = nullptr, *target = nullptr;
    int bases = 1; ///< in range
    bool cover = false;
    Aspect from = Aspect::front;
};

/// Does it matter from where the target is shot at (PUN-304)?
bool aspectMatters(const Unit &target);
/// The row that halves the dice, or says that nothing does.
const Table<Reading>::Row &halving(const CombatSheet &sheet, const Volley &volley);
/// The reasons of its dice, and their number.
std::vector<DiceLine> volleyLines(const CombatSheet &sheet, const Volley &volley, int &dice);

/// A volley (PUN-180).
std::unique_ptr<Case> shoot(Scene &scene);
std::vector<Candidate> shootCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
void shootForm(const Sheet &sheet, const Resolver &act, const Json *state, const Json &input, Form &form);
State shootState(const Sheet &sheet, const About &about, const Json *state, const Json &input);
constexpr std::uint64_t elephantKey = 100; ///< and the number of an ElephantFate

} // namespace optio::punic
