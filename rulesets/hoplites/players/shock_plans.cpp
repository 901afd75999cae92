// SPDX-License-Identifier: GPL-3.0-or-later
// Plans of attack, made and followed.
#include "rulesets/hoplites/players/shock_plans.h"

namespace optio::hoplites {

ShockPlans::Plan &ShockPlans::planFor(const Sight &sight, const Looks &looks, const Key &key, Mask attacking, Mask attacked, ActList &list)
{
    const auto fits = [&](const Plan &one) {
        return one.known && (one.attacking & ~attacking) == 0 && (one.attacked & ~attacked) == 0 && one.key == key;
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
        actions(weigher_.sheet, sight.state, key.side, list);
    plan.key = key;
    plan.attacking = attacking;
    plan.attacked = attacked;
    plan.known = true;
    plan.options.clear();
    const Melee melee(weigher_, sight.state, key.side);
    for (const Act &act : list) {
        if (act.deed != Deed::attack)
            continue;
        const double worth = melee.worth(sight, looks, act);
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
    const Sheet &sheet = weigher_.sheet;
    const Sight sight(sheet, state, state.active);
    Key key{};
    Looks looks;
    unsigned attackers = 0, targets = 0, slow = 0, barredOnes = 0, gone = 0;
    eachColumn(sight.own.occupied, [&](int column) {
        const auto at = static_cast<std::size_t>(column);
        const Unit &unit = sight.mine(unitAt(sight.own, column));
        key.looks[0][at] = looks.of[state.active][at] = lookOf(unit);
        attackers |= unit.has(attacking) ? 1u << column : 0;
        slow |= unit.manoeuvre > 0 ? 1u << column : 0;
        barredOnes |= unit.has(barred) ? 1u << column : 0;
    });
    eachColumn(sight.other.occupied, [&](int column) {
        const auto at = static_cast<std::size_t>(column);
        const Unit &unit = sight.theirs(unitAt(sight.other, column));
        key.looks[1][at] = looks.of[state.active ^ 1u][at] = lookOf(unit);
        targets |= unit.has(attacked) ? 1u << column : 0;
        gone |= unit.has(withdrew) ? 1u << column : 0;
    });
    key.units = {sight.own.field, sight.other.field};
    key.ground = sight.other.ground;
    key.side = state.active;
    key.module = state.module;
    key.flanks = sight.own.flanks;
    key.command = sight.own.command;
    key.cards = static_cast<Byte>(sight.cards(Card::flank));
    key.seen = sight.seen;
    key.slow = static_cast<Mask>(slow);
    key.barred = static_cast<Mask>(barredOnes);
    key.withdrew = static_cast<Mask>(gone);
    key.rules = {sight.own.rules, sight.other.rules};
    key.preferences = state.preferences;
    const Plan &plan = planFor(sight, looks, key, static_cast<Mask>(attackers), static_cast<Mask>(targets), list);
    const Option *best = nullptr;
    for (const Option &one : plan.options)
        if ((best == nullptr || one.worth > best->worth) && (one.own & attackers) == 0 && (one.other & targets) == 0)
            best = &one;
    if (best != nullptr)
        return best->act;
    // Nothing is worth it: the second line, else the attacks are resolved.
    for (unsigned mask = sight.own.occupied; mask != 0; mask &= mask - 1) {
        const int index = unitAt(sight.own, std::countr_zero(mask));
        if (sight.mayGoBehind(sight.mine(index)) == Why::ok)
            return {Deed::behind, static_cast<Byte>(index)};
    }
    return {state.attackCount > 0 ? Deed::resolve : Deed::next};
}

} // namespace optio::hoplites
