// SPDX-License-Identifier: GPL-3.0-or-later
// Resolvers about elephants out of hand, free hacks and leaders' fates.
#pragma once

#include "rulesets/punic/act.h"
#include "rulesets/punic/sheet.h"

#include <string>
#include <vector>

namespace optio::punic {

/// Tells whom a rampaging elephant burst through (PUN-056, PUN-308).
std::unique_ptr<Case> rampage(Scene &scene);
std::vector<Candidate> rampageCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

/// The crew's attempt to stop it in phase I (PUN-077).
std::unique_ptr<Case> stopRampage(Scene &scene);
std::vector<Candidate> stopRampageCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

/// A free hack at runaways (PUN-285). Odds keys: bases struck.
std::unique_ptr<Case> freeHack(Scene &scene);
std::vector<Candidate> freeHackCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
State freeHackState(const Sheet &sheet, const About &about, const Json *state, const Json &input);
std::vector<DieSlot> freeHackDice(const Scene &scene);

/// The die of death for the leaders of a unit, where it is no part of another act (PUN-118). Odds keys: LeaderFate of the first leader.
std::unique_ptr<Case> dieOfDeath(Scene &scene);
std::vector<Candidate> dieOfDeathCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

} // namespace optio::punic
