// SPDX-License-Identifier: GPL-3.0-or-later
// Games that the program plays against itself: what a rule set offers that knows computer players.
#pragma once

#include "rules/json.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace optio {

/// What is to be played.
struct Matches {
    std::array<Json, 2> rosters;        ///< side a, side b, in every game
    std::array<std::string, 2> players; ///< they change sides from game to game
    int games = 1;
    std::uint64_t seed = 1;
    Json options = Json::object();
    std::string created; ///< time of the transcript's header, ISO 8601
};

/// A rule set that can play its games by itself implements this beside Ruleset.
class Arena {
public:
    virtual ~Arena() = default;
    /// The players there are.
    virtual std::vector<std::string> players() const = 0;
    /// Plays the games and reports: {"wins":{player: n},"draws",…}. With `transcript` the first game's journal is put there, line by line.
    /// Throws Error for an unknown player and for armies that cannot be fielded.
    virtual Json playGames(const Matches &matches, std::string *transcript) const = 0;

    /// Those whom people choose among, the weaker first.
    struct Level {
        std::string id, label, text; ///< text: how strong, in plain words; may be empty
    };
    virtual std::vector<Level> levels() const { return {}; }
    /// The one that is offered first; "" where there are none.
    virtual std::string usualLevel() const { return {}; }
    /// Is what a player does in this state the same whatever it cannot see? Everything hidden from the side to act is changed `times`
    /// times; the number of those times in which it would have done something else. Nothing is hidden in a game without secrets.
    virtual int peeks(const Json &state, const std::string &player, std::uint64_t seed, int times) const
    {
        (void)state, (void)player, (void)seed, (void)times;
        return 0;
    }
};

} // namespace optio
