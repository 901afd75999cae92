// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games between computer players.
#pragma once

#include "rulesets/hoplites/players/players.h"

#include <array>
#include <vector>

namespace optio::hoplites {

/// An act as it was done.
struct Done {
    Act act;
    int side = 0;
};

/// Plays a battle to its end. The dice are those a journal with this key would have: each act's own. `line`, where wanted, gets the acts.
State playBattle(const Sheet &sheet, const State &start, const std::array<const Player *, 2> &bySide, const GameKey &key,
                 std::uint64_t thoughts, Uses *uses, std::vector<Done> *line);

/// The same with quick dice and uniform choices, for playouts: the number of acts.
int playRandomly(const Sheet &sheet, State &state, Pcg &random, Dice &dice);

} // namespace optio::hoplites
