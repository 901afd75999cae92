// SPDX-License-Identifier: GPL-3.0-or-later
// One shock attack as a small value, and its ten steps as functions over it. The live resolution and the exact odds run the same steps
// with different dice (HOP-454 to HOP-463, HOP-902).
#pragma once

#include "rules/dice/odds.h"
#include "rulesets/hoplites/act.h"
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
    bool gone = false;      ///< the clash was its end, whatever its hits
    bool swords = false;    ///< under its army's Long Swords
    bool open = false;      ///< of a defender: Long Swords find it open
    std::int8_t ground = 0; ///< of a defender: its ground's shift
    Mask near = 0;          ///< enemy columns adjacent to its own
    bool beset = false;     ///< an enemy who has no part in the attack stands in one of them
    std::uint16_t own = 0;  ///< as Unit::own
};

struct Shock {
    std::array<Fighter, 2> attackers{};
    std::array<Fighter, 3> defenders{};
    Byte side = 0; ///< of the attackers
    Byte module = 0;
    std::uint16_t preferences = 0;
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
/// One unit of a side on one of the other that stands on this ground, wherever the state has them, and without who else is near.
Shock shockOf(const Sheet &sheet, const State &state, int side, const Unit &attacker, const Unit &defender, Byte ground, bool flanking);
/// On the TQ and on the die of a check; `due` is false when there is none.
struct CheckOf {
    struct Part {
        const char *what;
        int onTq, onDie;
    };
    bool due = false;
    int tq = 0, die = 0;
    std::array<Part, 6> parts; ///< what the two are made up of besides the unit's own TQ: the first `count` are written
    std::size_t count = 0;

    void add(const char *what, int onTq, int onDie)
    {
        tq += onTq;
        die += onDie;
        if ((onTq != 0 || onDie != 0) && count < parts.size())
            parts[count++] = {what, onTq, onDie};
    }
    /// "7", "7, TQ -2 attacked by camels", "6, die +2 attacked by elephants".
    std::string text() const;
};
CheckOf checkOf(const Sheet &sheet, const Shock &shock, const Fighter &fighter, bool attacking);
/// A unit's check before it strikes a flank (HOP-446).
CheckOf flankCheckOf(const Module &module, const Unit &unit);

/// The checks of all, attackers first. None of them hangs on hits.
using Checks = std::array<CheckOf, 5>;
Checks checksOf(const Sheet &sheet, const Shock &shock);

/// Step 1: checks of all, attackers first.
void check(const Sheet &sheet, Shock &shock, Dice &dice, Narration *narration);
/// The same with the checks worked out before.
void check(Shock &shock, const Checks &due, Dice &dice, Narration *narration);
/// HOP-462: when all would rout, one side stays at one hit below its limit. True when that happened.
bool standOff(Shock &shock);
/// Steps 3 to 7.
void chooseBases(const Sheet &sheet, Shock &shock);
Reading readingOf(const Sheet &sheet, const Shock &shock);
/// Steps 8 to 10: the die, hits on both sides, their shares.
void clash(const Sheet &sheet, Shock &shock, Dice &dice, Narration *narration);
/// The same with the reading worked out before.
void clash(const Sheet &sheet, Shock &shock, const Reading &reading, Dice &dice, Narration *narration);
/// Those at their limit are in it no more. True when both sides still have somebody.
bool leaveShock(Shock &shock);

/// The whole attack without what happens elsewhere, to be rolled as often as one likes: what hangs on who is in it, and not on hits, is
/// worked out once. With `collapse` the test at the end of the phase too, for those of its units that are then near an enemy (HOP-470,
/// HOP-472). Units without a column are near each other.
class ShockRoll {
public:
    ShockRoll(const Sheet &sheet, const Shock &shock, bool collapse);
    /// The outcome key of the odds.
    std::uint64_t operator()(Dice &dice) const;
    /// All that the odds of one on one hang on; "" for other attacks, and where a period has steps of its own.
    std::string alike() const;

private:
    const Sheet &sheet_;
    Shock shock_; ///< with its bases
    Checks due_;
    Reading reading_; ///< while all are in it
    bool collapse_;
};
/// The attack as it is played out on the field, to the end of the phase: the outcome key of the odds (HOP-902). `buttons` has a bit for
/// each attacker that has a flank check before it (HOP-446). All defenders stay; other attacks are left out.
std::uint64_t rollAttack(const Sheet &sheet, const State &state, const Attack &attack, Byte buttons, Dice &dice);
/// The attackers of an act that have a flank check before it, as bits in the order of the attack.
Byte buttonsOf(const Attack &attack, const Act &act);
/// What a key says of a fighter (0, 1 attackers; 2 to 4 defenders).
struct Fate {
    bool left = false;
    bool away = false; ///< rides in pursuit
    int coh = 0;
};
Fate fateOf(std::uint64_t key, int fighter);
/// Does the attack lapse because a flank check failed?
bool lapses(std::uint64_t key);

} // namespace optio::hoplites
