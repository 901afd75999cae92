// SPDX-License-Identifier: GPL-3.0-or-later
// The sequence of a bound (DBM-020): where the game stands in it, and getting on.
#pragma once

#include "rules/ruling.h"
#include "rulesets/dbm/sheet.h"

#include <string>

namespace optio::dbm {

/// The number of the game's phase in Sheet::phases; 0 for a game that does not say.
std::size_t phaseOf(const Sheet &sheet, const Json &state);
/// Gets the bound on to this phase when it is not there yet: an act that belongs to a later phase begins it. Never goes back.
void reach(const Sheet &sheet, const Json &state, const std::string &phase, Ruling &ruling);

} // namespace optio::dbm
