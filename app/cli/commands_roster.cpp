// SPDX-License-Identifier: GPL-3.0-or-later
// roster: the armies supplied with the rule sets and those of the user's library.
#include "app/cli/commands.h"
#include "app/cli/files.h"

#include <fmt/format.h>

#include <algorithm>

namespace optio::cli {

namespace {

const Ruleset &rulesetOf(Context &context, const Json &roster)
{
    return context.registry().forRoster(roster.at("ruleset").get<std::string>());
}

bool isSupplied(Context &context, const std::string &id)
{
    const auto &rulesets = context.registry().all();
    return std::any_of(rulesets.begin(), rulesets.end(), [&](const auto &ruleset) {
        const auto &armies = ruleset->armies();
        return std::any_of(armies.begin(), armies.end(), [&](const Json &army) { return army.at("id") == id; });
    });
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
            if (!row.supplied && (ruleset.empty() || row.ruleset == ruleset))
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

int rosterImport(Context &context, const std::string &file)
{
    Json roster = rosterFromText(readText(file), nameOf(file));
    const Ruleset &ruleset = rulesetOf(context, roster);
    const double points = ruleset.totals(roster).at("points").get<double>();
    const std::string wanted = roster.at("id").get<std::string>();
    Store &library = context.library();
    const bool taken = isSupplied(context, wanted) || library.roster(wanted).has_value();
    if (taken)
        roster["id"] = newId();
    library.saveRoster(roster, points, now());
    print({{"id", roster.at("id")}, {"name", roster.at("name")}, {"ruleset", ruleset.id()}, {"points", points}, {"renumbered", taken}});
    return ok;
}

int rosterExport(Context &context, const std::string &id, const std::string &output)
{
    const Json roster = context.roster(id);
    deliver(output, rosterFile(rulesetOf(context, roster), roster));
    return ok;
}

} // namespace optio::cli
