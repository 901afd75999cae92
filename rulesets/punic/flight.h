// SPDX-License-Identifier: GPL-3.0-or-later
// The list of moves of phase VI and of the start of phase III, and what the end of a turn does to units, leaders and combats.
#pragma once

#include "rulesets/punic/disorder.h"

#include <string>
#include <vector>

namespace optio::punic {

/// Moves that may be made next: those of the lowest place of each combat.
std::vector<const After *> nextMoves(const State &state);
/// "falls back".
std::string moveText(const std::string &move);
/// Puts the rampages, routs, pursuits and repeated withdrawals of phase III on the list.
void startFlight(State &state);
/// Adds a move to the list.
After &addMove(State &state, const std::string &unit, const std::string &move, int place, const std::string &combat);
/// Ends the turn: successors, last moves, combats, events, broken armies.
void endTurn(const Book &book);
/// A router, pursuer or looter stops (PUN-138, PUN-286).
void stopFlight(const Book &book, const std::string &unit);
/// Brings two units into contact: a new combat, or the ones they are in made one (PUN-028).
Combat &contact(State &state, const std::string &unit, const std::string &enemy);

} // namespace optio::punic
