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

PrintedSide Hoplites::printedSide(const Json &state, const Json &view) const
{
    const bool elephants = (stateFromJson(sheet_, state).preferences & elephantsWorth) != 0;
    PrintedSide printed;
    const Json &route = view.at("route"), &leader = view.at("leader");
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
    for (const Json &group : view.at("groups"))
        for (const Json &unit : group.at("units")) {
            UnitRow row;
            row.type = sheet_.typeOf(unit.at("type").get<std::string>());
            row.tq = unit.at("tq").get<int>();
            row.size = unit.at("size").get<int>();
            printed.units[unit.at("id").get<std::string>()] = {printedWorth(sheet_, row, elephants),
                                                               {{unit.at("limit").get<int>(), unit.at("coh").get<int>()}}};
        }
    return printed;
}

} // namespace optio::hoplites
