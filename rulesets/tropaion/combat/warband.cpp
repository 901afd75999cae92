// SPDX-License-Identifier: GPL-3.0-or-later
// Warbands: who has still to be asked, and the test that holds them (TRO-084).
#include "rules/agreement.h"
#include "rulesets/tropaion/combat/charge.h"
#include "rulesets/tropaion/combat/fight.h"
#include "rulesets/tropaion/move/formation.h"
#include "rulesets/tropaion/move/order.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

/// Who is asked and tested with it: its formation, but beside comrades in combat it acts by itself (TRO-063).
std::vector<std::string> askedWith(const State &state, const std::string &who)
{
    std::vector<std::string> group = groupOf(state, who);
    return allFree(state, group) ? group : std::vector<std::string>{who};
}

/// Has this enemy room for one more charger (TRO-021, TRO-077)?
bool hasRoom(const State &state, const std::string &charger, const std::string &enemy)
{
    const bool held = state.touched(enemy, Aspect::front);
    for (const Aspect aspect : held ? std::vector{Aspect::flank, Aspect::rear} : std::vector{Aspect::front})
        try {
            expectTarget(state, charger, enemy, aspect, {});
            return true;
        } catch (const Error &) {
            continue;
        }
    return false;
}

} // namespace

Json dueCharge(const State &state, const std::string &side)
{
    for (const auto &[bound, warband] : state.units) {
        if (warband.side != side || !mustCharge(state, warband))
            continue;
        const std::vector<std::string> group = askedWith(state, bound);
        Json who = Json::array(), answers = {{"mv.kind", "charge"}};
        for (const std::string &id : group)
            who.push_back({{"unit", id}});
        // Somebody in front hits the first enemy who has room (TRO-075).
        const auto first =
            std::find_if(group.begin(), group.end(), [&](const std::string &id) { return group.size() == 1 || rankOf(state, id) == 0; });
        for (const auto &[id, enemy] : state.units)
            if (first != group.end() && enemy.side != side && enemy.onTable() && hasRoom(state, *first, id)) {
                answers["ch.target_" + *first] = id;
                break;
            }
        return {{"who", std::move(who)}, {"answers", std::move(answers)}};
    }
    return {};
}

std::vector<std::string> unaskedWarbands(const State &state, const std::string &side)
{
    std::vector<std::string> found;
    for (const auto &[id, unit] : state.units)
        if (unit.side == side && unit.type == Type::WB && unit.onTable() && !unit.controlled && !state.engaged(id))
            found.push_back(id);
    return found;
}

std::vector<Candidate> warbandCandidates(const Sheet &sheet, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    for (const std::string &id : unaskedWarbands(state, state.active))
        found.push_back({id, "", state.unit(id).name, sheet.type(Type::WB).name, 1, 0});
    return found;
}

std::vector<std::string> warbandTakingPart(const State &state, const Json &, std::vector<std::string> named)
{
    if (named.size() == 1)
        named = askedWith(state, named.front());
    std::sort(named.begin(), named.end());
    return named;
}

std::vector<DieSlot> warbandDice(const Scene &scene)
{
    for (const Question &question : scene.ask.questions())
        if (question.id == "wb.act" && question.value == "test")
            return {dieSlot(scene.state.active, "Discipline test")};
    return {};
}

std::unique_ptr<Case> warband(Scene &scene)
{
    const std::string who = unitIn(scene, "who");
    const State &state = scene.state;
    const Unit &unit = state.unit(who);
    expectStep(scene, "move", unit.side);
    expectNothingOpen(state);
    if (unit.type != Type::WB)
        throw Error(unit.name + " is no warband (TRO-084)", "who");
    if (unit.controlled)
        throw Error(does(unit.name, "has been asked in this turn (TRO-084)"), "who");
    if (state.engaged(who))
        throw Error(unit.name + " is in combat already (TRO-084)", "who");
    expectNobodyBound(state, unit.side);
    const std::vector<std::string> group = askedWith(state, who);
    const bool reach = scene.ask.yesNo({"wb.reach", "", unit.side, unit.name, ""}, false);
    const std::string act =
        reach ? scene.ask.choice({"wb.act", "", unit.side, unit.name, ""}, {"charge", "test"}, "charge") : std::string();
    if (act == "test") {
        const TestPlan plan = askTest(scene, "control", group);
        const Sheet &sheet = scene.sheet;
        auto made = std::make_unique<Played>(
            scene, [&sheet, plan](Dice &dice, State &now, Narration &narration) { throwTest(sheet, plan, dice, now, narration); },
            [&sheet, plan](Dice &dice) -> std::uint64_t { return testPasses(sheet, plan, dice) ? 1 : 0; },
            [side = unit.side](std::uint64_t key) { return testText(key, side); });
        made->foresee([&sheet, plan] { return prospectsOf(sheet, plan, false); });
        return made;
    }
    const std::string name = unit.name;
    return told(scene, [group, act, name](State &now, Narration &narration) {
        for (const std::string &id : group) {
            now.unit(id).controlled = true;
            now.unit(id).bound = act == "charge";
        }
        narration.say(does(name, act == "charge" ? "charges without a test." : "has no enemy in reach and may act freely."));
        if (act == "charge")
            narration.next("order", "Charge", dueCharge(now, now.active));
    });
}

} // namespace optio::tropaion
