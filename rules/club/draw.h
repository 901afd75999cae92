// SPDX-License-Identifier: GPL-3.0-or-later
// A round of an event drawn by its pairing: who meets whom, at which table, who has the bye (CLB-03, CLB-10, CLB-11).
#pragma once

#include "rules/club/pairing.h"
#include "rules/club/scheme.h"

#include <cstdint>
#include <string>
#include <vector>

namespace optio::club {

/// What a drawing hangs on besides the state: the event's seed, and how many drawings of the round came before.
struct Lot {
    std::uint64_t seed = 0;
    int before = 0;
};

/// A drawing, with the order of places where the pairing keeps one.
struct Drawing {
    Round round;
    std::vector<std::string> order;
};

/// Draws round `number` (1 for the first) after the rounds before it, whatever later ones there are. The same state and lot give the same
/// drawing. Throws Error when it cannot be drawn: results are missing, the event is decided, fewer than two players are there.
Drawing drawRound(const EventState &state, const Scheme &scheme, int number, const Lot &lot);
/// All who could be paired in a round, as the drawing sees them: players, or teams, by their ids.
std::vector<Entrant> entrantsOf(const EventState &state, const Scheme &scheme, int number);
/// What drawings of that round keep to.
Wishes wishesOf(const Settings &settings, int number);
/// What is wrong with the drawing of a round, each a sentence: "Anna W. – Max D. is a second meeting".
std::vector<std::string> breachesOf(const EventState &state, const Scheme &scheme, int number);
/// "Gus M. – Nora C. at table 3; …" and the byes.
std::string drawingText(const EventState &state, const Round &round);

} // namespace optio::club
