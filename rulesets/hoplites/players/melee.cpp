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

double Melee::worth(const Sight &sight, const LooksOf &mine, const LooksOf &theirs, const Act &act) const
{
    const auto reckon = [&] { return weigher_.roughWorth(state_, attackOf(sight, act)); };
    const bool swords = (sight.own.rules & longSwords) != 0;
    const Unit &one = sight.mine(act.a), &target = sight.theirs(act.c);
    const std::uint64_t flanking{sight.flanks(one, target, act.flank(0))};
    const Byte ground = sight.other.ground[target.column];
    double found = 0;
    if (swords || (act.b != nobody && act.d != nobody)) {
        found = worth(attackOf(sight, act));
    } else if (act.b != nobody) {
        const Unit &two = sight.mine(act.b);
        const std::uint64_t second{sight.flanks(two, target, act.flank(1))};
        const std::uint64_t way = base_ | shiftOf(ground) << 32 | flanking << 56 | second << 57 | std::uint64_t{act.lead()} << 61;
        const std::array<std::uint64_t, 6> key{mine[one.column], mine[two.column], theirs[target.column], 0, 0, way};
        found = one.column < two.column ? weigher_.clashes_->of(key, reckon) : worth(attackOf(sight, act));
    } else if (act.d != nobody) {
        const Unit &next = sight.theirs(act.d), &last = sight.theirs(act.e == nobody ? act.d : act.e);
        const bool three = act.e != nobody;
        std::uint64_t way = base_ | shiftOf(ground) << 32 | flanking << 56 | std::uint64_t{act.lead()} << 61;
        way |= shiftOf(sight.other.ground[next.column]) << 40 | (three ? shiftOf(sight.other.ground[last.column]) << 48 : 0);
        const std::array<std::uint64_t, 6> key{
            mine[one.column], 0, theirs[target.column], theirs[next.column], three ? theirs[last.column] : 0, way};
        const bool sorted = target.column < next.column && (!three || next.column < last.column);
        found = sorted ? weigher_.clashes_->of(key, reckon) : worth(attackOf(sight, act));
    } else {
        found = duel(one, mine[one.column], target, theirs[target.column], ground, flanking != 0);
    }
    constexpr int anyFlank = 15;
    return (act.f & anyFlank) == 0 ? found : weigher_.priced(sight, act, found);
}

} // namespace optio::hoplites
