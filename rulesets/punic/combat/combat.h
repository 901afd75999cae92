// SPDX-License-Identifier: GPL-3.0-or-later
// A combat before its dice: who fights with how many bases, what each side may throw line by line, and on which faces it hits
// (PUN-220 to PUN-246). Results are in combat_result.h.
#pragma once

#include "rulesets/punic/sheet.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace optio::punic {

/// A unit that fights, with what the table says of it.
struct Engaged {
    const Unit *unit = nullptr;
    const Member *member = nullptr;
    int contact = 0, overlap = 0;
    const Unit *support = nullptr; ///< the unit straight behind it, or null
    bool last = false;             ///< its last line fights, not its front line
    bool bothEnds = false;         ///< touched in front and in the rear
    bool led = false;              ///< has a leader attached
    int inspires = 0;
    Type type = Type::MI; ///< as its fighting line counts
    Facts facts;
};

/// One combat. The units are those of a state that must outlive it.
struct Melee {
    std::string combat;
    std::array<std::vector<Engaged>, 2> sides;
    std::array<std::size_t, 2> main{};          ///< PUN-220
    std::array<Advantage, 2> ground{};          ///< as each side sees it
    int first = 0;                              ///< the side that has the initiative: 0 or 1
    std::array<std::string, 2> names{"A", "B"}; ///< of the sides
    const Engaged &mainOf(int side) const { return sides[static_cast<std::size_t>(side)][main[static_cast<std::size_t>(side)]]; }
};

/// One reason of a side's dice.
struct DiceLine {
    std::string id, label, rule;
    int value = 0;
};

/// What a side throws.
struct Combatant {
    bool isTold = true;          ///< line by line; otherwise it has none
    std::vector<DiceLine> lines; ///< their sum is `dice`
    int dice = 0;
    int hitsOn = 5;
    const Table<Reading>::Row *target = nullptr; ///< why it hits on that face
    int automatic = 0;                           ///< hits without a die

    /// `label()` is asked for when it is told.
    template <class Label> void add(std::string_view id, const Label &label, const std::string &rule, int value)
    {
        dice += value;
        if (isTold)
            lines.push_back({std::string(id), label(), rule, value});
    }
};

/// The combat as the state knows it. Bases in contact are guessed from the fronts (every base of the shorter line, and overlaps beyond it),
/// nobody supports, the ground is level. Throws Error when one side has no unit in it (PUN-388).
Melee meleeOf(const State &state, const Combat &combat);
/// The bases that could fight: of its fighting line, or all.
int fightingBases(const Engaged &engaged);
/// Bases it fights with, in quarters: understrength ones are half, and half of a second line counts (PUN-222, PUN-223).
int quartersOf(const Engaged &engaged);
/// Says which of its lines fights, the last or the front one; nothing for units that fight as a whole.
void setLine(Engaged &engaged, bool last);
/// Units of a side that fight with the most bases; more than one when they are level.
std::vector<std::size_t> strongest(const Melee &melee, int side);
/// Works out the facts of all units, once bases, supports, ground and main units are settled.
void settleFacts(const CombatSheet &sheet, Melee &melee);
/// May this unit stand in support of that one (PUN-231)? The reason why not; empty when it may. `behind`: its bases behind the other, -1
/// when the question has said that they are enough.
std::string whyNoSupport(const CombatSheet &sheet, const State &state, const Unit &unit, const Engaged &front, int behind = -1);
/// How many bases a support needs.
int supportNeeds(const CombatSheet &sheet, const Engaged &front);
/// The dice of a side, with or without their lines. settleFacts() must have been called.
Combatant muster(const CombatSheet &sheet, const Melee &melee, int side, bool told = true);

} // namespace optio::punic
