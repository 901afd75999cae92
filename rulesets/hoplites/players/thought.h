// SPDX-License-Identifier: GPL-3.0-or-later
// A computer player's decision as the board and the command line ask for it, and the proof that it does not look at what is hidden.
#pragma once

#include "rules/board.h"
#include "rulesets/hoplites/players/players.h"

namespace optio::hoplites {

/// See BoardRules::think.
std::unique_ptr<Thought> thoughtOf(const Sheet &sheet, const Json &state, const std::string &player, std::uint64_t seed);

/// Another battle that looks the same to the side that is to act: everything hidden from it is drawn anew.
State disguised(const Sheet &sheet, const State &state, Pcg &random);
/// What a player does in a battle for the side to act, knowing its view.
Act decided(const Sheet &sheet, const State &state, const Player &player, std::uint64_t seed);
/// See Arena::peeks.
int peeksOf(const Sheet &sheet, const State &state, const Player &player, std::uint64_t seed, int times);

} // namespace optio::hoplites
