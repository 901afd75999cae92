// SPDX-License-Identifier: GPL-3.0-or-later
// Adds up points and settles ties.
#include "rules/club/standings.h"

#include <algorithm>
#include <fmt/core.h>
#include <functional>
#include <set>

namespace optio::club {

namespace {

/// One player's game, seen from that side.
struct Played {
    std::string against;
    Points points = 0;
    int outcome = 0; ///< 1 won, 0 drawn, -1 lost
    int destroyed = 0;
};

struct Tally {
    std::vector<Played> games;
    int byes = 0;
    Points points = 0;
    double countback = 0;
};

/// Half up, to a whole point.
Points wholePoint(double value) { return static_cast<Points>((static_cast<long long>(value) + onePoint / 2) / onePoint) * onePoint; }

Points byePoints(const Tally &tally, const Scheme &scheme)
{
    if (!scheme.byeIsMean() || tally.games.empty())
        return scheme.bye();
    long long sum = 0;
    for (const Played &game : tally.games)
        sum += game.points;
    return wholePoint(static_cast<double>(sum) / static_cast<double>(tally.games.size()));
}

std::map<std::string, Tally> talliesOf(const EventState &state, const Scheme &scheme, int rounds)
{
    std::map<std::string, Tally> tallies;
    for (const auto &[id, player] : state.players)
        if (player.present)
            tallies[id];
    for (const auto &[number, round] : state.rounds) {
        if (numberOf(number) > rounds)
            break;
        for (const auto &[place, game] : round.games) {
            if (!game.result)
                continue;
            const Scored scored = scheme.score(*game.result);
            const int outcome = scored.winner == Winner::none ? 0 : scored.winner == Winner::a ? 1 : -1;
            tallies[game.a].games.push_back({game.b, scored.points[0], outcome, scored.destroyed[0]});
            tallies[game.b].games.push_back({game.a, scored.points[1], -outcome, scored.destroyed[1]});
        }
        if (isFull(round))
            for (const std::string &player : round.byes)
                ++tallies[player].byes;
    }
    for (auto &[id, tally] : tallies) {
        for (const Played &game : tally.games)
            tally.points += game.points;
        tally.points += tally.byes * byePoints(tally, scheme);
    }
    for (auto &[id, tally] : tallies) { // the opponents' points are all known now
        long long sum = 0;
        for (const Played &game : tally.games)
            sum += tallies.at(game.against).points;
        const auto games = static_cast<int>(tally.games.size());
        tally.countback = games > 0 && games < rounds ? static_cast<double>(sum) / games * rounds : static_cast<double>(sum);
    }
    return tallies;
}

std::string called(const EventState &state, const std::string &id)
{
    const auto player = state.players.find(id);
    return player == state.players.end() ? id : player->second.name;
}

/// Settles the ties within a group that has the same points.
class TieBreak {
public:
    TieBreak(const EventState &state, const Scheme &scheme, const std::map<std::string, Tally> &tallies)
        : state_(state), scheme_(scheme), tallies_(tallies)
    {}

    /// Puts [from, to) in order and marks what settled it.
    void settle(std::vector<Standing> &rows, std::size_t from, std::size_t to) const
    {
        if (to - from < 2)
            return;
        for (const Tie tie : scheme_.ties()) {
            std::map<std::string, double> values;
            if (!valuesOf(tie, rows, from, to, values))
                continue;
            const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(from), end = rows.begin() + static_cast<std::ptrdiff_t>(to);
            std::stable_sort(begin, end, [&](const Standing &a, const Standing &b) { return values.at(a.id) > values.at(b.id); });
            if (values.at(rows[from].id) == values.at(rows[to - 1].id))
                continue;
            for (std::size_t first = from; first < to;) {
                std::size_t last = first + 1;
                while (last < to && values.at(rows[last].id) == values.at(rows[first].id))
                    ++last;
                if (last < to)
                    rows[last - 1].note = noteOf(tie, rows[last - 1].id, rows[last].id, values);
                // Within a smaller group the earlier ways may settle what they could not before.
                const std::string note = rows[last - 1].note;
                settle(rows, first, last);
                rows[last - 1].note = noteAfter(tie, rows, last, to, values, note);
                first = last;
            }
            return;
        }
        for (std::size_t i = from; i < to; ++i)
            rows[i].shared = true;
    }

private:
    bool valuesOf(Tie tie, const std::vector<Standing> &rows, std::size_t from, std::size_t to, std::map<std::string, double> &values) const
    {
        for (std::size_t i = from; i < to; ++i) {
            const std::string &id = rows[i].id;
            const Tally &tally = tallies_.at(id);
            if (tie == Tie::countback) {
                values[id] = tally.countback;
            } else if (tie == Tie::wins) {
                values[id] = rows[i].won;
            } else if (tie == Tie::destroyed) {
                values[id] = rows[i].destroyed;
            } else if (tie == Tie::umpire) {
                const auto place = std::find(state_.umpire.begin(), state_.umpire.end(), id);
                if (place == state_.umpire.end())
                    return false;
                values[id] = -static_cast<double>(place - state_.umpire.begin());
            } else if (!headToHead(rows, from, to, id, values[id])) {
                return false;
            }
        }
        return true;
    }
    /// What a player made of the games against all others of the group; false unless all have met.
    bool headToHead(const std::vector<Standing> &rows, std::size_t from, std::size_t to, const std::string &id, double &value) const
    {
        for (std::size_t i = from; i < to; ++i) {
            if (rows[i].id == id)
                continue;
            bool met = false;
            for (const Played &game : tallies_.at(id).games)
                if (game.against == rows[i].id) {
                    met = true;
                    value += game.outcome;
                }
            if (!met)
                return false;
        }
        return true;
    }
    std::string noteOf(Tie tie, const std::string &a, const std::string &b, const std::map<std::string, double> &values) const
    {
        const std::string first = called(state_, a), second = called(state_, b);
        const auto text = [&](const std::string &id) { return pointsText(static_cast<Points>(values.at(id) + 0.5)); };
        switch (tie) {
        case Tie::headToHead:
            return fmt::format("{} before {} on their own game{}", first, second, values.size() > 2 ? "s" : "");
        case Tie::countback:
            return fmt::format("{} before {} on countback, {} to {}", first, second, text(a), text(b));
        case Tie::wins:
            return fmt::format("{} before {} on games won, {} to {}", first, second, values.at(a), values.at(b));
        case Tie::destroyed:
            return fmt::format("{} before {} on what they destroyed, {} to {}", first, second, values.at(a), values.at(b));
        default:
            return fmt::format("{} before {} by the umpire", first, second);
        }
    }
    std::string noteAfter(Tie tie, const std::vector<Standing> &rows, std::size_t last, std::size_t to,
                          const std::map<std::string, double> &values, const std::string &otherwise) const
    {
        return last < to ? noteOf(tie, rows[last - 1].id, rows[last].id, values) : otherwise;
    }

    const EventState &state_;
    const Scheme &scheme_;
    const std::map<std::string, Tally> &tallies_;
};

void number(std::vector<Standing> &rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool asBefore =
            i > 0 && rows[i].shared && rows[i - 1].shared && rows[i].points == rows[i - 1].points && rows[i - 1].note.empty();
        rows[i].place = asBefore ? rows[i - 1].place : static_cast<int>(i) + 1;
    }
}

} // namespace

int countedRounds(const EventState &state)
{
    if (state.settings.live)
        return lastRound(state);
    int full = 0;
    for (const auto &[number, round] : state.rounds) {
        if (!isFull(round))
            break;
        full = numberOf(number);
    }
    return full;
}

std::vector<Standing> standings(const EventState &state, const Scheme &scheme, int rounds)
{
    const std::map<std::string, Tally> tallies = talliesOf(state, scheme, rounds);
    std::vector<Standing> rows;
    for (const auto &[id, tally] : tallies) {
        Standing row{id, 0,          false,        static_cast<int>(tally.games.size()),          0, 0,
                     0,  tally.byes, tally.points, static_cast<long long>(tally.countback + 0.5), 0, {}};
        for (const Played &game : tally.games) {
            row.won += game.outcome > 0 ? 1 : 0;
            row.drawn += game.outcome == 0 ? 1 : 0;
            row.lost += game.outcome < 0 ? 1 : 0;
            row.destroyed += game.destroyed;
        }
        rows.push_back(std::move(row));
    }
    std::stable_sort(rows.begin(), rows.end(), [](const Standing &a, const Standing &b) { return a.points > b.points; });
    const TieBreak ties(state, scheme, tallies);
    for (std::size_t from = 0; from < rows.size();) {
        std::size_t to = from + 1;
        while (to < rows.size() && rows[to].points == rows[from].points)
            ++to;
        if (rounds > 0)
            ties.settle(rows, from, to);
        else
            for (std::size_t i = from; i < to; ++i)
                rows[i].shared = to - from > 1;
        from = to;
    }
    number(rows);
    return rows;
}

std::vector<Standing> teamStandings(const EventState &state, const std::vector<Standing> &players)
{
    std::map<std::string, Standing> teams;
    for (const Standing &player : players) {
        const std::string &name = state.players.at(player.id).team;
        if (name.empty())
            continue;
        Standing &team = teams[name];
        team.id = name;
        team.points += player.points;
        team.played += player.played;
        team.won += player.won;
        team.drawn += player.drawn;
        team.lost += player.lost;
        team.byes += player.byes;
        team.destroyed += player.destroyed;
        team.countback += player.countback;
    }
    std::vector<Standing> rows;
    for (auto &[name, team] : teams)
        rows.push_back(std::move(team));
    std::stable_sort(rows.begin(), rows.end(), [](const Standing &a, const Standing &b) {
        return a.points != b.points ? a.points > b.points : a.won != b.won ? a.won > b.won : a.countback > b.countback;
    });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool same =
            i > 0 && rows[i].points == rows[i - 1].points && rows[i].won == rows[i - 1].won && rows[i].countback == rows[i - 1].countback;
        rows[i].place = same ? rows[i - 1].place : static_cast<int>(i) + 1;
        if (same)
            rows[i].shared = rows[i - 1].shared = true;
    }
    return rows;
}

std::map<std::string, Points> pointsOfRound(const EventState &state, const Scheme &scheme, int round, int rounds)
{
    std::map<std::string, Points> points;
    const auto found = state.rounds.find(key(round));
    if (found == state.rounds.end())
        return points;
    for (const auto &[number, game] : found->second.games)
        if (game.result) {
            const Scored scored = scheme.score(*game.result);
            points[game.a] = scored.points[0];
            points[game.b] = scored.points[1];
        }
    if (isFull(found->second) && !found->second.byes.empty()) {
        const std::map<std::string, Tally> tallies = talliesOf(state, scheme, rounds);
        for (const std::string &player : found->second.byes)
            points[player] = byePoints(tallies.at(player), scheme);
    }
    return points;
}

Json toJson(const Standing &row, const EventState &state)
{
    Json json{{"place", row.place},
              {"shared", row.shared},
              {"name", called(state, row.id)},
              {"played", row.played},
              {"won", row.won},
              {"drawn", row.drawn},
              {"lost", row.lost},
              {"byes", row.byes},
              {"points", row.points / static_cast<double>(onePoint)},
              {"countback", static_cast<double>(row.countback) / onePoint},
              {"destroyed", row.destroyed},
              {"note", row.note}};
    if (const auto player = state.players.find(row.id); player != state.players.end()) {
        json["player"] = row.id;
        json["army"] = player->second.army;
        json["club"] = player->second.club;
        json["dropped"] = player->second.dropped;
    }
    return json;
}

} // namespace optio::club
