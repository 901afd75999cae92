// SPDX-License-Identifier: GPL-3.0-or-later
// Acts without dice.
#include "rules/ruling/without_dice.h"

#include <algorithm>

namespace optio {

namespace {

Json answersOf(const std::vector<Question> &questions)
{
    Json answers = Json::object();
    for (const Question &question : questions)
        answers[question.id] = question.value;
    return answers;
}

} // namespace

std::string WithoutDiceResolver::refusal(const Json &state, const Json &input) const
{
    try {
        for (const Slot &slot : slots())
            if (!slot.optional && !input.contains(slot.id))
                return {}; // nothing to judge yet
        Json whole = settled(&state, input);
        whole["answers"] = answersOf(ask(&state, input, false));
        tell(&state, whole);
        return refused(state, whole);
    } catch (const Error &error) {
        return error.what();
    }
}

Form WithoutDiceResolver::form(const Json *state, const Json &input) const
{
    Form form;
    form.resolver = id();
    form.title = title();
    form.questions = ask(state, input, false);
    return form;
}

Json WithoutDiceResolver::complete(const Json *state, const Json &input) const
{
    std::vector<std::string> keys{"answers"};
    for (const Slot &slot : slots())
        keys.push_back(slot.id);
    if (state == nullptr) // in a game it is known how things stand
        keys.insert(keys.end(), about().keys.begin(), about().keys.end());
    onlyKeys(input, keys);
    for (const Slot &slot : slots())
        if (!slot.optional && (!input.contains(slot.id) || input.at(slot.id).is_null() || input.at(slot.id) == Json::array()))
            throw Error(slot.id + ": nobody is named for \"" + slot.label + "\"", slot.id);
    Json whole = settled(state, input);
    whole["answers"] = answersOf(ask(state, input, true));
    return whole;
}

std::unique_ptr<Case> WithoutDiceResolver::prepare(const Json *state, const Json &input) const
{
    return std::make_unique<WithoutDice>(tell(state, input));
}

Json WithoutDiceResolver::settled(const Json *, const Json &input) const
{
    Json whole = input;
    whole.erase("answers");
    return whole;
}

} // namespace optio
