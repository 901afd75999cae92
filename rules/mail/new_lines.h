// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of the lines of a file that the own copy has not, in their order (PBM-50): signatures, order of the turns, revealed values,
// and the replay by the rules with recomputed dice.
#pragma once

#include "rules/mail/battle_file.h"
#include "rules/mail/referee.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace optio::mail {

/// Checks the lines from `firstNew` (from 0) on; those before it are believed. The replay begins with the battle, for the dice of a turn
/// hang on the state it begins in; without a referee it is left out, and so is what the rules say of the armies. Gives what the player is
/// told besides (PBM-73). Throws Faulty for the first failure: PBM-65, 67 to 71, 74 and 76.
std::vector<Fault> checkNewLines(const Battle &battle, std::size_t firstNew, Referee *referee);

/// The first die in which an act differs from those that its key gives: what it says and what is right; nothing where all agree (PBM-68).
std::optional<std::pair<std::string, std::string>> differingDie(const Act &act, const std::vector<SlotDie> &given);

} // namespace optio::mail
