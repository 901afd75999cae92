// SPDX-License-Identifier: GPL-3.0-or-later
// Works out who is near his limit.
#include "rulesets/punic/page/watch.h"

#include "rules/dice/odds.h"
#include "rules/ruling/watch_rows.h"
#include "rulesets/punic/combat/disorder.h"
#include "rulesets/punic/combat/elephant.h"
#include "rulesets/punic/combat/leader_death.h"
#include "rulesets/punic/game.h"

#include <algorithm>

namespace optio::punic {

namespace {

/// The chance that a wounded leader dies in a round of combat (PUN-334).
ChanceView fallen(const CombatSheet &combat)
{
    Walk walk;
    const Distribution odds =
        walk.run([&combat](Dice &dice) { return static_cast<std::uint64_t>(dieOfDeath(combat, true, "the leader", dice)); });
    return chanceOf(odds.weight(static_cast<std::uint64_t>(LeaderDeath::killed)), odds.of);
}

/// Builds the list.
class WatchList {
public:
    WatchList(const Sheet &sheet, const CombatSheet &combat, const State &state)
        : sheet_(sheet), combat_(combat), state_(state), combatChances_(combatChancesOf(sheet, combat, state))
    {}

    std::vector<Watched> list()
    {
        for (const auto &[id, unit] : state_.units)
            if (unit.inPlay() && !unit.elephants())
                unit.shaken ? addShaken(unit) : addNear(unit);
        addElephants();
        addLeaders();
        addArmies();
        return rows_.take();
    }

private:
    const CombatChance *combatChanceOf(const Unit &unit) const
    {
        const auto found = combatChances_.find(unit.id);
        return found != combatChances_.end() ? &found->second : nullptr;
    }

    /// The act that rules the combat, once its phase has come.
    void offer(Watched &row, const CombatChance &combatChance) const
    {
        if (state_.step != "combat")
            return;
        row.resolver = "combat";
        row.input = combatChance.input;
    }

    void addNear(const Unit &unit)
    {
        const int most = thresholdOf(sheet_, unit), away = most - unit.dps;
        const CombatChance *combatChance = combatChanceOf(unit);
        const bool risks = combatChance != nullptr && (!combatChance->exact || combatChance->shaken);
        if (away > 1 && !risks)
            return;
        const std::string count = std::to_string(unit.dps) + " of " + std::to_string(most) + " DPs";
        Watched &row =
            rows_.add(away, does(unit.name, away <= 1 ? "is " + dpsText(away) + " from being shaken" : "may be shaken by its combat"),
                      risks ? count + " · shaken or worse by its combat with " + combatChance->foe : count,
                      risks && combatChance->shaken && combatChance->shaken->p >= 0.5 ? Tone::bad : Tone::warn, unit.side, "PUN-048");
        row.unit = unit.id;
        if (!risks)
            return;
        if (combatChance->exact)
            row.chance = combatChance->shaken;
        offer(row, *combatChance);
    }

    void addShaken(const Unit &unit)
    {
        if (unit.fleeing())
            return;
        const CombatChance *combatChance = combatChanceOf(unit);
        const bool risks = combatChance != nullptr && (!combatChance->exact || combatChance->lost);
        Watched &row = rows_.add(0, does(unit.name, "is shaken: it routs when it loses a combat"),
                                 risks ? "routs or is lost by its combat with " + combatChance->foe
                                       : "each further DP of shooting, combat or morale costs a base",
                                 Tone::bad, unit.side, "PUN-052");
        row.unit = unit.id;
        if (!risks)
            return;
        if (combatChance->exact)
            row.chance = combatChance->lost;
        offer(row, *combatChance);
    }

    /// Elephants out of hand, with the chance that the next attempt stops them.
    void addElephants()
    {
        for (const auto &[id, unit] : state_.units) {
            if (!unit.inPlay() || unit.mood != Mood::rampaging)
                continue;
            const int faces = 7 - std::clamp(stopNeeds(sheet_, unit.attempts), 1, 6);
            Watched &row = rows_.add(0, does(unit.name, "rampages"), "chance that its crew kills it at the next attempt", Tone::bad,
                                     unit.side, "PUN-077");
            row.unit = id;
            row.chance = chanceOf(static_cast<Weight>(faces), 6);
        }
    }

    /// Leaders whom a second wound would kill.
    void addLeaders()
    {
        for (const auto &[id, leader] : state_.leaders) {
            if (leader.lost || !leader.wounded || leader.attached.empty() || !state_.engaged(leader.attached))
                continue;
            Watched &row = rows_.add(1, leader.name + " is wounded: a second wound kills him", "chance to fall in this combat", Tone::warn,
                                     leader.side, "PUN-118");
            row.unit = leader.attached;
            row.chance = fallen(combat_);
        }
    }

    void addArmies()
    {
        if (state_.settings.breakAt != "half")
            return;
        for (const Side &side : state_.sides) {
            const int lost = lostStrength(state_, side.id), limit = side.strength; // halves against bases: half of them
            if (!side.broken && limit > 0 && lost * 4 >= limit * 3)
                rows_.add(1, side.name + " are near breaking", halvesText(lost) + " of " + halvesText(limit) + " bases lost", Tone::bad,
                          side.id, "PUN-291");
        }
    }

    const Sheet &sheet_;
    const CombatSheet &combat_;
    const State &state_;
    std::map<std::string, CombatChance> combatChances_;
    WatchRows rows_;
};

} // namespace

std::vector<Watched> watchOf(const Sheet &sheet, const CombatSheet &combat, const State &state)
{
    return WatchList(sheet, combat, state).list();
}

} // namespace optio::punic
