// SPDX-License-Identifier: GPL-3.0-or-later
// Orders: what they cost and what is asked before their test.
#include "rulesets/tropaion/move/order.h"

#include "rulesets/tropaion/combat/charge.h"
#include "rulesets/tropaion/combat/fight.h"
#include "rulesets/tropaion/move/formation.h"
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

/// Comrades in combat cannot charge with a warband that must (TRO-084).
bool chargesAlone(const State &state, const Unit &unit, const Ids &group) { return mustCharge(state, unit) && !allFree(state, group); }

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
        // Who may step into a gap does so alone.
        movers.alone =
            chargesAlone(state, unit, group) || !scene.ask.yesNo({"mv.whole", "", unit.side, unit.name, ""}, !mayFillGap(state, unit.id));
        if (movers.alone && mustCharge(state, unit) && !chargesAlone(state, unit, group))
            throw Error("Who must charge does so with its formation (TRO-084)", "mv.whole");
        if (!movers.alone)
            movers.who = group;
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

/// Who of them is in combat; only where somebody is.
const std::string &engagedOf(const State &state, const Ids &who)
{
    return state.unit(*std::find_if(who.begin(), who.end(), [&](const std::string &id) { return state.engaged(id); })).name;
}

Ids legalKinds(const State &state, const Movers &movers)
{
    const std::string &first = movers.who.front();
    Ids kinds;
    if (movers.engaged) {
        const bool locked = std::any_of(movers.who.begin(), movers.who.end(), [&](const std::string &id) {
            return state.touched(id, Aspect::rear) ||
                   (!state.unit(id).skirmisher() && state.touched(id, Aspect::front) && state.touched(id, Aspect::flank)); // TRO-022
        });
        if (movers.single && !state.touched(first, Aspect::front))
            kinds.emplace_back("facing"); // TRO-073
        if (!locked && together(state, movers.who))
            kinds.emplace_back("breakOff"); // TRO-072
        if (kinds.empty())
            throw Error(engagedOf(state, movers.who) + " is in combat and " +
                            (together(state, movers.who) ? "cannot get away (TRO-072, TRO-186)" : "joins no formation (TRO-186, TRO-191)"),
                        "who");
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

/// Throws Error for a move that they cannot make, whatever else is said.
void expectKind(const Scene &scene, const Movers &movers, const Ids &kinds)
{
    const Json *given = givenTo(scene, "mv.kind");
    static const Ids all{"forward", "charge", "facing", "sideways", "form", "gap", "breakOff"};
    if (!scene.ask.strict() || given == nullptr || !given->is_string() || !isIn(all, *given) || isIn(kinds, *given))
        return;
    const State &state = scene.state;
    const std::string &name = state.unit(movers.who.front()).name;
    if (movers.engaged)
        throw Error(engagedOf(state, movers.who) + " is in combat: only " + (isIn(kinds, "facing") ? "a change of facing" : "") +
                        (kinds.size() > 1 ? " or " : "") + (isIn(kinds, "breakOff") ? "breaking off" : "") +
                        " is possible (TRO-072, TRO-073, TRO-186)",
                    "mv.kind");
    if (*given == "gap")
        throw Error("There is no gap before " + name + " to be filled (TRO-117)", "mv.kind");
    if (*given == "breakOff")
        throw Error(name + " is not in combat and has nothing to break off from (TRO-072)", "mv.kind");
    if (*given == "form")
        throw Error("A formation needs two units or more (TRO-019, TRO-191)", "mv.kind");
    throw Error("These units are no formation yet: together they can only form up (TRO-063, TRO-065)", "mv.kind");
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
        if (order.who.size() > 1 && rankOf(state, id) > 0)
            continue;
        const std::string target = scene.ask.pick({"ch.target", id, unit.side, unit.name, ""}, enemies, "none");
        order.targets[id] = target == "none" ? std::string() : target;
        if (target == "none")
            continue;
        some = true;
        order.aspects[id] = askAspect(scene, id, target, order);
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
    if (first.type == Type::PK && state.hasDifficult && order.kind != "facing")
        for (const std::string &id : order.who) {
            const Unit &unit = state.unit(id);
            const std::string ground = scene.ask.choice({"mv.pikes", id, unit.side, unit.name, ""}, {"none", "in", "enters"}, "none");
            if (ground == "enters" && unit.disruption > 0)
                throw Error("Disrupted pikes are not ordered into difficult terrain; they would be destroyed (TRO-115, TRO-192)",
                            "mv.pikes_" + id);
            complicated = complicated || (ground != "none" && order.kind != "gap"); // TRO-064
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
        order.files = askFiles(scene, order.who, order.shape);
        State copy = state;
        formUp(scene.sheet, copy, order.files); // refuses an illegal one before it is paid for
    }
    if (order.kind == "gap") {
        std::vector<std::pair<std::string, std::string>> enemies;
        for (const auto &[id, unit] : state.units)
            if (unit.side != first.side && unit.onTable())
                enemies.emplace_back(id, unit.name);
        const std::string touched = scene.ask.pick({"mv.gap", "", first.side, first.name, ""}, enemies, "none");
        if (touched != "none") { // TRO-170
            order.aspects[first.id] = askAspect(scene, first.id, touched, order);
            order.targets[first.id] = touched;
        }
    }
    if (order.kind == "charge")
        askTargets(scene, order);
}

/// Is a move of this kind complicated wherever it goes (TRO-065)?
bool alwaysComplicated(const std::string &kind) { return kind == "facing" || kind == "sideways" || kind == "form" || kind == "breakOff"; }

/// Does this order take no die: Get 'Em Moving, or a warband that must charge?
bool untested(const State &state, const std::string &side, bool complicated, bool bound)
{
    return bound || (!complicated && !state.surely.empty() && state.surely == side);
}

/// A card that was played for an order belongs to that order, and is not kept for a later one. Throws Error for one that it does not fit.
void expectCardFits(const State &state, const std::string &side, bool complicated)
{
    if (complicated && state.surely == side)
        throw Error("Get 'Em Moving was played for a simple move, and this one is complicated: order a simple one, or take the card back "
                    "(TRO-127, TRO-195)",
                    "mv.kind");
    if (!complicated && state.paid == side)
        throw Error("Two Blanks were played for a complicated move, and this one is simple: order a complicated one, or take the cards "
                    "back (TRO-126, TRO-195)",
                    "mv.kind");
}

/// Do the answers make the order complicated?
bool complicatedBy(const std::vector<Question> &questions)
{
    bool gap = false;
    for (const Question &question : questions) {
        const std::string &id = question.id;
        gap = gap || (id == "mv.kind" && question.value == "gap");
        if ((id == "mv.kind" && alwaysComplicated(question.value.get<std::string>())) ||
            ((id == "mv.difficult" || id == "mv.near") && question.value == true) ||
            (!gap && id.starts_with("mv.pikes") && question.value != "none"))
            return true;
    }
    return false;
}

} // namespace

bool mustCharge(const State &state, const Unit &unit) { return unit.bound && unit.onTable() && !state.engaged(unit.id); }

bool allFree(const State &state, const Ids &who)
{
    return std::none_of(who.begin(), who.end(), [&](const std::string &id) { return state.engaged(id); });
}

void expectNobodyBound(const State &state, const std::string &side)
{
    for (const auto &[id, unit] : state.units)
        if (mustCharge(state, unit) && unit.side == side)
            throw Error("First " + unit.name + " charges, as it must (TRO-084)", "who");
}

/// The whole formation when it moves as one, whoever of it was named.
Ids orderTakingPart(const State &state, const Json &input, Ids named)
{
    if (named.size() == 1) {
        const Ids group = groupOf(state, named.front());
        const Unit &unit = state.unit(named.front());
        const Json whole = input.value("answers", Json::object()).value("mv.whole", Json(!mayFillGap(state, unit.id)));
        if (group.size() > 1 && !chargesAlone(state, unit, group) && whole == true)
            named = group;
    }
    std::sort(named.begin(), named.end());
    return named;
}

std::vector<Candidate> orderCandidates(const Sheet &sheet, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        if (unit.side == state.active && unit.onTable() && unit.moves < 2)
            found.push_back({id, "", unit.name, sheet.type(unit.type).name + (unit.moves > 0 ? " · move used" : ""), 1, 0});
    return found;
}

std::vector<DieSlot> orderDice(const Scene &scene)
{
    const State &state = scene.state;
    const std::vector<Question> &questions = scene.ask.questions();
    Ids who = unitsIn(scene, "who");
    if (std::any_of(questions.begin(), questions.end(), [](const Question &one) { return one.id == "mv.whole" && one.value == true; }))
        who = groupOf(state, who.front());
    bool bound = false, second = false;
    for (const std::string &id : who) {
        bound = bound || mustCharge(state, state.unit(id));
        second = second || state.unit(id).moves > 0;
    }
    if (untested(state, state.active, second || complicatedBy(questions), bound))
        return {};
    return {dieSlot(scene.state.active, "Discipline test")};
}

std::unique_ptr<Case> order(Scene &scene)
{
    const State &state = scene.state;
    const Movers movers = moversOf(scene);
    const Unit &first = state.unit(movers.who.front());
    expectStep(scene, "move", first.side);
    expectNothingOpen(state);
    if (movers.moves >= 2)
        throw Error(first.name + " has used both its moves (TRO-067, TRO-186)", "who");
    const bool bound =
        std::any_of(movers.who.begin(), movers.who.end(), [&](const std::string &id) { return mustCharge(state, state.unit(id)); });
    if (!bound)
        expectNobodyBound(state, first.side);
    else if (movers.engaged || !together(state, movers.who))
        throw Error("Who must charge does so with its formation, or alone beside comrades in combat, and with nobody else (TRO-084)",
                    "who");
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
    if (!bound)
        expectKind(scene, movers, kinds);
    order.kind = scene.ask.choice({"mv.kind", "", first.side, first.name, ""}, kinds, kinds.front());
    if (order.kind != "form" && order.who.size() > 1)
        order.who = groupOf(state, first.id); // as they stand, not as they were picked (TRO-141)
    askKind(scene, order, movers);
    bool complicated = !bound && (movers.moves > 0 || alwaysComplicated(order.kind));
    complicated = !bound && askGroundOf(scene, order, complicated);
    const bool blanks = complicated && !state.paid.empty() && state.paid == first.side;
    if (!bound)
        expectCardFits(state, first.side, complicated);
    if (complicated && !blanks && scene.json != nullptr && state.side(first.side).left[1] < 1)
        throw Error("A complicated move costs 1 Discipline (TRO-056, TRO-187)", "mv.kind");

    const bool sure = untested(state, first.side, complicated, bound);
    const bool charges = order.kind == "charge" || !order.targets.empty();
    const TestPlan plan = sure ? TestPlan{} : askTest(scene, charges ? "charge" : "move", order.who, order.targets);
    const Sheet &sheet = scene.sheet;
    const std::string side = first.side;
    const auto play = [&sheet, plan, order, side, complicated, blanks, sure, bound](Dice &dice, State &now, Narration &narration) {
        if (complicated && blanks)
            now.paid.clear();
        else if (complicated) {
            spend(now, side, Virtue::discipline, 1);
            narration.line(side, "mv.cost", "cost", "Complicated move", -1, "TRO-056");
        }
        now.order = order;
        now.order.stage = "test";
        if (!sure) {
            throwTest(sheet, plan, dice, now, narration);
            return;
        }
        if (!bound)
            now.surely.clear();
        std::vector<std::string> names;
        for (const std::string &id : order.who)
            names.push_back(now.unit(id).name);
        const bool one = names.size() == 1;
        narration.say(listText(names) + (bound ? one ? " charges" : " charge" : one ? " succeeds" : " succeed") + " without a test.");
        carryOut(sheet, now, narration, true);
    };
    auto made = std::make_unique<Played>(
        scene, play, [&sheet, plan, sure](Dice &dice) -> std::uint64_t { return sure || testPasses(sheet, plan, dice) ? 1 : 0; },
        [side](std::uint64_t key) { return testText(key, side); });
    if (!sure)
        made->foresee([&sheet, plan, again = staffMaySave(state, plan)] { return prospectsOf(sheet, plan, again); });
    return made;
}

} // namespace optio::tropaion
