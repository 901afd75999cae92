// SPDX-License-Identifier: GPL-3.0-or-later
// Which elements of a row take part in a combat (DBM-013, DBM-022, DBM-070 to DBM-073): the one that fights, shoots or is shot at, and
// those who aid a shooter.
#pragma once

#include "rulesets/dbm/combat/situation.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// The elements of a side's row that may take part, the one that the facts single out first; `returns`: the target shoots back. Sets
/// Side::parts, Side::differ and Side::canShoot of both sides. Only in a game.
void findParts(Situation &situation, const CombatSheet &combat, bool returns);
/// Takes the element that the answers name, by the key of its part; the likeliest one where they name none. Throws Error for one that
/// cannot take part.
void takePart(Situation &situation, int side, const Json *named, const std::string &field);
/// Why nobody of a side's row can take part (DBM-072, DBM-073, DBM-191, DBM-192); empty when somebody can.
std::string refusalOfRow(const Words &words, const Situation &situation, const CombatSheet &combat, int side);
/// The parts to choose from, as choices of the question which of them it is.
std::vector<Choice> partChoices(const Words &words, const Situation &situation, int side);

/// The elements that can still aid a side's shooter: free shooters of its army, those of its own row first.
std::vector<Pick> aidersOf(const Sheet &sheet, const Situation &situation, int side);
/// Those who aid, in all `wanted`: the ones that `given` names (null: nobody is named), then the nearest at hand. Throws Error (DBM-022)
/// when so many are not there or may not.
void takeAiders(const Sheet &sheet, Situation &situation, int side, const Json *given, int wanted, const std::string &field);

} // namespace optio::dbm
