// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a bound, and the weather.
#include "rulesets/dbm/bound.h"

#include "rules/refusal.h"
#include "rulesets/dbm/game.h"

namespace optio::dbm {

namespace {

/// A case without dice: its ruling is known beforehand.
class Told : public Case {
public:
    explicit Told(Ruling ruling) : ruling_(std::move(ruling)) {}
    std::uint64_t roll(Dice &) const override { return 0; }
    OutcomeText outcome(std::uint64_t) const override { return {Json::object(), ruling_.sentence, "", 0}; }
    Ruling rule(Dice &) const override { return ruling_; }

private:
    Ruling ruling_;
};

/// The answers of an input that has no other keys.
const Json &answersIn(const Json &input)
{
    static const Json none = Json::object();
    if (!input.is_object())
        throw Error("the input must be an object with \"answers\"");
    for (auto it = input.begin(); it != input.end(); ++it)
        if (it.key() != "answers")
            throw Error("the input has an unknown key " + quoted(Json(it.key())) + allowedTail(it.key(), {"answers"}), it.key());
    const auto answers = input.find("answers");
    if (answers == input.end())
        return none;
    if (!answers->is_object())
        throw Error("answers: expected an object of question ids and answers", "answers");
    return *answers;
}

} // namespace

Json EndBound::example() const { return {{"answers", Json::object()}}; }

Form EndBound::form(const Json *, const Json &) const
{
    Form form;
    form.resolver = id();
    form.title = title();
    return form;
}

Json EndBound::complete(const Json *, const Json &input) const
{
    if (const Json &answers = answersIn(input); !answers.empty())
        throw Error("answers: nothing is asked at the end of a bound, so there is no question " + quoted(Json(answers.begin().key())),
                    answers.begin().key());
    return example();
}

std::unique_ptr<Case> EndBound::prepare(const Json *state, const Json &) const
{
    Ruling ruling;
    ruling.sentence = "The bound ends";
    if (state == nullptr)
        return std::make_unique<Told>(std::move(ruling));
    const bool toA = state->at("active") == "b";
    const int turn = state->at("turn").get<int>() + 1;
    const std::string name = state->at("sides").at(toA ? 0 : 1).at("name").get<std::string>();
    ruling.sentence = "Bound " + std::to_string(turn) + ": " + name;
    ruling.changes.push_back(changeOf(*state, "/turn", turn, ""));
    ruling.changes.push_back(changeOf(*state, "/active", toA ? "a" : "b", name + " have the bound"));
    for (auto unit = state->at("units").begin(); unit != state->at("units").end(); ++unit)
        for (const char *mark : boundMarks)
            if (unit->at(mark) != 0)
                ruling.changes.push_back(changeOf(*state, "/units/" + unit.key() + "/" + mark, 0, ""));
    return std::make_unique<Told>(std::move(ruling));
}

Json Weather::example() const { return {{"answers", {{"weather", sheet_.words.sky.back().id}}}}; }

Question Weather::question(const Json *state) const
{
    Question question = sheet_.option("weather").question;
    question.help = "What is the weather like now?";
    if (state != nullptr)
        question.standard = state->at("weather");
    question.value = question.standard;
    return question;
}

Form Weather::form(const Json *state, const Json &input) const
{
    Form form;
    form.resolver = id();
    form.title = title();
    form.questions.push_back(question(state));
    Question &asked = form.questions.front();
    if (const auto answers = input.find("answers"); answers != input.end() && answers->contains("weather"))
        for (const Choice &choice : asked.choices)
            if (choice.value == answers->at("weather"))
                asked.value = choice.value;
    return form;
}

Json Weather::complete(const Json *state, const Json &input) const
{
    const Json &answers = answersIn(input);
    const Question asked = question(state);
    Json value = asked.standard;
    for (auto it = answers.begin(); it != answers.end(); ++it) {
        if (it.key() != "weather")
            throw Error("answers: there is no question " + quoted(Json(it.key())) + allowedTail(it.key(), {"weather"}), it.key());
        checkAnswer(asked, it.value());
        value = it.value();
    }
    return {{"answers", {{"weather", value}}}};
}

std::unique_ptr<Case> Weather::prepare(const Json *state, const Json &input) const
{
    const std::string &weather = input.at("answers").at("weather").get_ref<const std::string &>();
    const auto word = static_cast<std::size_t>(numberOf(sheet_.words.sky, weather));
    Ruling ruling;
    ruling.sentence = "The weather is now: " + sheet_.words.sky.at(word).label;
    if (state != nullptr && state->at("weather") != weather)
        ruling.changes.push_back(changeOf(*state, "/weather", weather, "Weather: " + sheet_.words.sky.at(word).label));
    return std::make_unique<Told>(std::move(ruling));
}

} // namespace optio::dbm
