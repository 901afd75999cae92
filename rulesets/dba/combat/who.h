// SPDX-License-Identifier: GPL-3.0-or-later
// Which elements of a row take part in a combat (DBA-010, DBA-035, DBA-045): the one that fights, shoots or is shot at, and those who aid a
// shooter.
#pragma once

#include "rulesets/dba/combat/combat.h"

#include <string>
#include <vector>

namespace optio::dba {

/// The elements of a unit that would take part on this side, against that enemy unit, the one that the facts single out first; none when
/// all have had their turn. `returns`: the target shoots back.
std::vector<Part> partsFor(const Unit &unit, bool close, int side, const std::string &foe, bool returns = false);
/// Do they differ in what the rules look at?
bool differ(const std::vector<Part> &parts, bool close);
/// Takes the element that an answer names, by the key of its part. Throws Error for one that cannot take part.
void takePart(Side &side, const Json &named, const std::string &field);
/// The elements to choose from.
std::vector<Choice> partChoices(const Words &words, const State &state, const Side &side);

/// The elements that can still aid a side's shooter: free shooters of its army, those of its own row first. Artillery aids in the bound of
/// its own side only.
std::vector<Pick> aidersOf(const Sheet &sheet, const Situation &situation, int side);
/// Those who aid, in all `wanted`: the ones that `given` names (null: nobody is named), then the nearest at hand. Throws Error (DBA-035)
/// when so many are not there or may not.
void takeAiders(const Sheet &sheet, Situation &situation, int side, const Json *given, int wanted, const std::string &field);

} // namespace optio::dba
