// SPDX-License-Identifier: GPL-3.0-or-later
// roster: the armies supplied with the rule sets and those of the user's library, shown and judged.
#include "app/cli/commands.h"

#include <fmt/format.h>

namespace optio::cli {

namespace {

const Ruleset &rulesetOf(Context &context, const Json &roster)
{
    return context.registry().forRoster(roster.at("ruleset").get<std::string>());
}

} // namespace

int rosterList(Context &context, const std::string &ruleset)
{
    if (!ruleset.empty())
        (void)context.registry().at(ruleset); // refuses an unknown one
    Json list = Json::array();
    for (const auto &known : context.registry().all())
        for (const Json &army : known->armies())
            if (ruleset.empty() ? known->base() == known->id() : known->id() == ruleset)
                list.push_back({{"id", army.at("id")},
                                {"name", army.at("name")},
                                {"ruleset", known->id()},
                                {"points", known->totals(army).at("points")},
                                {"supplied", true}});
    if (Store *const library = context.existingLibrary())
        for (const RosterRow &row : library->rosters())
            if ((ruleset.empty() || row.ruleset == ruleset))
                list.push_back({{"id", row.id},
                                {"name", row.name},
                                {"ruleset", row.ruleset},
                                {"points", row.points},
                                {"supplied", false},
                                {"changed", row.changed}});
    print(list);
    return ok;
}

int rosterShow(Context &context, const std::string &place)
{
    Json roster = context.roster(place);
    roster["totals"] = rulesetOf(context, roster).totals(roster);
    print(roster);
    return ok;
}

int rosterValidate(Context &context, const std::string &place)
{
    const Json roster = context.roster(place);
    Json list = Json::array();
    std::size_t errors = 0;
    for (const Finding &finding : rulesetOf(context, roster).check(roster)) {
        list.push_back(toJson(finding));
        errors += finding.severity == "error" ? 1 : 0;
    }
    print(list);
    if (errors == 0)
        return ok;
    complain(fmt::format("{} is not legal: {} of its {} findings {} an error", roster.at("name").get<std::string>(), errors, list.size(),
                         errors == 1 ? "is" : "are"));
    return refused;
}

} // namespace optio::cli
