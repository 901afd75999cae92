// SPDX-License-Identifier: GPL-3.0-or-later
// A combat ready to roll: hits, odds of the five results, and the ruling.
#include "rules/sides.h"
#include "rulesets/punic/combat/combat_resolver.h"
#include "rulesets/punic/combat/combat_result.h"

#include <algorithm>

namespace optio::punic {

Melee assemble(const CombatSheet &sheet, const State &state, const std::string &combat, const CombatTold &told)
{
    Melee melee = meleeOf(state, state.combats.at(combat));
    for (const int side : {0, 1}) {
        auto &units = melee.sides[at(side)];
        for (Engaged &one : units) {
            const auto found = told.units.find(one.unit->id);
            if (found == told.units.end())
                continue;
            one.contact = found->second.contact;
            one.overlap = found->second.overlap;
            one.support = found->second.support.empty() ? nullptr : &state.unit(found->second.support);
            setLine(one, found->second.last);
        }
        for (std::size_t i = 0; i < units.size(); ++i)
            if (units[i].unit->id == told.main[at(side)])
                melee.main[at(side)] = i;
        melee.ground[at(side)] = told.ground[at(side)];
    }
    settleFacts(sheet, melee);
    return melee;
}

CombatCase::CombatCase(const Sheet &sheet, const CombatSheet &combat, const Json *json, State state, const std::string &id, CombatTold told)
    : sheet_(sheet), combat_(combat), before_(json), state_(std::move(state)), told_(std::move(told)),
      melee_(assemble(combat, state_, id, told_))
{
    for (const int side : {0, 1}) {
        Combatant &own = combatants_[at(side)] = muster(combat_, melee_, side, false);
        if (own.dice > 64)
            throw Error(fightersOf(melee_, side) + " would roll " + std::to_string(own.dice) +
                            " dice; no more than 64 can be thrown at once (PUN-221): rule it as two combats",
                        sideId[at(side)]);
    }
}

std::string CombatCase::dieLabel(int side) const
{
    const Combatant &own = combatants_[at(side)];
    const std::string who = fightersOf(melee_, side);
    return who + (melee_.sides[at(side)].size() > 1 ? " roll " : agreeing(who, " rolls ")) + std::to_string(own.dice) +
           (own.dice == 1 ? " die, " : " dice, ") + (own.hitsOn == 6 ? "6 hits" : "5 and 6 hit");
}

std::string CombatCase::alike() const
{
    std::string like;
    for (const Combatant &own : combatants_)
        like += std::to_string(own.dice) + "d" + std::to_string(own.hitsOn) + "+" + std::to_string(own.automatic) + "/";
    return like;
}

std::array<int, 2> CombatCase::throwDice(Dice &dice) const
{
    std::array<int, 2> hits{};
    for (const int side : {melee_.first, 1 - melee_.first}) {
        const Combatant &own = combatants_[at(side)];
        const std::string label = dice.isWalk() ? std::string() : dieLabel(side);
        hits[at(side)] = own.automatic + dice.hits(own.dice, own.hitsOn, {side == 0 ? "combat.a" : "combat.b", label});
    }
    return hits;
}

std::uint64_t CombatCase::roll(Dice &dice) const
{
    const auto hits = throwDice(dice);
    return static_cast<std::uint64_t>(combat_.bandOf(hits[0] - hits[1]));
}

OutcomeText CombatCase::outcome(std::uint64_t key) const
{
    const int a = static_cast<int>(key), b = static_cast<int>(combat_.bands.size()) - 1 - a;
    const int winner = a < b ? 0 : a > b ? 1 : -1;
    OutcomeText text;
    text.results = {{"a", combat_.bands[at(a)].id}, {"b", combat_.bands[at(b)].id}};
    text.label = winner < 0 ? combat_.bands[at(a)].label : combat_.bands[at(std::min(a, b))].label + " of " + fightersOf(melee_, winner);
    text.favours = winner < 0 ? "" : sideId[at(winner)];
    text.weight = winner < 0 ? 0 : std::abs(a - b) == 4 ? 2 : 1;
    return text;
}

Ruling CombatCase::rule(Dice &dice) const
{
    Narration narration;
    State after = state_;
    const auto hits = throwDice(dice);
    for (const int side : {0, 1}) {
        const Combatant &own = combatants_[at(side)];
        const std::string &id = sideId[at(side)];
        for (const DiceLine &line : linesOf(side))
            narration.line(id, line.id, "dice", line.label, line.value, line.rule);
        narration.line(id, own.target->id, "target", "hits on " + std::to_string(own.hitsOn) + ": " + own.target->payload.label, 0,
                       own.target->rule);
        if (own.automatic > 0)
            narration.line(id, "hits.leader", "hits", "a leader with the troops", own.automatic, combat_.dice.leaderRule);
        narration.total(id, "dice", "dice", own.dice);
        narration.total(id, "target", "hits on", own.hitsOn);
    }
    settleCombat({sheet_, after, narration}, combat_, melee_, hits, dice);
    return narration.ruling(dice.drawn(), before_ != nullptr ? changesSince(*before_, after) : std::vector<Change>());
}

Distribution differenceOdds(const Combatant &a, const Combatant &b)
{
    Walk walk;
    return walk.run([&](Dice &dice) {
        const int own = a.automatic + dice.hits(a.dice, a.hitsOn, {"combat.a", "a"});
        const int other = b.automatic + dice.hits(b.dice, b.hitsOn, {"combat.b", "b"});
        return static_cast<std::uint64_t>(64 + own - other);
    });
}

} // namespace optio::punic
