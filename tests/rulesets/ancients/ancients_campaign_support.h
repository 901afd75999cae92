// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of campaigns share: armies, a campaign of two of them, and acts.
#pragma once

#include "rulesets/ancients/campaign.h"
#include "tests/rules/refusal.h"
#include "tests/rulesets/ancients/ancients_support.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ancientstest {

inline const std::string someTime = "2026-01-31T12:00:00Z";

/// An army of rows with counts: {{"KN", 4}, {"HI", 10}}.
inline Json armyOf(const std::string &name, const std::vector<std::pair<std::string, int>> &rows, int leaders)
{
    Json made = army(name, {}, leaders);
    for (const auto &[row, count] : rows)
        made["commands"][0]["units"].push_back({{"row", row}, {"count", count}});
    return made;
}

inline Campaign campaignOf(const Json &a, const Json &b, const Json &options = Json::object())
{
    return Campaign::start(rules(), "ancients", "War", a, b, options, gameKeyFromSeed(1), someTime);
}

/// 4 KN, 12 HI and 12 LA_S: 48 + 84 + 48 = 180, with two leaders 200.
inline Json usual(const std::string &name) { return armyOf(name, {{"KN", 4}, {"HI", 12}, {"LA_S", 12}}, 2); }

/// The ids of the first `count` units of a side that stand in `row` ("" for leaders) and are available.
inline std::vector<std::string> some(const Campaign &campaign, const std::string &side, const std::string &row, int count)
{
    std::vector<std::string> ids;
    for (const auto &[id, unit] : campaign.state().at("units").items())
        if (unit.at("side") == side && unit.at("row") == row && unit.at("status") == "available" && static_cast<int>(ids.size()) < count)
            ids.push_back(id);
    return ids;
}

inline std::vector<std::string> join(std::vector<std::string> a, const std::vector<std::string> &b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

inline Ruling act(Campaign &campaign, const std::string &kind, const Json &input, const std::optional<std::vector<int>> &dice = {})
{
    const CampaignEntry entry = campaign.act(kind, input, dice, someTime);
    campaign.follow(entry);
    return rulingFromJson(entry.json.at("result"));
}

inline std::string refusedAct(const Campaign &campaign, const std::string &kind, const Json &input,
                              const std::optional<std::vector<int>> &dice = {})
{
    return refusal([&] { campaign.act(kind, input, dice, someTime); });
}

} // namespace ancientstest
