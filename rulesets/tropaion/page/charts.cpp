// SPDX-License-Identifier: GPL-3.0-or-later
// Works out the rows of the quick reference that are faces, halves, or differ from row to row.
#include "rulesets/tropaion/page/charts.h"

#include "rules/charts.h"

namespace optio::tropaion {

namespace {

std::string text(int number) { return std::to_string(number); }

void addTurn(Charts &charts, const Sheet &sheet)
{
    bool begun = false;
    for (const Step &step : sheet.steps) {
        begun = begun || step.id == "points"; // what comes before is the setting up
        if (begun)
            charts.add("turn", {step.label, step.perPlayer ? "first player, then second" : "both", step.text}, step.rule);
    }
}

void addTroops(Charts &charts, const Sheet &sheet)
{
    for (const TypeRow &type : sheet.types)
        charts.add("troops",
                   {type.name, signedText(type.combat), signedText(type.charge), text(type.move), text(type.reach), text(type.capacity),
                    halvesText(type.worth), text(type.points)},
                   type.rule);
    for (const WeaponRow &weapon : sheet.weapons)
        if (weapon.weapon != Weapon::none)
            charts.add("missiles", {weapon.name, text(weapon.range), signedText(weapon.points)}, weapon.rule);
}

void addFactors(Charts &charts, const Sheet &sheet)
{
    for (const auto &row : sheet.combat.rows())
        charts.add(
            "combat",
            {row.payload.label, row.payload.from == Factor::From::value ? signedText(row.payload.value) : "by type", row.payload.text},
            row.rule);
}

/// What a lost combat does: to those who go back, and to those who cannot.
std::string blowText(const Result &result, bool stuck)
{
    if (result.broken)
        return "broken";
    const int points = stuck && result.push ? result.stuck : result.disruption;
    const std::string disrupted = points > 1 ? text(points) + " disruption" : points == 1 ? "disrupted" : "";
    if (!result.push || stuck)
        return disrupted.empty() ? "-" : disrupted;
    return "back 1 MU" + (disrupted.empty() ? "" : ", " + disrupted);
}

/// Calls `add` for each run of faces with one result: "1 to 3", "4".
template <class Add> void eachRun(const std::vector<Result> &faces, const Add &add)
{
    for (std::size_t from = 0; from < faces.size();) {
        std::size_t to = from;
        while (to + 1 < faces.size() && faces[to + 1].id == faces[from].id)
            ++to;
        const int first = static_cast<int>(from) + 1, last = static_cast<int>(to) + 1;
        add(first == last ? text(first) : text(first) + " to " + text(last), faces[from]);
        from = to + 1;
    }
}

} // namespace

Json chartsOf(const Sheet &sheet)
{
    Charts charts(sheet.figures);
    addTurn(charts, sheet);
    addTroops(charts, sheet);
    addFactors(charts, sheet);
    eachRun(sheet.results, [&](const std::string &faces, const Result &result) {
        charts.add("results", {faces, blowText(result, false), blowText(result, true)}, result.rule);
    });
    eachRun(sheet.shots,
            [&](const std::string &faces, const Result &shot) { charts.add("shots", {"Result " + faces, shot.text}, shot.rule); });
    return charts.json();
}

} // namespace optio::tropaion
