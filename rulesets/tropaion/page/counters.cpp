// SPDX-License-Identifier: GPL-3.0-or-later
// What may be set by hand (TRO-025), and what follows from it: a phase has an active player or none, combats of a new phase are unfought,
// and an end by hand is one by agreement.
#include "rules/ruling/counter_list.h"
#include "rules/sides.h"
#include "rulesets/tropaion/game.h"
#include "rulesets/tropaion/move/order.h"
#include "rulesets/tropaion/sequence.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

using Choices = CounterList::Choices;

Choices eitherSide(const State &state, const char *none)
{
    Choices choices;
    if (none != nullptr)
        choices.emplace_back("", none);
    for (const Side &side : state.sides)
        choices.emplace_back(side.id, side.name);
    return choices;
}

/// Whether the battle is decided, and for whom (TRO-044, TRO-123).
void addEnd(CounterList &counters, const State &state)
{
    counters.flag("/over", "The battle is over", state.over);
    if (state.over)
        counters.choice("/winner", "Who has won", eitherSide(state, "nobody: a draw"), state.winner);
}

/// Where the game stands: only in the battle, while nothing waits for an answer.
void addSequence(CounterList &counters, const Sheet &sheet, const State &state)
{
    counters.count("/turn", "Turn", 1, State::mostTurns, state.turn);
    Choices steps;
    bool battle = false;
    for (const Step &step : sheet.steps) {
        battle = battle || step.id == "points";
        if (battle)
            steps.emplace_back(step.id, step.label);
    }
    counters.choice("/step", "Phase", steps, state.step);
    counters.choice("/active", "Active player", eitherSide(state, "nobody"), state.active);
    counters.choice("/first", "First player of the turn", eitherSide(state, state.first.empty() ? "nobody" : nullptr), state.first);
}

bool somethingOpen(const State &state)
{
    return !state.test.purpose.empty() || !state.order.kind.empty() || !state.fight.engagement.empty() || !state.reply.target.empty();
}

void addUnit(CounterList &counters, const Sheet &sheet, const Unit &unit)
{
    const std::string path = "/units/" + unit.id + "/";
    counters.count(path + "disruption", unit.name + ": disruption", 0, capacityOf(sheet, unit), unit.disruption);
    counters.count(path + "moves", unit.name + ": moves used", 0, 2, unit.moves);
    if (unit.has("fast"))
        counters.count(path + "hurried", unit.name + ": number of the move that Valour made longer", 0, 2, unit.hurried);
    counters.flag(path + "shot", unit.name + ": has shot", unit.shot);
    counters.flag(path + "rallied", unit.name + ": has tried to rally", unit.rallied);
    counters.count(path + "displaced", unit.name + ": MU gone back in this phase", 0, 9, unit.displaced);
    if (unit.type == Type::WB) {
        counters.flag(path + "controlled", unit.name + ": has been asked as a warband", unit.controlled);
        counters.flag(path + "bound", unit.name + ": must charge", unit.bound);
    }
}

void addContact(CounterList &counters, const State &state, const Engagement &contact)
{
    const std::string path = "/engagements/" + contact.id + "/",
                      both = state.unit(contact.units[0]).name + " and " + state.unit(contact.units[1]).name;
    counters.flag(path + "fought", both + ": have fought in this phase", contact.fought);
    counters.flag(path + "breakLines", both + ": Break the Lines counts", contact.breakLines);
    counters.flag(path + "shieldwall", both + ": Shieldwall counts", contact.shieldwall);
}

bool has(const std::vector<std::string> &paths, const char *path) { return std::find(paths.begin(), paths.end(), path) != paths.end(); }

/// An end set by hand is one that the players agree on: nothing more is done, and the winner is whom they name. A battle that goes on
/// stands at its losses, and the phase can be corrected from there.
std::vector<Change> settledEnd(const Json &json, const State &state, const std::vector<std::string> &paths)
{
    if (has(paths, "/step") || has(paths, "/active") || has(paths, "/first"))
        throw Error("Correct first whether the battle is over, then the phase (TRO-123)", "/over");
    if (!state.over && has(paths, "/winner"))
        throw Error("Nobody has won while the battle goes on (TRO-123)", "/winner");
    std::vector<Change> changes;
    const auto become = [&](const char *path, const Json &value) {
        if (json.at(Json::json_pointer(path)) != value)
            changes.push_back(changeOf(json, path, value, ""));
    };
    become("/agreed", state.over);
    if (!state.over)
        become("/winner", "");
    if (state.over && has(paths, "/over")) {
        become("/step", "losses");
        become("/active", "");
    }
    return changes;
}

} // namespace

Json countersOf(const Sheet &sheet, const State &state)
{
    CounterList counters;
    for (std::size_t i = 0; i < state.sides.size(); ++i)
        counters.count("/sides/" + std::to_string(i) + "/morale", state.sides[i].name + ": morale, in halves", 0,
                       sheet.number("morale", "start"), state.sides[i].morale);
    counters.flag("/hasHill", "There is a hill", state.hasHill);
    counters.flag("/hasDifficult", "There is difficult terrain", state.hasDifficult);
    if (!beforeBattle(state) && !somethingOpen(state)) {
        if (!state.over)
            addSequence(counters, sheet, state);
        addEnd(counters, state);
    }
    for (const auto &[id, unit] : state.units)
        if (unit.status != Status::lost)
            addUnit(counters, sheet, unit);
    for (const auto &[id, contact] : state.engagements)
        addContact(counters, state, contact);
    return counters.list;
}

std::vector<Change> settledCounters(const Sheet &sheet, const Json &json, const std::vector<std::string> &paths)
{
    const bool sequence = has(paths, "/step") || has(paths, "/active") || has(paths, "/first"), end = has(paths, "/over");
    if (!sequence && !end && !has(paths, "/winner"))
        return {};
    const State state = readState(json);
    if (!sequence || end || state.over)
        return settledEnd(json, state, paths);
    const Step &step = sheet.step(state.step);
    std::vector<Change> changes;
    std::string active = state.active;
    if (step.perPlayer && active.empty()) {
        if (has(paths, "/active"))
            throw Error("\"" + step.label + "\" is a phase of one player's turn: say who is active (TRO-040)", "/active");
        active = state.first.empty() ? "a" : state.first;
    } else if (!step.perPlayer && !active.empty()) {
        if (has(paths, "/active"))
            throw Error("In \"" + step.label + "\" nobody is active (TRO-040)", "/active");
        active.clear();
    }
    if (active != state.active)
        changes.push_back(changeOf(json, "/active", active, active.empty() ? "nobody is active" : state.side(active).name + " are active"));
    if (!active.empty() && state.first.empty())
        changes.push_back(changeOf(json, "/first", active, state.side(active).name + " are first player"));
    if (has(paths, "/step") && state.step == "fight")
        for (const auto &[id, contact] : state.engagements)
            if (const std::string path = "/engagements/" + id + "/fought"; contact.fought && !has(paths, path.c_str()))
                changes.push_back(changeOf(json, path, false, "their combat is still to be fought"));
    return changes;
}

} // namespace optio::tropaion
