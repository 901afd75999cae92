// SPDX-License-Identifier: GPL-3.0-or-later
// What comes of a combat's hits (PUN-250 to PUN-262): the result of each unit, its DPs and casualties, elephants' and leaders' fates,
// routs, and the moves that wait for phase VI.
#pragma once

#include "rulesets/punic/combat/combat.h"
#include "rulesets/punic/combat/disorder.h"

#include <array>
#include <string>

namespace optio::punic {

/// Settles a combat in the book. `melee` looks at the state as it was before; `hits` are those of a and b, automatic ones included. The
/// dice that are left are thrown: elephants, then leaders (PUN-324).
void settleCombat(const Book &book, const CombatSheet &sheet, const Melee &melee, const std::array<int, 2> &hits, Dice &dice);

/// "Legio I", "Libyans and Gauls": the units of a side that fight.
std::string fightersOf(const Melee &melee, int side);

} // namespace optio::punic
