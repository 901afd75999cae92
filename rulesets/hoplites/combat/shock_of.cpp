// SPDX-License-Identifier: GPL-3.0-or-later
// An attack as it stands in a battle, before its steps.
#include "rulesets/hoplites/combat/shock.h"

namespace optio::hoplites {

namespace {

void fill(const Sheet &sheet, const SideState &side, Fighter &one, int index, const Unit &unit)
{
    const std::uint32_t traits = sheet.traitsOf(unit);
    one.unit = static_cast<Byte>(index);
    one.type = unit.type;
    one.tq = unit.tq;
    one.size = unit.size;
    one.coh = unit.coh;
    one.limit = unit.limit;
    one.depletion = unit.depletion;
    one.column = unit.column;
    one.present = unit.place == Place::field;
    one.engaged = unit.has(engaged);
    one.ferocious = (side.rules & ferocity) != 0 && (traits & ferocious) != 0;
    one.fresh = unit.has(playedNow);
    one.own = unit.own;
}

} // namespace

Shock shockOf(const Sheet &sheet, const State &state, const Attack &attack)
{
    Shock shock;
    shock.side = state.active;
    shock.module = state.module;
    shock.preferences = state.preferences;
    shock.lead = attack.lead;
    const SideState &own = state.own(), &other = state.enemy();
    for (std::size_t i = 0; i < attack.attackers.size(); ++i) {
        if (attack.attackers[i] == nobody)
            continue;
        Fighter &one = shock.attackers[i];
        fill(sheet, own, one, attack.attackers[i], own.units[attack.attackers[i]]);
        one.flanks = (attack.flanks >> i & 1) != 0;
        one.swords = (own.rules & longSwords) != 0 && (sheet.traitsOf(one.type) & longSworded) != 0 && !one.flanks;
    }
    for (std::size_t i = 0; i < attack.defenders.size(); ++i) {
        if (attack.defenders[i] == nobody)
            continue;
        Fighter &one = shock.defenders[i];
        fill(sheet, other, one, attack.defenders[i], other.units[attack.defenders[i]]);
        one.open = (attack.open >> i & 1) != 0;
        if (one.present)
            one.ground = static_cast<std::int8_t>(sheet.terrain[other.ground[one.column]].shock);
    }
    const Module &module = sheet.modules[state.module];
    const auto beset = [&](auto &fighters, const auto &enemies, const SideState &foes) {
        unsigned others = foes.occupied;
        for (const Fighter &enemy : enemies)
            if (enemy.present)
                others &= ~static_cast<unsigned>(bit(enemy.column));
        for (Fighter &one : fighters)
            if (one.present) {
                one.near = module.layout.near[one.column];
                one.beset = (one.near & others) != 0;
            }
    };
    beset(shock.attackers, shock.defenders, other);
    beset(shock.defenders, shock.attackers, own);
    if (module.hooks.shift != nullptr)
        shock.shift = static_cast<std::int8_t>(module.hooks.shift(sheet, state, 1 - shock.side));
    return shock;
}

Shock shockOf(const Sheet &sheet, const State &state, int side, const Unit &attacker, const Unit &defender, Byte ground, bool flanking)
{
    Shock shock;
    shock.side = static_cast<Byte>(side);
    shock.module = state.module;
    shock.preferences = state.preferences;
    const SideState &own = state.sides[static_cast<std::size_t>(side)], &other = state.sides[static_cast<std::size_t>(1 - side)];
    Fighter &one = shock.attackers[0], &foe = shock.defenders[0];
    fill(sheet, own, one, 0, attacker);
    fill(sheet, other, foe, 0, defender);
    one.present = foe.present = true;
    one.flanks = flanking;
    one.swords = (own.rules & longSwords) != 0 && (sheet.traitsOf(one.type) & longSworded) != 0 && !flanking;
    foe.ground = static_cast<std::int8_t>(sheet.terrain[ground].shock);
    if (const auto shift = sheet.modules[state.module].hooks.shift; shift != nullptr)
        shock.shift = static_cast<std::int8_t>(shift(sheet, state, 1 - side));
    return shock;
}

} // namespace optio::hoplites
