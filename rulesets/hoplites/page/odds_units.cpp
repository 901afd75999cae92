// SPDX-License-Identifier: GPL-3.0-or-later
// Troops of a table of odds: what stands for a unit of a roster in a ruling outside a game.
#include "rulesets/hoplites/hoplites.h"

#include <algorithm>

namespace optio::hoplites {

std::vector<Hoplites::Situation> Hoplites::oddsSituations() const
{
    std::vector<Situation> situations;
    const Json all = catalogue();
    for (const Json &period : all.at("periods"))
        if (!period.contains("fault"))
            situations.push_back({"shock", "a", "b", period.at("id"), period.at("name")});
    return situations;
}

std::vector<Json> Hoplites::oddsUnits(const Situation &situation) const
{
    // Of each type the unit that the supplied armies have first: a type has no numbers of its own.
    std::vector<Json> units;
    for (const Json &army : armies())
        for (const Json &command : army.value("commands", Json::array()))
            for (const Json &unit : command.value("units", Json::array()))
                if (army.value("period", situation.part) == situation.part &&
                    std::none_of(units.begin(), units.end(), [&](const Json &known) { return known.at("type") == unit.at("type"); }))
                    units.push_back(unit);
    return units;
}

std::optional<OddsSlots> Hoplites::oddsSlots(const Situation & /*situation*/, const Json &unit) const
{
    if (!unit.contains("tq") || !unit.contains("size"))
        return std::nullopt;
    constexpr int column = 5; // in the middle, one against the other
    Json plain = {{"column", column},
                  {"name", unit.value("name", unit.value("type", ""))},
                  {"size", unit.at("size")},
                  {"tq", unit.at("tq")},
                  {"type", unit.at("type")}};
    if (const std::string missile = unit.value("missile", ""); !missile.empty())
        plain["missile"] = missile;
    Json stands = plain;
    stands["ground"] = "clear";
    return OddsSlots{Json::array({plain}), Json::array({stands})};
}

} // namespace optio::hoplites
