// SPDX-License-Identifier: GPL-3.0-or-later
// Starts a battle, says how it has ended, and lists what may be corrected by hand.
#include "rulesets/ancients/game.h"

#include "rules/options.h"
#include "rules/roster/roster.h"
#include "rules/sides.h"
#include "rulesets/ancients/act.h"

#include <algorithm>

namespace optio::ancients {

namespace {

std::string opposite(const std::string &edge) { return edge == "N" ? "S" : edge == "S" ? "N" : edge == "E" ? "W" : "E"; }

void muster(const Sheet &sheet, const Json &roster, const std::string &id, State &state)
{
    Side &side = state.side(id);
    side.army = roster.at("name").get<std::string>();
    std::vector<Unit> units;
    for (const Json &command : roster.at("commands")) {
        if (const auto agreed = command.find("stratagems"); agreed != command.end() && agreed->is_number_integer())
            side.mayTry = std::clamp(agreed->get<int>(), 0, 99);
        for (const Json &row : command.at("units")) {
            const Counter counter = counterFromRow(sheet, row, side.army + ", row " + std::to_string(units.size() + 1));
            const Unit unit = unitOf(sheet, counter, id);
            for (int i = 0; i < countOf(row); ++i)
                units.push_back(unit);
        }
    }
    int fighting = 0;
    std::vector<std::string> names;
    for (const Unit &unit : units) {
        names.push_back(unit.name);
        fighting += unit.arm != Arm::camp ? 1 : 0;
    }
    if (fighting == 0)
        throw Error(side.army + " has no units to play with (ANC-150)", "commands");
    names = toldApart(names);
    for (std::size_t i = 0; i < units.size(); ++i) {
        Unit &unit = units[i];
        unit.name = unit.called = names[i];
        unit.id = id + "1." + std::to_string(i + 1);
        state.units.emplace(unit.id, unit);
    }
    const int leaders = leadersOf(sheet, roster);
    for (int i = 1; i <= leaders; ++i)
        state.leaders.emplace(id + ".L" + std::to_string(i), Leader{id + ".L" + std::to_string(i), id, LeaderState::pool, {}, 0});
    side.led = leaders > 0;
    side.budget = sheet.budget(leaders, limitOf(roster));
    side.panic = panicOf(roster) > 0 ? panicOf(roster) : (fighting + 1) / 2; // ANC-031
}

} // namespace

Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options)
{
    checkRosterForm(rosterA);
    checkRosterForm(rosterB);
    const Json settled = settledOptions(sheet.options, options);
    State state;
    state.ruleset = ruleset;
    state.settings = settingsFrom(sheet, options);
    state.sides.resize(2);
    const auto names = namesOf(rosterA, rosterB);
    const Json *rosters[] = {&rosterA, &rosterB};
    for (std::size_t i = 0; i < 2; ++i) {
        Side &side = state.sides[i];
        side.id = sideId[i];
        side.name = names[i];
        const std::string edge = settled.at("edge_a").get<std::string>();
        side.edge = i == 0 ? edge : opposite(edge);
        side.allowed = settled.at(i == 0 ? "stratagems_a" : "stratagems_b").get<std::string>();
        for (const Finding &finding : checkRoster(sheet, *rosters[i]))
            if (finding.severity == "error")
                throw Error(rosters[i]->at("name").get<std::string>() + ": " + finding.text, "roster");
        muster(sheet, *rosters[i], side.id, state);
    }
    state.active = state.settings.attacker;
    return toJson(state);
}

Json endedOf(const Sheet &sheet, const State &state)
{
    if (!state.over)
        return {{"over", false}};
    std::string text = state.winner.empty() ? "A draw" : state.side(state.winner).name + " have won";
    const int a = sumOf(pointsOf(sheet.tables, state, "a")), b = sumOf(pointsOf(sheet.tables, state, "b"));
    const bool second = state.winner == "b"; // the winner's are told first
    text += ": " + std::to_string(second ? b : a) + " to " + std::to_string(second ? a : b) + " points.";
    return {{"over", true}, {"winner", state.winner}, {"text", text}};
}

} // namespace optio::ancients
