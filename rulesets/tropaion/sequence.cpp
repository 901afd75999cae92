// SPDX-License-Identifier: GPL-3.0-or-later
// Phases, losses, and the extra MU of fast cavalry.
#include "rulesets/tropaion/sequence.h"

#include "rules/agreement.h"
#include "rules/phrases.h"
#include "rules/sides.h"
#include "rulesets/tropaion/move/formation.h"
#include "rulesets/tropaion/move/order.h"
#include "rulesets/tropaion/points.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

const std::vector<std::string> playerSteps{"start", "move", "shoot", "fight", "rally"};

/// TRO-043: formations are read again and nobody has gone back any more.
void endMoves(State &state, const std::string &closeGapsOf)
{
    rereadFormations(state, true);
    if (!closeGapsOf.empty())
        rereadFormations(state, false, closeGapsOf);
    for (auto &[id, unit] : state.units)
        unit.displaced = 0;
}

void endPlayerTurn(State &state, Narration &narration)
{
    Side &own = state.side(state.active);
    narration.say(possessive(own.name) + " turn ends; left over: Valour " + std::to_string(own.left[0]) + ", Discipline " +
                  std::to_string(own.left[1]) + ", Strategy " + std::to_string(own.left[2]) + ".");
    own.left = {};
    for (auto &[id, contact] : state.engagements) {
        contact.charger = -1; // TRO-080, TRO-113
        contact.breakLines = contact.shieldwall = false;
    }
}

bool present(const State &state, const std::string &side)
{
    return std::any_of(state.units.begin(), state.units.end(),
                       [&](const auto &entry) { return entry.second.side == side && entry.second.status != Status::lost; });
}

} // namespace

std::vector<std::string> compulsory(const State &state)
{
    std::vector<std::string> open;
    if (!state.test.purpose.empty())
        open.emplace_back("A discipline test is still to be decided");
    else if (!state.order.kind.empty())
        open.emplace_back("A charge is still on its way");
    if (!state.fight.engagement.empty())
        open.emplace_back("A combat is still to be finished");
    if (!state.reply.target.empty())
        open.push_back(state.unit(state.reply.target).name + " may still fire back");
    if (state.step == "move") {
        for (const std::string &id : unaskedWarbands(state, state.active))
            open.push_back(does(state.unit(id).name, "has not been asked whether it must charge"));
        for (const auto &[id, unit] : state.units)
            if (mustCharge(state, unit))
                open.push_back(unit.name + " must charge");
    }
    if (state.step == "fight")
        for (const auto &[id, contact] : state.engagements)
            if (!contact.fought && id != state.fight.engagement)
                open.push_back(state.unit(contact.units[0]).name + " and " + state.unit(contact.units[1]).name + " have not fought");
    return open;
}

std::string agreedText(const State &state)
{
    return state.winner.empty() ? "By agreement the battle is a draw."
                                : "By agreement " + state.side(state.winner).name + " have won the battle.";
}

bool beforeBattle(const State &state)
{
    return state.step == "cards" || state.step == "terrain" || state.step == "edges" || state.step == "deploy";
}

void beginPlayerTurn(State &state, const std::string &side)
{
    state.active = side;
    state.step = playerSteps.front();
    std::erase_if(state.events, [&](const Event &event) { return event.active == side || event.turn < state.turn - 1; });
    for (auto &[id, unit] : state.units) {
        unit.moves = unit.hurried = 0;
        unit.shot = unit.rallied = unit.controlled = unit.bound = false;
        unit.displaced = 0;
    }
}

int lossesOf(const Sheet &sheet, const State &state, const std::string &side)
{
    int halves = 0;
    for (const auto &[id, unit] : state.units)
        if (unit.side == side && unit.status == Status::lost && unit.lostTurn == state.turn)
            halves += sheet.type(unit.type).worth;
    return halves;
}

bool mayHold(const Sheet &sheet, const State &state, const std::string &side)
{
    const int morale = state.side(side).morale, lost = lossesOf(sheet, state, side);
    return morale > State::waveringAt && morale - lost <= State::waveringAt;
}

std::unique_ptr<Case> endPhase(Scene &scene)
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("There are no phases outside a game."); });
    const State &state = scene.state;
    const auto found = std::find(playerSteps.begin(), playerSteps.end(), state.step);
    if (found == playerSteps.end())
        throw Error("\"" + scene.sheet.step(state.step).label + "\" ends when it is done (TRO-040)", "step");
    if (const auto open = compulsory(state); !open.empty()) {
        std::string text = open.front();
        for (std::size_t i = 1; i < open.size(); ++i)
            text += "; " + open[i];
        throw Error(text + " (TRO-153, TRO-196)", "step");
    }
    const Sheet &sheet = scene.sheet;
    const auto play = [&sheet](State &now, Narration &narration) {
        const auto step = std::find(playerSteps.begin(), playerSteps.end(), now.step);
        if (now.step == "move" || now.step == "shoot" || now.step == "fight")
            endMoves(now, now.step == "move" ? now.active : std::string());
        if (!now.paid.empty() || !now.surely.empty())
            narration.say("The card played for an order is spent; no order was given.");
        now.paid.clear();
        now.surely.clear();
        now.darken.clear();
        if (std::next(step) != playerSteps.end()) {
            now.step = *std::next(step);
            if (now.step == "fight")
                for (auto &[id, contact] : now.engagements)
                    contact.fought = false;
            narration.say(now.side(now.active).name + ": " + sheet.step(now.step).label + ".");
            return;
        }
        endPlayerTurn(now, narration);
        if (now.active == now.first) {
            beginPlayerTurn(now, now.first == "a" ? "b" : "a");
            narration.say(now.side(now.active).name + ": " + sheet.step(now.step).label + ".");
        } else {
            now.step = "losses";
            now.active.clear();
            narration.say(sheet.step(now.step).label + ".");
        }
    };
    // What is left of the points is told when the player-turn has ended (TRO-031).
    return told(scene, play, [&sheet](State &now, Narration &narration) {
        const std::string &name = now.side(now.active).name;
        const auto next = std::next(std::find(playerSteps.begin(), playerSteps.end(), now.step));
        narration.say(next == playerSteps.end() ? possessive(name) + " turn ends." : name + ": " + sheet.step(*next).label + ".");
    });
}

std::unique_ptr<Case> losses(Scene &scene)
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("There are no losses outside a game."); });
    expectStep(scene, "losses");
    if (scene.state.over)
        throw Error("The game is decided (TRO-123)", "step");
    const Sheet &sheet = scene.sheet;
    return told(scene, [&sheet](State &state, Narration &narration) {
        std::array<bool, 2> lost{};
        for (Side &side : state.sides) {
            const int before = side.morale, fallen = lossesOf(sheet, state, side.id);
            const bool wavered = state.wavering(side.id);
            side.morale = before - fallen;
            if (state.held.find(side.id) != std::string::npos)
                side.morale = sheet.number("morale", "hold");
            narration.line(side.id, "ls.units", "losses", "Units lost this turn, in halves", -fallen, "TRO-121");
            if (state.held.find(side.id) != std::string::npos)
                narration.say(side.name + " hold: " + halvesText(side.morale) + ".");
            else
                narration.say(side.name + ": " + halvesText(before) + " - " + halvesText(fallen) + " = " + halvesText(side.morale) + ".");
            if (!wavered && state.wavering(side.id))
                narration.say(side.name + " are now wavering.");
            lost[at(indexOf(side.id))] = side.morale <= 0 || !present(state, side.id);
        }
        state.held.clear();
        state.passed.clear();
        if (lost[0] || lost[1]) {
            state.over = true;
            state.winner = lost[0] && lost[1] ? "" : sideId[lost[0] ? 1 : 0];
            narration.say(state.winner.empty() ? "Both armies are beaten: a draw."
                                               : state.other(state.winner).name + " have lost the battle.");
            return;
        }
        ++state.turn;
        state.step = "points";
        for (Side &side : state.sides) {
            side.dice = side.score = side.left = {};
            side.assigned = side.quiet = false;
        }
    });
}

std::unique_ptr<Case> agreeEnd(Scene &scene)
{
    if (scene.json == nullptr)
        return told(scene, [](State &, Narration &narration) { narration.say("There is no battle outside a game."); });
    const State &state = scene.state;
    if (state.over || beforeBattle(state))
        throw Error(state.over ? "The battle is decided (TRO-123)" : "The battle has still to begin (TRO-039)", "step");
    expectNothingOpen(state);
    const std::string winner =
        scene.ask.choice({"en.winner", "", "", state.sides[0].name, state.sides[1].name}, {"draw", "a", "b"}, "draw");
    return told(scene, [winner](State &now, Narration &narration) {
        now.over = now.agreed = true;
        now.winner = winner == "draw" ? "" : winner;
        now.step = "losses"; // nothing more is done
        now.active.clear();
        narration.say(agreedText(now));
    });
}

std::vector<Candidate> fastCandidates(const Sheet &sheet, const State &state, const Slot &, const Json &)
{
    std::vector<Candidate> found;
    for (const auto &[id, unit] : state.units)
        if (unit.side == state.active && unit.onTable() && unit.has("fast") && unit.hurried < unit.moves)
            found.push_back({id, "", unit.name, sheet.type(unit.type).name, 1, 0});
    return found;
}

std::unique_ptr<Case> fast(Scene &scene)
{
    const auto who = unitsIn(scene, "who");
    if (who.empty())
        throw Error("who: nobody is named", "who");
    const State &state = scene.state;
    const std::string side = state.unit(who.front()).side;
    expectStep(scene, "move", side);
    for (const std::string &id : who) {
        const Unit &unit = state.unit(id);
        if (unit.side != side || !unit.has("fast"))
            throw Error(unit.name + " is no fast cavalry of this side (TRO-055)", "who");
        if (scene.json != nullptr && unit.hurried >= unit.moves)
            throw Error(does(unit.name, unit.moves == 0 ? "has not moved" : "has made no move that could be longer") + " (TRO-055)", "who");
    }
    for (const std::string &member : groupOf(state, who.front()))
        if (std::find(who.begin(), who.end(), member) == who.end())
            throw Error("The whole formation pays, or nobody (TRO-055)", "who");
    if (scene.json != nullptr)
        expectPoints(state, side, Virtue::valour, static_cast<int>(who.size()));
    return told(scene, [who, side](State &now, Narration &narration) {
        spend(now, side, Virtue::valour, static_cast<int>(who.size()));
        std::vector<std::string> names;
        for (const std::string &id : who) {
            now.unit(id).hurried = now.unit(id).moves;
            names.push_back(now.unit(id).name);
        }
        narration.line(side, "mv.fast", "points", "Fast cavalry", -static_cast<int>(who.size()), "TRO-055");
        narration.say(listText(names) + (names.size() == 1 ? " goes" : " go") + " 1 MU farther.");
        narration.instruct(side, "1 MU more for this move.");
    });
}

} // namespace optio::tropaion
