// SPDX-License-Identifier: GPL-3.0-or-later
// Events for tests: started by a supplied scheme, with players, drawn and played.
#pragma once

#include "rules/club/acts.h"
#include "rules/club/draw.h"
#include "rules/club/event.h"
#include "rules/club/standings.h"
#include "rules/figures/figures.h"

#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace optio::test {

inline const char *const clubTime = "2026-11-28T13:00:00Z";

inline std::string schemeText(const std::string &id)
{
    const char *const rulesets = std::getenv("OPTIO_RULESETS");
    return bytesOfFile(club::schemesFolder(rulesets == nullptr ? "rulesets" : rulesets) / (id + ".toml"));
}

inline club::Event newEvent(const Json &settings = Json::object(), std::uint64_t seed = 7)
{
    Json all{{"name", "November DBA day"}, {"scheme", schemeText("dba-nasamw")}};
    all.update(settings);
    club::Settings made;
    FieldsIn::read(made, all, FieldPlace("settings"));
    return club::Event::start(made, seed, clubTime);
}

/// Does an act and follows it; gives its sentence.
inline std::string doIt(club::Event &event, const std::string &kind, const Json &input, const std::string &time = clubTime)
{
    event.follow(event.act(kind, input, time));
    return event.lines().back().json.at("result").at("sentence").get<std::string>();
}

/// "P1" to "Pn".
inline void addPlayers(club::Event &event, int n)
{
    for (int i = 1; i <= n; ++i)
        doIt(event, "player", {{"name", fmt::format("P{}", i)}});
}

/// The event of a state, as its file would give it: many players and results without an entry for each.
inline club::Event eventOf(const club::EventState &state, std::uint64_t seed = 7)
{
    return club::Event::open({canonical({{"optio-event", 1},
                                         {"id", "made"},
                                         {"created", clubTime},
                                         {"program", "test"},
                                         {"seed", std::to_string(seed)},
                                         {"start", FieldsOut::write(state)}})});
}

/// Results of a round: the first game won, lost or drawn by the last digit of `outcomes` to the base of three, the second by the next, …
inline void giveResults(club::Round &round, int outcomes)
{
    for (auto &[table, game] : round.games) {
        club::Result result;
        result.won = true;
        result.winner = static_cast<club::Winner>(outcomes % 3);
        outcomes /= 3;
        const int loser = result.winner == club::Winner::a ? 1 : result.winner == club::Winner::b ? 0 : -1;
        result.taken = {club::Taken{loser == 1 ? 4 : 1, 0, 0}, club::Taken{loser == 0 ? 4 : 1, 0, 0}};
        game.result = result;
    }
}

/// A state with so many players of two clubs and none, some with the same army.
inline club::EventState stateOf(int players)
{
    club::EventState state = newEvent().state();
    for (int i = 1; i <= players; ++i) {
        club::Player player;
        player.name = fmt::format("P{}", i);
        player.club = i % 3 == 0 ? "North" : i % 3 == 1 ? "South" : "";
        player.army = i % 4 == 0 ? "Gallic" : fmt::format("Army {}", i);
        state.players[club::key(i)] = player;
    }
    return state;
}

/// Who stands where, with how many points.
inline std::string placesOf(const club::Event &event)
{
    std::string text;
    for (const club::Standing &row : club::standings(event.state(), event.scheme(), club::countedRounds(event.state())))
        text += fmt::format("{}{} {} {}; ", row.shared ? "=" : "", row.place, club::nameOf(event.state(), row.id),
                            club::pointsText(row.points));
    return text;
}

/// What is played at a table in the last round.
inline const club::ClubGame &gameOf(const club::Event &event, int table)
{
    for (const auto &[number, game] : event.state().rounds.at(club::key(club::lastRound(event.state()))).games)
        if (game.table == table)
            return game;
    throw Error("no such table");
}

} // namespace optio::test
