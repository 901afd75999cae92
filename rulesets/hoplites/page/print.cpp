// SPDX-License-Identifier: GPL-3.0-or-later
// What sheets say of units and armies: what a rout of each is worth, cohesion hits, and the rout level. All of it is taken from what the
// view shows.
#include "rules/sides.h"
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/state_json.h"

namespace optio::hoplites {

namespace {

/// The unit of an id such as "a12".
const Unit &unitOf(const State &state, const std::string &id)
{
    return state.sides[id.front() == 'b' ? 1 : 0].units.at(at(std::stoi(id.substr(1)) - 1));
}

} // namespace

std::vector<std::string> Hoplites::figureHeads() const { return {"Rout value"}; }

std::vector<std::string> Hoplites::figuresOf(const Json &row) const
{
    return {halvesText(worthOf(sheet_, unitFrom(sheet_, row, "unit"), false))};
}

std::vector<std::string> Hoplites::boxHeads() const { return {"Cohesion hits"}; }

PrintedSide Hoplites::printedSide(const Json &state, const SideView &view) const
{
    const State &battle = gameOf(sheet_, state)->state;
    PrintedSide printed;
    const Json &route = view.board.at("route"), &leader = view.board.at("leader");
    const int points = route.at("points").get<int>();
    if (!route.at("level").is_null()) {
        const int level = route.at("level").get<int>();
        printed.breaks.push_back({"The army",
                                  "routed at " + std::to_string(level) + " of " + halvesText(battle.sides[view.id == "b" ? 1 : 0].total) +
                                      " rout points (" + std::to_string(route.at("percent").get<int>()) + " %)",
                                  {level, points},
                                  "HOP-340"});
    }
    printed.breaks.push_back({"A unit", "routs at its last box of cohesion hits", {}, "HOP-463"});
    printed.note = leader.at("name").get<std::string>();
    printed.note += (printed.note.empty() ? "Initiative " : ": initiative ") + std::to_string(leader.at("initiative").get<int>()) +
                    ", command " + std::to_string(leader.at("command").get<int>());
    for (const GroupView &group : view.groups)
        for (const UnitView &unit : group.units) {
            printed.units[unit.id] = {{halvesText(unitOf(battle, unit.id).worth)},
                                      {{unit.board.at("limit").get<int>(), unit.board.at("coh").get<int>()}}};
        }
    return printed;
}

} // namespace optio::hoplites
