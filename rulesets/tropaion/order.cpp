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
        // Comrades in combat cannot charge with a warband (TRO-084); who may step into a gap does so alone.
        if ((unit.bound && !allFree(state, group)) ||
            !scene.ask.yesNo({"mv.whole", "", unit.side, unit.name, ""}, !mayFillGap(state, unit.id)))
            movers.alone = true;
        else
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

/// TRO-084: who must charge does so before anybody else of its side is asked or moves.
void expectNobodyBound(const State &state, const std::string &side)
{
    for (const auto &[id, unit] : state.units)
        if (unit.bound && unit.side == side && unit.onTable())
            throw Error("First " + unit.name + " charges, as it must (TRO-084)", "who");
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

std::vector<std::vector<std::string>> askFiles(Scene &scene, const std::vector<std::string> &who, const std::string &shape)
{
    if (shape != "mass")
        return filesOf(who, shape);
    const State &state = scene.state;
    const std::string &side = state.unit(who.front()).side;
    const int count = static_cast<int>(who.size()), least = (count + 1) / 2;
    if (count < 3)
        throw Error("A mass has two files or more, and one of them two deep (TRO-019)", "who");
    const int front = least == count - 1 ? least : scene.ask.count({"mv.front", "", side, "", ""}, least, count - 1, least);
    if (front * 2 == count)
        return filesOf(who, shape);
    std::vector<std::vector<std::string>> files;
    for (int i = 0; i < front; ++i)
        files.push_back({who[static_cast<std::size_t>(i)]});
    for (std::size_t i = files.size(); i < who.size(); ++i) {
        const Unit &unit = state.unit(who[i]);
        std::vector<std::pair<std::string, std::string>> free;
        for (const auto &file : files)
            if (file.size() == 1)
                free.emplace_back(file[0], state.unit(file[0]).name);
        const std::string before = scene.ask.pick({"mv.behind", unit.id, side, unit.name, ""}, free, free.front().first);
        for (auto &file : files)
            if (file[0] == before)
                file.push_back(unit.id);
    }
    return files;
}

std::unique_ptr<Case> askFormation(Scene &scene, const std::vector<std::string> &who, const std::string &how)
{
    if (who.empty())
        throw Error("who: nobody is named", "who");
    const Unit &first = scene.state.unit(who.front());
    const std::string shape = scene.ask.choice({"mv.shape", "", first.side, first.name, ""}, {"line", "column", "mass", "alone"},
                                               who.size() < 2 ? "alone" : "line");
    if (shape != "alone" && who.size() < 2)
        throw Error("A formation needs two units or more (TRO-019)", "who");
    const Sheet &sheet = scene.sheet;
    return told(
        scene, [&sheet, who, how, shape,
                files = shape == "alone" ? std::vector<std::vector<std::string>>() : askFiles(scene, who, shape)](State &now, Tale &tale) {
            if (shape != "alone")
                formUp(sheet, now, files, !how.empty());
            std::vector<std::string> names;
            for (const std::string &id : who) {
                if (shape == "alone")
                    leaveFormation(now, id);
                names.push_back(now.unit(id).name);
            }
            const bool one = names.size() == 1;
            tale.say(how + listText(names) + (shape == "alone" ? one ? " stands alone." : " stand alone." : " form a " + shape + "."));
        });
}

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
    const State &state = scene.state;
    const std::vector<Question> &questions = scene.ask.questions();
    Ids who = unitsIn(scene, "who");
    if (std::any_of(questions.begin(), questions.end(), [](const Question &one) { return one.id == "mv.whole" && one.value == true; }))
        who = groupOf(state, who.front());
    bool bound = false, second = false;
    for (const std::string &id : who) {
        bound = bound || state.unit(id).bound;
        second = second || state.unit(id).moves > 0;
    }
    if (untested(state, state.active, second || complicatedBy(questions), bound))
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
    if (!bound)
        expectNobodyBound(state, first.side);
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
    if (order.kind != "form" && order.who.size() > 1)
        order.who = groupOf(state, first.id); // as they stand, not as they were picked (TRO-141)
    askKind(scene, order, movers);
    bool complicated = !bound && (movers.moves > 0 || alwaysComplicated(order.kind));
    complicated = !bound && askGroundOf(scene, order, complicated);
    const bool blanks = complicated && !state.paid.empty() && state.paid == first.side;
    if (complicated && !blanks && scene.json != nullptr && state.side(first.side).left[1] < 1)
        throw Error("A complicated move costs 1 Discipline (TRO-056, TRO-187)", "mv.kind");

    const bool sure = untested(state, first.side, complicated, bound);
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
    expectNobodyBound(state, unit.side);
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
