// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the figures as a reference.
#include "rulesets/tropaion/reference.h"

#include "rules/reference.h"

namespace optio::tropaion {

namespace {

std::string facesText(const std::vector<Result> &results, const std::string &id)
{
    std::string faces;
    for (std::size_t i = 0; i < results.size(); ++i)
        if (results[i].id == id)
            faces += (faces.empty() ? "" : ", ") + std::to_string(i + 1);
    return faces;
}

} // namespace

Json referenceOf(const Sheet &sheet)
{
    ReferencePages pages(sheet.figures);
    for (const TypeRow &type : sheet.types)
        pages.add(type.rule, "Troop types",
                  type.name + ": " + type.text + " Combat " + signedText(type.combat) + ", charge " + signedText(type.charge) + ", move " +
                      std::to_string(type.move) + " MU, charge reach " + std::to_string(type.reach) + " MU, bears " +
                      std::to_string(type.capacity) + " disruption, worth " + halvesText(type.worth) + " morale.");
    for (const WeaponRow &weapon : sheet.weapons)
        if (weapon.range > 0)
            pages.add(weapon.rule, "Missiles", weapon.name + ": " + std::to_string(weapon.range) + " MU.");
    for (const TraitRow &trait : sheet.traits)
        pages.add(trait.rule, trait.name, trait.name + ": " + trait.text);
    for (const auto &row : sheet.combat.rows())
        pages.add(row.rule, "Combat factors",
                  row.payload.label + (row.payload.from == Factor::From::value ? ": " + signedText(row.payload.value) : "") + ". " +
                      row.payload.text);
    for (const auto &row : sheet.test.rows())
        pages.add(row.rule, "Discipline tests", row.payload.label + ": " + signedText(row.payload.value) + ".");
    for (const auto *table : {&sheet.results, &sheet.shots})
        for (std::size_t i = 0; i < table->size(); ++i)
            if (const Result &result = (*table)[i]; i == 0 || (*table)[i - 1].id != result.id)
                pages.add(result.rule, table == &sheet.results ? "Results of combat" : "Results of shots",
                          facesText(*table, result.id) + ": " + result.text);
    for (const Step &step : sheet.steps)
        pages.add(step.rule, step.label, step.label + ": " + step.text);
    for (const CardRow &card : sheet.cards)
        pages.add(card.rule, card.name, card.name + " (" + std::to_string(card.count) + "): " + card.text);
    for (const Question &option : sheet.options)
        pages.add(option.rule, option.label, option.label + ": " + option.help);
    for (const QuestionRow &question : sheet.questions)
        pages.add(question.rule, question.label, question.help);
    return pages.json();
}

} // namespace optio::tropaion
