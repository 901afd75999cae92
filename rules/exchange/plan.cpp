// SPDX-License-Identifier: GPL-3.0-or-later
// Plans imports.
#include "rules/exchange/plan.h"

#include "rules/roster/roster.h"
#include "rules/ruling/refusal.h"

#include <array>

namespace optio::exchange {

namespace {

constexpr std::array stepWords{"add", "same", "copy"};

Json comparable(Json roster)
{
    roster.erase("pinned");
    return roster;
}

} // namespace

PlannedArmy planArmy(const Json &roster, const Rulesets &rulesets, const FindArmy &find,
                     const std::function<bool(const std::string &)> &alwaysCopied)
{
    const Ruleset &ruleset = rulesetFor(rulesets, roster);
    PlannedArmy army;
    army.roster = roster;
    army.wanted = roster.at("id").get<std::string>();
    army.current = isCurrent(ruleset, roster);
    try {
        army.findings = ruleset.check(roster);
        army.points = ruleset.totals(roster).value("points", 0.0);
    } catch (const Json::exception &) {
        throw Error("the army " + quoted(roster.at("name")) + " holds a value that is not of the form it should have", "army");
    }
    if (const std::optional<Json> there = find(army.wanted)) {
        const bool same = !alwaysCopied(army.wanted) && comparable(*there) == comparable(roster);
        army.step = same ? ImportStep::same : ImportStep::copy;
        if (!same) {
            army.differences = rosterDifferences(ruleset, *there, roster);
            army.roster["id"] = newId();
        }
    }
    if (army.current && army.step != ImportStep::same)
        pinRoster(ruleset, army.roster);
    return army;
}

std::vector<PlannedArmy> planImport(const Import &import, const Rulesets &rulesets, const FindArmy &find,
                                    const std::function<bool(const std::string &)> &alwaysCopied)
{
    std::vector<PlannedArmy> plan;
    for (const Json &roster : import.rosters)
        plan.push_back(planArmy(roster, rulesets, find, alwaysCopied));
    return plan;
}

Json toJson(const PlannedArmy &army)
{
    Json findings = Json::array(), differences = Json::array();
    for (const Finding &finding : army.findings)
        findings.push_back({{"severity", finding.severity}, {"text", finding.text}, {"rule", finding.rule}, {"where", finding.where}});
    for (const RosterDifference &difference : army.differences)
        differences.push_back({{"text", difference.text}, {"where", difference.where}});
    return {{"id", army.roster.at("id")},     {"wanted", army.wanted},
            {"name", army.roster.at("name")}, {"ruleset", army.roster.at("ruleset")},
            {"points", army.points},          {"step", stepWords[static_cast<std::size_t>(army.step)]},
            {"current", army.current},        {"findings", findings},
            {"differences", differences}};
}

} // namespace optio::exchange
