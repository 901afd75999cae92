// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks weighed by rough odds many times over, as playing on does: all that counts of a unit is packed into one word, and what an attack
// of such units is worth is looked up by these words. Nothing is worked out twice while the battles that are tried are alike.
#pragma once

#include "rulesets/hoplites/players/weigher.h"

namespace optio::hoplites {

/// All of a unit that counts in an attack; where it stands does not.
using Look = std::uint64_t;
inline Look lookOf(const Unit &unit)
{
    static_assert(Sheet::mostTypes <= 64);
    return Look{unit.type} | Look{unit.has(engaged)} << 6 | Look{unit.has(playedNow)} << 7 | Look{unit.tq} << 8 | Look{unit.size} << 12 |
           Look{unit.depletion} << 16 | Look{unit.limit} << 24 | Look{unit.worth} << 32 | Look{unit.own} << 40 | Look{unit.coh} << 56;
}

/// The looks of the units on the field, by column; only those of occupied columns are written.
using LooksOf = std::array<Look, columns>;
struct Looks {
    std::array<LooksOf, 2> of; ///< by side
    explicit Looks(const State &state)
    {
        for (std::size_t side = 0; side < 2; ++side) {
            const SideState &own = state.sides[side];
            eachColumn(own.occupied, [&](int column) {
                of[side][static_cast<std::size_t>(column)] = lookOf(own.units[static_cast<std::size_t>(unitAt(own, column))]);
            });
        }
    }
};

/// The attacks of one side in a state, which must live as long and not change. The weigher is a rough one.
class Melee {
public:
    Melee(Weigher &weigher, const State &state, int side);

    /// What one unit on another is worth to this side, wherever the state has them; `ground` is the defender's.
    double duel(const Unit &attacker, Look look, const Unit &defender, Look other, Byte ground, bool flanking) const
    {
        const std::uint64_t case_ = base_ | shiftOf(ground) << 32 | std::uint64_t{flanking} << 56 | std::uint64_t{2} << 61;
        return weigher_.duels_->of({look, other, case_}, [&] { return reckoned(attacker, defender, ground, flanking); });
    }
    /// What an attack on the field is worth; of an act as Weigher::worth() has it. The side must be the active one.
    double worth(const Attack &attack) const;
    double worth(const Sight &sight, const LooksOf &mine, const LooksOf &theirs, const Act &act) const;

private:
    std::uint64_t shiftOf(Byte ground) const { return static_cast<Byte>(weigher_.sheet.terrain[ground].shock); }
    double reckoned(const Unit &attacker, const Unit &defender, Byte ground, bool flanking) const;

    Weigher &weigher_;
    const State &state_;
    int side_;
    std::uint64_t base_; ///< what is the same for all attacks of the side
};

} // namespace optio::hoplites
