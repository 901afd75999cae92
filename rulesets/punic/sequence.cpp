// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of a turn and what is open in each.
#include "rulesets/punic/sequence.h"

#include "rulesets/punic/combat/flight.h"
#include "rulesets/punic/command.h"
#include "rulesets/punic/move/charge.h"
#include "rulesets/punic/move/together.h"

#include <algorithm>

namespace optio::punic {

namespace {

void leaderTodo(const State &state, std::vector<Todo> &list)
{
    for (const auto &[id, leader] : state.leaders)
        if (leader.mayAct() && leader.side == state.active)
            list.push_back({leader.left() > 0 ? leader.name + " has " + std::to_string(leader.left()) +
                                                    (leader.left() == 1 ? " action left." : " actions left.")
                                              : leader.name + " is wounded and may only move.",
                            leader.left() > 0 ? "PUN-110" : "PUN-120",
                            leader.attached,
                            leader.side,
                            "leader",
                            {{"leader", id}},
                            false});
}

void controlTodo(const State &state, std::vector<Todo> &list)
{
    bool open = false;
    for (const auto &[id, unit] : state.units) {
        if (!unit.inPlay() || unit.side != state.active)
            continue;
        // It is asked while there is somebody whom no combat, rampage or attached leader answers for (PUN-132, PUN-302).
        const bool runs = unit.mood == Mood::routing || unit.mood == Mood::pursuing || unit.mood == Mood::looting;
        open = open || (unit.control == Control::open && !state.engaged(id) && unit.mood != Mood::rampaging &&
                        (runs || state.leadersOf(id).empty()));
        if (unit.control == Control::tests && unit.controlTotal != 0)
            list.push_back({"The leader with " + unit.name + " may adjust its control test.",
                            "PUN-136",
                            id,
                            unit.side,
                            "control-leader",
                            {{"who", id}},
                            true});
        else if (unit.control == Control::tests)
            list.push_back({unit.name + " must take a control test.",
                            "PUN-132",
                            id,
                            unit.side,
                            "control-test",
                            {{"who", Json::array({{{"unit", id}}})}},
                            true});
    }
    if (open)
        list.push_back({state.side(state.active).name + ": which units are not under control?", "PUN-130", "", state.active, "control",
                        Json::object(), true});
}

/// Units that may act in II or III, with the act.
void moveTodo(const State &state, std::vector<Todo> &list)
{
    const bool light = state.step == "skirmish";
    for (const auto &[id, unit] : state.units) {
        if (!unit.inPlay() || unit.side != state.active || unit.light() != light || unit.mood == Mood::rampaging)
            continue;
        if (light ? unit.movedSkirmish : unit.movedManoeuvre)
            continue;
        if (unit.redressed || unit.acted || !whyNot(state, unit).empty())
            continue;
        const bool repeat = mustGoOn(unit);
        list.push_back({does(unit.name, repeat ? "must move straight on by dice." : "may act."),
                        repeat ? "PUN-139" : "PUN-095",
                        id,
                        unit.side,
                        "move",
                        {{"who", id}},
                        repeat});
    }
    if (!light)
        for (const auto &[id, leader] : state.leaders)
            if (leader.side == state.active && whyNoSecondMove(leader).empty())
                list.push_back({leader.name + " may move up to 12\".", "PUN-112", "", leader.side, "leader-move", {{"leader", id}}, false});
}

void chargeTodo(const State &state, std::vector<Todo> &list)
{
    for (const auto &[id, charge] : state.charges) {
        if (charge.stage == "done")
            continue;
        const Unit &charger = state.unit(id), &target = state.unit(charge.target);
        const bool running = charge.stage == "running";
        const bool asked = !running && charge.response.empty();
        list.push_back({asked     ? target.name + ": stand or evade before " + charger.name + "?"
                        : running ? charger.name + (charge.after.empty() ? ": how does the charge end?"
                                                                         : agreeing(charger.name, ": whom does it catch or meet?"))
                                  : does(charger.name, chargeText(state, charge)) + ".",
                        asked ? "PUN-199" : "PUN-198", asked ? charge.target : id, asked ? target.side : charger.side,
                        asked     ? "respond"
                        : running ? "caught"
                                  : "charge-move",
                        asked ? Json{{"who", charge.target}, {"charger", id}} : Json{{"who", id}}, true});
    }
}

void afterTodo(const State &state, std::vector<Todo> &list)
{
    for (const After *move : nextMoves(state)) {
        const Unit &unit = state.unit(move->unit);
        list.push_back({unit.name + ": " + agreeing(unit.name, moveText(move->move)) + ".",
                        "PUN-270",
                        unit.id,
                        unit.side,
                        "after-combat",
                        {{"who", unit.id}},
                        true});
    }
}

void commonTodo(const State &state, std::vector<Todo> &list)
{
    if (const Event *event = openEvent(state))
        list.push_back({event->text + ": who of " + state.side(event->side).name + " stands within 4\"?", "PUN-053", event->unit,
                        event->side, "morale", Json::object(), true});
    for (const auto &[id, rampage] : state.rampages)
        list.push_back(
            {"Whom did " + state.unit(id).name + " burst through?", "PUN-056", id, state.unit(id).side, "rampage", {{"unit", id}}, true});
    for (const auto &[id, unit] : state.units)
        if (unit.inPlay() && !unit.hackBy.empty())
            list.push_back({does(state.unit(unit.hackBy).name, "has a free hack at ") + unit.name + ".",
                            "PUN-285",
                            id,
                            unit.side,
                            "free-hack",
                            {{"a", unit.hackBy}, {"b", id}},
                            true});
}

} // namespace

std::string whyNot(const State &state, const Unit &unit)
{
    try {
        expectFree(state, unit, true);
        return {};
    } catch (const Error &error) {
        return error.what();
    }
}

bool mustGoOn(const Unit &unit) { return unit.control == Control::repeat && (unit.last == LastMove::advance || unit.mustCharge); }

std::vector<std::string> mustChargeOneOf(const State &state, const Unit &unit)
{
    std::vector<std::string> targets;
    if (!unit.inPlay() || !unit.mustCharge || chargeOf(state, unit.id) != nullptr || !whyNoCharge(state, unit).empty())
        return targets;
    for (const auto &[id, enemy] : state.units)
        if (enemy.inPlay() && enemy.side != unit.side && enemy.mood != Mood::rampaging && whyNoTarget(unit, enemy).empty())
            targets.push_back(id);
    return targets;
}

void expectFree(const State &state, const Unit &unit, bool moving, const std::string &led)
{
    if (state.engaged(unit.id))
        throw Error(does(unit.name, "is engaged (PUN-383, PUN-096)"), unit.id);
    if (unit.mood == Mood::routing || unit.mood == Mood::pursuing || unit.mood == Mood::looting || unit.mood == Mood::rampaging)
        throw Error(does(unit.name, "is ") + wordOf(unit.mood) + " (PUN-383)", unit.id);
    if (unit.control == Control::halt)
        throw Error(does(unit.name, "is halted by its control test (PUN-137)"), unit.id);
    if (unit.steadied && moving)
        throw Error(does(unit.name, "was steadied and stays halted (PUN-116)"), unit.id);
    if (const Unit *ahead = moving ? followedBy(state, unit) : nullptr; ahead != nullptr && ahead->id != led)
        throw Error(does(unit.name, "conforms to ") + ahead->name + agreeing(unit.name, " and moves only with it (PUN-131)"), unit.id);
    if (unit.done)
        throw Error(does(unit.name, "makes no more move this turn (PUN-205)"), unit.id);
    if (unit.evaded && moving)
        throw Error(does(unit.name, "has evaded this turn (PUN-383)"), unit.id);
    if (unit.control == Control::repeat && (unit.last == LastMove::none || unit.last == LastMove::halt) && moving)
        throw Error(does(unit.name, "repeats its last move: it stays halted (PUN-139)"), unit.id);
    if (unit.control == Control::repeat && unit.last == LastMove::withdraw)
        throw Error(unit.name + " must withdraw again (PUN-139)", unit.id);
}

std::vector<Todo> todoOf(const Sheet &sheet, const State &state)
{
    std::vector<Todo> list;
    commonTodo(state, list);
    const std::string &step = state.step;
    if (step == "initiative") {
        if (state.initiative.empty() && state.rolled.empty())
            list.push_back({"Roll for the initiative.", "PUN-095", "", "", "initiative", Json::object(), true});
        else if (state.initiative.empty())
            list.push_back({state.side(state.rolled).name + " take the initiative or give it.", "PUN-095", "", state.rolled,
                            "initiative-choice", Json::object(), true});
    } else if (step == "leaders") {
        leaderTodo(state, list);
    } else if (step == "control") {
        controlTodo(state, list);
    } else if (step == "stops") {
        for (const auto &[id, unit] : state.units)
            if (unit.inPlay() && unit.mood == Mood::rampaging && unit.heading == 0 && !unit.acted)
                list.push_back({"Try to stop " + unit.name + ".", "PUN-077", id, unit.side, "stop-rampage", {{"who", id}}, true});
    } else if (step == "skirmish" || step == "manoeuvre") {
        moveTodo(state, list);
    } else if (step == "flight" || step == "after") {
        afterTodo(state, list);
        chargeTodo(state, list);
    } else if (step == "declare") {
        for (const auto &[id, unit] : state.units) {
            if (unit.side != state.active || mustChargeOneOf(state, unit).empty())
                continue;
            list.push_back({unit.name + " must charge an enemy within 4\" that it may charge.",
                            "PUN-139",
                            id,
                            unit.side,
                            "charge",
                            {{"who", id}},
                            true});
            list.push_back(
                {"Or no such enemy is within 4\" of " + unit.name + ".", "PUN-139", id, unit.side, "nobody-near", {{"who", id}}, false});
        }
    } else if (step == "charge") {
        chargeTodo(state, list);
    } else if (step == "combat") {
        for (const auto &[id, combat] : state.combats) {
            if (combat.fought || combat.mustWait)
                continue;
            Json input = {{"a", Json::array()}, {"b", Json::array()}};
            for (const Member &member : combat.members)
                input[state.unit(member.unit).side].push_back({{"unit", member.unit}});
            const std::string &first = combat.members.front().unit;
            list.push_back({does(state.unit(first).name, "fights."), "PUN-220", first, "", "combat", std::move(input), true});
        }
    } else if (step == "rally") {
        for (const auto &[id, unit] : state.units)
            if (unit.inPlay() && unit.shaken && !unit.fleeing() && !unit.movedNow() && !unit.fought && !unit.charged && !state.engaged(id))
                list.push_back({unit.name + " may rally.", "PUN-175", id, unit.side, "rally", {{"who", id}}, false});
    }
    (void)sheet;
    std::stable_sort(list.begin(), list.end(), [](const Todo &x, const Todo &y) { return x.compulsory > y.compulsory; });
    return list;
}

namespace {

/// Has a step anything in it for a side ("" for both)? `state` is brought into it.
bool empty(const Sheet &sheet, State &state, const std::string &step, const std::string &side)
{
    state.step = step;
    state.active = side;
    if (step == "leaders" || step == "stops" || step == "combat" || step == "after" || step == "charge")
        return todoOf(sheet, state).empty();
    if (step == "flight") {
        State fleeing = state;
        startFlight(fleeing);
        return fleeing.after.empty();
    }
    if (step == "skirmish")
        return std::none_of(state.units.begin(), state.units.end(),
                            [&](const auto &one) { return one.second.inPlay() && one.second.light() && one.second.side == side; });
    return false;
}

/// The step and side that come next; steps in which nobody has anything to do are passed over.
std::pair<std::string, std::string> following(const Sheet &sheet, const State &state, std::vector<std::string> *skipped)
{
    const std::string first = state.initiative.empty() ? "a" : state.initiative;
    std::size_t at = 0;
    while (at < sheet.steps.size() && sheet.steps[at].id != state.step)
        ++at;
    std::string side = state.active;
    State probe = state;
    for (;;) {
        if (at < sheet.steps.size() && sheet.steps[at].perSide && side == first) {
            side = state.other(first);
        } else {
            if (++at >= sheet.steps.size())
                throw Error("The turn is over: end it (PUN-095)", "step");
            side = sheet.steps[at].perSide ? first : "";
        }
        if (!empty(sheet, probe, sheet.steps[at].id, side))
            return {sheet.steps[at].id, side};
        if (skipped != nullptr && sheet.steps[at].id == "combat")
            skipped->push_back("Nobody is engaged: phases V and VI are passed over.");
    }
}

} // namespace

std::unique_ptr<Case> nextPhase(Scene &scene)
{
    const State &now = scene.state;
    for (const Todo &todo : todoOf(scene.sheet, now))
        if (todo.compulsory)
            throw Error("Not yet: " + todo.text + " (PUN-343)", "step");
    std::vector<std::string> skipped;
    const auto [step, side] = following(scene.sheet, now, &skipped);
    // PUN-121: asked at the end of IV and of VI.
    const std::string phase = scene.sheet.step(now.step).phase, then = scene.sheet.step(step).phase;
    std::string caught = "none";
    if (phase != then && (phase == "charge" || phase == "after")) {
        std::vector<std::pair<std::string, std::string>> leaders;
        for (const auto &[id, leader] : now.leaders)
            if (!leader.lost && leader.attached.empty())
                leaders.emplace_back(id, leader.name);
        if (!leaders.empty())
            caught = scene.ask.pick({"ld.caught", "", "", "", ""}, leaders, "none");
    }
    return told(scene, [&sheet = scene.sheet, skipped, step = step, side = side, caught](State &state, Narration &narration) {
        state.moving = {};
        if (state.step == "flight")
            closeRuns(state);
        state.step = step;
        state.active = side;
        const Step &row = sheet.step(step);
        for (const std::string &sentence : skipped)
            narration.say(sentence);
        narration.say("Phase " + sheet.phase(row.phase).number + ", " + row.label + (side.empty() ? "" : ": " + state.side(side).name) +
                      ".");
        const Book book{sheet, state, narration};
        if (caught != "none")
            loseLeader(book, caught, "is captured");
        if (step == "flight")
            startFlight(state);
    });
}

std::unique_ptr<Case> endTurn(Scene &scene)
{
    if (scene.json != nullptr && scene.state.step != scene.sheet.steps.back().id)
        throw Error("The turn ends after phase VII (PUN-095)", "step");
    for (const Todo &todo : todoOf(scene.sheet, scene.state))
        if (todo.compulsory)
            throw Error("Not yet: " + todo.text + " (PUN-343)", "step");
    return told(scene, [&sheet = scene.sheet](State &state, Narration &narration) {
        const Book book{sheet, state, narration};
        endTurn(book);
    });
}

} // namespace optio::punic
