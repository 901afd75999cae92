// SPDX-License-Identifier: GPL-3.0-or-later
// Works out who is near his limit.
#include "rulesets/tropaion/page/watch.h"

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
struct Peril {
    std::string foe;             ///< of its only combat
    int combats = 0;             ///< still to be fought
    Json broken;                 ///< {"p","fraction"} of being broken by it; null when there are several, or nothing can happen
    std::string resolver;        ///< rules the combat; empty while its phase has not come
    Json input = Json::object(); ///< of that act
};

/// Builds the list.
class WatchList {
public:
    WatchList(const Sheet &sheet, const State &state) : sheet_(sheet), state_(state) { findPerils(); }

    Json list()
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
    void findPerils()
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
                Peril &peril = perils_[contact.units[at(side)]];
                peril.foe = state_.unit(contact.units[at(1 - side)]).name;
                ++peril.combats;
                const Weight lost = odds ? odds->weight(fightKey(side, Fate::broken)) : Weight(0);
                peril.broken = peril.combats == 1 && lost > 0 ? Json{{"p", odds->p(lost)}, {"fraction", fraction(lost, odds->of)}} : Json();
                if (now) {
                    peril.resolver = resolver;
                    peril.input = input;
                }
            }
        }
    }

    void addUnit(const Unit &unit)
    {
        const int capacity = capacityOf(sheet_, unit);
        const std::string count = std::to_string(unit.disruption) + " of " + std::to_string(capacity);
        const auto peril = perils_.find(unit.id);
        const bool fights = peril != perils_.end();
        std::string detail = "disrupted " + count;
        if (fights && peril->second.combats == 1)
            detail += " · broken by its combat with " + peril->second.foe + ", without points";
        else if (fights)
            detail += " · has " + std::to_string(peril->second.combats) + " combats to fight";
        Json &row =
            rows_.add(fights ? 0 : 1, unit.name + " breaks at its next disruption", detail, fights ? "bad" : "warn", unit.side, "TRO-017");
        row["unit"] = unit.id;
        if (fights && !peril->second.broken.is_null())
            row["chance"] = peril->second.broken;
        if (fights && !peril->second.resolver.empty()) {
            row["resolver"] = peril->second.resolver;
            row["input"] = peril->second.input;
        } else if (state_.step == "rally" && unit.side == state_.active) {
            const Json input{{"who", unit.id}, {"answers", Json::object()}};
            const Json json = toJson(state_);
            if (const ActResolver rally = actNamed(sheet_, "rally"); rally.refusal(json, input).empty()) {
                row["resolver"] = rally.id();
                row["input"] = input;
            }
        }
    }

    /// The unit whose loss would cost the army at least this much, when its one combat is the only one the army has still to fight.
    const Peril *lastPeril(const std::string &side, int halves) const
    {
        const Peril *found = nullptr;
        for (const auto &[id, peril] : perils_) {
            const Unit &unit = state_.unit(id);
            if (unit.side != side)
                continue;
            if (found != nullptr || peril.combats > 1 || peril.broken.is_null() || sheet_.type(unit.type).worth < halves)
                return nullptr;
            found = &peril;
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
            rows_.add(0, side.name + " have lost when the losses are counted", detail, "bad", side.id, "TRO-123");
        } else if (morale - unit <= 0) {
            Json &row = rows_.add(0, side.name + " are one loss from defeat", detail, "bad", side.id, "TRO-123");
            if (const Peril *peril = lastPeril(side.id, morale))
                row["chance"] = peril->broken;
        } else if (!state_.wavering(side.id) && morale <= waveringAt) {
            rows_.add(0, side.name + " waver when the losses are counted", detail, "warn", side.id, "TRO-012");
        } else if (!state_.wavering(side.id) && morale - unit <= waveringAt) {
            Json &row = rows_.add(1, side.name + " are one loss from wavering", detail, "warn", side.id, "TRO-012");
            if (const Peril *peril = lastPeril(side.id, morale - waveringAt))
                row["chance"] = peril->broken;
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
    std::map<std::string, Peril> perils_;
    WatchRows rows_;
};

} // namespace

Json watchOf(const Sheet &sheet, const State &state) { return WatchList(sheet, state).list(); }

} // namespace optio::tropaion
