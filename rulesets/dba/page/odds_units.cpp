// SPDX-License-Identifier: GPL-3.0-or-later
// Troops of a table of odds: what stands for a unit of a roster in a ruling outside a game.
#include "rulesets/dba/dba.h"

namespace optio::dba {

std::vector<Dba::Situation> Dba::oddsSituations() const { return {{"close-combat", "a", "b", {}, {}}, {"shooting", "a", "b", {}, {}}}; }

std::vector<Json> Dba::oddsUnits(const Situation & /*situation*/) const { return unitsByType(*this); }

std::optional<OddsSlots> Dba::oddsSlots(const Situation & /*situation*/, const Json &unit) const
{
    return OddsSlots{unit.at("type"), unit.at("type")};
}

} // namespace optio::dba
