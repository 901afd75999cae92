// SPDX-License-Identifier: GPL-3.0-or-later
// The free hack at runaways (PUN-285).
#pragma once

#include "rulesets/punic/combat/disorder.h"

#include <string>

namespace optio::punic {

/// Dice of a catcher with so many bases in contact: one for each, understrength ones half, rounded up.
int hackDice(const Unit &catcher, int bases);
/// The most bases a catcher can strike with.
int hackMost(const Unit &catcher);
/// Strikes: the dice, and the bases that fall.
int freeHack(const Book &book, const std::string &catcher, const std::string &caught, int bases, Dice &dice);

} // namespace optio::punic
