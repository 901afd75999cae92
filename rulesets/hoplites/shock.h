// SPDX-License-Identifier: GPL-3.0-or-later
// One shock attack as a small value, and its ten steps as functions over it. The live resolution and the exact odds run the same steps
// with different dice (HOP-454 to HOP-463, HOP-902).
#pragma once

#include "rules/odds.h"
#include "rulesets/hoplites/play.h"

#include <array>
#include <utility>

namespace optio::hoplites {

/// One unit of an attack.
struct Fighter {
    Byte unit = nobody, type = 0, tq = 0, size = 0, coh = 0, limit = 0, depletion = 0, column = nobody;
    bool present = false; ///< still in it
    bool engaged = false;
    bool ferocious = false; ///< under its army's Ferocity
    bool fresh = false;     ///< played this turn
    bool flanks = false;    ///< strikes the flank
    bool swords = false;    ///< under its army's Long Swords
    bool open = false;      ///< of a defender: Long Swords find it open
    std::int8_t ground = 0; ///< of a defender: its ground's shift
};

struct Shock {
    std::array<Fighter, 2> attackers{};
    std::array<Fighter, 3> defenders{};
    Byte side = 0;         ///< of the attackers
    Byte lead = 2;         ///< the attacker whom the player wants as base; 2: as the rules say
    std::int8_t shift = 0; ///< of the period (see Hooks::shift)

    std::size_t baseAttacker = 0, baseDefender = 0;
};

/// What the attack is read at: bases, columns and superiority.
struct Reading {
    int base = 0, size = 0, depletion = 0, armour = 0, ground = 0, other = 0;
    int column = 0; ///< with all shifts, within the chart
    bool flanking = false;
    Superior superior = Superior::none;
};

/// The shifts of a reading by name, those that are 0 too.
std::array<std::pair<const char *, int>, 5> shiftsOf(const Reading &reading);

/// The attack as it stands in the state.
Shock shockOf(const Sheet &sheet, const State &state, const Attack &attack);
/// On the TQ and on the die of a check; `due` is false when there is none.
struct CheckOf {
    bool due = false;
    int tq = 0, die = 0;
};
CheckOf checkOf(const Sheet &sheet, const Shock &shock, const Fighter &fighter, bool attacking);

/// Step 1: checks of all, attackers first.
void check(const Sheet &sheet, Shock &shock, Dice &dice, Tale *tale);
/// HOP-462: when all would rout, one side stays at one hit below its limit. True when that happened.
bool standOff(Shock &shock);
/// Steps 3 to 7.
void chooseBases(const Sheet &sheet, Shock &shock);
Reading readingOf(const Sheet &sheet, const Shock &shock);
/// Steps 8 to 10: the die, hits on both sides, their shares.
void clash(const Sheet &sheet, Shock &shock, Dice &dice, Tale *tale);
/// Those at their limit are in it no more. True when both sides still have somebody.
bool leaveShock(Shock &shock);

/// The whole attack without what happens elsewhere: the outcome key of the odds. With `collapse` the test at the end of the phase too, for
/// the units of the attack (taken to be near an enemy).
std::uint64_t rollShock(const Sheet &sheet, Shock shock, Dice &dice, bool collapse);
/// What a key says of a fighter (0, 1 attackers; 2 to 4 defenders).
struct Fate {
    bool left = false;
    int coh = 0;
};
Fate fateOf(std::uint64_t key, int fighter);

} // namespace optio::hoplites
