// SPDX-License-Identifier: GPL-3.0-or-later
// Plans of attack, made and followed.
#include "rulesets/hoplites/players/shock_plans.h"

namespace optio::hoplites {

namespace {

/// Eight columns' bytes in a word.
std::uint64_t packed(const std::array<Byte, columns> &bytes)
{
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < 8; ++i)
        word |= std::uint64_t{bytes[i]} << (8 * i);
    return word;
}

} // namespace

const ShockPlans::Plan &ShockPlans::planFor(const Sight &sight, const Key &key, Mask attacking, Mask attacked, ActList &list)
{
    const auto fits = [&](const Plan &one) {
        return (one.attacking & ~attacking) == 0 && (one.attacked & ~attacked) == 0 && one.key == key;
    };
    if (fits(plans_[last_]))
        return plans_[last_];
    std::uint64_t mixed = (std::uint64_t{attacking} << 16 | attacked) * 0x9E3779B97F4A7C15u;
    for (std::size_t column = 0; column < columns; ++column)
        mixed = (mixed + (key.looks[0][column] ^ key.looks[1][column] >> 7)) * 0xD6E8FEB86659FD93u;
    last_ = static_cast<std::size_t>(mixed >> 32) % slots;
    Plan &plan = plans_[last_];
    if (fits(plan))
        return plan;
    if (list.empty())
        actions(weigher_.sheet, sight.state, sight.state.active, list);
    plan.key = key;
    plan.attacking = attacking;
    plan.attacked = attacked;
    plan.options.clear();
    const Melee melee(weigher_, sight.state, sight.state.active);
    for (const Act &act : list) {
        if (act.deed != Deed::attack)
            continue;
        const double worth = melee.worth(sight, key.looks[0], key.looks[1], act);
        if (worth <= 0)
            continue;
        Option one{worth, act, 0, 0};
        for (const Byte index : {act.a, act.b})
            if (index != nobody)
                one.own = static_cast<Mask>(one.own | bit(sight.mine(index).column));
        for (const Byte index : {act.c, act.d, act.e})
            if (index != nobody)
                one.other = static_cast<Mask>(one.other | bit(sight.theirs(index).column));
        plan.options.push_back(one);
    }
    return plan;
}

Act ShockPlans::choose(const State &state, ActList &list)
{
    const Sight sight(weigher_.sheet, state, state.active);
    const SideState &own = sight.own, &other = sight.other;
    Key key;
    unsigned attackers = 0, targets = 0, slow = 0, barredOnes = 0, gone = 0;
    eachColumn(own.occupied, [&](int column) {
        const Unit &unit = sight.mine(unitAt(own, column));
        key.looks[0][static_cast<std::size_t>(column)] = lookOf(unit);
        attackers |= unsigned{unit.has(attacking)} << column;
        slow |= unsigned{unit.manoeuvre > 0} << column;
        barredOnes |= unsigned{unit.has(barred)} << column;
    });
    eachColumn(other.occupied, [&](int column) {
        const Unit &unit = sight.theirs(unitAt(other, column));
        key.looks[1][static_cast<std::size_t>(column)] = lookOf(unit);
        targets |= unsigned{unit.has(attacked)} << column;
        gone |= unsigned{unit.has(withdrew)} << column;
    });
    const int cards = sight.cards(Card::flank);
    key.more = {packed(own.field),
                packed(other.field),
                packed(other.ground),
                std::uint64_t{own.field[8]} | std::uint64_t{other.field[8]} << 8 | std::uint64_t{other.ground[8]} << 16 |
                    std::uint64_t{state.active} << 24 | std::uint64_t{state.module} << 32 | std::uint64_t{own.flanks} << 40 |
                    std::uint64_t{own.command} << 48 | static_cast<std::uint64_t>(cards) << 56,
                std::uint64_t{sight.seen} | std::uint64_t{slow} << 16 | std::uint64_t{barredOnes} << 32 | std::uint64_t{gone} << 48,
                std::uint64_t{own.rules} | std::uint64_t{other.rules} << 16 | std::uint64_t{state.preferences} << 32,
                std::uint64_t{1}}; // never all zero
    const Plan &plan = planFor(sight, key, static_cast<Mask>(attackers), static_cast<Mask>(targets), list);
    const Option *best = nullptr;
    for (const Option &one : plan.options)
        if ((best == nullptr || one.worth > best->worth) && (one.own & attackers) == 0 && (one.other & targets) == 0)
            best = &one;
    if (best != nullptr)
        return best->act;
    // Nothing is worth it: the second line, else the attacks are resolved.
    for (unsigned mask = own.occupied; mask != 0; mask &= mask - 1) {
        const int index = unitAt(own, std::countr_zero(mask));
        if (sight.mayGoBehind(sight.mine(index)) == Why::ok)
            return {Deed::behind, static_cast<Byte>(index)};
    }
    return {state.attackCount > 0 ? Deed::resolve : Deed::next};
}

} // namespace optio::hoplites
