// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a bound, and the weather.
#include "rulesets/dbm/bound.h"

#include "rules/ruling/refusal.h"
#include "rulesets/dbm/army/defeat.h"
#include "rulesets/dbm/marks.h"
#include "rulesets/dbm/phases.h"

namespace optio::dbm {

std::vector<Question> endBoundQuestions(const Sheet &, const State *, const Json &input, bool strict)
{
    if (const Json &answers = answersIn(input); strict && !answers.empty())
        throw Error("answers: nothing is asked at the end of a bound, so there is no question " + quoted(Json(answers.begin().key())),
                    answers.begin().key());
    return {};
}

Ruling endBound(const Sheet &sheet, const State *state, const Json &)
{
    Ruling ruling;
    ruling.sentence = "The bound ends";
    if (state == nullptr)
        return ruling;
    checkResolved(sheet, *state);
    const std::string broken = tellBreaking(sheet, *state, ruling);
    const int next = 1 - state->activeSide();
    const Army &army = state->side(next);
    const int turn = state->turn + 1;
    ruling.sentence = "Bound " + std::to_string(turn) + ": " + army.name;
    ruling.comparison = broken;
    const auto change = [&](const std::string &path, const auto &from, Json to, const std::string &label = {}) {
        ruling.changes.push_back(changeFrom(path, from, std::move(to), label));
        if (ruling.changes.back().from == ruling.changes.back().to)
            ruling.changes.pop_back();
    };
    change("/turn", state->turn, turn);
    change("/active", state->active, army.id, army.name + " have the bound");
    change("/phase", state->phase, sheet.phases.front().id);
    change("/pool", state->pool, nullptr);
    change("/pooled", state->pooled, nullptr);
    change("/events", state->events, nullptr);
    for (std::size_t c = 0; c < army.commands.size(); ++c) {
        const Corps &command = army.commands[c];
        const std::string path = "/sides/" + std::to_string(next) + "/commands/" + std::to_string(c);
        change(path + "/pip", command.pip, nullptr);
        change(path + "/spent", command.spent, 0);
        change(path + "/discount_used", command.discountUsed, false);
    }
    Marking marking(*state);
    marking.endBound();
    marking.tell(ruling, [](const Unit &) { return std::string(); });
    return ruling;
}

std::vector<Question> setWeatherQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict)
{
    Question question = sheet.option("weather").question;
    question.help = "What is the weather like now?";
    if (state != nullptr)
        question.standard = state->weather;
    question.value = question.standard;
    const Json &answers = answersIn(input);
    for (auto it = answers.begin(); it != answers.end(); ++it) {
        if (it.key() == question.id && !strict) {
            for (const Choice &choice : question.choices)
                if (choice.value == it.value())
                    question.value = choice.value;
        } else if (strict) {
            if (it.key() != question.id)
                throw Error("answers: there is no question " + quoted(Json(it.key())) + allowedTail(it.key(), {question.id}), it.key());
            checkAnswer(question, it.value());
            question.value = it.value();
        }
    }
    return {question};
}

Ruling setWeather(const Sheet &sheet, const State *state, const Json &input)
{
    const std::string &weather = input.at("answers").at("weather").get_ref<const std::string &>();
    const auto word = static_cast<std::size_t>(numberOf(sheet.words.sky, weather));
    Ruling ruling;
    ruling.sentence = "The weather is now: " + sheet.words.sky.at(word).label;
    if (state != nullptr && state->weather != weather)
        ruling.changes.push_back(changeFrom("/weather", state->weather, weather, "Weather: " + sheet.words.sky.at(word).label));
    return ruling;
}

} // namespace optio::dbm
