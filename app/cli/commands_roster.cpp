// SPDX-License-Identifier: GPL-3.0-or-later
// roster: the armies supplied with the rule sets and those of the user's library, shown, judged and printed.
#include "app/cli/chart_form.h"
#include "app/cli/commands.h"
#include "rules/refusal.h"

#include <fmt/format.h>

#include <algorithm>

namespace optio::cli {

namespace {

const Ruleset &rulesetOf(Context &context, const Json &roster)
{
    return context.registry().forRoster(roster.at("ruleset").get<std::string>());
}

/// The army as a chart: a table for each command, with a box to tick for each element or unit.
Json sheetOf(const Ruleset &ruleset, const Json &roster)
{
    constexpr int mostBoxes = 24; // in one row
    const Json totals = ruleset.totals(roster);
    std::string note;
    for (auto it = totals.begin(); it != totals.end(); ++it)
        if (it->is_primitive() && !it->is_boolean())
            note += (note.empty() ? "" : " · ") + it.key() + " " + (it->is_string() ? it->get<std::string>() : it->dump());
    Json tables = Json::array();
    for (const Json &command : roster.at("commands")) {
        Json rows = Json::array(), rules = Json::array();
        for (const Json &unit : command.at("units")) {
            Json text{{"label", quoted(unit)}, {"detail", "not known to the rules"}, {"points", "?"}};
            try {
                text = ruleset.unitText(unit);
            } catch (const Error &) {
                // told so in the row
            }
            const int count = unit.value("count", 1);
            std::string boxes;
            for (int i = 0; i < std::min(count, mostBoxes); ++i)
                boxes += "☐";
            const Json points = text.value("points", Json());
            rows.push_back({std::to_string(count), text.value("label", ""), text.value("detail", ""),
                            points.is_string() ? points.get<std::string>() : points.dump(), boxes});
            rules.push_back("");
        }
        const std::string name = command.value("name", "");
        tables.push_back({{"title", name.empty() ? "Troops" : name},
                          {"columns", {"No.", "Troops", "Kind", "Points each", "Lost"}},
                          {"rows", rows},
                          {"rules", rules}});
    }
    return {{"title", roster.at("name")}, {"note", note}, {"tables", tables}};
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

int rosterPrint(Context &context, const std::string &place, const std::string &format)
{
    const Json roster = context.roster(place);
    const Ruleset &ruleset = rulesetOf(context, roster);
    const Json sheet = sheetOf(ruleset, roster);
    printText(format == "html" ? chartHtml(sheet, fmt::format("{} · Optio {}", ruleset.name(), OPTIO_VERSION)) : chartText(sheet));
    return ok;
}

} // namespace optio::cli
