// SPDX-License-Identifier: GPL-3.0-or-later
// A further ruling of the made-up rule set, with as many dice as its input asks for and a list in the state, for tests of amending.
#pragma once

#include "tests/rules/made_up_ruleset.h"

namespace optio::madeup {

/// MU-3 volley: shots of a counter hit another on 4 or more; an extra die for a marksman. What was hit is noted in a list.
class Volley : public Resolver {
public:
    Volley()
        : Resolver(madeUpAct("volley", "Volley", "", {{"a", "Shooter", "any"}, {"b", "Target", "any"}}, {{"a", "a1.1"}, {"b", "b1.1"}}))
    {}
    std::string refusal(const Json &state, const Json &) const override { return state.at("held") == true ? "all hold their fire" : ""; }
    Form form(const Json *, const Json &input) const override
    {
        Question shots;
        shots.id = "shots";
        shots.kind = QuestionKind::count;
        shots.least = 0;
        shots.most = 6;
        shots.standard = 1;
        shots.value = input.value("answers", Json::object()).value("shots", shots.standard);
        return {id(), title(), {}, {shots}, {}};
    }
    Json complete(const Json *state, const Json &input) const override
    {
        const Question shots = form(state, input).questions.front();
        checkAnswer(shots, shots.value);
        return {{"a", input.at("a")}, {"b", input.at("b")}, {"answers", {{"shots", shots.value}}}};
    }
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override { return std::make_unique<Shot>(*state, input); }

private:
    class Shot : public Case {
    public:
        Shot(const Json &state, Json input) : state_(state), input_(std::move(input)) {}
        std::uint64_t roll(Dice &dice) const override
        {
            return static_cast<std::uint64_t>(dice.hits(input_.at("answers").at("shots").get<int>(), 4, {"mu.shot", "shot"}));
        }
        OutcomeText outcome(std::uint64_t) const override { return {Json::object(), "hits", "a", 1}; }
        Ruling rule(Dice &dice) const override
        {
            const int hits = static_cast<int>(roll(dice));
            const std::string unit = input_.at("b").get<std::string>();
            Ruling ruling;
            ruling.sentence = std::to_string(hits) + " hits";
            ruling.dice = dice.drawn();
            const int lost = state_.at("units").at(unit).at("lost").get<int>();
            if (hits > 0)
                ruling.changes.push_back(changeOf(state_, "/units/" + unit + "/lost", lost + hits));
            Json shot = state_.value("shot", Json::array());
            shot.push_back(unit);
            ruling.changes.push_back(changeOf(state_, "/shot", shot));
            return ruling;
        }

    private:
        const Json &state_;
        Json input_;
    };
};

class Camp : public MadeUp {
public:
    using MadeUp::MadeUp;
    std::vector<const Resolver *> resolvers() const override
    {
        std::vector<const Resolver *> all = MadeUp::resolvers();
        all.push_back(&volley_);
        return all;
    }

private:
    Volley volley_;
};

} // namespace optio::madeup
