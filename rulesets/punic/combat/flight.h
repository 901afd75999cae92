// SPDX-License-Identifier: GPL-3.0-or-later
// The list of moves of phase VI and of the start of phase III, and what the end of a turn does to units, leaders and combats.
#pragma once

#include "rulesets/punic/combat/disorder.h"

#include <string>
#include <vector>

namespace optio::punic {

/// Moves that may be made next: those of the lowest place, supporters after the unit they support.
std::vector<const After *> nextMoves(const State &state);
/// Brings the moves that are listed into line with what has happened since: nobody leaves an enemy who could not go and stays in contact
/// (PUN-262, PUN-280), none pursues those who are gone, and a legion that is shaken has no triarii to retire behind (PUN-052).
void settleMoves(const Book &book);
/// The unit of a move is made: those who support it do as it does (PUN-260).
void leadSupport(State &state, const std::string &unit, const std::string &move);
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
/// The moves of charges and pursuits that are over are forgotten.
void closeRuns(State &state);
/// Brings two units into contact: a new combat, or the ones they are in made one (PUN-028). Who joins a combat that was fought this turn
/// has its entry for the next round.
Combat &contact(State &state, const std::string &unit, const std::string &enemy);

} // namespace optio::punic
