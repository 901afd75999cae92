// SPDX-License-Identifier: GPL-3.0-or-later
// Troops of a table of odds: what stands for a unit of a roster in a ruling outside a game.
#include "rulesets/ancients/ancients.h"

namespace optio::ancients {

std::vector<Ancients::Situation> Ancients::oddsSituations() const
{
    return {{"attack", "who", "target", {}, {}}, {"shoot", "who", "target", {}, {}}};
}

std::vector<Json> Ancients::oddsUnits(const Situation & /*situation*/) const { return unitsByType(*this, "row"); }

std::optional<OddsSlots> Ancients::oddsSlots(const Situation &situation, const Json &unit) const
{
    const Json plain = {{"row", unit.at("row")}};
    return OddsSlots{situation.resolver == "attack" ? Json::array({plain}) : plain, plain};
}

} // namespace optio::ancients
