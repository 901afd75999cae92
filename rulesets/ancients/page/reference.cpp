// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the figures as a reference, and as charts.
#include "rules/reference.h"
#include "rules/charts.h"
#include "rules/phrases.h"
#include "rulesets/ancients/game.h"

namespace optio::ancients {

Json referenceOf(const Sheet &sheet)
{
    ReferencePages pages(sheet.figures);
    for (const UnitRow &row : sheet.units)
        pages.add(row.rule, "Units",
                  row.id + ", " + row.name + ": " + toText(row.notation) + ", " + std::to_string(row.cost) +
                      (row.cost == 1 ? " point. " : " points. ") + row.text);
    for (const ElementRow &element : sheet.elements) {
        std::string into;
        for (const Into &way : element.into)
            into += (into.empty() ? "" : ", or ") +
                    (way.over == way.under ? std::string()
                                           : std::to_string(way.over) + (way.under > 1 ? "/" + std::to_string(way.under) : "") + " ") +
                    way.row;
        pages.add(element.rule, "Conversion", element.name + ": " + into + " for each element.");
    }
    pages.add(sheet.troops.at("depth").at("rule").text(), "Depth of spears", sheet.troops.at("depth").at("text").text());
    for (std::size_t i = 0; i < sheet.leaders.size(); ++i)
        pages.add(sheet.leaders[i].rule, "Points and leaders",
                  sheet.leaders[i].id + " leaders, " + std::to_string(sheet.budget(static_cast<int>(i), 0)) +
                      " points: " + sheet.leaders[i].text + ".");
    for (const Saying &advice : sheet.advice)
        pages.add(advice.rule, "Converted armies", advice.text);
    for (const FactorRow &factor : sheet.tables.factors) {
        std::string by;
        if (!(factor.attack == Ratio{1, 1}))
            by = "attack " + timesText(factor.attack);
        if (!(factor.defence == Ratio{1, 1}))
            by += (by.empty() ? "" : ", ") + ("defence " + timesText(factor.defence));
        pages.add(factor.rule, "Close combat: " + factor.label, "With " + factor.label + ": " + by + ". " + factor.text);
    }
    for (const ResultRow &result : sheet.tables.results)
        pages.add(result.rule, "Results of close combat", result.id + ": " + result.label + ".");
    for (const Step &step : sheet.steps)
        pages.add(step.rule, step.label, step.label + ": " + step.text);
    for (const StratagemRow &row : sheet.stratagems)
        pages.add(row.rule, row.label, row.label + ": " + row.text);
    for (const Question &option : sheet.options)
        pages.add(option.rule, option.label, option.label + ": " + option.help);
    for (const Question &option : sheet.campaignOptions)
        pages.add(option.rule, option.label, option.label + ": " + option.help);
    for (const QuestionRow &question : sheet.questions)
        pages.add(question.rule, question.label, question.help);
    return pages.json();
}

Json chartsOf(const Sheet &sheet)
{
    Charts charts(sheet.figures);
    const auto factor = [](const Ratio &by) { return by == Ratio{1, 1} ? std::string() : timesText(by); };
    for (const FactorRow &row : sheet.tables.factors)
        charts.add("factors", {capital(row.label), factor(row.attack), factor(row.defence), row.text}, row.rule);
    const auto face = [](int hits) { return hits == 0 ? std::string("never") : std::to_string(hits); };
    for (const FireRow &row : sheet.tables.fire)
        charts.add("fire",
                   {std::string(1, row.missile), std::to_string(row.least) + "–" + std::to_string(row.most), face(row.hits[0]),
                    face(row.hits[1]), face(row.hits[2]), row.large > 0 ? face(row.large) : std::string()},
                   row.rule);
    for (const UnitRow &row : sheet.units)
        charts.add("units",
                   {row.id, row.name, toText(row.notation), std::to_string(row.cost), fireWords[static_cast<std::size_t>(row.fire)]},
                   row.rule);
    return charts.json();
}

} // namespace optio::ancients
