// SPDX-License-Identifier: GPL-3.0-or-later
// Combats outside a game: units with what they did this turn, as an input describes them.
#pragma once

#include "rulesets/punic/act.h"

#include <span>
#include <string>
#include <vector>

namespace optio::punic {

/// The descriptions in a slot: one object or a list of them.
std::span<const Json> descriptionsIn(const Json &input, const std::string &slot);
/// What ActResolver reads of a description: without what it says of a combat, and with the lines of a legion as ranks.
Json plainDescription(const Sheet &sheet, const std::string &id, const Json &description);
/// The name of the n-th unit of a slot: "a", "a2", "a3".
std::string describedId(const std::string &slot, std::size_t number);
/// Puts the units of slots a and b and their supporters into one combat of that state.
void describeCombat(const Sheet &sheet, State &state, const Json &input, const std::string &combat);
/// Numbers units that would have the same name in every sentence ("Heavy infantry 1", "Heavy infantry 2").
void tellNamesApart(State &state);
/// The bases of a described supporter behind the unit; -1 when the description does not say.
int basesBehind(const Json &input, const std::string &unit);
/// The id of the unit that supports that one outside a game.
std::string describedSupport(const std::string &unit);

} // namespace optio::punic
