// SPDX-License-Identifier: GPL-3.0-or-later
// What acts ask of an input, whatever the rule set.
#include "rules/ruling/answered_act.h"

#include "rules/ruling/refusal.h"

#include <algorithm>

namespace optio {

Json withoutAnswers(const Json &input)
{
    Json whole = input;
    whole.erase("answers");
    return whole;
}

void checkSlots(const About &about, const Json &input, bool inGame)
{
    std::vector<std::string> keys{"answers"};
    for (const Slot &slot : about.slots)
        keys.push_back(slot.id);
    if (!inGame) // in a game it is known how things stand
        keys.insert(keys.end(), about.keys.begin(), about.keys.end());
    onlyKeys(input, keys);
    for (const Slot &slot : about.slots)
        if (!slot.optional && (!input.contains(slot.id) || input.at(slot.id).is_null() || input.at(slot.id) == Json::array()))
            throw Error(slot.id + ": nobody is named for \"" + slot.label + "\"", slot.id);
}

bool allNamed(const About &about, const Json &input)
{
    return std::all_of(about.slots.begin(), about.slots.end(), [&](const Slot &slot) { return slot.optional || input.contains(slot.id); });
}

Json answersOf(const std::vector<Question> &questions)
{
    Json answers = Json::object();
    for (const Question &question : questions)
        answers[question.id] = question.value;
    return answers;
}

} // namespace optio
