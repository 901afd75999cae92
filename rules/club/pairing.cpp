// SPDX-License-Identifier: GPL-3.0-or-later
// Costs of pairs, and the matching over them.
#include "rules/club/pairing.h"

#include "rules/club/matching.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace optio::club {

namespace {

constexpr int lotSides = 256;

bool sameClub(const Entrant &one, const Entrant &other) { return !one.club.empty() && one.club == other.club; }
bool sameArmy(const Entrant &one, const Entrant &other) { return !one.army.empty() && one.army == other.army; }
/// Years between the periods of two armies; 0 where they meet or are not known.
int yearsApart(const Entrant &one, const Entrant &other)
{
    if (!one.from || !other.from)
        return 0;
    return std::max({0, *other.from - *one.to, *one.from - *other.to});
}
int timesMet(const Entrant &one, const Entrant &other)
{
    const auto found = one.met.find(other.id);
    return found == one.met.end() ? 0 : found->second;
}

} // namespace

std::map<std::string, int> ranksOf(const std::vector<Entrant> &entrants)
{
    std::vector<const Entrant *> order;
    for (const Entrant &one : entrants)
        order.push_back(&one);
    std::stable_sort(order.begin(), order.end(), [](const Entrant *a, const Entrant *b) { return a->rating > b->rating; });
    std::map<std::string, int> ranks;
    for (std::size_t i = 0; i < order.size(); ++i)
        ranks[order[i]->id] = static_cast<int>(i);
    return ranks;
}

std::vector<long long> considerations(const Entrant &one, const Entrant &other, const Wishes &wishes,
                                      const std::map<std::string, int> &ranks)
{
    long long first = 0;
    if (wishes.firstRound && wishes.first == First::years)
        first = yearsApart(one, other);
    else if (wishes.firstRound && wishes.first == First::rating) // the upper half meets the lower one, in order
        first = std::abs(std::abs(ranks.at(one.id) - ranks.at(other.id)) - static_cast<int>(ranks.size()) / 2);
    return {timesMet(one, other),
            0,
            0,
            std::abs(one.score - other.score),
            wishes.avoidClub && wishes.firstRound && sameClub(one, other) ? 1 : 0,
            wishes.avoidArmy && sameArmy(one, other) ? 1 : 0,
            wishes.matchPeriods && yearsApart(one, other) > 0 ? 1 : 0,
            first};
}

std::vector<long long> considerationsOfBye(const Entrant &one, int lowest) { return {0, one.byes, lowest - one.place, 0, 0, 0, 0, 0}; }

Pairs drawPairs(const std::vector<Entrant> &entrants, const Wishes &wishes, DiceSource &lot)
{
    const auto n = static_cast<int>(entrants.size()), all = n + n % 2;
    if (n == 0)
        return {};
    const std::map<std::string, int> ranks = ranksOf(entrants);
    int lowest = 0;
    long long unit = 0;
    for (const Entrant &one : entrants) {
        lowest = std::max(lowest, one.place);
        unit = std::gcd(unit, std::abs(one.score - entrants.front().score));
    }
    std::vector<std::vector<long long>> values(static_cast<std::size_t>(all) * static_cast<std::size_t>(all));
    std::vector<long long> most;
    for (int i = 0; i < all; ++i)
        for (int j = i + 1; j < all; ++j) {
            const Entrant &one = entrants[static_cast<std::size_t>(i)];
            auto &value = values[static_cast<std::size_t>(i) * static_cast<std::size_t>(all) + static_cast<std::size_t>(j)];
            value = j == n ? considerationsOfBye(one, lowest) : considerations(one, entrants[static_cast<std::size_t>(j)], wishes, ranks);
            value[3] /= std::max(1LL, unit);
            value.push_back(lot.pick(lotSides, {"lot", "the lot"}));
            most.resize(value.size());
            for (std::size_t level = 0; level < value.size(); ++level)
                most[level] = std::max(most[level], value[level]);
        }
    const CostLevels levels(all / 2, most);
    const std::vector<int> mates = cheapestPairs(all, [&](int i, int j) {
        return levels.of(values[static_cast<std::size_t>(i) * static_cast<std::size_t>(all) + static_cast<std::size_t>(j)]);
    });
    Pairs pairs;
    for (int i = 0; i < n; ++i) {
        const int mate = mates[static_cast<std::size_t>(i)];
        if (mate == n)
            pairs.byes.push_back(entrants[static_cast<std::size_t>(i)].id);
        else if (i < mate) {
            const Entrant &one = entrants[static_cast<std::size_t>(i)], &other = entrants[static_cast<std::size_t>(mate)];
            pairs.games.emplace_back(other.place < one.place ? other.id : one.id, other.place < one.place ? one.id : other.id);
        }
    }
    return pairs;
}

std::vector<std::string> byLot(std::vector<std::string> ids, DiceSource &lot)
{
    for (std::size_t i = ids.size(); i > 1; --i)
        std::swap(ids[i - 1], ids[static_cast<std::size_t>(lot.pick(static_cast<int>(i), {"place", "a place by lot"}))]);
    return ids;
}

std::vector<std::string> breaches(const Entrant &one, const Entrant &other, const Wishes &wishes)
{
    std::vector<std::string> found;
    if (timesMet(one, other) > 0)
        found.emplace_back("a second meeting");
    if (wishes.avoidClub && wishes.firstRound && sameClub(one, other))
        found.emplace_back("the same club in round 1");
    if (wishes.avoidArmy && sameArmy(one, other))
        found.emplace_back("the same army against itself");
    if (wishes.matchPeriods && yearsApart(one, other) > 0)
        found.emplace_back("armies whose periods do not meet");
    return found;
}

} // namespace optio::club
