// SPDX-License-Identifier: GPL-3.0-or-later
// What is near its limit: units close to being shaken or to a rout, elephants out of hand, wounded leaders, armies that break; with exact
// chances where the game knows enough.
#pragma once

#include "rules/view.h"
#include "rulesets/punic/sheet.h"
#include "rulesets/punic/state.h"

#include <map>
#include <string>

namespace optio::punic {

/// What the combat that a unit has still to fight this turn may do to it.
struct CombatChance {
    std::string foe;                        ///< "Legio I and Velites"
    bool exact = true;                      ///< false when more than the dice of the combat decides
    std::optional<ChanceView> shaken, lost; ///< of being shaken, lost or routed; of being lost or routed. None: no chance of it
    Json input;                             ///< of the act that rules the combat
};

/// The perils of all units in combats that can be fought this turn, by id. Bases in contact, support and ground are those that a form
/// begins with.
std::map<std::string, CombatChance> combatChancesOf(const Sheet &sheet, const CombatSheet &combat, const State &state);

/// The watch of a view, the nearest first.
std::vector<Watched> watchOf(const Sheet &sheet, const CombatSheet &combat, const State &state);

} // namespace optio::punic
