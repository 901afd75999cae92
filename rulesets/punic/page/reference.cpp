// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the figures as a reference.
#include "rulesets/punic/page/reference.h"

#include "rules/reference.h"

namespace optio::punic {

namespace {

std::string groundText(const GaitRow &gait, int index)
{
    return gait.rough[index] < 0 ? "impassable as a rule" : std::to_string(gait.rough[index]) + (gait.rough[index] == 1 ? " DP" : " DPs");
}

void addTroops(ReferencePages &pages, const Sheet &sheet)
{
    for (const TypeRow &type : sheet.types)
        pages.add(type.rule, type.name,
                  type.id + ", " + type.name + ": " + type.text + " Moves an average die and " + std::to_string(type.extraDice) +
                      " D6, marches " + std::to_string(type.march) + "\". A base stands for " + type.men +
                      (type.men.find("animals") == std::string::npos ? " men." : "."));
    for (const GradeRow &grade : sheet.grades)
        pages.add(grade.rule, grade.label, grade.label + ". " + grade.text);
    for (const GaitRow &gait : sheet.gaits) {
        pages.add("PUN-151", gait.label,
                  gait.label + ": " +
                      (gait.fatigueFrom > 6
                           ? std::string("no fatigue.")
                           : "1 DP for each die of " + std::to_string(gait.fatigueFrom) + (gait.fatigueFrom == 6 ? "." : " or more.")));
        pages.add("PUN-152", gait.label,
                  gait.label + ": minor obstacle or light wood " + groundText(gait, 1) + ", other rough ground " + groundText(gait, 2) +
                      ".");
    }
    for (const ManoeuvreRow &row : sheet.manoeuvres) {
        std::string who;
        for (const Gait gait : row.disturbs)
            who += (who.empty() ? "" : ", ") + sheet.gait(gait).label;
        const std::string cost = row.cost == "distance" ? "Costs its distance."
                                 : row.cost == "half"   ? "Costs half a move."
                                 : row.cost == "full"   ? "Costs a full move."
                                                        : "Costs nothing of the move.";
        pages.add(row.rule, row.label,
                  row.label + ": " + row.text + " " + cost + (who.empty() ? "" : " Within 8\" of enemy 1 DP for: " + who + "."));
    }
}

void addSequence(ReferencePages &pages, const Sheet &sheet)
{
    for (const Phase &phase : sheet.phases)
        pages.add("PUN-095", phase.label, phase.number + " " + phase.label + ": " + phase.text);
    for (const Step &step : sheet.steps)
        pages.add(step.rule, step.label, step.label + ": " + step.text);
    for (const MoraleRow &row : sheet.morale)
        pages.add(row.rule, row.label, row.label + ": " + std::to_string(row.dps) + (row.dps == 1 ? " DP. " : " DPs. ") + row.text);
    for (const ControlRow &row : sheet.controls)
        pages.add(row.rule, row.label, row.label + ": " + row.text);
    for (const Direction &row : sheet.directions)
        pages.add(row.rule, "Direction", std::to_string(row.number) + ": " + row.label + ".");
    for (const Question &option : sheet.options)
        pages.add(option.rule, option.label, option.label + ": " + option.help);
    for (const QuestionRow &row : sheet.questions)
        pages.add(row.rule, row.label, {});
}

void addCombat(ReferencePages &pages, const CombatSheet &combat)
{
    for (const auto &row : combat.factors.rows()) {
        const int value = row.payload.value;
        pages.add(row.rule, row.payload.title,
                  row.payload.title + ": " + (value > 0 ? "+" : "") + std::to_string(value) + ". " + row.payload.text);
    }
    for (const auto &row : combat.target.rows())
        pages.add(row.rule, row.payload.label, row.payload.text);
    for (const auto &row : combat.half.rows())
        pages.add(row.rule, row.payload.label, row.payload.text);
    for (const Band &band : combat.bands)
        for (const auto &row : band.duties.rows()) {
            const Move &move = combat.moveAt(row.payload.move);
            pages.add(row.rule, band.label,
                      band.label + ", " + row.payload.title + ": " + move.must +
                          (row.payload.text.empty() ? "." : ". " + row.payload.text));
        }
    for (const Move &move : combat.moves)
        pages.add(move.rule, move.label, {});
}

} // namespace

Json referenceOf(const Sheet &sheet)
{
    const CombatSheet &combat = sheet.combat;
    ReferencePages pages(sheet.figures);
    addTroops(pages, sheet);
    addSequence(pages, sheet);
    addCombat(pages, combat);
    return pages.json();
}

} // namespace optio::punic
