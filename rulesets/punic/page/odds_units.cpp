// SPDX-License-Identifier: GPL-3.0-or-later
// Troops of a table of odds: what stands for a unit of a roster in a ruling outside a game.
#include "rulesets/punic/punic.h"

namespace optio::punic {

std::vector<Punic::Situation> Punic::oddsSituations() const
{
    return {{"combat", "a", "b", {}, {}}, {"shoot", "shooter", "target", {}, {}}};
}

std::vector<Json> Punic::oddsUnits(const Situation & /*situation*/) const { return unitsByType(*this); }

std::optional<OddsSlots> Punic::oddsSlots(const Situation &situation, const Json &unit) const
{
    const std::string type = unit.value("type", "");
    if (type == "general" || type == "commander")
        return std::nullopt;
    Json plain = without(unit, {"count", "name", "close", "exceptional", "understrength"});
    if (type == "legion") {
        plain.erase("type");
        plain["legion"] = true;
    }
    OddsSlots slots{plain, plain};
    if (situation.resolver == "combat") {
        slots.attacker["entry"] = "charge";
        slots.defender["entry"] = "receive";
    }
    return slots;
}

} // namespace optio::punic
