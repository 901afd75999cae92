// SPDX-License-Identifier: GPL-3.0-or-later
// A small made-up rule set for tests of what knows no rule set: two sides of counters, a resolver "clash" with two questions and
// a "pass" that ends the turn.
//
// MU-1 clash: each side rolls a die, adds its answers and takes away what its counter has lost; the lower one loses a step.
// MU-2 pass: the other side is active; after side b a new turn begins.
#pragma once

#include "rules/roster/roster.h"
#include "rules/ruleset.h"
#include "tests/rules/made_up_act.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace optio::madeup {

/// How the clash is ruled; a second edition lets a rule set judge an old journal by other rules.
struct Edition {
    int hill = 1;           ///< what the hill adds
    bool drawHurts = false; ///< a draw costs side b a step
    int steps = 9999;       ///< how many steps a counter has; so many that no test runs out of them unless it wants to
};

inline std::string unitName(const Json *state, const Json &slot)
{
    if (!slot.is_string())
        return slot.value("name", "a counter");
    const std::string id = slot.get<std::string>();
    return state != nullptr ? state->at("units").at(id).at("name").get<std::string>() : id;
}

inline int unitLost(const Json *state, const Json &slot)
{
    return state != nullptr && slot.is_string() ? state->at("units").at(slot.get<std::string>()).at("lost").get<int>() : 0;
}

class ClashCase : public Case {
public:
    ClashCase(const Json *state, const Json &input, Edition edition) : state_(state), input_(input), edition_(edition)
    {
        const Json &answers = input.at("answers");
        hill_ = answers.at("hill").get<std::string>();
        plus_ = answers.at("eager").get<int>();
        lostA_ = unitLost(state, input.at("a"));
        lostB_ = unitLost(state, input.at("b"));
    }

    std::uint64_t roll(Dice &dice) const override
    {
        const int a = dice.d6({"mu.a", "side a's die"}) + (hill_ == "a" ? edition_.hill : 0) + plus_ - lostA_;
        const int b = dice.d6({"mu.b", "side b's die"}) + (hill_ == "b" ? edition_.hill : 0) - lostB_;
        return a > b ? 0 : a == b ? 1 : 2;
    }

    OutcomeText outcome(std::uint64_t key) const override
    {
        const bool hurtA = key == 2, hurtB = key == 0 || (key == 1 && edition_.drawHurts);
        return {Json{{"a", hurtA ? "hurt" : "unharmed"}, {"b", hurtB ? "hurt" : "unharmed"}},
                hurtA   ? "a is hurt"
                : hurtB ? "b is hurt"
                        : "nothing happens",
                hurtA   ? "b"
                : hurtB ? "a"
                        : "",
                hurtA || hurtB ? 1 : 0};
    }

    Ruling rule(Dice &dice) const override
    {
        const std::uint64_t key = roll(dice);
        const OutcomeText text = outcome(key);
        Ruling ruling;
        ruling.dice = dice.drawn();
        const std::string nameA = unitName(state_, input_.at("a")), nameB = unitName(state_, input_.at("b"));
        ruling.lines.push_back({"a", "die", "die", "die", ruling.dice[0].value, "MU-1"});
        ruling.lines.push_back({"b", "die", "die", "die", ruling.dice[1].value, "MU-1"});
        if (hill_ != "none")
            ruling.lines.push_back({hill_, "hill", "tactical", "holds the hill", edition_.hill, "MU-1"});
        ruling.totals.push_back({"a", "total", "total", ruling.dice[0].value + (hill_ == "a" ? edition_.hill : 0) + plus_ - lostA_});
        ruling.totals.push_back({"b", "total", "total", ruling.dice[1].value + (hill_ == "b" ? edition_.hill : 0) - lostB_});
        ruling.comparison = std::to_string(ruling.totals[0].value) + " against " + std::to_string(ruling.totals[1].value);
        for (const std::string side : {"a", "b"}) {
            const std::string result = text.results.at(side);
            ruling.outcome.push_back({side, result, result, result == "hurt" ? "Turn the counter down a step." : "", "MU-1"});
            if (result == "hurt" && state_ != nullptr) {
                const std::string unit = input_.at(side);
                ruling.changes.push_back(
                    changeOf(*state_, "/units/" + unit + "/lost", unitLost(state_, input_.at(side)) + 1, "a step lost"));
            }
        }
        ruling.sentence = text.results.at("a") == "hurt"   ? nameA + " is hurt by " + nameB
                          : text.results.at("b") == "hurt" ? nameB + " is hurt by " + nameA
                                                           : nameA + " and " + nameB + " part unharmed";
        return ruling;
    }

private:
    const Json *state_;
    Json input_;
    Edition edition_;
    std::string hill_;
    int plus_ = 0, lostA_ = 0, lostB_ = 0;
};

class Clash : public Resolver {
public:
    explicit Clash(Edition edition)
        : Resolver(madeUpAct("clash", "Clash", "MU-1", {{"a", "First", "any"}, {"b", "Second", "any"}},
                             {{"a", {{"name", "Red"}}}, {"b", {{"name", "Blue"}}}, {"answers", {{"hill", "a"}, {"eager", 2}}}})),
          edition_(edition)
    {}

    std::string refusal(const Json &state, const Json &input) const override
    {
        for (const char *slot : {"a", "b"}) {
            if (state.is_null() || !input.contains(slot) || !input[slot].is_string())
                continue;
            const Json &unit = state.at("units").at(input[slot].get<std::string>());
            if (unit.at("lost") >= unit.at("count"))
                return unit.at("name").get<std::string>() + " is off the table";
        }
        return {};
    }

    Form form(const Json *state, const Json &input) const override
    {
        slotsMustFit(state, input);
        Form form{id(), title(), {}, questions(), {{"a", "side a's die", {1, 2, 3, 4, 5, 6}}, {"b", "side b's die", {1, 2, 3, 4, 5, 6}}}};
        for (const std::string side : {"a", "b"}) {
            const Json &slot = input.at(side);
            const std::string unit = slot.is_string() && state != nullptr ? slot.get<std::string>() : "";
            form.contestants.push_back(
                {side, unit, unitName(state, slot), "side " + side, "counter", "+" + std::to_string(-unitLost(state, slot))});
        }
        for (Question &question : form.questions) {
            const Json given = input.value("answers", Json::object()).value(question.id, question.standard);
            try {
                checkAnswer(question, given);
                question.value = given;
            } catch (const Error &) {
                question.value = question.standard;
            }
        }
        return form;
    }

    Json complete(const Json *state, const Json &input) const override
    {
        slotsMustFit(state, input);
        for (const auto &[key, value] : input.items())
            if (key != "a" && key != "b" && key != "answers")
                throw Error("the clash has no field \"" + key + "\"; it has a, b and answers", key);
        const Json given = input.value("answers", Json::object());
        Json answers = Json::object();
        const std::vector<Question> all = questions();
        for (const auto &[key, value] : given.items())
            if (std::none_of(all.begin(), all.end(), [&key = key](const Question &q) { return q.id == key; }))
                throw Error("the clash has no question \"" + key + "\"; it has hill and eager", key);
        for (const Question &question : all) {
            const Json answer = given.value(question.id, question.standard);
            checkAnswer(question, answer);
            answers[question.id] = answer;
        }
        return {{"a", input.at("a")}, {"b", input.at("b")}, {"answers", answers}};
    }

    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override
    {
        return std::make_unique<ClashCase>(state, input, edition_);
    }

private:
    static std::vector<Question> questions()
    {
        Question hill;
        hill.id = "hill";
        hill.label = "Hill";
        hill.help = "Who stands higher?";
        hill.kind = QuestionKind::choice;
        hill.choices = {{"none", "Nobody", ""}, {"a", "First", ""}, {"b", "Second", ""}};
        hill.value = hill.standard = "none";
        hill.rule = "MU-1";
        Question eager;
        eager.id = "eager";
        eager.side = "a";
        eager.label = "Eagerness";
        eager.help = "How eager is the first?";
        eager.kind = QuestionKind::count;
        eager.least = 0;
        eager.most = 3;
        eager.value = eager.standard = 0;
        eager.rule = "MU-1";
        return {hill, eager};
    }

    static void slotsMustFit(const Json *state, const Json &input)
    {
        for (const char *slot : {"a", "b"}) {
            if (!input.is_object() || !input.contains(slot))
                throw Error(std::string("the clash needs a counter for \"") + slot + "\"", slot);
            if (state != nullptr && (!input[slot].is_string() || !state->at("units").contains(input[slot].get<std::string>())))
                throw Error(std::string("there is no such counter in the game for \"") + slot + "\"", slot);
        }
    }

    Edition edition_;
};

/// Ends the turn of a side; no dice, no questions.
class Pass : public Resolver {
public:
    Pass() : Resolver(madeUpAct("pass", "Pass", "MU-2", {}, {{"answers", Json::object()}})) {}
    std::string refusal(const Json &, const Json &) const override { return {}; }
    Form form(const Json *, const Json &) const override { return {id(), title(), {}, {}, {}}; }
    Json complete(const Json *, const Json &) const override { return {{"answers", Json::object()}}; }
    std::unique_ptr<Case> prepare(const Json *state, const Json &) const override { return std::make_unique<PassCase>(state); }

private:
    class PassCase : public Case {
    public:
        explicit PassCase(const Json *state) : state_(state) {}
        std::uint64_t roll(Dice &) const override { return 0; }
        OutcomeText outcome(std::uint64_t) const override { return {Json::object(), "passed", "", 0}; }
        Ruling rule(Dice &) const override
        {
            Ruling ruling;
            const bool second = state_ != nullptr && state_->at("active") == "b";
            ruling.sentence = std::string("Side ") + (second ? "b" : "a") + " passes";
            if (state_ != nullptr)
                ruling.changes.push_back(changeOf(*state_, "/active", second ? "a" : "b"));
            if (second)
                ruling.changes.push_back(changeOf(*state_, "/turn", state_->at("turn").get<int>() + 1, "a new turn"));
            return ruling;
        }

    private:
        const Json *state_;
    };
};

class MadeUp : public Ruleset {
public:
    explicit MadeUp(Edition edition = {})
        : clash_(edition), armies_{army("made-up/red", "Red", edition.steps), army("made-up/blue", "Blue", edition.steps)}
    {}
    std::string id() const override { return "made-up"; }
    std::string name() const override { return "Made-up counters"; }
    std::string summary() const override { return "Two sides of counters for tests."; }
    std::string data() const override { return std::string(64, '0'); }
    Json catalogue() const override { return {{"types", {"counter"}}}; }
    Json reference() const override
    {
        return Json::array({{{"rule", "MU-1"}, {"title", "Clash"}, {"text", "The lower total loses a step."}},
                            {{"rule", "MU-2"}, {"title", "Pass"}, {"text", "The other side is active."}}});
    }
    std::vector<const Resolver *> resolvers() const override { return {&clash_, &pass_}; }
    const std::vector<Json> &armies() const override { return armies_; }
    std::vector<Finding> check(const Json &roster) const override
    {
        std::vector<Finding> findings;
        if (totals(roster).at("elements") == 0)
            findings.push_back({"warning", "The army has no counters.", "MU-1", "/commands/0"});
        return findings;
    }
    Json totals(const Json &roster) const override
    {
        int elements = 0, points = 0;
        for (const Json &command : roster.at("commands"))
            for (const Json &unit : command.at("units")) {
                ++elements;
                points += 2 * unit.value("count", 1);
            }
        return {{"points", points}, {"elements", elements}};
    }
    Json unitText(const Json &unit) const override
    {
        return {{"label", unit.value("name", "counter")}, {"detail", ""}, {"icon", "counter"}, {"points", 2}};
    }
    Json newUnit() const override { return {{"name", "counter"}, {"count", 3}}; }

    std::vector<Question> options() const override { return {}; }
    Json start(const Json &rosterA, const Json &rosterB, const Json &options) const override
    {
        Json state{{"ruleset", id()},        {"turn", 1}, {"active", "a"}, {"settings", options}, {"held", false}, {"sides", Json::array()},
                   {"units", Json::object()}};
        for (const std::string side : {"a", "b"}) {
            const Json &roster = side == "a" ? rosterA : rosterB;
            Json commands = Json::array();
            for (const Json &command : roster.at("commands")) {
                const std::string commandId = side + std::to_string(commands.size() + 1);
                Json units = Json::array();
                for (const Json &row : command.at("units")) {
                    const std::string unitId = commandId + "." + std::to_string(units.size() + 1);
                    Json unit = row;
                    unit["side"] = side;
                    unit["command"] = commandId;
                    unit["lost"] = 0;
                    state["units"][unitId] = unit;
                    units.push_back(unitId);
                }
                commands.push_back({{"id", commandId}, {"name", command.at("name")}, {"units", units}});
            }
            state["sides"].push_back({{"id", side}, {"name", roster.at("name")}, {"commands", commands}});
        }
        return state;
    }
    int turn(const Json &state) const override { return state.at("turn").get<int>(); }
    std::vector<Act> acts(const Json &) const override { return {{"pass", "Pass", Json::object(), true, ""}}; }
    View view(const Json &state, const std::string &) const override
    {
        return {.title = "Counters", .turnWord = "turn", .turn = turn(state), .active = state.at("active").get<std::string>()};
    }
    Json ended(const Json &) const override { return {{"over", false}}; }
    Json counters(const Json &state) const override
    {
        Json all = Json::array();
        for (const auto &[id, unit] : state.at("units").items())
            all.push_back({{"path", "/units/" + id + "/lost"},
                           {"label", unit.at("name").get<std::string>() + ": steps lost"},
                           {"kind", "count"},
                           {"least", 0},
                           {"most", unit.at("count")},
                           {"value", unit.at("lost")}});
        all.push_back({{"path", "/held"}, {"label", "held"}, {"kind", "yesNo"}, {"least", 0}, {"most", 1}, {"value", state.at("held")}});
        return all;
    }

private:
    /// Three counters of a name each.
    static Json army(const std::string &id, const std::string &name, int steps)
    {
        Json units = Json::array();
        for (const char *colour : {" one", " two", " three"})
            units.push_back({{"name", name + colour}, {"count", steps}});
        return {{"format", 1},
                {"ruleset", "made-up"},
                {"data", std::string(64, '0')},
                {"id", id},
                {"name", name},
                {"limit", 400},
                {"notes", ""},
                {"commands", Json::array({{{"name", "all"}, {"units", units}}})},
                {"vendor", Json::object()}};
    }

    Clash clash_;
    Pass pass_;
    std::vector<Json> armies_;
};

} // namespace optio::madeup
