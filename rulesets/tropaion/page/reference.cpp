// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the figures as a reference.
#include "rulesets/tropaion/page/reference.h"

#include "rules/phrases.h"
#include "rules/reference.h"

#include <algorithm>

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

std::string pointsText(int points) { return std::to_string(points) + (points == 1 ? " point" : " points"); }

/// Who may have a trait: " (light cavalry with missiles)"; empty when anybody may.
std::string whoseText(const Sheet &sheet, const TraitRow &trait)
{
    std::string who;
    for (const Type type : trait.types)
        who += (who.empty() ? "" : ", ") + sheet.type(type).name;
    if (trait.types.size() + 1 == sheet.types.size())
        for (const TypeRow &type : sheet.types)
            if (std::find(trait.types.begin(), trait.types.end(), type.type) == trait.types.end())
                who = "all but " + type.name;
    std::string with;
    for (const Weapon weapon : trait.weapons)
        with += (with.empty() ? " with " : " or ") + sheet.weapon(weapon).name;
    return who.empty() && with.empty() ? std::string() : " (" + who + with + ")";
}

/// " (none, 30, 60 or 90)" of an option with such choices.
std::string choicesText(const Question &option)
{
    std::string text;
    for (std::size_t i = 0; i < option.choices.size(); ++i)
        text += (i == 0 ? "" : i + 1 == option.choices.size() ? " or " : ", ") + option.choices[i].label;
    return text.empty() ? text : " (" + text + ")";
}

} // namespace

Json referenceOf(const Sheet &sheet)
{
    ReferencePages pages(sheet.figures);
    for (const TypeRow &type : sheet.types)
        pages.add(type.rule, "Troop types",
                  type.name + ": " + type.text + " Combat " + signedText(type.combat) + ", charge " + signedText(type.charge) + ", move " +
                      std::to_string(type.move) + " MU, charge reach " + std::to_string(type.reach) + " MU, bears " +
                      std::to_string(type.capacity) + " disruption, worth " + halvesText(type.worth) + " morale; " +
                      pointsText(type.points) + ".");
    for (const WeaponRow &weapon : sheet.weapons)
        if (weapon.weapon != Weapon::none)
            pages.add(weapon.rule, "Missiles",
                      capital(weapon.name) + ": " + std::to_string(weapon.range) + " MU, " + pointsText(weapon.points) + ".");
    for (const TraitRow &trait : sheet.traits) {
        pages.add(trait.rule, trait.name, trait.name + ": " + trait.text);
        pages.add("TRO-162", "Traits", trait.name + whoseText(sheet, trait) + ": " + signedText(trait.points) + " in points.");
    }
    for (const auto &row : sheet.combat.rows())
        pages.add(row.rule, "Combat factors",
                  row.payload.label + (row.payload.from == Factor::From::value ? ": " + signedText(row.payload.value) : "") + ". " +
                      row.payload.text);
    for (const auto &row : sheet.charge.rows())
        pages.add("TRO-142", "Combat factors",
                  "Charge bonus, " + row.payload.label + ": " + signedText(row.payload.value) + ". " + row.payload.text);
    for (const auto &row : sheet.test.rows())
        pages.add(row.rule, "Discipline tests", row.payload.label + ": " + signedText(row.payload.value) + ". " + row.payload.text);
    for (const auto *table : {&sheet.results, &sheet.shots})
        for (std::size_t i = 0; i < table->size(); ++i)
            if (const Result &result = (*table)[i]; i == 0 || (*table)[i - 1].id != result.id)
                pages.add(result.rule, table == &sheet.results ? "Results of combat" : "Results of shots",
                          facesText(*table, result.id) + ": " + result.text);
    for (const Step &step : sheet.steps)
        pages.add(step.rule, step.label, step.label + ": " + step.text);
    for (const CardRow &card : sheet.cards)
        pages.add(card.rule, card.name, card.name + " (" + std::to_string(card.count) + "): " + card.text);
    for (const Question &option : sheet.options) {
        pages.add(option.rule, option.label, {});
        pages.add("TRO-008", "Options of a game", option.label + choicesText(option) + ": " + option.help);
    }
    for (const QuestionRow &question : sheet.questions)
        pages.add(question.rule, question.label, {});
    return pages.json();
}

} // namespace optio::tropaion
