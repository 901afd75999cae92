// SPDX-License-Identifier: GPL-3.0-or-later
// Elephants out of hand (PUN-070 to PUN-077): rampage tests, critical die, direction and length of the run, whom it bursts through, and the
// attempts of the crew to stop it.
#pragma once

#include "rulesets/punic/combat/disorder.h"
#include "rulesets/punic/sheet.h"

#include <string>
#include <vector>

namespace optio::punic {

/// What becomes of an elephant that was tested. Its values are outcome keys.
enum class ElephantFate : std::uint64_t { unharmed, rampages, destroyed };

/// Rolls tests one after the other, each critical hit with its critical die at once, until it is destroyed; `automatic` critical hits come
/// first (PUN-071 to PUN-073).
ElephantFate testElephant(const CombatSheet &combat, int tests, int automatic, const std::string &name, Dice &dice);
/// Tests it and does what follows: it is destroyed, or turns towards `cause` and runs at once.
ElephantFate strikeElephant(const Book &book, const CombatSheet &combat, const std::string &unit, int tests, int automatic,
                            const std::string &cause, Dice &dice);
/// The run: direction (0: diced for), then its length. The state remembers it until the bursts are told.
void rampage(const Book &book, const std::string &unit, int direction, const std::string &cause, Dice &dice);
/// One attempt to stop it (PUN-077): true when the crew kills it. Otherwise it has a new direction for phase III.
bool stopRampage(const Book &book, const std::string &unit, Dice &dice);
/// What the die must show to stop it at this attempt (0: the first); 1 or less: certain.
int stopNeeds(const Sheet &sheet, int attempts);
/// Formed units that can be burst through, of both sides (PUN-056).
std::vector<std::string> burstable(const Sheet &sheet, const State &state, const std::string &elephant);
/// Gives them their DPs, once in a phase.
void burstThrough(const Book &book, const std::string &elephant, const std::vector<std::string> &struck);

/// An average die; a D6 read as one where the players have none (PUN-002).
int averageDie(const State &state, Dice &dice, const DrawName &name);

} // namespace optio::punic
