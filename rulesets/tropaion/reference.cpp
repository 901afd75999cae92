// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the figures as a reference.
#include "rulesets/tropaion/reference.h"

#include <map>

namespace optio::tropaion {

namespace {

/// Paragraphs under their rule ids.
class Leaves {
public:
    void add(const std::string &rule, const std::string &title, const std::string &paragraph)
    {
        auto &[head, text] = leaves_[rule];
        if (head.empty())
            head = title;
        text += (text.empty() ? "" : "\n") + paragraph;
    }
    Json take() const
    {
        Json list = Json::array();
        for (const auto &[rule, leaf] : leaves_)
            list.push_back({{"rule", rule}, {"title", leaf.first}, {"text", leaf.second}});
        return list;
    }

private:
    std::map<std::string, std::pair<std::string, std::string>> leaves_;
};

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
    Leaves leaves;
    for (const TypeRow &type : sheet.types)
        leaves.add(type.rule, "Troop types",
                   type.name + ": " + type.text + " Combat " + signedText(type.combat) + ", charge " + signedText(type.charge) + ", move " +
                       std::to_string(type.move) + " MU, charge reach " + std::to_string(type.reach) + " MU, bears " +
                       std::to_string(type.capacity) + " disruption, worth " + halvesText(type.worth) + " morale.");
    for (const WeaponRow &weapon : sheet.weapons)
        if (weapon.range > 0)
            leaves.add(weapon.rule, "Missiles", weapon.name + ": " + std::to_string(weapon.range) + " MU.");
    for (const TraitRow &trait : sheet.traits)
        leaves.add(trait.rule, trait.name, trait.name + ": " + trait.text);
    for (const auto &row : sheet.combat.rows())
        leaves.add(row.rule, "Combat factors",
                   row.payload.label + (row.payload.from == Factor::From::value ? ": " + signedText(row.payload.value) : "") + ". " +
                       row.payload.text);
    for (const auto &row : sheet.test.rows())
        leaves.add(row.rule, "Discipline tests", row.payload.label + ": " + signedText(row.payload.value) + ".");
    for (const auto *table : {&sheet.results, &sheet.shots})
        for (std::size_t i = 0; i < table->size(); ++i)
            if (const Result &result = (*table)[i]; i == 0 || (*table)[i - 1].id != result.id)
                leaves.add(result.rule, table == &sheet.results ? "Results of combat" : "Results of shots",
                           facesText(*table, result.id) + ": " + result.text);
    for (const Step &step : sheet.steps)
        leaves.add(step.rule, step.label, step.label + ": " + step.text);
    for (const CardRow &card : sheet.cards)
        leaves.add(card.rule, card.name, card.name + " (" + std::to_string(card.count) + "): " + card.text);
    for (const Question &option : sheet.options)
        leaves.add(option.rule, option.label, option.label + ": " + option.help);
    for (const QuestionRow &question : sheet.questions)
        leaves.add(question.rule, question.label, question.help);
    return leaves.take();
}

} // namespace optio::tropaion
