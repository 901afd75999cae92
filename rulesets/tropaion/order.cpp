// SPDX-License-Identifier: GPL-3.0-or-later
// Orders: what they cost and what is asked before their test.
#include "rulesets/tropaion/order.h"

#include "rulesets/tropaion/charge.h"
#include "rulesets/tropaion/fight.h"
#include "rulesets/tropaion/formation.h"
#include "rulesets/tropaion/points.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

using Ids = std::vector<std::string>;

bool isIn(const Ids &ids, const std::string &id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

/// Who moves, and whether one unit of them leaves its formation for it.
struct Movers {
    Ids who;
    bool alone = false;  ///< ordered out of a formation (TRO-069)
    bool single = false; ///< a lone unit or one that acts alone
    int moves = 0;       ///< TRO-068
    bool engaged = false;
};

/// Is nobody of them engaged?
bool allFree(const State &state, const Ids &who)
{
    return std::none_of(who.begin(), who.end(), [&](const std::string &id) { return state.engaged(id); });
}

Movers moversOf(Scene &scene)
{
    const State &state = scene.state;
    Movers movers;
    movers.who = unitsIn(scene, "who");
    if (movers.who.empty())
        throw Error("who: nobody is named", "who");
    const Ids group = groupOf(state, movers.who.front());
    if (movers.who.size() == 1 && group.size() > 1) {
        const Unit &unit = state.unit(movers.who.front());
        // Who steps into a gap does so alone, and still belongs to its formation.
        if (unit.bound && !allFree(state, group)) {
            movers.alone = true; // the comrades in combat cannot charge with it (TRO-084)
        } else if (!mayFillGap(state, unit.id)) {
            if (scene.ask.yesNo({"mv.whole", "", unit.side, unit.name, ""}, true))
                movers.who = group;
            else
                movers.alone = true;
        }
    }
    movers.single = movers.who.size() == 1;
    for (const std::string &id : movers.who) {
        const Unit &unit = state.unit(id);
        if (unit.side != state.unit(movers.who.front()).side)
            throw Error(unit.name + " is of the other side", "who");
        movers.moves = std::max(movers.moves, unit.moves);
        movers.engaged = movers.engaged || state.engaged(id);
    }
    return movers;
}

/// Do they act as one, without joining first?
bool together(const State &state, const Ids &who)
{
    if (who.size() == 1)
        return true;
    const Ids group = groupOf(state, who.front());
    return group.size() == who.size() && std::all_of(who.begin(), who.end(), [&](const std::string &id) { return isIn(group, id); });
}

Ids legalKinds(const State &state, const Movers &movers)
{
    const std::string &first = movers.who.front();
    Ids kinds;
    if (movers.engaged) {
        const bool locked = std::any_of(movers.who.begin(), movers.who.end(), [&](const std::string &id) {
            return (state.touched(id, Aspect::front) && state.touched(id, Aspect::flank)) || state.touched(id, Aspect::rear);
        });
        if (movers.single && !state.touched(first, Aspect::front))
            kinds.emplace_back("facing"); // TRO-073
        if (!locked && together(state, movers.who))
            kinds.emplace_back("breakOff"); // TRO-072
        if (kinds.empty())
            throw Error(state.unit(first).name + " is in combat and cannot get away (TRO-072, TRO-186)", "who");
        return kinds;
    }
    if (movers.single && mayFillGap(state, first))
        kinds.emplace_back("gap");
    if (together(state, movers.who))
        kinds.insert(kinds.end(), {"forward", "charge", "facing", "sideways"});
    if (!movers.single)
        kinds.emplace_back("form");
    return kinds;
}

/// Asks whom each unit of a charge hits (TRO-076).
void askTargets(Scene &scene, Order &order)
{
    const State &state = scene.state;
    std::vector<std::pair<std::string, std::string>> enemies;
    for (const auto &[id, unit] : state.units)
        if (unit.side != state.unit(order.who.front()).side && unit.onTable())
            enemies.emplace_back(id, unit.name);
    bool some = false;
    for (const std::string &id : order.who) {
        const Unit &unit = state.unit(id);
        // Only those in front reach anybody.
        if (order.who.size() > 1 && postOf(state, id).rank > 0)
            continue;
        const std::string target = scene.ask.pick({"ch.target", id, unit.side, unit.name, ""}, enemies, "none");
        order.targets[id] = target == "none" ? std::string() : target;
        if (target == "none")
            continue;
        some = true;
        Aspect aspect = Aspect::front;
        if (state.touched(target, Aspect::front))
            aspect = fromWord<Aspect>(
                scene.ask.choice({"ch.aspect", id, unit.side, unit.name, state.unit(target).name}, {"flank", "rear"}, "flank"),
                "ch.aspect");
        expectTarget(state, id, target, aspect, order);
        order.aspects[id] = aspect;
    }
    if (!some && !scene.state.loose && scene.ask.strict())
        throw Error("A charge needs somebody to hit (TRO-075)", "ch.target");
}

/// Is it complicated because of the ground or the enemy near? Asks what is not settled by its kind (TRO-065).
bool askGroundOf(Scene &scene, Order &order, bool complicated)
{
    const State &state = scene.state;
    const Unit &first = state.unit(order.who.front());
    const bool crosses = order.kind == "forward" || order.kind == "charge";
    if (first.type == Type::PK && state.hasDifficult && (crosses || order.kind == "sideways" || order.kind == "breakOff"))
        for (const std::string &id : order.who) {
            const Unit &unit = state.unit(id);
            const std::string ground = scene.ask.choice({"mv.pikes", id, unit.side, unit.name, ""}, {"none", "in", "enters"}, "none");
            if (ground == "enters" && unit.disruption > 0)
                throw Error("Disrupted pikes are not ordered into difficult terrain; they would be destroyed (TRO-115, TRO-192)",
                            "mv.pikes_" + id);
            complicated = complicated || ground != "none";
            if (ground == "enters")
                order.enters.push_back(id);
        }
    if (!complicated && crosses && first.type != Type::PK && !first.skirmisher() && state.hasDifficult)
        complicated = scene.ask.yesNo({"mv.difficult", "", first.side, first.name, ""}, false);
    if (!complicated && order.kind == "forward" && std::any_of(state.units.begin(), state.units.end(), [&](const auto &entry) {
            return entry.second.side != first.side && entry.second.onTable() && !state.engaged(entry.first);
        }))
        complicated = scene.ask.yesNo({"mv.near", "", first.side, first.name, ""}, false);
    return complicated;
}

void askKind(Scene &scene, Order &order, const Movers &movers)
{
    const State &state = scene.state;
    const Unit &first = state.unit(order.who.front());
    if (order.kind == "facing" && !movers.single)
        order.turn = scene.ask.choice({"mv.turn", "", first.side, first.name, ""}, {"about", "quarter", "other"}, "about");
    if (order.kind == "facing" && movers.engaged) {
        std::vector<std::pair<std::string, std::string>> foes;
        for (const Engagement *contact : state.engagementsOf(first.id))
            foes.emplace_back(contact->id, state.unit(contact->units[first.side == "a" ? 1 : 0]).name);
        order.contact = scene.ask.pick({"mv.face", "", first.side, first.name, ""}, foes, foes.front().first);
    }
    if (order.kind == "form") {
        order.shape = scene.ask.choice({"mv.shape", "", first.side, first.name, ""}, {"line", "column", "mass"}, "line");
        State copy = state;
        formUp(scene.sheet, copy, filesOf(order.who, order.shape)); // refuses an illegal one before it is paid for
    }
    if (order.kind == "gap") {
        std::vector<std::pair<std::string, std::string>> enemies;
        for (const auto &[id, unit] : state.units)
            if (unit.side != first.side && unit.onTable())
                enemies.emplace_back(id, unit.name);
        const std::string touched = scene.ask.pick({"mv.gap", "", first.side, first.name, ""}, enemies, "none");
        if (touched != "none") { // TRO-170
            Aspect aspect = Aspect::front;
            if (state.touched(touched, Aspect::front))
                aspect = fromWord<Aspect>(
                    scene.ask.choice({"ch.aspect", first.id, first.side, first.name, state.unit(touched).name}, {"flank", "rear"}, "flank"),
                    "ch.aspect");
            expectTarget(state, first.id, touched, aspect, order);
            order.targets[first.id] = touched;
            order.aspects[first.id] = aspect;
        }
    }
    if (order.kind == "charge")
        askTargets(scene, order);
}

/// Does this order take no die: Get 'Em Moving, or a warband that must charge?
bool untested(const State &state, const Order &order, bool complicated, bool bound)
{
    return bound || (!complicated && !state.surely.empty() && state.surely == state.unit(order.who.front()).side);
}

} // namespace

std::vector<Candidate> OrderResolver::candidates(const Json &json, const Slot &, const Json &) const
{
    const State state = readState(json);
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        if (unit.side == state.active && unit.onTable() && unit.moves < 2)
            found.push_back({id, "", unit.name, sheet_.type(unit.type).name + (unit.moves > 0 ? " · has moved" : ""), 1, 0});
    return found;
}

std::vector<DieSlot> OrderResolver::diceOf(const Scene &scene) const
{
    for (const std::string &id : unitsIn(scene, "who"))
        if (scene.state.unit(id).bound)
            return {};
    return {dieSlot(scene.state.active, "Discipline test")};
}

std::unique_ptr<Case> OrderResolver::build(Scene &scene) const
{
    const State &state = scene.state;
    const Movers movers = moversOf(scene);
    const Unit &first = state.unit(movers.who.front());
    expectStep(scene, "move", first.side);
    expectNothingOpen(state);
    if (movers.moves >= 2)
        throw Error(first.name + " has moved twice already (TRO-067, TRO-186)", "who");
    const bool bound = std::any_of(movers.who.begin(), movers.who.end(), [&](const std::string &id) { return state.unit(id).bound; });
    if (scene.json != nullptr)
        for (const std::string &id : movers.who) {
            const Ids unasked = unaskedWarbands(state, first.side);
            if (isIn(unasked, id))
                throw Error("First say whether " + state.unit(id).name + " must charge (TRO-084)", "who");
        }

    Order order;
    order.who = movers.who;
    order.alone = movers.alone;
    const Ids kinds = bound ? Ids{"charge"} : legalKinds(state, movers);
    order.kind = scene.ask.choice({"mv.kind", "", first.side, first.name, ""}, kinds, kinds.front());
    askKind(scene, order, movers);
    bool complicated = !bound && (movers.moves > 0 || order.kind == "facing" || order.kind == "sideways" || order.kind == "form" ||
                                  order.kind == "breakOff");
    complicated = !bound && askGroundOf(scene, order, complicated);
    const bool blanks = complicated && !state.paid.empty() && state.paid == first.side;
    if (complicated && !blanks && scene.json != nullptr && state.side(first.side).left[1] < 1)
        throw Error("A complicated move costs 1 Discipline (TRO-056, TRO-187)", "mv.kind");

    const bool sure = untested(state, order, complicated, bound);
    const bool charges = order.kind == "charge" || !order.targets.empty();
    const TestPlan plan = sure ? TestPlan{} : askTest(scene, charges ? "charge" : "move", order.who, order.targets);
    const Sheet &sheet = sheet_;
    const std::string side = first.side;
    const auto play = [&sheet, plan, order, side, complicated, blanks, sure, bound](Dice &dice, State &now, Tale &tale) {
        if (complicated && blanks)
            now.paid.clear();
        else if (complicated) {
            spend(now, side, Virtue::discipline, 1);
            tale.line(side, "mv.cost", "cost", "Complicated move", -1, "TRO-056");
        }
        now.order = order;
        now.order.stage = "test";
        if (!sure) {
            throwTest(sheet, plan, dice, now, tale);
            return;
        }
        if (!bound)
            now.surely.clear();
        std::vector<std::string> names;
        for (const std::string &id : order.who)
            names.push_back(now.unit(id).name);
        const bool one = names.size() == 1;
        tale.say(listText(names) + (bound ? one ? " charges" : " charge" : one ? " succeeds" : " succeed") + " without a test.");
        carryOut(sheet, now, tale, true);
    };
    return std::make_unique<Played>(
        scene, play, [&sheet, plan, sure](Dice &dice) -> std::uint64_t { return sure || testPasses(sheet, plan, dice) ? 1 : 0; },
        [side](std::uint64_t key) { return testText(key, side); });
}

// --- warbands -----------------------------------------------------------------------------------------------------------------

std::vector<std::string> unaskedWarbands(const State &state, const std::string &side)
{
    Ids found;
    for (const auto &[id, unit] : state.units)
        if (unit.side == side && unit.type == Type::WB && unit.onTable() && !unit.controlled && !state.engaged(id))
            found.push_back(id);
    return found;
}

std::vector<Candidate> Warband::candidates(const Json &json, const Slot &, const Json &) const
{
    const State state = readState(json);
    std::vector<Candidate> found;
    for (const std::string &id : unaskedWarbands(state, state.active))
        found.push_back({id, "", state.unit(id).name, sheet_.type(Type::WB).name, 1, 0});
    return found;
}

std::vector<DieSlot> Warband::diceOf(const Scene &scene) const
{
    for (const Question &question : scene.ask.questions())
        if (question.id == "wb.act" && question.value == "test")
            return {dieSlot(scene.state.active, "Discipline test")};
    return {};
}

std::unique_ptr<Case> Warband::build(Scene &scene) const
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
    // Beside comrades in combat it acts by itself (TRO-063).
    const Ids whole = groupOf(state, who), group = allFree(state, whole) ? whole : Ids{who};
    const bool reach = scene.ask.yesNo({"wb.reach", "", unit.side, unit.name, ""}, false);
    const std::string act =
        reach ? scene.ask.choice({"wb.act", "", unit.side, unit.name, ""}, {"charge", "test"}, "charge") : std::string();
    if (act == "test") {
        const TestPlan plan = askTest(scene, "control", group);
        const Sheet &sheet = sheet_;
        return std::make_unique<Played>(
            scene, [&sheet, plan](Dice &dice, State &now, Tale &tale) { throwTest(sheet, plan, dice, now, tale); },
            [&sheet, plan](Dice &dice) -> std::uint64_t { return testPasses(sheet, plan, dice) ? 1 : 0; },
            [side = unit.side](std::uint64_t key) { return testText(key, side); });
    }
    const std::string name = unit.name;
    return told(scene, [group, act, name](State &now, Tale &tale) {
        Json who = Json::array();
        for (const std::string &id : group) {
            now.unit(id).controlled = true;
            now.unit(id).bound = act == "charge";
            who.push_back({{"unit", id}});
        }
        tale.say(act == "charge" ? name + " charges without a test." : name + " has no enemy in reach and may act freely.");
        if (act == "charge")
            tale.next("order", "Charge", {{"who", who}, {"answers", {{"mv.kind", "charge"}}}});
    });
}

} // namespace optio::tropaion
