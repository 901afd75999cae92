// SPDX-License-Identifier: GPL-3.0-or-later
// Troops of a table of odds: what stands for a unit of a roster in a ruling outside a game.
#include "rulesets/dbm/dbm.h"

namespace optio::dbm {

std::vector<Dbm::Situation> Dbm::oddsSituations() const { return {{"close-combat", "a", "b", {}, {}}, {"shooting", "a", "b", {}, {}}}; }

std::vector<Json> Dbm::oddsUnits(const Situation & /*situation*/) const
{
    std::vector<Json> units;
    const Json all = catalogue();
    for (const Json &type : all.at("types")) {
        const Json &costs = type.at("costs");
        const std::string drill = costs.contains("Reg") ? "Reg" : "Irr";
        const Json &grades = costs.at(drill);
        units.push_back(
            {{"type", type.at("id")}, {"drill", drill}, {"grade", grades.contains("O") ? "O" : grades.begin().key()}, {"count", 1}});
    }
    return units;
}

std::optional<OddsSlots> Dbm::oddsSlots(const Situation & /*situation*/, const Json &unit) const
{
    const std::string text = unit.value("drill", "Reg") + " " + unit.value("type", "") + "(" + unit.value("grade", "O") + ")";
    return OddsSlots{text, text};
}

} // namespace optio::dbm
