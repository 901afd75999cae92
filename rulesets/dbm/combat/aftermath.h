// SPDX-License-Identifier: GPL-3.0-or-later
// What a combat leaves behind: losses, marks, who must or may go after whom, and the acts offered with the result.
//
// Contact after close combat (DBM-115, DBM-150 to DBM-153, DBM-064): where nobody gives way both keep their enemy to their front. An
// element that recoils, flees or is destroyed ends the contact of both. A winner that goes after an enemy which only recoiled stays, or is
// again, in contact with it; one that goes after an enemy which fled or died is free.
#pragma once

#include "rules/ruling/ruling.h"
#include "rulesets/dbm/combat/situation.h"
#include "rulesets/dbm/sheet.h"

#include <array>
#include <string>

namespace optio::dbm {

/// What an element does when the enemy to its front gives way.
enum class Pursuit { never, may, must };
/// `facts`: its own, with `drill` and what the answers said of fortifications.
Pursuit pursuitOf(const Sheet &sheet, const Facts &facts);

/// A combat that was rolled: the number of each side's result.
struct Fought {
    const Sheet &sheet;
    const CombatSheet &combat;
    const Situation &situation;
    std::array<int, 2> results;
    std::array<std::string, 2> names; ///< "Romans' Blades (O)"
};

/// What a winner is told to do, after a loser that gave way: "" when nothing.
std::string pursuitText(const Fought &fought, int side);
/// Adds the changes of the game and the acts that may follow. Only in a game.
void tellAftermath(const Fought &fought, Ruling &ruling);

/// Adds the change that a command's general has moved this game, when it had not (DBM-046).
void tellGeneralMoved(const State &state, const Unit &unit, Ruling &ruling);
/// Adds the change that a command has lost its general (DBM-012).
void tellGeneralLost(const State &state, const Unit &unit, Ruling &ruling);

} // namespace optio::dbm
