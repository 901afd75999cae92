// SPDX-License-Identifier: GPL-3.0-or-later
// Checking answers against their questions, and forms as JSON.
#include "rules/ruling/form.h"

#include "rules/fields.h"
#include "rules/ruling/own_words.h"

#include <array>
#include <cstdint>
#include <limits>

namespace optio {

static const std::array<const char *, 3> &wordsOf(QuestionKind)
{
    static constexpr std::array words{"yesNo", "choice", "count"};
    return words;
}

OPTIO_FIELDS(Choice, value, label, help)
OPTIO_FIELDS(Contestant, side, unit, title, subtitle, icon, score)
OPTIO_FIELDS(DieSlot, side, label, faces)
OPTIO_FIELDS(Form, resolver, title, contestants, questions, dice)

template <class F> void fields(F &f, Question &v)
{
    f("id", v.id);
    f("side", v.side);
    f("label", v.label);
    f("help", v.help);
    f("kind", v.kind);
    if (v.kind == QuestionKind::choice)
        f("choices", v.choices);
    if (v.kind == QuestionKind::count) {
        f("least", v.least);
        f("most", v.most);
    }
    f("value", v.value);
    f("standard", v.standard);
    f("rule", v.rule);
    f("decides", v.decides, limit::sparse);
}

namespace {

/// Equal, and a whole number only equal to a whole number.
bool same(const Json &a, const Json &b) { return a == b && a.is_number_float() == b.is_number_float(); }

bool isWhole(const Json &value, std::int64_t least, std::int64_t most)
{
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        return false;
    return value.is_number_integer() && value.get<std::int64_t>() >= least && value.get<std::int64_t>() <= most;
}

[[noreturn]] void refuse(const Question &question, const std::string &allowed, const Json &answer)
{
    throw Error(question.id + " must be " + allowed + ", not " + quoted(answer), question.id);
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

Json toJson(const Question &question) { return FieldsOut::write(question); }

Json toJson(const Form &form) { return FieldsOut::write(form); }

} // namespace optio
