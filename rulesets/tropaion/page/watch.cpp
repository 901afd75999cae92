// SPDX-License-Identifier: GPL-3.0-or-later
// Works out who is near his limit.
#include "rulesets/tropaion/page/watch.h"

#include "rules/agreement.h"
#include "rules/journal/last_read.h"
#include "rules/ruling/watch_rows.h"
#include "rules/sides.h"
#include "rulesets/tropaion/acts.h"
#include "rulesets/tropaion/combat/fight.h"
#include "rulesets/tropaion/combat/test.h"
#include "rulesets/tropaion/sequence.h"

#include <algorithm>
#include <optional>

namespace optio::tropaion {

namespace {

/// What the combats that a unit has still to fight in this player-turn may do to it.
struct CombatChance {
    std::string foe;                  ///< of its only combat
    int combats = 0;                  ///< still to be fought
    std::optional<ChanceView> broken; ///< by it; none when there are several, or nothing can happen
    std::string resolver;             ///< rules the combat; empty while its phase has not come
    Json input = Json::object();      ///< of that act
};

/// Builds the list.
class WatchList {
public:
    WatchList(const Sheet &sheet, const State &state) : sheet_(sheet), state_(state) { findCombatChances(); }

    std::vector<Watched> list()
    {
        for (const auto &[id, unit] : state_.units)
            if (unit.onTable() && unit.disruption >= capacityOf(sheet_, unit))
                addUnit(unit);
        for (const Side &side : state_.sides)
            addArmy(side);
        return rows_.take();
    }

private:
    /// Combats of the fights phase of this player-turn, now or to come. Support, ground and room are those that a form begins with.
    void findCombatChances()
    {
        const bool now = state_.step == "fight";
        if (state_.over || state_.engagements.empty() ||
            (!now && state_.step != "start" && state_.step != "move" && state_.step != "shoot"))
            return;
        State copy = state_;
        copy.step = "fight";
        if (!now)
            for (auto &[id, contact] : copy.engagements)
                contact.fought = false;
        const Json json = toJson(copy);
        const Unchanging unchanged(json);
        const std::size_t own = at(indexOf(state_.active));
        for (const auto &[id, contact] : copy.engagements) {
            const bool open = state_.fight.engagement == id;
            if (contact.fought)
                continue;
            const Json input{{"a", contact.units[own]}, {"b", contact.units[1 - own]}, {"answers", Json::object()}};
            std::optional<Distribution> odds;
            const char *resolver = !open ? "fight" : state_.fight.stage == "rolled" ? "combat-result" : "settle";
            if (open && state_.fight.stage == "rolled")
                odds = oddsOf(*actNamed(sheet_, "combat-result").prepareLenient(&json, input));
            else if (!open && copy.fight.engagement.empty())
                odds = oddsOf(*actNamed(sheet_, "fight").prepareLenient(&json, input));
            for (const int side : {0, 1}) {
                CombatChance &combatChance = combatChances_[contact.units[at(side)]];
                combatChance.foe = state_.unit(contact.units[at(1 - side)]).name;
                ++combatChance.combats;
                const Weight lost = odds ? odds->weight(fightKey(side, Fate::broken)) : Weight(0);
                combatChance.broken.reset();
                if (combatChance.combats == 1 && lost > 0)
                    combatChance.broken = chanceOf(lost, odds->of);
                if (now) {
                    combatChance.resolver = resolver;
                    combatChance.input = input;
                }
            }
        }
    }

    void addUnit(const Unit &unit)
    {
        const int capacity = capacityOf(sheet_, unit);
        const std::string count = std::to_string(unit.disruption) + " of " + std::to_string(capacity);
        const auto combatChance = combatChances_.find(unit.id);
        const bool fights = combatChance != combatChances_.end();
        std::string detail = "disrupted " + count;
        if (fights && combatChance->second.combats == 1)
            detail += " · broken by its combat with " + combatChance->second.foe + ", without points";
        else if (fights)
            detail += " · has " + std::to_string(combatChance->second.combats) + " combats to fight";
        Watched &row = rows_.add(fights ? 0 : 1, does(unit.name, "breaks at its next disruption"), detail, fights ? Tone::bad : Tone::warn,
                                 unit.side, "TRO-017");
        row.unit = unit.id;
        if (fights)
            row.chance = combatChance->second.broken;
        if (fights && !combatChance->second.resolver.empty()) {
            row.resolver = combatChance->second.resolver;
            row.input = combatChance->second.input;
        } else if (state_.step == "rally" && unit.side == state_.active) {
            const Json input{{"who", unit.id}, {"answers", Json::object()}};
            const Json json = toJson(state_);
            if (const ActResolver rally = actNamed(sheet_, "rally"); rally.refusal(json, input).empty()) {
                row.resolver = rally.id();
                row.input = input;
            }
        }
    }

    /// The unit whose loss would cost the army at least this much, when its one combat is the only one the army has still to fight.
    const CombatChance *lastCombatChance(const std::string &side, int halves) const
    {
        const CombatChance *found = nullptr;
        for (const auto &[id, combatChance] : combatChances_) {
            const Unit &unit = state_.unit(id);
            if (unit.side != side)
                continue;
            if (found != nullptr || combatChance.combats > 1 || !combatChance.broken || sheet_.type(unit.type).worth < halves)
                return nullptr;
            found = &combatChance;
        }
        return found;
    }

    void addArmy(const Side &side)
    {
        if (state_.over)
            return;
        const int lost = lossesOf(sheet_, state_, side.id), morale = side.morale - lost;
        const int unit = dearest(side.id), waveringAt = sheet_.number("morale", "wavering");
        const std::string detail = "morale " + halvesText(side.morale) +
                                   (lost > 0 ? ", " + halvesText(lost) + " to be taken off for the losses of this turn" : std::string());
        // What one loss more would do. Until the losses are counted an army stands as it did.
        if (morale <= 0) {
            rows_.add(0, side.name + " have lost when the losses are counted", detail, Tone::bad, side.id, "TRO-123");
        } else if (morale - unit <= 0) {
            Watched &row = rows_.add(0, side.name + " are one loss from defeat", detail, Tone::bad, side.id, "TRO-123");
            if (const CombatChance *combatChance = lastCombatChance(side.id, morale))
                row.chance = combatChance->broken;
        } else if (!state_.wavering(side.id) && morale <= waveringAt) {
            rows_.add(0, side.name + " waver when the losses are counted", detail, Tone::warn, side.id, "TRO-012");
        } else if (!state_.wavering(side.id) && morale - unit <= waveringAt) {
            Watched &row = rows_.add(1, side.name + " are one loss from wavering", detail, Tone::warn, side.id, "TRO-012");
            if (const CombatChance *combatChance = lastCombatChance(side.id, morale - waveringAt))
                row.chance = combatChance->broken;
        }
    }

    /// The most that the loss of one unit can cost an army, in halves.
    int dearest(const std::string &side) const
    {
        int halves = 0;
        for (const auto &[id, unit] : state_.units)
            if (unit.side == side && unit.status != Status::lost)
                halves = std::max(halves, sheet_.type(unit.type).worth);
        return halves;
    }

    const Sheet &sheet_;
    const State &state_;
    std::map<std::string, CombatChance> combatChances_;
    WatchRows rows_;
};

} // namespace

std::vector<Watched> watchOf(const Sheet &sheet, const State &state) { return WatchList(sheet, state).list(); }

} // namespace optio::tropaion
