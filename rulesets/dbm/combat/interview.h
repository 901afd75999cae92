// SPDX-License-Identifier: GPL-3.0-or-later
// The interview of a combat: what the answers tell the situation, and the ranks that are named.
#pragma once

#include "rulesets/dbm/combat/situation.h"

#include <string>

namespace optio::dbm {

/// Goes through the combat's questions and closes the situation; see optio::interview().
void interview(const Sheet &sheet, const CombatSheet &combat, Situation &situation, const Json &answers, bool strict,
               const Asked &asked = {});

/// How many elements of a row of its army are free to stand behind a side's element: neither fighting to their own front, nor in the ranks
/// that were named already, nor off the table (DBM-078).
int freeBehind(const Situation &situation, int side, const Unit &row);

/// Reads a rank's answer: "none" (false), a kind, an element, or in a game a unit of the same army. Throws Error naming `field`.
bool rankFrom(const Sheet &sheet, const Situation &situation, int side, const Json &value, const std::string &field, Element &rank);

} // namespace optio::dbm
