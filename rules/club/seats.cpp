// SPDX-License-Identifier: GPL-3.0-or-later
// Tables for the games of a round: a matching of least cost again, of pairs with tables.
#include "rules/club/seats.h"

#include "rules/club/matching.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace optio::club {

namespace {

/// As many tables as games: those that players need, then the first ones there are, then new numbers.
std::vector<int> tablesFor(const EventState &state, const std::vector<std::pair<std::string, std::string>> &pairs)
{
    std::set<int> chosen;
    for (const auto &[a, b] : pairs)
        for (const std::string &player : {a, b})
            if (const int table = state.players.at(player).table; table > 0 && chosen.size() < pairs.size())
                chosen.insert(table);
    for (const auto &[number, table] : state.tables)
        if (chosen.size() < pairs.size())
            chosen.insert(numberOf(number));
    for (int table = 1; chosen.size() < pairs.size(); ++table)
        chosen.insert(table);
    return {chosen.begin(), chosen.end()};
}

} // namespace

std::map<std::string, ClubGame> seated(const EventState &state, int round, const std::vector<std::pair<std::string, std::string>> &pairs)
{
    const std::vector<int> tables = tablesFor(state, pairs);
    const auto n = static_cast<int>(pairs.size());
    std::map<std::pair<std::string, int>, int> sat;
    for (const auto &[number, past] : state.rounds)
        if (numberOf(number) < round)
            for (const auto &[place, game] : past.games) {
                ++sat[{game.a, game.table}];
                ++sat[{game.b, game.table}];
            }
    const auto timesAt = [&](const std::string &player, int table) {
        const auto found = sat.find({player, table});
        return found == sat.end() ? 0 : found->second;
    };
    // Apart from what must not be: tables that players need and do not have, tables they had before, how far from the place in the order.
    const CostLevels levels(n, {1, 2, 2LL * mostRounds, n});
    const std::vector<int> mates = cheapestPairs(2 * n, [&](int i, int j) {
        if (i >= n || j < n)
            return levels.of({1, 0, 0, 0});
        const auto &[a, b] = pairs[static_cast<std::size_t>(i)];
        const int table = tables[static_cast<std::size_t>(j - n)];
        long long away = 0, before = 0;
        for (const std::string &player : {a, b}) {
            const int needed = state.players.at(player).table;
            away += needed > 0 && needed != table ? 1 : 0;
            before += needed == table ? 0 : timesAt(player, table);
        }
        return levels.of({0, away, before, std::abs(i - (j - n))});
    });
    std::map<std::string, ClubGame> games;
    for (int i = 0; i < n; ++i) {
        const auto &[a, b] = pairs[static_cast<std::size_t>(i)];
        games[key(i + 1)] = {tables[static_cast<std::size_t>(mates[static_cast<std::size_t>(i)] - n)], a, b, std::nullopt};
    }
    return games;
}

} // namespace optio::club
