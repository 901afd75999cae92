// SPDX-License-Identifier: GPL-3.0-or-later
// What a state of an event must keep to, and small questions to it.
#include "rules/club/event_state.h"

#include <algorithm>
#include <charconv>
#include <fmt/core.h>
#include <set>

namespace optio::club {

namespace {

/// Seconds of an ISO 8601 time in UTC since 1970.
long long secondsOf(const std::string &time)
{
    const auto part = [&time](std::size_t at, std::size_t length) {
        int value = 0;
        if (at + length > time.size() ||
            std::from_chars(time.data() + at, time.data() + at + length, value).ptr != time.data() + at + length)
            throw Error(fmt::format("{} is not a time of the form 2026-01-31T12:00:00Z", quoted(Json(time))), "time");
        return value;
    };
    const int month = part(5, 2), year = part(0, 4) - (month <= 2 ? 1 : 0);
    const int era = year / 400, ofEra = year - era * 400;
    const int day = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + part(8, 2) - 1;
    const long long days = era * 146097LL + ofEra * 365LL + ofEra / 4 - ofEra / 100 + day - 719468;
    return ((days * 24 + part(11, 2)) * 60 + part(14, 2)) * 60 + part(17, 2);
}

std::string lower(std::string text)
{
    for (char &c : text)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return text;
}

void checkKeys(const auto &map, const char *what)
{
    int expected = 0;
    for (const auto &[name, value] : map)
        if (name != key(++expected))
            throw Error(fmt::format("{} must be numbered from 001 without a gap, not \"{}\"", what, name), what);
}

void checkRound(const EventState &state, const std::string &name, const Round &round)
{
    std::set<std::string> seen;
    std::set<int> tables;
    const auto once = [&](const std::string &player) {
        if (state.players.count(player) == 0)
            throw Error(fmt::format("round {} names a player \"{}\" who is not in the event", numberOf(name), player), "rounds");
        if (!seen.insert(player).second)
            throw Error(fmt::format("{} stands twice in round {}", nameOf(state, player), numberOf(name)), "rounds");
    };
    checkKeys(round.games, "the games of a round");
    for (const auto &[number, game] : round.games) {
        once(game.a);
        once(game.b);
        if (!tables.insert(game.table).second)
            throw Error(fmt::format("table {} stands twice in round {}", game.table, numberOf(name)), "rounds");
    }
    for (const std::string &player : round.byes)
        once(player);
}

} // namespace

std::string key(int number) { return fmt::format("{:03}", number); }

int numberOf(const std::string &key)
{
    int number = 0;
    const auto [end, fault] = std::from_chars(key.data(), key.data() + key.size(), number);
    if (fault != std::errc() || end != key.data() + key.size() || number < 1)
        throw Error(fmt::format("{} is no number of a player, table or round", quoted(Json(key))), "number");
    return number;
}

std::string checkedName(const std::string &name, const std::string &what)
{
    const std::size_t from = name.find_first_not_of(' ');
    const std::string kept = from == std::string::npos ? "" : name.substr(from, name.find_last_not_of(' ') - from + 1);
    if (kept.empty() || kept.size() > mostName)
        throw Error(fmt::format("{} must have 1 to {} letters, not {}", what, mostName, kept.size()), "name");
    if (std::any_of(kept.begin(), kept.end(), [](unsigned char c) { return c < ' ' || c == 127; }))
        throw Error(fmt::format("{} must be one line without control characters", what), "name");
    return kept;
}

void check(const EventState &state)
{
    (void)checkedName(state.settings.name, "the event's name");
    checkKeys(state.rounds, "rounds");
    std::set<std::string> names;
    for (const auto &[id, player] : state.players) {
        (void)numberOf(id);
        if (checkedName(player.name, "a player's name") != player.name || !names.insert(lower(player.name)).second)
            throw Error(fmt::format("the player {} is in the event twice", player.name), "players");
        if (player.from.has_value() != player.to.has_value() || (player.from && *player.from > *player.to))
            throw Error(fmt::format("the years of {}'s army end before they begin", player.name), "players");
    }
    for (const auto &[id, table] : state.tables)
        (void)numberOf(id);
    for (const auto &[name, round] : state.rounds)
        checkRound(state, name, round);
    for (const auto *list : {&state.order, &state.umpire})
        for (const std::string &player : *list)
            if (!player.empty() && state.players.count(player) == 0 && !state.settings.teams)
                throw Error(fmt::format("the order names a player \"{}\" who is not in the event", player), "order");
}

bool sameName(const std::string &one, const std::string &other) { return lower(one) == lower(other); }

std::string playerNamed(const EventState &state, const std::string &name)
{
    if (state.players.count(name) != 0)
        return name;
    std::vector<std::string> names;
    for (const auto &[id, player] : state.players) {
        if (lower(player.name) == lower(name))
            return id;
        names.push_back(player.name);
    }
    const std::string near = closest(name, names);
    throw Error(
        fmt::format("there is no player {} in this event{}", quoted(Json(name)), near.empty() ? "" : "; did you mean \"" + near + "\"?"),
        "player");
}

const std::string &nameOf(const EventState &state, const std::string &player) { return state.players.at(player).name; }

bool playsIn(const Player &player, int round)
{
    return player.present && round >= player.late && (player.dropped == 0 || round < player.dropped);
}

int lastRound(const EventState &state) { return static_cast<int>(state.rounds.size()); }

bool isFull(const Round &round) { return missing(round).empty(); }

std::vector<int> missing(const Round &round)
{
    std::vector<int> tables;
    for (const auto &[number, game] : round.games)
        if (!game.result)
            tables.push_back(game.table);
    std::sort(tables.begin(), tables.end());
    return tables;
}

ClubGame &gameAt(EventState &state, int round, int table)
{
    const auto found = state.rounds.find(key(round));
    if (found == state.rounds.end())
        throw Error(lastRound(state) == 0 ? std::string("no round has been drawn yet")
                                          : fmt::format("round {} has not been drawn; the last one is round {}", round, lastRound(state)),
                    "round");
    for (auto &[number, game] : found->second.games)
        if (game.table == table)
            return game;
    throw Error(fmt::format("no game was drawn for table {} in round {}", table, round), "table");
}

int secondsLeft(const RoundClock &clock, const std::string &time)
{
    if (clock.since.empty())
        return clock.left;
    const long long gone = std::max(0LL, secondsOf(time) - secondsOf(clock.since));
    return static_cast<int>(std::max(-86400LL, clock.left - gone));
}

} // namespace optio::club
