// SPDX-License-Identifier: GPL-3.0-or-later
// Results of battles for the tests of campaigns.
#pragma once

#include "tests/rulesets/ancients/ancients_campaign_support.h"

namespace ancientsoutcomes {

using namespace ancientstest;

inline Json outcomes(const std::vector<std::pair<std::vector<std::string>, std::string>> &groups)
{
    Json json = Json::object();
    for (const auto &[ids, outcome] : groups)
        for (const std::string &id : ids)
            json[id] = outcome;
    return json;
}

} // namespace ancientsoutcomes
