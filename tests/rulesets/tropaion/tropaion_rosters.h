// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters for the tests.
#pragma once

#include "tests/rulesets/tropaion/tropaion_support.h"

namespace tropaionrosters {

using namespace tropaiontest;

inline const Json &army(const std::string &id)
{
    for (const Json &one : rules().armies())
        if (one.at("id") == "tropaion/" + id)
            return one;
    throw Error("no army " + id);
}

inline Json roster(const Json &units, int limit = 0)
{
    Json made = army("gallic");
    made["limit"] = limit;
    made["commands"] = Json::array({{{"name", "Army"}, {"units", units}}});
    return made;
}

} // namespace tropaionrosters
