// SPDX-License-Identifier: GPL-3.0-or-later
// Troops of a table of odds: what stands for a unit of a roster in a ruling outside a game.
#include "rulesets/tropaion/tropaion.h"

namespace optio::tropaion {

std::vector<Tropaion::Situation> Tropaion::oddsSituations() const { return {{"fight", "a", "b", {}, {}}, {"shoot", "a", "b", {}, {}}}; }

std::vector<Json> Tropaion::oddsUnits(const Situation & /*situation*/) const
{
    std::vector<Json> units = unitsByType(*this);
    for (Json &unit : units)
        if (unit.value("type", "") == "LI" || unit.value("type", "") == "LC")
            unit["weapon"] = "javelins"; // what such troops carry most
    return units;
}

std::optional<OddsSlots> Tropaion::oddsSlots(const Situation &situation, const Json &unit) const
{
    Json plain = {{"type", unit.at("type")}};
    if (const std::string weapon = unit.value("weapon", "none"); weapon != "none" && !weapon.empty())
        plain["weapon"] = weapon;
    for (const TraitRow &trait : sheet_.traits)
        if (unit.value(trait.id, false))
            plain["traits"].push_back(trait.id);
    OddsSlots slots{plain, plain};
    if (situation.resolver == "fight")
        slots.attacker["charged"] = true;
    return slots;
}

} // namespace optio::tropaion
