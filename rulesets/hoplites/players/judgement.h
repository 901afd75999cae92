// SPDX-License-Identifier: GPL-3.0-or-later
// How a battle stands between two player turns: the chance of a side to win it, as far as one sees without playing on. Its weights and how
// players think stand in players.toml.
#pragma once

#include "rules/figures/figures.h"
#include "rulesets/hoplites/state.h"

#include <array>
#include <string>
#include <vector>

namespace optio::hoplites {

class Sheet;
class Weigher;

/// What is seen of a side, each about 0 to 1; most of it in shares of its rout level.
enum class Sign : Byte {
    lost,     ///< rout points
    routed,   ///< those of them that may yet be rallied
    wounds,   ///< harm done to units on the field
    field,    ///< route value and 2 more of each unit on the field
    line,     ///< columns held
    reserve,  ///< units in hand, deck and second line
    missiles, ///< units on the field that can shoot
    slow,     ///< units on the field that are manoeuvring
    exposed,  ///< units near an enemy who have nobody beside them on some side
    threat,   ///< the worth of the best attack of each unit
    cards,    ///< special cards in hand
};
constexpr std::size_t signs = static_cast<std::size_t>(Sign::cards) + 1;
using Signs = std::array<double, signs>;
/// As in players.toml: "lost".
const char *nameOf(Sign sign);

Signs signsOf(Weigher &weigher, const State &state, int side);

/// Weights of the signs, and of being about to move.
struct Judgement {
    Signs weights{};
    double turn = 0;
};

/// The chance of a side to win, 0 to 1.
double chanceOf(Weigher &weigher, const Judgement &judgement, const State &state, int side);

/// How a player of the search thinks.
struct Thinking {
    std::string id;
    int simulations = 0; ///< so many, or as many as fit into so many milliseconds
    int milliseconds = 0;
    int candidates = 8; ///< how many acts are looked at
    int turns = 2;      ///< how many player turns are played out
    bool exact = false; ///< are the odds of attacks worked out to the last while it plays on?
    double caution = 0; ///< how sure it must be, in standard errors, before it does what does not look best at once
    double width = 0;   ///< it takes any act whose chance is hardly less: the temperature of its choice; 0: the best
};

/// players.toml.
struct Minds {
    Judgement judgement;
    std::vector<Thinking> players;
    /// What people choose among, the weaker first: a player and how it is called; text: how strong it is.
    struct Level {
        std::string player, label, text;
    };
    std::vector<Level> levels;
    std::size_t usual = 0; ///< the one that is offered first
};
Minds mindsFrom(const Figure &figures);

} // namespace optio::hoplites
