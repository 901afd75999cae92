// SPDX-License-Identifier: GPL-3.0-or-later
// The keys by which rough worths are looked up.
#include "rulesets/hoplites/players/melee.h"

namespace optio::hoplites {

Melee::Melee(Weigher &weigher, const State &state, int side) : weigher_(weigher), state_(state), side_(side)
{
    const SideState &own = state.sides[static_cast<std::size_t>(side)], &other = state.sides[static_cast<std::size_t>(1 - side)];
    const auto shift = weigher.sheet.modules[state.module].hooks.shift;
    const int shifted = shift == nullptr ? 0 : shift(weigher.sheet, state, 1 - side);
    base_ = std::uint64_t{state.module} | std::uint64_t{state.preferences} << 4 | std::uint64_t{(own.rules & ferocity) != 0} << 20 |
            std::uint64_t{(other.rules & ferocity) != 0} << 21 | std::uint64_t{(own.rules & longSwords) != 0} << 22 |
            std::uint64_t{static_cast<Byte>(shifted)} << 24 | std::uint64_t{1} << 63; // never zero
}

double Melee::reckoned(const Unit &attacker, const Unit &defender, Byte ground, bool flanking) const
{
    const Shock shock = shockOf(weigher_.sheet, state_, side_, attacker, defender, ground, flanking);
    const std::array<double, 5> harm = weigher_.roughHarm(shock);
    double sum = 0;
    sum += -1 * weightOf(attacker) * (harm[0] - 0.9 * harmOf(attacker.coh, attacker.limit));
    sum += 1 * weightOf(defender) * (harm[2] - 0.9 * harmOf(defender.coh, defender.limit));
    return sum;
}

double Melee::worth(const Attack &attack) const
{
    const SideState &own = state_.own(), &other = state_.enemy();
    std::array<std::uint64_t, 6> key{};
    key[5] = base_ | std::uint64_t{attack.flanks} << 56 | std::uint64_t{attack.open} << 58 | std::uint64_t{attack.lead} << 61;
    bool stands = true;
    for (std::size_t i = 0; i < 2; ++i)
        if (attack.attackers[i] != nobody) {
            const Unit &unit = own.units[attack.attackers[i]];
            stands = stands && unit.place == Place::field;
            key[i] = lookOf(unit);
        }
    for (std::size_t i = 0; i < 3; ++i)
        if (attack.defenders[i] != nobody) {
            const Unit &unit = other.units[attack.defenders[i]];
            stands = stands && unit.place == Place::field;
            key[2 + i] = lookOf(unit);
            if (stands)
                key[5] |= shiftOf(other.ground[unit.column]) << (32 + 8 * i);
        }
    const auto reckon = [&] { return weigher_.roughWorth(state_, attack); };
    return stands ? weigher_.clashes_->of(key, reckon) : reckon();
}

double Melee::worth(const Sight &sight, const Looks &looks, const Act &act) const
{
    const auto mine = static_cast<std::size_t>(side_), theirs = 1 - mine;
    const bool swords = (sight.own.rules & longSwords) != 0;
    const Unit &target = sight.theirs(act.c);
    std::array<std::uint64_t, 6> key{};
    key[5] = base_ | std::uint64_t{act.lead()} << 61;
    int column = -1;
    bool sorted = true;
    for (std::size_t i = 0; i < 2; ++i) {
        const Byte index = i == 0 ? act.a : act.b;
        if (index == nobody)
            continue;
        const Unit &unit = sight.mine(index);
        sorted = sorted && unit.column > column;
        column = unit.column;
        key[i] = looks.of[mine][unit.column];
        key[5] |= std::uint64_t{sight.flanks(unit, target, act.flank(static_cast<int>(i)))} << (56 + i);
    }
    column = -1;
    for (std::size_t i = 0; i < 3; ++i) {
        const Byte index = i == 0 ? act.c : i == 1 ? act.d : act.e;
        if (index == nobody)
            continue;
        const Unit &unit = sight.theirs(index);
        sorted = sorted && unit.column > column;
        column = unit.column;
        key[2 + i] = looks.of[theirs][unit.column];
        key[5] |= shiftOf(sight.other.ground[unit.column]) << (32 + 8 * i);
        if (swords && sight.openToSwords(unit.column))
            key[5] |= std::uint64_t{1} << (58 + i);
    }
    const auto reckon = [&] { return weigher_.roughWorth(state_, attackOf(sight, act)); };
    return weigher_.priced(sight, act, sorted ? weigher_.clashes_->of(key, reckon) : reckon());
}

} // namespace optio::hoplites
