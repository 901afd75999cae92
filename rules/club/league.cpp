// SPDX-License-Identifier: GPL-3.0-or-later
// Adds up a season.
#include "rules/club/league.h"

#include "rules/club/standings.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>
#include <map>

namespace optio::club {

namespace {

/// Rates all players period by period; who does not play in one becomes less certain.
std::map<std::string, Rating> ratingsOf(const std::vector<LeagueGame> &games)
{
    std::map<std::string, std::vector<const LeagueGame *>> periods;
    for (const LeagueGame &game : games)
        periods[game.period].push_back(&game);
    std::map<std::string, Rating> ratings;
    for (const auto &[period, list] : periods) {
        std::map<std::string, std::vector<RatedGame>> played;
        for (const LeagueGame *game : list)
            for (const std::string &player : game->players)
                ratings[player];
        for (const LeagueGame *game : list) {
            const double first = game->winner == Winner::none ? 0.5 : game->winner == Winner::a ? 1 : 0;
            played[game->players[0]].push_back({ratings.at(game->players[1]), first});
            played[game->players[1]].push_back({ratings.at(game->players[0]), 1 - first});
        }
        std::map<std::string, Rating> after;
        for (const auto &[player, rating] : ratings)
            after[player] = rated(rating, played[player]);
        ratings = std::move(after);
    }
    return ratings;
}

void count(auto &line, int outcome)
{
    ++line.played;
    line.won += outcome > 0 ? 1 : 0;
    line.drawn += outcome == 0 ? 1 : 0;
    line.lost += outcome < 0 ? 1 : 0;
}

int outcomeOf(const LeagueGame &game, std::size_t side)
{
    return game.winner == Winner::none ? 0 : (game.winner == Winner::a) == (side == 0) ? 1 : -1;
}

} // namespace

std::vector<LeagueGame> gamesOf(const Event &event)
{
    std::vector<LeagueGame> games;
    const EventState &state = event.state();
    for (const auto &[number, round] : state.rounds)
        for (const auto &[place, game] : round.games) {
            if (!game.result)
                continue;
            const Scored scored = event.scheme().score(*game.result);
            const std::string date = state.settings.date.empty() ? event.header().at("created").get<std::string>() : state.settings.date;
            games.push_back({state.settings.name,
                             date + " " + event.id(),
                             state.settings.ruleset,
                             {nameOf(state, game.a), nameOf(state, game.b)},
                             {state.players.at(game.a).army, state.players.at(game.b).army},
                             scored.points,
                             scored.winner});
        }
    return games;
}

std::vector<LeagueLine> leagueTable(const std::vector<Event> &events, const std::vector<LeagueGame> &single)
{
    std::map<std::string, LeagueLine> lines;
    std::vector<LeagueGame> games = single;
    for (const Event &event : events) {
        const std::vector<LeagueGame> some = gamesOf(event);
        games.insert(games.end(), some.begin(), some.end());
        for (const Standing &row : standings(event.state(), event.scheme(), countedRounds(event.state())))
            if (row.played + row.byes > 0) {
                LeagueLine &line = lines[nameOf(event.state(), row.id)];
                ++line.events;
                line.points += row.points;
                line.played += row.played;
                line.won += row.won;
                line.drawn += row.drawn;
                line.lost += row.lost;
            }
    }
    for (const LeagueGame &game : single)
        for (const std::size_t side : {0U, 1U}) {
            LeagueLine &line = lines[game.players[side]];
            count(line, outcomeOf(game, side));
            line.points += game.points[side];
        }
    const std::map<std::string, Rating> ratings = ratingsOf(games);
    std::vector<LeagueLine> table;
    for (auto &[name, line] : lines) {
        line.name = name;
        if (const auto rating = ratings.find(name); rating != ratings.end())
            line.rating = rating->second;
        table.push_back(line);
    }
    std::stable_sort(table.begin(), table.end(), [](const LeagueLine &a, const LeagueLine &b) {
        return a.points != b.points ? a.points > b.points : a.won != b.won ? a.won > b.won : a.lost < b.lost;
    });
    return table;
}

std::vector<LeagueRecord> leagueRecords(const std::vector<LeagueGame> &games, LeagueBy by, const std::string &of)
{
    if (by == LeagueBy::opponent && of.empty())
        throw Error("by opponent is a player's record: say whose", "player");
    std::map<std::string, LeagueRecord> records;
    for (const LeagueGame &game : games) {
        const bool counted = by == LeagueBy::ruleset && of.empty();
        for (const std::size_t side : {0U, 1U}) {
            if (!of.empty() && game.players[side] != of)
                continue;
            const std::string &label = by == LeagueBy::player     ? game.players[side]
                                       : by == LeagueBy::army     ? game.armies[side]
                                       : by == LeagueBy::opponent ? game.players[1 - side]
                                                                  : game.ruleset;
            LeagueRecord &record = records[label];
            if (counted)
                ++record.played;
            else
                count(record, outcomeOf(game, side));
            if (counted)
                break;
        }
    }
    std::vector<LeagueRecord> list;
    for (auto &[label, record] : records) {
        record.label = label;
        list.push_back(record);
    }
    std::stable_sort(list.begin(), list.end(), [](const LeagueRecord &a, const LeagueRecord &b) { return a.played > b.played; });
    return list;
}

std::string ratingText(const LeagueLine &line)
{
    if (line.isNew())
        return "new";
    const auto [low, high] = line.rating.interval();
    return fmt::format("{}–{}", std::lround(low), std::lround(high));
}

Json toJson(const LeagueLine &line)
{
    return {{"name", line.name},
            {"events", line.events},
            {"played", line.played},
            {"won", line.won},
            {"drawn", line.drawn},
            {"lost", line.lost},
            {"points", line.points / static_cast<double>(onePoint)},
            {"rating", ratingText(line)}};
}

Json toJson(const LeagueRecord &record)
{
    return {{"label", record.label}, {"played", record.played}, {"won", record.won}, {"drawn", record.drawn}, {"lost", record.lost}};
}

} // namespace optio::club
