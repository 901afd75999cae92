// SPDX-License-Identifier: GPL-3.0-or-later
// The standings of an event by its scheme, ties settled in the scheme's order and said in sentences (CLB-13, CLB-20, CLB-21).
#pragma once

#include "rules/club/event_state.h"
#include "rules/club/scheme.h"

#include <string>
#include <vector>

namespace optio::club {

/// A line of the standings.
struct Standing {
    std::string id; ///< of the player; of teams: the team's name
    int place = 0;
    bool shared = false; ///< nothing settled the tie: several have this place
    int played = 0, won = 0, drawn = 0, lost = 0, byes = 0;
    Points points = 0;
    long long countback = 0; ///< in thousandths
    int destroyed = 0;
    std::string note; ///< what settled the tie with the next one: "Max D. before Hetty R. on countback, 55 to 53"; "" for none
};

/// The last round that counts for the standings: of those whose results are all in, without a gap; with "live" the last one drawn.
int countedRounds(const EventState &state);
/// The players' standings after rounds 1 to `rounds`; a result that is missing there does not count yet, a bye when its round is full.
/// Who was never present is left out.
std::vector<Standing> standings(const EventState &state, const Scheme &scheme, int rounds);
/// The same of teams: the sum of their players (CLB-11).
std::vector<Standing> teamStandings(const EventState &state, const std::vector<Standing> &players);
/// The points of each player's game or bye in a round; nothing where there is none yet.
std::map<std::string, Points> pointsOfRound(const EventState &state, const Scheme &scheme, int round, int rounds);

Json toJson(const Standing &standing, const EventState &state);

} // namespace optio::club
