// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and settles the options of a game.
#include "rules/options.h"

#include "rules/error.h"
#include "rules/figures/rows.h"
#include "rules/ruling/asker.h"
#include "rules/ruling/refusal.h"

#include <algorithm>

namespace optio {

namespace {

constexpr int mostNumber = 9999;

} // namespace

std::vector<Question> readOptions(const Figure &rows)
{
    std::vector<Question> options;
    for (const Figure &row : rows.rows()) {
        Question option;
        option.id = row.at("id").text();
        option.label = row.at("label").text();
        option.help = row.at("help").text();
        option.rule = row.at("rule").text();
        option.choices = choicesOf(row);
        option.kind = option.choices.empty() ? QuestionKind::yesNo : QuestionKind::choice;
        if (row.has("least") || row.has("most")) {
            if (!option.choices.empty())
                row.fail("an option has choices, or a least and a most number, not both");
            option.kind = QuestionKind::count;
            option.least = wholeOf(row.at("least"), 0, mostNumber);
            option.most = wholeOf(row.at("most"), option.least, mostNumber);
        }
        option.value = option.standard = row.at("standard").json();
        try {
            checkAnswer(option, option.standard);
        } catch (const Error &error) {
            row.at("standard").fail(error.what());
        }
        options.push_back(std::move(option));
    }
    return options;
}

Json settledOptions(const std::vector<Question> &options, const Json &given)
{
    if (!given.is_object() && !given.is_null())
        throw Error("options: expected an object of option ids and values", "options");
    std::vector<std::string> names;
    for (const Question &option : options)
        names.push_back(option.id);
    for (auto it = given.begin(); it != given.end(); ++it)
        if (std::find(names.begin(), names.end(), it.key()) == names.end())
            throw Error("options: there is no option " + quoted(Json(it.key())) + allowedTail(it.key(), names), it.key());
    Json settled = Json::object();
    for (const Question &option : options) {
        const Json value = given.is_object() && given.contains(option.id) ? given.at(option.id) : option.standard;
        checkAnswer(option, value);
        settled[option.id] = value;
    }
    return settled;
}

} // namespace optio
