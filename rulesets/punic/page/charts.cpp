// SPDX-License-Identifier: GPL-3.0-or-later
// Works out the rows of charts that are ranges, lists or results.
#include "rulesets/punic/page/charts.h"

#include "rules/charts.h"
#include "rules/phrases.h"
#include "rulesets/punic/combat/elephant.h"

namespace optio::punic {

namespace {

std::string text(int number) { return std::to_string(number); }

/// The faces of a D6 from one to another: "1", "5-6"; a dash when there are none.
std::string faces(int from, int to)
{
    return from > to || from > 6 || to < 1 ? "-" : from == to ? text(from) : text(from) + "-" + text(to);
}

/// A range of totals; below `openBelow` and from `openAbove` on it has no bound.
std::string range(int least, int most, int openBelow, int openAbove)
{
    if (most >= openAbove)
        return text(least) + " or more";
    if (least <= openBelow)
        return text(most) + " or less";
    return least == most ? text(least) : text(least) + " to " + text(most);
}

void addHits(Charts &charts, const CombatSheet &combat)
{
    for (const auto &row : combat.target.rows())
        charts.add("target", {capital(row.payload.label), faces(row.payload.word, 6), row.payload.text}, row.rule);
    const CombatWords &words = combat.words;
    for (const auto &row : combat.struck.rows()) {
        const std::string &as = words.vocabulary.words(words.struck)[static_cast<std::size_t>(row.payload.word)];
        charts.add("struck", {row.payload.text.empty() ? "Otherwise, from the " + as : row.payload.text, as}, row.rule);
    }
    for (const auto &row : combat.half.rows())
        charts.add("half", {capital(row.payload.label), row.payload.word == 1 ? "half" : "full"}, row.rule);
}

void addResults(Charts &charts, const CombatSheet &combat)
{
    int above = 100;
    for (const Band &band : combat.bands) {
        charts.add("bands", {range(band.least, above - 1, -50, 50), band.label, text(band.dps), text(band.bases)}, band.rule);
        above = band.least;
        for (const auto &row : band.duties.rows()) {
            const Duty &duty = row.payload;
            std::string must = duty.follows ? "follows up or pursues" : combat.moveAt(duty.move).label;
            if (duty.mayHalt)
                must += ", or halts";
            charts.add(
                band.id,
                {duty.title, duty.critical > 0 ? text(duty.critical) + " critical hit" : text(duty.dps), text(duty.bases), must, duty.text},
                row.rule);
        }
    }
    for (const Move &move : combat.moves)
        charts.add("moves", {capital(move.label), capital(fill(move.instruction, {{"unit", "the unit"}}))}, move.rule);
}

void addDisorder(Charts &charts, const Sheet &sheet)
{
    const std::string rule = sheet.ruleset.at("ladder").at("rule").text();
    charts.add("threshold", {"Any unit", text(sheet.ladder.threshold)}, rule);
    const auto &lines = sheet.ruleset.at("legion").at("lines").items();
    for (int i = 2; i <= static_cast<int>(lines.size()); ++i)
        charts.add("threshold",
                   {"Legion of " + text(i) + " lines in quincunx", text(sheet.ladder.threshold + (i - 1) * sheet.ladder.perLine)}, rule);
}

std::string groundText(int dps) { return dps < 0 ? "impassable as a rule" : dps == 0 ? "-" : text(dps); }

void addMovement(Charts &charts, const Sheet &sheet)
{
    const int extra = sheet.number("move", "extra_per_die");
    for (const TypeRow &type : sheet.types)
        charts.add("dice",
                   {type.name, type.extraDice == 0 ? "AvD" : "AvD + " + text(type.extraDice) + " D6", text(type.march),
                    "+" + text(extra * (1 + type.extraDice))},
                   sheet.ruleset.at("move").at("rule").text());
    for (const GaitRow &gait : sheet.gaits)
        charts.add("ground", {capital(gait.label), faces(gait.fatigueFrom, 6), groundText(gait.rough[1]), groundText(gait.rough[2])},
                   gait.fatigueFrom <= 6 ? "PUN-151" : "PUN-152");
    for (const ManoeuvreRow &row : sheet.manoeuvres) {
        std::string who;
        for (const Gait gait : row.disturbs)
            who += (who.empty() ? "" : "; ") + sheet.gait(gait).label;
        const std::string part = row.cost == "distance" ? "its distance" : row.cost == "none" ? "nothing" : row.cost;
        charts.add("manoeuvres", {row.label, part, who.empty() ? "-" : who, row.text}, row.rule);
    }
}

void addControl(Charts &charts, const Sheet &sheet, const CombatSheet &combat)
{
    int above = 0;
    for (const ControlRow &row : sheet.controls) {
        charts.add("control", {range(above, row.upTo, 0, 50), row.label, row.text}, row.rule);
        above = row.upTo + 1;
    }
    const auto &death = combat.death;
    charts.add("death", {"First D6: " + faces(1, death.first), "a second die is thrown; otherwise unharmed"}, death.rule);
    charts.add("death", {"Second D6: " + faces(1, death.killed), "killed"}, death.rule);
    charts.add("death", {"Second D6: " + faces(death.killed + 1, death.wounded), "wounded: one action less; a wounded one is killed"},
               death.rule);
    charts.add("death", {"Second D6: " + faces(death.wounded + 1, 6), "unharmed"}, death.rule);
}

void addElephants(Charts &charts, const Sheet &sheet, const CombatSheet &combat)
{
    const auto &figures = combat.elephants;
    const std::string test = "Rampage test, for each hit of a volley and each DP of a result";
    charts.add("tests", {test, faces(1, figures.testCritical), "critical hit"}, figures.testRule);
    charts.add("tests", {test, faces(figures.testCritical + 1, 6), "unharmed"}, figures.testRule);
    charts.add("tests", {"Critical die, for each critical hit", faces(1, figures.destroyed), "destroyed"}, figures.criticalRule);
    charts.add("tests", {"Critical die, for each critical hit", faces(figures.destroyed + 1, 6), "rampages"}, figures.criticalRule);
    const std::string rule = sheet.ruleset.at("rampage").at("rule").text();
    for (int attempt = 0; attempt < 6; ++attempt) {
        const int needs = stopNeeds(sheet, attempt);
        charts.add("stops", {text(attempt + 1), needs <= 1 ? "certain" : needs > 6 ? "not possible" : text(needs) + " or more"}, rule);
        if (needs <= 1)
            break;
    }
}

} // namespace

Json chartsOf(const Sheet &sheet)
{
    const CombatSheet &combat = sheet.combat;
    Charts charts(sheet.figures);
    addHits(charts, combat);
    addResults(charts, combat);
    addDisorder(charts, sheet);
    addMovement(charts, sheet);
    addControl(charts, sheet, combat);
    addElephants(charts, sheet, combat);
    return charts.json();
}

} // namespace optio::punic
