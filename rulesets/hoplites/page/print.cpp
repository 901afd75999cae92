// SPDX-License-Identifier: GPL-3.0-or-later
// What sheets say of units and armies: what a rout of each is worth, cohesion hits, and the rout level. All of it is taken from what the
// view shows.
#include "rules/sides.h"
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/hoplites.h"
#include "rulesets/hoplites/state_json.h"

namespace optio::hoplites {

namespace {

std::vector<std::string> printedWorth(const Sheet &sheet, const UnitRow &unit, bool elephants)
{
    const int halves = worthOf(sheet, unit, elephants);
    return {std::to_string(halves / 2) + (halves % 2 != 0 ? "½" : "")};
}

} // namespace

std::vector<std::string> Hoplites::figureHeads() const { return {"Rout value"}; }

std::vector<std::string> Hoplites::figuresOf(const Json &row) const { return printedWorth(sheet_, unitFrom(sheet_, row, "unit"), false); }

std::vector<std::string> Hoplites::boxHeads() const { return {"Cohesion hits"}; }

PrintedSide Hoplites::printedSide(const Json &state, const SideView &view) const
{
    const bool elephants = (gameOf(sheet_, state)->state.preferences & elephantsWorth) != 0;
    PrintedSide printed;
    const Json &route = view.board.at("route"), &leader = view.board.at("leader");
    const int points = route.at("points").get<int>();
    if (!route.at("level").is_null()) {
        const int level = route.at("level").get<int>();
        printed.breaks.push_back({"The army",
                                  "routed at " + std::to_string(level) + " of " + std::to_string(route.at("total").get<int>()) +
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
            UnitRow row;
            row.type = sheet_.typeOf(unit.board.at("type").get<std::string>());
            row.tq = unit.board.at("tq").get<int>();
            row.size = unit.board.at("size").get<int>();
            printed.units[unit.id] = {printedWorth(sheet_, row, elephants),
                                      {{unit.board.at("limit").get<int>(), unit.board.at("coh").get<int>()}}};
        }
    return printed;
}

} // namespace optio::hoplites
