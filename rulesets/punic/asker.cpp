// SPDX-License-Identifier: GPL-3.0-or-later
// Asks questions one after another.
#include "rules/asking.h"
#include "rules/refusal.h"
#include "rulesets/punic/act.h"

#include <algorithm>

namespace optio::punic {

Question Asker::made(const Of &of, QuestionKind kind) const
{
    const QuestionRow &row = sheet_.question(of.row);
    const auto worded = [&](const std::string &text) { return fill(text, {{"unit", of.name}, {"other", of.other}}); };
    Question question;
    question.id = of.subject.empty() ? of.row : of.row + "_" + of.subject;
    question.side = of.side;
    question.label = worded(row.label);
    if (!of.subject.empty() && question.label == row.label) // asked of several, each by its name
        question.label += ": " + of.name;
    question.help = worded(row.help);
    question.rule = row.rule;
    question.kind = kind;
    return question;
}

Json Asker::settle(Question question, Json standard)
{
    question.standard = standard;
    question.value = std::move(standard);
    if (const auto given = answers_.find(question.id); given != answers_.end()) {
        try {
            checkAnswer(question, *given);
            question.value = *given;
        } catch (const Error &) {
            if (strict_)
                throw;
        }
    }
    questions_.push_back(question);
    return question.value;
}

bool Asker::yesNo(const Of &of, bool standard) { return settle(made(of, QuestionKind::yesNo), standard).get<bool>(); }

int Asker::count(const Of &of, int least, int most, int standard)
{
    Question question = made(of, QuestionKind::count);
    question.least = least;
    question.most = most;
    return settle(std::move(question), std::clamp(standard, least, most)).get<int>();
}

std::string Asker::choice(const Of &of, const std::vector<std::string> &values, const std::string &standard)
{
    Question question = made(of, QuestionKind::choice);
    const QuestionRow &row = sheet_.question(of.row);
    for (const std::string &value : values) {
        const auto found = std::find_if(row.choices.begin(), row.choices.end(), [&](const Choice &one) { return one.value == value; });
        if (found == row.choices.end())
            throw Error("the question " + of.row + " has no answer \"" + value + "\"", of.row);
        question.choices.push_back(*found);
        question.choices.back().label = fill(found->label, {{"unit", of.name}, {"other", of.other}});
    }
    return settle(std::move(question), standard).get<std::string>();
}

std::string Asker::pick(const Of &of, const std::vector<std::pair<std::string, std::string>> &others, const std::string &standard)
{
    Question question = made(of, QuestionKind::choice);
    question.choices = sheet_.question(of.row).choices;
    for (const auto &[value, label] : others)
        question.choices.push_back({value, label, {}});
    return settle(std::move(question), standard).get<std::string>();
}

void Asker::finish() const
{
    for (auto it = answers_.begin(); it != answers_.end(); ++it) {
        std::vector<std::string> asked;
        for (const Question &question : questions_)
            asked.push_back(question.id);
        if (std::find(asked.begin(), asked.end(), it.key()) == asked.end())
            throw Error("answers: there is no question " + quoted(Json(it.key())) + " here" + allowedTail(it.key(), asked), it.key());
    }
}

} // namespace optio::punic
