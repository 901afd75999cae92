// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of play (TRO-040 to TRO-044): what is still compulsory, the end of a phase, and losses at the end of the turn (TRO-121 to
// TRO-124).
#pragma once

#include "rulesets/tropaion/act.h"

#include <string>
#include <vector>

namespace optio::tropaion {

/// What must be done before the phase may end, as sentences (TRO-153).
std::vector<std::string> compulsory(const State &state);
/// How a battle has ended that the players ended (TRO-044).
std::string agreedText(const State &state);
/// Are the armies still being set up?
bool beforeBattle(const State &state);
/// Begins the player-turn of a side: what its units did is forgotten.
void beginPlayerTurn(State &state, const std::string &side);
/// Morale that an army loses in this turn, in halves (TRO-121).
int lossesOf(const Sheet &sheet, const State &state, const std::string &side);
/// Would Hold! answer these losses (TRO-136)?
bool mayHold(const Sheet &sheet, const State &state, const std::string &side);

/// Ends a phase of a player-turn.
std::unique_ptr<Case> endPhase(Scene &scene);

/// Counts the losses of the turn.
std::unique_ptr<Case> losses(Scene &scene);

/// Ends the battle as both players agree (TRO-044).
std::unique_ptr<Case> agreeEnd(Scene &scene);

/// Fast cavalry goes 1 MU farther for Valour (TRO-055).
std::unique_ptr<Case> fast(Scene &scene);
std::vector<Candidate> fastCandidates(const Sheet &sheet, const State &state, const Slot &slot, const Json &input);

} // namespace optio::tropaion
