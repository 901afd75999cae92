// SPDX-License-Identifier: GPL-3.0-or-later
// What may be corrected by hand (PUN-030): where the game stands, units, leaders, combats, charges and what is still to be asked.
#include "rules/ruling/counter_list.h"
#include "rulesets/punic/combat/disorder.h"
#include "rulesets/punic/game.h"
#include "rulesets/punic/move/charge.h"
#include "rulesets/punic/move/together.h"

#include <algorithm>

namespace optio::punic {

namespace {

using Choices = CounterList::Choices;

/// A choice always holds what stands, and is left out where there is nothing to choose.
class Counters : public CounterList {
public:
    void choice(const std::string &path, const std::string &label, Choices choices, const std::string &value)
    {
        if (std::ranges::none_of(choices, [&](const auto &one) { return one.first == value; }))
            choices.emplace_back(value, value);
        if (choices.size() >= 2)
            CounterList::choice(path, label, choices, value);
    }
};

Choices sidesOr(const State &state, const char *none) { return {{"", none}, {"a", state.side("a").name}, {"b", state.side("b").name}}; }

void addSequence(Counters &counters, const Sheet &sheet, const State &state)
{
    counters.count("/turn", "Turn", std::max(1, state.turn - 1), state.turn + 1, state.turn);
    Choices steps;
    for (const Step &step : sheet.steps)
        steps.emplace_back(step.id, "Phase " + sheet.phase(step.phase).number + ", " + step.label);
    counters.choice("/step", "Step of the turn", steps, state.step);
    counters.choice("/active", "Side that acts", sidesOr(state, "both"), state.active);
    counters.choice("/initiative", "Initiative", sidesOr(state, "not settled"), state.initiative);
    counters.choice("/rolled", "Winner of the initiative roll, still to choose", sidesOr(state, "nobody"), state.rolled);
    for (std::size_t i = 0; i < state.sides.size(); ++i)
        counters.flag("/sides/" + std::to_string(i) + "/broken", state.sides[i].name + ": army broken", state.sides[i].broken);
}

/// Moods, formation and where it is.
void addBearing(Counters &counters, const Sheet &sheet, const State &state, const Unit &unit)
{
    const std::string path = "/units/" + unit.id + "/";
    counters.choice(path + "status", unit.name + ": in play",
                    {{"inPlay", "in play"},
                     {"destroyed", "destroyed"},
                     {"eliminated", "eliminated"},
                     {"surrendered", "surrendered"},
                     {"left", "left the table"}},
                    wordOf(unit.status));
    if (!unit.inPlay())
        return;
    const auto enemies = [&](const std::string &now, const auto &fits) {
        Choices choices{{"", "nobody"}};
        for (const auto &[id, enemy] : state.units)
            if (id == now || (enemy.inPlay() && enemy.side != unit.side && fits(enemy)))
                choices.emplace_back(id, enemy.name);
        return choices;
    };
    if (unit.elephants()) {
        counters.choice(path + "mood", unit.name + ": bearing", {{"steady", "under its crew"}, {"rampaging", "rampaging"}},
                        wordOf(unit.mood));
        if (unit.mood == Mood::rampaging) {
            counters.count(path + "heading", unit.name + ": direction of the rampage it owes in phase III (0: none)", 0,
                           sheet.directions.back().number, unit.heading);
        }
        return;
    }
    counters.choice(
        path + "mood", unit.name + ": bearing",
        {{"steady", "steady"}, {"retiring", "retiring"}, {"routing", "routing"}, {"pursuing", "pursuing"}, {"looting", "looting"}},
        wordOf(unit.mood));
    if (unit.mood == Mood::pursuing)
        counters.choice(path + "chasing", unit.name + ": pursues", enemies(unit.chasing, [](const Unit &enemy) { return enemy.fleeing(); }),
                        unit.chasing);
    if (unit.fleeing()) {
        const auto catches = [&](const Unit &enemy) { return !enemy.elephants() && !enemy.fleeing() && !state.engaged(enemy.id); };
        counters.choice(path + "caughtBy", unit.name + ": caught by", enemies(unit.caughtBy, catches), unit.caughtBy);
        counters.choice(path + "hackBy", unit.name + ": free hack to come from",
                        enemies(unit.hackBy, [&](const Unit &enemy) { return enemy.id == unit.caughtBy; }), unit.hackBy);
    }
    if (!unit.light()) {
        Choices formations{{"unformed", "unformed"}, {"line", "line"}, {"column", "column"}};
        if (unit.legion) {
            formations.emplace_back("quincunx", "quincunx");
            formations.emplace_back("behindTriarii", "behind its triarii");
        }
        counters.choice(path + "formation", unit.name + ": formation", formations, wordOf(unit.formation));
    }
}

/// What it did and suffered in this turn and the one before.
void addTurn(Counters &counters, const State &state, const Unit &unit)
{
    const std::string path = "/units/" + unit.id + "/";
    counters.flag(path + "movedBefore", unit.name + ": moved in the turn before", unit.movedBefore);
    counters.choice(path + "last", unit.name + ": last move",
                    {{"none", "none yet"},
                     {"halt", "stayed halted"},
                     {"advance", "advanced"},
                     {"withdraw", "withdrew"},
                     {"rout", "routed"},
                     {"pursue", "pursued"},
                     {"loot", "looted"},
                     {"charge", "charged"}},
                    wordOf(unit.last));
    for (const auto &[key, what, value] : {std::tuple{"movedSkirmish", "moved in phase II", unit.movedSkirmish},
                                           {"movedManoeuvre", "moved in phase III", unit.movedManoeuvre},
                                           {"movedOther", "moved by flight, pursuit or charge", unit.movedOther},
                                           {"redressed", "redressed this turn", unit.redressed},
                                           {"reformed", "re-formed this turn", unit.reformed},
                                           {"steadied", "steadied this turn", unit.steadied},
                                           {"acted", "has made its choice in phase II", unit.acted},
                                           {"passed", "passed through in phase II", unit.passed},
                                           {"charged", "charged this turn", unit.charged},
                                           {"evaded", "evaded this turn", unit.evaded},
                                           {"fought", "fought this turn", unit.fought},
                                           {"done", "makes no more move this turn", unit.done},
                                           {"wantsStop", "tests to cease", unit.wantsStop},
                                           {"mustCharge", "must charge", unit.mustCharge}})
        counters.flag(path + key, unit.name + ": " + what, value);
    counters.count(path + "shots", unit.name + ": volleys this turn", 0, 2, unit.shots);
    Choices controls{{"open", "not told yet"},       {"controlled", "under control"}, {"tests", "must test"},
                     {"halt", "halted by its test"}, {"free", "free to act"},         {"repeat", "repeats its last move"}};
    if (unit.control == Control::conforms)
        controls.emplace_back("conforms", "conforms to another");
    counters.choice(path + "control", unit.name + ": control", controls, wordOf(unit.control));
    Choices friends{{"", "nobody"}};
    for (const std::string &id : conformable(state, unit, {}, {}))
        if (id == unit.follows || state.unit(id).control == Control::controlled)
            friends.emplace_back(id, state.unit(id).name);
    counters.choice(path + "follows", unit.name + ": conforms to", friends, unit.follows);
}

void addUnit(Counters &counters, const Sheet &sheet, const State &state, const Unit &unit)
{
    const std::string path = "/units/" + unit.id;
    for (std::size_t i = 0; i < unit.ranks.size(); ++i) {
        const Rank &rank = unit.ranks[i];
        counters.count(path + "/ranks/" + std::to_string(i) + "/bases", unit.name + (rank.name.empty() ? "" : ", " + rank.name) + ": bases",
                       0, rank.start, rank.bases);
    }
    addBearing(counters, sheet, state, unit);
    if (unit.elephants()) {
        counters.count(path + "/attempts", unit.name + ": attempts to stop it", 0, 9, unit.attempts);
        if (unit.inPlay())
            counters.flag(path + "/acted", unit.name + ": attempt of this turn made", unit.acted);
        return;
    }
    counters.count(path + "/dps", unit.name + ": DPs", 0, thresholdOf(sheet, unit), unit.dps);
    counters.flag(path + "/shaken", unit.name + ": shaken", unit.shaken);
    addTurn(counters, state, unit);
    if (unit.legion) {
        counters.count(path + "/reliefs", unit.name + ": reliefs used", 0, 2, unit.reliefs);
        counters.flag(path + "/openRanks", unit.name + ": ranks open", unit.openRanks);
        counters.flag(path + "/rearTurned", unit.name + ": rear rank turned", unit.rearTurned);
    }
}

void addLeader(Counters &counters, const State &state, const Leader &leader)
{
    const std::string path = "/leaders/" + leader.id, &name = leader.name;
    counters.count(path + "/actions", name + ": actions", 1, 3, leader.actions);
    counters.count(path + "/used", name + ": actions used", 0, leader.actions, leader.used);
    counters.count(path + "/inspires", name + ": inspired", 0, 2, leader.inspires);
    counters.count(path + "/steadies", name + ": steadied", 0, 3, leader.steadies);
    counters.flag(path + "/moved", name + ": moved in phase I", leader.moved);
    counters.flag(path + "/movedManoeuvre", name + ": moved in phase III", leader.movedManoeuvre);
    counters.flag(path + "/wounded", name + ": wounded", leader.wounded);
    counters.flag(path + "/lost", name + ": lost", leader.lost);
    if (leader.lost) {
        counters.count(path + "/successor", name + ": turn in which his second in command comes (0: never)", 0, state.turn + 1,
                       leader.successor);
        return;
    }
    Choices units{{"", "stands alone"}};
    for (const auto &[id, unit] : state.units)
        if (unit.inPlay() && unit.side == leader.side)
            units.emplace_back(id, unit.name);
    counters.choice(path + "/attached", name + ": stands with", units, leader.attached);
}

void addCombat(Counters &counters, const State &state, const Combat &combat)
{
    const std::string path = "/combats/" + combat.id + "/";
    std::vector<std::string> names;
    for (const Member &member : combat.members)
        names.push_back(state.unit(member.unit).name);
    const std::string all = listText(names);
    counters.flag(path + "fought", all + ": fought this turn", combat.fought);
    counters.flag(path + "mustWait", all + ": fight next turn only", combat.mustWait);
    for (std::size_t i = 0; i < combat.members.size(); ++i)
        counters.count(path + "members/" + std::to_string(i) + "/round", names[i] + ": round of its combat", 0, 99,
                       combat.members[i].round);
}

/// A charge or pursuit that is not over.
void addCharge(Counters &counters, const State &state, const Charge &charge)
{
    if (charge.stage == "done")
        return;
    const std::string path = "/charges/" + charge.charger + "/";
    const Unit &unit = state.unit(charge.charger);
    const bool declared = charge.stage == "declared", nobody = charge.target == charge.charger;
    const std::string what = unit.name + (charge.after.empty() ? ": charge" : ": pursuit");
    Choices stages{{"done", "over, or not to be"}};
    if (!nobody)
        stages.emplace_back("declared", "to be made");
    if (!declared)
        stages.emplace_back("running", "what it meets is to be told");
    counters.choice(path + "stage", what, stages, charge.stage);
    if (declared) {
        Choices targets;
        for (const auto &[id, enemy] : state.units)
            if (id == charge.target ||
                (enemy.inPlay() && enemy.side != unit.side && enemy.mood != Mood::rampaging && whyNoTarget(unit, enemy).empty()))
                targets.emplace_back(id, enemy.name);
        counters.choice(path + "target", what + " on", targets, charge.target);
        const Unit &target = state.unit(charge.target);
        Choices aspects;
        for (const std::string &aspect : aspectsOf(target))
            aspects.emplace_back(aspect, aspect);
        counters.choice(path + "from", what + " from", aspects, wordOf(charge.from));
        if (mayEvade(state, target) || charge.response == "evade")
            counters.choice(path + "response", what + " is answered", {{"", "not yet"}, {"stand", "stands"}, {"evade", "evades"}},
                            charge.response);
    }
    if (charge.response == "evade")
        counters.count(path + "evade", what + ": inches of the evade", 0, 30, charge.evade);
    if (!declared)
        counters.count(path + "run", what + ": inches it goes", 0, 30, charge.run);
}

/// Is it still to be asked who stands near what has happened?
void addEventOpen(Counters &counters, const State &state, const Event &event, std::map<std::string, int> &told)
{
    if (event.dps == 0 || (!event.open && nearby(state, event).empty()))
        return;
    const int again = ++told[event.text];
    counters.flag("/events/" + event.id + "/open",
                  event.text + (again > 1 ? " (" + std::to_string(again) + ")" : std::string()) + ": to ask who stands within 4\"",
                  event.open);
}

} // namespace

Json countersOf(const Sheet &sheet, const State &state)
{
    Counters counters;
    addSequence(counters, sheet, state);
    for (const auto &[id, unit] : state.units)
        addUnit(counters, sheet, state, unit);
    for (const auto &[id, leader] : state.leaders)
        addLeader(counters, state, leader);
    for (const auto &[id, combat] : state.combats)
        addCombat(counters, state, combat);
    for (const auto &[id, charge] : state.charges)
        addCharge(counters, state, charge);
    std::map<std::string, int> told;
    for (const auto &[id, event] : state.events)
        addEventOpen(counters, state, event, told);
    return counters.list;
}

} // namespace optio::punic
