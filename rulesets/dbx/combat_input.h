// SPDX-License-Identifier: GPL-3.0-or-later
// The input of a combat of DBM and DBA in a game: {"a": row, "b": row, "aid_a": picks, "aid_b": picks, "answers"}. A row is named by its
// id, or as {"unit", "part"} with the part of it that is meant.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dbx/state.h"

#include <array>
#include <string>
#include <vector>

namespace optio::dbx {

/// The slots of the two who fight, and of those who aid each to shoot.
inline const std::array<std::string, 2> slotId{"a", "b"}, aidId{"aid_a", "aid_b"};

/// The slots: the two who fight as the figures describe them, and for `shooting` those who aid.
std::vector<Slot> combatSlots(const std::vector<std::array<std::string, 3>> &fighters, bool shooting);
/// What stands in the slot of a side. Throws Error, with what belongs there, when nothing does.
const Json &slotOf(const Json &input, int side, const std::string &called);
/// The id of the row that stands in the slot of a side. Throws Error when the game has no such row.
std::string rowNamed(const Units &units, const Json &slot, const std::string &field);
/// The key of the part that is meant: the answer to `question`, or as the slot names it; null where nothing says so.
Json partNamed(const Json &input, int side, const std::string &question);
/// The row as a completed input names it: with its part where no question asks for that and it is not the first one.
Json slotNamed(const std::string &unit, const std::string &part, const std::string &first, bool differ);
/// The answers; the number of those who aid is counted where only their names are given. `prefix` is that of the question ("sh.").
Json answersWithAid(const Json &input, const std::string &prefix);
/// The picks of those who aid a side; null where nobody is named. Throws Error, with the rule, for anything but a list.
const Json *aidNamed(const Json &input, int side, const char *rule);
/// The rows that fight. Those who aid do not roll: naming others of them draws no other dice, nor does naming another part.
std::vector<std::string> fighters(const Json &input);

} // namespace optio::dbx
