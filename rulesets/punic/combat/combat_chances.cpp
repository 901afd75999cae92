// SPDX-License-Identifier: GPL-3.0-or-later
// The exact chances of units in combat.
#include "rules/sides.h"
#include "rulesets/punic/combat/combat_resolver.h"
#include "rulesets/punic/combat/combat_result.h"
#include "rulesets/punic/page/watch.h"

namespace optio::punic {

namespace {

enum class End { stands, shaken, lost };

/// DPs that enemies who pass through give more, as far as it is certain; `perhaps`: those that elephants may give instead (PUN-253).
int extraOf(const CombatSheet &sheet, const Melee &melee, int side, int band, const Unit &unit, int &perhaps)
{
    const int theirs = static_cast<int>(sheet.bands.size()) - 1 - band;
    int extra = 0;
    for (const Engaged &foe : melee.sides[at(1 - side)]) {
        const Duty &duty = sheet.bands[at(theirs)].duties.first(foe.facts).payload;
        const bool struck = duty.extraTo == ExtraTo::formedInfantry ? unit.formedInfantry() : unit.type == Type::LI;
        if (duty.extra == 0 || !struck)
            continue;
        if (foe.unit->elephants())
            perhaps = duty.extra;
        else
            extra = duty.extra;
    }
    return extra;
}

/// What becomes of a unit, all else left alone.
End endOf(const Sheet &sheet, const Engaged &engaged, const Table<Duty>::Row &row, const CombatSheet &combat, int extra)
{
    const Duty &duty = row.payload;
    State alone;
    alone.units.emplace(engaged.unit->id, *engaged.unit);
    Combat own;
    own.members.push_back(*engaged.member);
    own.members.back().last = engaged.bothEnds && engaged.last;
    alone.combats.emplace("c", std::move(own));
    Narration narration;
    const Book book{sheet, alone, narration};
    const std::string &id = engaged.unit->id;
    takeDps(book, id, duty.dps, DpClass::battle, "", row.rule);
    takeDps(book, id, extra, DpClass::battle, "", row.rule);
    loseBases(book, id, duty.bases, "", row.rule);
    const Unit &now = alone.unit(id);
    if (!now.inPlay() || combat.moveAt(duty.move).id == "rout")
        return End::lost;
    return now.shaken ? End::shaken : End::stands;
}

void addCombatChances(const Sheet &sheet, const CombatSheet &combat, const State &state, const Combat &one,
                      std::map<std::string, CombatChance> &combatChances)
{
    Melee melee = meleeOf(state, one);
    settleFacts(combat, melee);
    const Distribution odds = differenceOdds(muster(combat, melee, 0), muster(combat, melee, 1));
    for (const int side : {0, 1})
        for (const Engaged &engaged : melee.sides[at(side)]) {
            const Unit &unit = *engaged.unit;
            if (unit.elephants())
                continue;
            CombatChance combatChance;
            std::array<End, 5> ends{};
            for (int band = 0; band < 5; ++band) {
                int perhaps = 0;
                const int extra = extraOf(combat, melee, side, band, unit, perhaps);
                const auto &row = combat.bands[at(band)].duties.first(engaged.facts);
                ends[at(band)] = endOf(sheet, engaged, row, combat, extra);
                if (extra == 0 && perhaps > 0 && endOf(sheet, engaged, row, combat, perhaps) != ends[at(band)])
                    combatChance.exact = false;
            }
            const auto weight = [&](End least) {
                return odds.weightWhere([&](std::uint64_t key) {
                    const int difference = static_cast<int>(key) - 64;
                    return ends[at(combat.bandOf(side == 0 ? difference : -difference))] >= least;
                });
            };
            const Weight shaken = weight(End::shaken), lost = weight(End::lost);
            combatChance.foe = fightersOf(melee, 1 - side);
            if (shaken > 0)
                combatChance.shaken = chanceOf(shaken, odds.of);
            if (lost > 0)
                combatChance.lost = chanceOf(lost, odds.of);
            combatChance.input = {{"a", Json::array()}, {"b", Json::array()}};
            for (const Member &member : one.members)
                combatChance.input[state.unit(member.unit).side].push_back({{"unit", member.unit}});
            combatChances.emplace(unit.id, std::move(combatChance));
        }
}

} // namespace

std::map<std::string, CombatChance> combatChancesOf(const Sheet &sheet, const CombatSheet &combat, const State &state)
{
    std::map<std::string, CombatChance> combatChances;
    for (const auto &[id, one] : state.combats) {
        if (one.fought || one.mustWait)
            continue;
        try {
            addCombatChances(sheet, combat, state, one, combatChances);
        } catch (const Error &) {
            // A combat that cannot be fought as it stands has no odds; its act tells why.
        }
    }
    return combatChances;
}

} // namespace optio::punic
