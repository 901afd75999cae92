// SPDX-License-Identifier: GPL-3.0-or-later
// Warbands: who has still to be asked, and the test that holds them (TRO-084).
#include "rulesets/tropaion/combat/fight.h"
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

} // namespace

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
        throw Error(unit.name + " has been asked in this turn (TRO-084)", "who");
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
        Json who = Json::array();
        for (const std::string &id : group) {
            now.unit(id).controlled = true;
            now.unit(id).bound = act == "charge";
            who.push_back({{"unit", id}});
        }
        narration.say(act == "charge" ? name + " charges without a test." : name + " has no enemy in reach and may act freely.");
        if (act == "charge")
            narration.next("order", "Charge", {{"who", who}, {"answers", {{"mv.kind", "charge"}}}});
    });
}

} // namespace optio::tropaion
