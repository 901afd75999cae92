// SPDX-License-Identifier: GPL-3.0-or-later
// The names of the players' own dice in a data folder: those that were ever given, and which dice each side of a game throws.
#pragma once

#include "db/store.h"
#include "rules/journal/die_names.h"

#include <string>
#include <vector>

namespace optio {

/// The names that were given, the last used first.
std::vector<std::string> knownDice(const Store &store);
/// What the dice of a side of a game are called; "" while nobody has said so.
std::string diceOfSide(const Store &store, const std::string &game, const std::string &side);
/// Writes down what they are called from now on, and offers the name again; "" for no name. Throws Error as dieName() does, or when there
/// is no such game.
void nameDiceOfSide(Store &store, const std::string &game, const std::string &side, const std::string &name);

} // namespace optio
