// SPDX-License-Identifier: GPL-3.0-or-later
// Deployment and reserves.
#include "rulesets/tropaion/move/deploy.h"

#include "rules/sides.h"
#include "rulesets/tropaion/move/formation.h"
#include "rulesets/tropaion/move/order.h"
#include "rulesets/tropaion/move/plan.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

bool holds(const Side &side, const char *card) { return std::find(side.hand.begin(), side.hand.end(), card) != side.hand.end(); }

std::unique_ptr<Case> onlyInBattles(const Scene &scene)
{
    return told(scene, [](State &, Narration &narration) { narration.say("Armies are deployed in a game."); });
}

/// Asks which edge is this side's.
std::string askEdge(Scene &scene, const std::string &side)
{
    return scene.ask.choice({"dep.edge", "", side, scene.state.side(side).name, ""}, {"south", "north", "west", "east"},
                            side == "a" ? "south" : "north");
}

/// The sides have their edges, and deployment begins.
void takeEdges(State &now, Narration &narration, const std::string &side, const std::string &edge)
{
    const std::string other = side == "a" ? "b" : "a";
    now.edge = side;
    now.edges = {{side, edge}, {other, oppositeEdge(edge)}};
    now.step = "deploy";
    narration.say(now.side(side).name + " take the " + edge + " edge, " + now.side(other).name + " the " + oppositeEdge(edge) + " edge.");
    for (const std::string &one : sideId)
        if (now.settings.generalship)
            narration.next("commit-cards", now.side(one).name + ": deployment cards", {{"side", one}});
}

} // namespace

std::vector<std::string> waiting(const State &state, const std::string &side, const std::string &why)
{
    std::vector<std::string> found;
    for (const auto &[id, unit] : state.units)
        if (unit.side == side && unit.status == Status::reserve && unit.reserve == why)
            found.push_back(id);
    return found;
}

void arrive(State &state, Narration &narration, const std::vector<std::string> &units, const std::string &where)
{
    std::vector<std::string> names;
    for (const std::string &id : units) {
        Unit &unit = state.unit(id);
        unit.status = Status::table;
        unit.reserve.clear();
        names.push_back(unit.name);
    }
    narration.say(listText(names) + (names.size() == 1 ? " arrives at " : " arrive at ") + where + ".");
    narration.instruct(state.unit(units.front()).side,
                       "Place " + listText(names) + " touching " + where + ", outside the enemy's zones of control.");
}

int quarterOf(const Sheet &sheet, const Side &side) { return side.size / sheet.number("reserves", "quarter"); }

void expectCommitted(const State &state)
{
    if (state.settings.generalship && !(state.sides[0].committed && state.sides[1].committed))
        throw Error("First both sides say which deployment cards they use (TRO-037)", "side");
}

std::string pickedSide(const State &state, const Json &input)
{
    for (const Json &pick : picksIn(input, "who"))
        if (const auto unit = state.units.find(pickedUnit("who", pick, 0, true)); unit != state.units.end())
            return unit->second.side;
    return {};
}

bool owesReserves(const Side &side) { return side.late > 0 || side.flank > 0; }

std::unique_ptr<Case> edges(Scene &scene)
{
    std::string agreed = "dice";
    if (scene.json != nullptr) {
        expectStep(scene, "edges");
        if (!scene.state.edge.empty())
            throw Error("It is known who chooses an edge (TRO-036)", "step");
        // TRO-008: without cards the players may settle it between them.
        if (const auto &sides = scene.state.sides; !scene.state.settings.generalship)
            agreed = scene.ask.choice({"dep.how", "", "", sides[0].name, sides[1].name}, {"dice", "a", "b"}, "dice");
    }
    if (agreed != "dice")
        return told(scene, [agreed, edge = askEdge(scene, agreed)](State &now, Narration &narration) {
            narration.say("By agreement " + now.side(agreed).name + " deploy first.");
            takeEdges(now, narration, agreed, edge);
        });
    return std::make_unique<Played>(scene, [](Dice &dice, State &now, Narration &narration) {
        now.edge = rollOff(dice, narration, "TRO-036") ? "a" : "b";
        narration.say(now.side(now.edge).name + " choose their edge and deploy first.");
        narration.next("choose-edge", now.side(now.edge).name + ": choose an edge", {{"side", now.edge}});
    });
}

std::unique_ptr<Case> chooseEdge(Scene &scene)
{
    if (scene.json == nullptr)
        return onlyInBattles(scene);
    expectStep(scene, "edges");
    const std::string side = sideIn(scene);
    if (scene.state.edge != side)
        throw Error(scene.state.edge.empty() ? std::string("First dice for who chooses an edge (TRO-036)")
                                             : scene.state.side(scene.state.edge).name + " choose the edge (TRO-036)",
                    "side");
    return told(scene, [side, edge = askEdge(scene, side)](State &now, Narration &narration) { takeEdges(now, narration, side, edge); });
}

std::unique_ptr<Case> commitCards(Scene &scene)
{
    if (scene.json == nullptr)
        return onlyInBattles(scene);
    expectStep(scene, "deploy");
    const std::string side = sideIn(scene);
    const Side &own = scene.state.side(side);
    if (!scene.state.settings.generalship)
        throw Error("This game is played without cards (TRO-008)", "side");
    if (own.committed)
        throw Error(own.name + " have said which cards they use (TRO-037)", "side");
    const bool scouting = holds(own, "scouting") && scene.ask.yesNo({"dep.scouting", "", side, own.name, ""}, false);
    const bool weather = holds(own, "foul_weather") && scene.ask.yesNo({"dep.weather", "", side, own.name, ""}, false);
    const int quarter = quarterOf(scene.sheet, own);
    const int flank = holds(own, "flank_march") && quarter > 0 ? scene.ask.count({"dep.flank", "", side, own.name, ""}, 0, quarter, 0) : 0;
    const Sheet &sheet = scene.sheet;
    const auto play = [&sheet, side, scouting, weather, flank](State &now, Narration &narration) {
        Side &mine = now.side(side);
        mine.committed = true;
        mine.scouting = scouting;
        mine.flank = flank;
        mine.late = weather ? quarterOf(sheet, now.other(side)) : 0; // of the enemy, until both are shown
        narration.say(hasChosen(mine));
        if (!now.sides[0].committed || !now.sides[1].committed)
            return;
        const std::array<bool, 2> storms{now.sides[0].late > 0, now.sides[1].late > 0};
        for (Side &one : now.sides) {
            if (one.scouting) {
                showCard(now, one.id, "scouting");
                narration.say(one.name + " scout: they deploy up to " + std::to_string(sheet.number("deploy", "scouting")) + " MU deep.");
            }
            if (one.flank > 0)
                narration.say(one.name + " hold back " + std::to_string(one.flank) + " for a flank march.");
        }
        for (std::size_t i = 0; i < 2; ++i)
            if (storms[i]) {
                showCard(now, sideId[i], "foul_weather");
                narration.say("Foul weather delays " + std::to_string(now.sides[i].late) + " of " + now.sides[1 - i].name +
                              ", of their choice.");
            }
        std::swap(now.sides[0].late, now.sides[1].late);
    };
    return told(scene, play, [side](State &now, Narration &narration) { narration.say(hasChosen(now.side(side))); });
}

std::vector<Candidate> holdBackCandidates(const Sheet &sheet, const State &state, const Slot &, const Json &input)
{
    const std::string side = pickedSide(state, input);
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        if (unit.onTable() && owesReserves(state.side(unit.side)) && (side.empty() || unit.side == side))
            found.push_back({id, "", unit.name, state.side(unit.side).name + " · " + sheet.type(unit.type).name, 1, 0});
    return found;
}

std::unique_ptr<Case> holdBack(Scene &scene)
{
    const auto who = unitsIn(scene, "who");
    if (scene.json == nullptr)
        return onlyInBattles(scene);
    expectStep(scene, "deploy");
    expectCommitted(scene.state);
    if (who.empty())
        throw Error("who: nobody is named", "who");
    const std::string side = scene.state.unit(who.front()).side;
    const Side &own = scene.state.side(side);
    for (const std::string &id : who)
        if (scene.state.unit(id).side != side)
            throw Error(scene.state.unit(id).name + " is of the other side (TRO-037)", "who");
    std::vector<std::string> reasons;
    if (own.late > 0)
        reasons.emplace_back("weather");
    if (own.flank > 0)
        reasons.emplace_back("flankMarch");
    if (reasons.empty())
        throw Error(own.name + " hold nobody back (TRO-037)", "who");
    const std::string why = scene.ask.choice({"dep.why", "", side, own.name, ""}, reasons, reasons.front());
    const int most = why == "weather" ? own.late : own.flank;
    if (static_cast<int>(who.size()) > most)
        throw Error("At most " + std::to_string(most) + (most == 1 ? " unit is" : " units are") +
                        " still to be held back (TRO-134, TRO-135)",
                    "who");
    return told(scene, [who, why, side](State &now, Narration &narration) {
        std::vector<std::string> names;
        for (const std::string &id : who) {
            leaveFormation(now, id);
            Unit &unit = now.unit(id);
            unit.status = Status::reserve;
            unit.reserve = why;
            names.push_back(unit.name);
            --(why == "weather" ? now.side(side).late : now.side(side).flank);
        }
        narration.say(listText(names) + (names.size() == 1 ? " waits in reserve." : " wait in reserve."));
    });
}

std::vector<Candidate> deployFormationCandidates(const Sheet &sheet, const State &state, const Slot &, const Json &input)
{
    const std::string side = pickedSide(state, input);
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        if (unit.onTable() && !sheet.type(unit.type).forms.empty() && (side.empty() || unit.side == side))
            found.push_back({id, "", unit.name, state.side(unit.side).name + " · " + sheet.type(unit.type).name, 1, 0});
    return found;
}

std::unique_ptr<Case> deployFormation(Scene &scene)
{
    const auto who = unitsIn(scene, "who");
    expectStep(scene, "deploy");
    if (scene.json != nullptr)
        expectCommitted(scene.state);
    return askFormation(scene, who, "");
}

std::unique_ptr<Case> startBattle(Scene &scene)
{
    if (scene.json == nullptr)
        return onlyInBattles(scene);
    expectStep(scene, "deploy");
    expectCommitted(scene.state);
    for (const Side &side : scene.state.sides)
        if (side.late > 0)
            throw Error(side.name + " have still to hold back " + std::to_string(side.late) + " delayed by the weather (TRO-135, TRO-196)",
                        "who");
    return told(scene, [](State &now, Narration &narration) {
        for (Side &side : now.sides)
            side.flank = 0; // those that were not named are deployed
        now.step = "points";
        narration.say("The battle begins.");
    });
}

std::unique_ptr<Case> arrive(Scene &scene)
{
    if (scene.json == nullptr)
        return onlyInBattles(scene);
    expectStep(scene, "start");
    const State &state = scene.state;
    const auto late = waiting(state, state.active, "weather");
    if (late.empty())
        throw Error(state.side(state.active).name + " have no delayed units (TRO-135)", "step");
    if (state.turn < scene.sheet.number("reserves", "late_from"))
        throw Error("Delayed units come from turn " + std::to_string(scene.sheet.number("reserves", "late_from")) + " on (TRO-135)",
                    "step");
    std::vector<std::string> come;
    for (const std::string &id : late)
        if (scene.ask.yesNo({"arr.unit", id, state.active, state.unit(id).name, ""}, true))
            come.push_back(id);
    if (come.empty())
        throw Error("Say who arrives (TRO-135)", "step");
    return told(scene, [come](State &now, Narration &narration) {
        const auto edge = now.edges.find(now.active);
        arrive(now, narration, come, edge == now.edges.end() ? "their own edge of the table" : "the " + edge->second + " edge");
    });
}

} // namespace optio::tropaion
