// SPDX-License-Identifier: GPL-3.0-or-later
// chart: the charts of a rule set, listed, shown and ready to be printed.
#include "app/cli/commands.h"
#include "rules/print/chart_form.h"
#include "rules/ruling/refusal.h"

#include <fmt/format.h>

namespace optio::cli {

int chartList(Context &context, const std::string &ruleset)
{
    Json list = Json::array();
    for (const Json &chart : context.registry().at(ruleset).charts())
        list.push_back(
            {{"id", chart.at("id")}, {"title", chart.at("title")}, {"note", chart.at("note")}, {"tables", chart.at("tables").size()}});
    print(list);
    return ok;
}

int chartShow(Context &context, const std::string &id, const std::string &wanted, const std::string &format)
{
    const Ruleset &ruleset = context.registry().at(id);
    std::vector<std::string> known;
    for (const Json &chart : ruleset.charts()) {
        known.push_back(chart.at("id").get<std::string>());
        if (known.back() != wanted)
            continue;
        if (format == "json")
            print(chart);
        else
            printText(format == "text" ? chartText(chart)
                                       : chartHtml({chart}, fmt::format("{} · Optio {}", ruleset.name(), OPTIO_VERSION)));
        return ok;
    }
    throw Error(fmt::format("{} has no chart {}{}", ruleset.name(), optio::quoted(Json(wanted)), allowedTail(wanted, known)), "chart");
}

} // namespace optio::cli
