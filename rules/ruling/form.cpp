// SPDX-License-Identifier: GPL-3.0-or-later
// Checking answers against their questions, and forms as JSON.
#include "rules/ruling/form.h"

#include "rules/ruling/own_words.h"
#include "rules/ruling/refusal.h"

#include <cstdint>
#include <limits>

namespace optio {

namespace {

/// Equal, and a whole number only equal to a whole number.
bool same(const Json &a, const Json &b) { return a == b && a.is_number_float() == b.is_number_float(); }

bool isWhole(const Json &value, std::int64_t least, std::int64_t most)
{
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        return false;
    return value.is_number_integer() && value.get<std::int64_t>() >= least && value.get<std::int64_t>() <= most;
}

const char *nameOf(QuestionKind kind)
{
    switch (kind) {
    case QuestionKind::yesNo:
        return "yesNo";
    case QuestionKind::choice:
        return "choice";
    case QuestionKind::count:
        return "count";
    }
    return "";
}

[[noreturn]] void refuse(const Question &question, const std::string &allowed, const Json &answer)
{
    throw Error(question.id + " must be " + allowed + ", not " + quoted(answer), question.id);
}

Json toJson(const Choice &choice)
{
    Json json = Json::object();
    json["value"] = choice.value;
    json["label"] = choice.label;
    json["help"] = choice.help;
    return json;
}

Json toJson(const Contestant &contestant)
{
    Json json = Json::object();
    json["side"] = contestant.side;
    json["unit"] = contestant.unit;
    json["title"] = contestant.title;
    json["subtitle"] = contestant.subtitle;
    json["icon"] = contestant.icon;
    json["score"] = contestant.score;
    return json;
}

Json toJson(const DieSlot &slot)
{
    Json json = Json::object();
    json["side"] = slot.side;
    json["label"] = slot.label;
    json["faces"] = slot.faces;
    return json;
}

template <class T> Json listOf(const std::vector<T> &values)
{
    Json list = Json::array();
    for (const T &value : values)
        list.push_back(toJson(value));
    return list;
}

} // namespace

void checkAnswer(const Question &question, const Json &answer)
{
    switch (question.kind) {
    case QuestionKind::yesNo:
        if (!answer.is_boolean())
            refuse(question, "true or false", answer);
        return;
    case QuestionKind::choice: {
        std::string allowed;
        for (const Choice &choice : question.choices) {
            const bool own = standsForOwnWords(choice.value);
            if (same(choice.value, answer) || (own && isOwnWords(answer)))
                return;
            allowed += (allowed.empty() ? "" : ", ") +
                       (own ? "a short text of your own" : choice.value.dump(-1, ' ', false, Json::error_handler_t::replace));
        }
        refuse(question, (question.choices.size() > 1 ? "one of " : "") + allowed, answer);
    }
    case QuestionKind::count:
        if (!isWhole(answer, question.least, question.most))
            refuse(question, "a whole number from " + std::to_string(question.least) + " to " + std::to_string(question.most), answer);
        return;
    }
}

Json answersOf(const Form &form)
{
    Json answers = Json::object();
    for (const Question &question : form.questions)
        answers[question.id] = question.value;
    return answers;
}

Json toJson(const Question &question)
{
    Json json = Json::object();
    json["id"] = question.id;
    json["side"] = question.side;
    json["label"] = question.label;
    json["help"] = question.help;
    json["kind"] = nameOf(question.kind);
    if (question.kind == QuestionKind::choice)
        json["choices"] = listOf(question.choices);
    if (question.kind == QuestionKind::count) {
        json["least"] = question.least;
        json["most"] = question.most;
    }
    json["value"] = question.value;
    json["standard"] = question.standard;
    json["rule"] = question.rule;
    return json;
}

Json toJson(const Form &form)
{
    Json json = Json::object();
    json["resolver"] = form.resolver;
    json["title"] = form.title;
    json["contestants"] = listOf(form.contestants);
    json["questions"] = listOf(form.questions);
    json["dice"] = listOf(form.dice);
    return json;
}

} // namespace optio
