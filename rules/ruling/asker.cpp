// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the words of questions and asks them one after another.
#include "rules/ruling/asker.h"

#include "rules/figures/rows.h"
#include "rules/ruling/asking.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <filesystem>

namespace optio {

namespace {

std::string idOf(const Asker::Of &of) { return of.subject.empty() ? of.row : of.row + "_" + of.subject; }

std::string askedTail(const std::vector<std::string> &asked) { return asked.empty() ? " (nothing is asked)" : "; asked: " + listed(asked); }

} // namespace

std::vector<Choice> choicesOf(const Figure &row)
{
    std::vector<Choice> choices;
    if (const Figure &list = row.get("choices"))
        for (const Figure &one : list.rows()) {
            choices.push_back({one.at("value").json(), one.at("label").text(), one.text("help", "")});
        }
    return choices;
}

std::vector<QuestionRow> readQuestionRows(const FigureFolder &from)
{
    std::vector<std::string> files;
    for (const auto &entry : std::filesystem::directory_iterator(from.folder()))
        if (const std::string name = entry.path().filename().string(); name.ends_with("questions.toml"))
            files.push_back(name);
    std::sort(files.begin(), files.end());
    std::vector<QuestionRow> questions;
    for (const std::string &name : files) {
        const Figure file = from.read(name);
        for (const Figure &row : file.at("question").rows()) {
            for (const QuestionRow &other : questions)
                if (other.id == row.at("id").text())
                    row.fail("the question \"" + other.id + "\" is there twice");
            questions.push_back({row.at("id").text(), row.at("label").text(), row.at("help").text(), row.at("rule").text(), choicesOf(row),
                                 row.boolean("decides", false)});
        }
    }
    return questions;
}

const QuestionRow &Asker::rowOf(const Of &of) const { return rowNamed(rows_, "question", of.row); }

Question Asker::made(const Of &of, QuestionKind kind) const
{
    const QuestionRow &row = rowOf(of);
    const auto worded = [&](const std::string &text) { return fill(text, {{"unit", of.name}, {"other", of.other}}); };
    Question question;
    question.id = idOf(of);
    question.side = of.side;
    question.label = worded(row.label);
    if (!of.subject.empty() && !of.name.empty() && row.label.find("{unit}") == std::string::npos)
        question.label += ": " + of.name;
    question.help = worded(row.help);
    question.rule = row.rule;
    question.decides = row.decides;
    question.kind = kind;
    return question;
}

template <class Make> Json Asker::settle(const Of &of, Json standard, const Make &make)
{
    asked_.push_back(idOf(of));
    const auto given = answers_.find(asked_.back());
    if (!worded_ && given == answers_.end())
        return standard;
    Question question = make();
    question.standard = standard;
    question.value = std::move(standard);
    if (given != answers_.end()) {
        try {
            checkAnswer(question, *given);
            question.value = *given;
        } catch (const Error &) {
            if (strict_)
                throw;
        }
    }
    if (!worded_)
        return std::move(question.value);
    questions_.push_back(std::move(question));
    return questions_.back().value;
}

bool Asker::yesNo(const Of &of, bool standard)
{
    if (allStandard())
        return standard;
    return settle(of, standard, [&] { return made(of, QuestionKind::yesNo); }).get<bool>();
}

int Asker::count(const Of &of, int least, int most, int standard)
{
    if (allStandard())
        return std::clamp(standard, least, most);
    return settle(of, std::clamp(standard, least, most),
                  [&] {
                      Question question = made(of, QuestionKind::count);
                      question.least = least;
                      question.most = most;
                      return question;
                  })
        .get<int>();
}

std::string Asker::choice(const Of &of, const std::vector<std::string> &values, const std::string &standard)
{
    if (allStandard())
        return standard;
    return settle(of, standard,
                  [&] {
                      Question question = made(of, QuestionKind::choice);
                      const QuestionRow &row = rowOf(of);
                      for (const std::string &value : values) {
                          const auto found =
                              std::find_if(row.choices.begin(), row.choices.end(), [&](const Choice &one) { return one.value == value; });
                          if (found == row.choices.end())
                              throw Error("the question " + of.row + " has no answer \"" + value + "\"", of.row);
                          question.choices.push_back(*found);
                          question.choices.back().label = fill(found->label, {{"unit", of.name}, {"other", of.other}});
                      }
                      return question;
                  })
        .get<std::string>();
}

std::string Asker::pick(const Of &of, const std::vector<std::pair<std::string, std::string>> &others, const std::string &standard)
{
    if (allStandard())
        return standard;
    return settle(of, standard,
                  [&] {
                      Question question = made(of, QuestionKind::choice);
                      question.choices = rowOf(of).choices;
                      for (const auto &[value, label] : others)
                          question.choices.push_back({value, label, {}});
                      return question;
                  })
        .get<std::string>();
}

void Asker::finish() const
{
    for (auto it = answers_.begin(); it != answers_.end(); ++it)
        if (std::find(asked_.begin(), asked_.end(), it.key()) == asked_.end()) {
            const auto known = std::find_if(rows_.begin(), rows_.end(), [&](const QuestionRow &row) {
                return it.key() == row.id || it.key().starts_with(row.id + "_");
            });
            if (known != rows_.end())
                throw Error(it.key() + ": this question (" + known->rule +
                                ") does not arise with these units and these other answers; leave it out" + askedTail(asked_),
                            it.key());
            throw Error("answers: nothing here is called " + quoted(Json(it.key())) + allowedTail(it.key(), asked_), it.key());
        }
}

} // namespace optio
