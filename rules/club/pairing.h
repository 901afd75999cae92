// SPDX-License-Identifier: GPL-3.0-or-later
// Who meets whom: a perfect matching of least cost over all who are present (CLB-10). The considerations, each before the next: no second
// meeting; no second bye; the bye goes to the lowest; least difference of scores; not the same club; not the same army; armies whose
// periods meet; in the first round ratings or years; then the lot.
#pragma once

#include "rules/club/event_state.h"
#include "rules/dice/dice.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace optio::club {

/// Somebody to be paired: a player or a team.
struct Entrant {
    std::string id;
    long long score = 0;
    int place = 0; ///< in the standings; all 0 before the first round
    std::string club, army;
    std::optional<int> from, to; ///< years of the army
    int rating = 0;
    int byes = 0;
    std::map<std::string, int> met; ///< whom, and how often
};

/// What is asked of a drawing besides scores.
struct Wishes {
    bool firstRound = false;
    First first = First::lot;
    bool avoidClub = false, avoidArmy = false, matchPeriods = false;
};

struct Pairs {
    std::vector<std::pair<std::string, std::string>> games; ///< the higher placed first
    std::vector<std::string> byes;
};

/// The considerations of a pair but for the lot, in their order; `bye`: of one who would have the bye. `n`: how many there are.
std::vector<long long> considerations(const Entrant &one, const Entrant &other, const Wishes &wishes,
                                      const std::map<std::string, int> &ranks);
std::vector<long long> considerationsOfBye(const Entrant &one, int lowest);
/// The places by rating, the best first, for the first round (First::rating).
std::map<std::string, int> ranksOf(const std::vector<Entrant> &entrants);

/// Pairs all of them; of an odd number one has the bye. The same entrants and dice give the same pairs.
Pairs drawPairs(const std::vector<Entrant> &entrants, const Wishes &wishes, DiceSource &lot);
/// The entrants in an order by lot.
std::vector<std::string> byLot(std::vector<std::string> ids, DiceSource &lot);
/// What is wrong with a pair, as words to go on with after "which is": "a second meeting", "the same club in round 1", …
std::vector<std::string> breaches(const Entrant &one, const Entrant &other, const Wishes &wishes);

} // namespace optio::club
