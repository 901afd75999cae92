// SPDX-License-Identifier: GPL-3.0-or-later
// Moves on the list: those after combat (phase VI) and those that go on at the start of phase III (PUN-270 to PUN-287); morale DPs, rally,
// captured leaders.
#pragma once

#include "rulesets/punic/act.h"
#include "rulesets/punic/move/passage.h"

#include <string>
#include <vector>

namespace optio::punic {

/// Makes the next move of a unit that is on the list.
std::unique_ptr<Case> afterCombat(Scene &scene);
std::vector<Candidate> afterCombatCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);
std::vector<DieSlot> afterCombatDice(const Scene &scene);

/// Who stands within 4" of what has happened (PUN-053 to PUN-061).
std::unique_ptr<Case> morale(Scene &scene);
std::vector<Candidate> moraleCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

/// A shaken unit that stood apart all turn (PUN-175).
std::unique_ptr<Case> rally(Scene &scene);
std::vector<Candidate> rallyCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

/// Enemy troops touch an unattached leader (PUN-121).
std::unique_ptr<Case> leaderCaptured(Scene &scene);

/// Has this move of a unit the inches that are added once for each rout or retirement (PUN-150)?
bool firstMove(const State &state, const std::string &unit, const std::string &move);
/// A unit flees or retires so far (PUN-280, PUN-282): those it came near are asked for.
void runAway(const Book &book, const std::string &unit, bool routs, int inches, const Way &way);
/// Why a shaken unit may not rally; empty when it may as far as the game knows.
std::string whyNoRally(const State &state, const Unit &unit);
/// Why a legion may not relieve its ranks (PUN-279, PUN-389); empty when it may.
std::string whyNoRelief(const Unit &unit);
/// Relieves: 1 DP less, first and second line change places.
void relieve(const Book &book, const std::string &unit);
/// The triarii come to the front (PUN-281).
void standBehindTriarii(const Book &book, const std::string &unit);

} // namespace optio::punic
