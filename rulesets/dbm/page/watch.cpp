// SPDX-License-Identifier: GPL-3.0-or-later
// Works out who is about to break.
#include "rulesets/dbm/page/watch.h"

#include "rules/phrases.h"
#include "rules/ruling/watch_rows.h"
#include "rulesets/dbm/army/tally.h"
#include "rulesets/dbm/army/units.h"
#include "rulesets/dbm/combat/chance.h"
#include "rulesets/dbm/combat/combat.h"
#include "rulesets/dbm/combat/contacts.h"

#include <algorithm>

namespace optio::dbm {

namespace {

constexpr int nearby = 4; ///< two element equivalents, in halves
constexpr std::size_t mostEntries = 12;

/// A row with elements in contact, as one side of its combats.
struct Threat {
    std::string unit, command;
    int side = 0;              ///< of the combat: 0 is the attacker
    int count = 0;             ///< elements
    int each = 0;              ///< element equivalents of one, in halves
    Weight weight = 0, of = 1; ///< chance that one is lost
    bool general = false, diesByLess = false;
    Json input;
    std::string name, foe; ///< "Blades (O)"
};

std::vector<Threat> threatsOf(const Sheet &sheet, const CombatAct &close, const State &state)
{
    std::vector<Threat> threats;
    for (const Pairing &pair : pairingsOf(state)) {
        const Json input = {{"a", pair.a}, {"b", pair.b}, {"answers", Json::object()}};
        if (!close.refusal(state, input).empty())
            continue;
        const Combat combat = close.combatOf(&state, input);
        const Distribution odds = oddsOf(combat);
        for (const int side : {0, 1}) {
            const Side &own = combat.situation().side[static_cast<std::size_t>(side)];
            const Side &foe = combat.situation().side[static_cast<std::size_t>(1 - side)];
            Threat threat;
            threat.unit = own.unitId;
            threat.command = own.unit->command.value_or("");
            threat.side = side;
            threat.count = pair.count;
            threat.each = equivalentsIn(sheet, state, own.element);
            threat.weight = odds.weightWhere([&](std::uint64_t key) { return combat.losesIt(key, side); });
            threat.of = odds.of;
            threat.general = own.element.general;
            threat.diesByLess = combat.diesByLess(side);
            threat.input = input;
            threat.name = titleOf(sheet.words, own.element);
            threat.foe = titleOf(sheet.words, foe.element);
            threats.push_back(std::move(threat));
        }
    }
    return threats;
}

/// Builds the list.
class Watch {
public:
    Watch(const Sheet &sheet, const CombatAct &close, const State &state)
        : sheet_(sheet), state_(state), threats_(threatsOf(sheet, close, state))
    {}

    std::vector<Watched> list()
    {
        for (const Army &army : state_.sides)
            addArmy(army);
        std::vector<Watched> entries = limits_.take();
        addElements(entries);
        return entries;
    }

private:
    void addArmy(const Army &army)
    {
        const Standing standingNow = standingOfArmy(sheet_, state_, army);
        Totals whole;
        int now = 0;
        for (const Corps &command : army.commands) {
            const Standing standing = standingOf(sheet_, state_, command);
            now += countedLoss(sheet_, state_, standing);
            Totals lost(standing.tally.lost);
            for (const Threat &threat : threats_)
                if (command.id == threat.command)
                    for (int i = 0; i < threat.count; ++i)
                        lost.add(threat.each, threat.weight, threat.of);
            whole.add(lost, [&](int total) {
                Standing then = standing;
                then.tally.lost = total;
                then.demoralised = standing.demoralised || then.atBreak();
                return countedLoss(sheet_, state_, then);
            });
            if (standing.breaks > 0 && !standing.demoralised)
                addLimit(army, command.name, standing, standing.tally.lost, lost, "demoralised", "DBM-161",
                         takesArmy(army, standingNow, standing) ? " · with it the army is beaten" : "");
        }
        if (standingNow.breaks > 0 && !army.beaten())
            addLimit(army, army.name, standingNow, now, whole, "beaten", "DBM-162");
    }

    /// Is the army beaten when this command becomes demoralised?
    bool takesArmy(const Army &army, const Standing &whole, const Standing &command) const
    {
        Standing then = command;
        then.tally.lost = std::max(command.tally.lost, command.breaks);
        then.demoralised = true;
        return whole.breaks > 0 && !army.beaten() &&
               whole.tally.lost - countedLoss(sheet_, state_, command) + countedLoss(sheet_, state_, then) >= whole.breaks;
    }

    void addLimit(const Army &army, const std::string &name, const Standing &standing, int lost, const Totals &totals, const char *what,
                  const char *rule, const std::string &follows = {})
    {
        const int distance = standing.breaks - lost;
        const Chance chance = totals.atLeast(standing.breaks);
        const bool isArmy = rule == std::string("DBM-162");
        if (distance > nearby && !(isArmy && chance.p > 0))
            return;
        const std::string detail =
            distance > 0 ? halves(distance) + " EE from being " + what : std::string("will be ") + what + " when the bound ends";
        limits_
            .add(distance, name, detail + follows + " · " + lossText(standing, what),
                 distance <= 0 || chance.p >= 0.5 ? Tone::bad : Tone::accent, army.id, rule)
            .chance = viewOf(chance);
    }

    void addElements(std::vector<Watched> &entries)
    {
        std::stable_sort(threats_.begin(), threats_.end(), [](const Threat &x, const Threat &y) {
            return x.general != y.general ? x.general : x.weight * y.of > y.weight * x.of;
        });
        for (const Threat &threat : threats_) {
            if (!threat.general && (!threat.diesByLess || threat.weight == 0 || entries.size() >= mostEntries))
                continue;
            const Unit &unit = state_.units.at(threat.unit);
            const Chance chance{static_cast<double>(threat.weight) / static_cast<double>(threat.of), threat.weight, threat.of};
            const std::string command = commandOf(state_, unit).name;
            std::string detail = threat.general ? possessive(command) + " general" : command;
            if (threat.count > 1)
                detail += " · each of " + std::to_string(threat.count);
            detail += threat.diesByLess ? " · destroyed as soon as it is beaten" : " · destroyed when doubled";
            entries.push_back({threat.name + " against " + threat.foe, std::move(detail),
                               threat.general || chance.p >= 0.5 ? Tone::bad : Tone::accent, unit.side, threat.unit,
                               threat.general ? "DBM-012" : "DBM-113", viewOf(chance), "close-combat", threat.input});
        }
    }

    const Sheet &sheet_;
    const State &state_;
    std::vector<Threat> threats_;
    WatchRows limits_; ///< by the halves of an element equivalent to the break
};

} // namespace

std::vector<Watched> watchOf(const Sheet &sheet, const CombatAct &close, const State &state) { return Watch(sheet, close, state).list(); }

} // namespace optio::dbm
