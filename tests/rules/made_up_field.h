// SPDX-License-Identifier: GPL-3.0-or-later
// Resolvers of the made-up rule set that take several counters at once, spend from a pool, tell what may come next, and ask nothing.
//
// MU-4 march: steps of the active side's counters march; the order costs 1, and 1 more for each counter beyond the first.
// MU-5 march: rough ground costs 1 more.
// MU-6 volley: a die for the steps that shoot; with one for each six of them added, 5 or more makes the target yield.
// MU-7 yield: a counter that yields loses two steps.
// The state's "pool" is {"a": left, "b": left}; its "marched" says how many steps of each counter have marched.
#pragma once

#include "tests/rules/made_up_act.h"
#include "tests/rules/made_up_ruleset.h"

#include <numeric>

namespace optio::madeup {

inline constexpr int poolSize = 5;
inline constexpr int mostSteps = 8; ///< of a counter that can march or shoot at once

inline int left(const Json &state) { return state.at("pool").at(state.at("active").get<std::string>()).get<int>(); }

/// The steps a counter still has, those marked as having marched told apart.
inline std::vector<Candidate> steps(const Json &state, bool marchedToo)
{
    std::vector<Candidate> all;
    for (const Json &side : state.at("sides")) {
        if (side.at("id") != state.at("active"))
            continue;
        for (const Json &command : side.at("commands"))
            for (const Json &id : command.at("units")) {
                const Json &unit = state.at("units").at(id.get<std::string>());
                const int have = std::min(mostSteps, unit.at("count").get<int>() - unit.at("lost").get<int>());
                const int gone = std::min(have, state.at("marched").value(id.get<std::string>(), 0));
                const std::string name = unit.at("name"), of = command.at("name");
                if (have > gone)
                    all.push_back({id, "", name, of, have - gone, 0});
                if (marchedToo && gone > 0)
                    all.push_back({id, "marched", name, of + " · marched", gone, 0});
            }
    }
    return all;
}

/// The steps a slot's picks name together. Throws Error for nobody, or for more than there are.
inline int picked(const Json *state, const Json &input, const char *slot, bool marchedToo)
{
    int sum = 0;
    for (const Json &pick : input.value(slot, Json::array())) {
        const int count = pick.value("count", 1);
        if (state != nullptr) {
            const std::vector<Candidate> all = steps(*state, marchedToo);
            const auto found = std::find_if(all.begin(), all.end(), [&](const Candidate &one) {
                return pick.at("unit") == one.unit && one.part == pick.value("part", "");
            });
            if (found == all.end() || count > found->most)
                throw Error("there are not so many steps to pick for \"" + std::string(slot) + "\"", slot);
        }
        sum += count;
    }
    if (sum == 0)
        throw Error("somebody must be picked for \"" + std::string(slot) + "\"", slot);
    return sum;
}

/// A resolver of few words: what all three here have in common.
class Small : public Resolver {
public:
    using Resolver::Resolver;
    Json complete(const Json *state, const Json &input) const override
    {
        const Form asked = form(state, input);
        Json whole{{"answers", answersOf(asked)}};
        for (const Slot &slot : slots())
            if (input.contains(slot.id))
                whole[slot.id] = input.at(slot.id);
        return whole;
    }
    std::vector<std::string> participants(const Json &input) const override
    {
        std::vector<std::string> units;
        for (const Slot &slot : slots())
            units.push_back(canonical(input.value(slot.id, Json())));
        return units;
    }
};

class March : public Small {
public:
    March()
        : Small(madeUpAct("march", "March", "MU-4", {{"who", "Who marches", "active", true}},
                          {{"who", {{{"unit", "Red"}, {"count", 2}}}}, {"answers", {{"rough", true}}}}))
    {}
    std::vector<Candidate> candidates(const Json &state, const Slot &, const Json &) const override { return steps(state, false); }
    std::string refusal(const Json &state, const Json &input) const override
    {
        if (state.is_null())
            return {};
        if (steps(state, false).empty())
            return "Everybody has marched (MU-4).";
        const bool rough = input.value("answers", Json::object()).value("rough", false);
        const int wanted = input.contains("who") && !input.at("who").empty() ? cost(input, rough) : 1;
        return wanted > left(state) ? "This costs " + std::to_string(wanted) + ", and " + std::to_string(left(state)) + " are left (MU-4)."
                                    : "";
    }
    Form form(const Json *state, const Json &input) const override
    {
        picked(state, input, "who", false);
        Question rough;
        rough.id = "rough";
        rough.label = "Rough ground";
        rough.help = "Does any of them cross rough ground?";
        rough.value = input.value("answers", Json::object()).value("rough", false);
        rough.standard = false;
        rough.rule = "MU-5";
        return {id(), title(), {}, {rough}, {}};
    }
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override { return std::make_unique<MarchCase>(state, input); }

private:
    static int cost(const Json &input, bool rough) { return static_cast<int>(input.at("who").size()) + (rough ? 1 : 0); }

    class MarchCase : public Case {
    public:
        MarchCase(const Json *state, Json input) : state_(state), input_(std::move(input)) {}
        std::uint64_t roll(Dice &) const override { return 0; }
        OutcomeText outcome(std::uint64_t) const override { return {Json::object(), "marched", "", 0}; }
        Ruling rule(Dice &) const override
        {
            Ruling ruling;
            const int others = static_cast<int>(input_.at("who").size()) - 1;
            const bool rough = input_.at("answers").at("rough").get<bool>();
            ruling.sentence = std::to_string(picked(state_, input_, "who", false)) + " steps march";
            ruling.lines.push_back({"", "order", "cost", "the order", 1, "MU-4"});
            if (others > 0)
                ruling.lines.push_back({"", "others", "cost", "counters beyond the first", others, "MU-4"});
            if (rough)
                ruling.lines.push_back({"", "rough", "cost", "rough ground", 1, "MU-5"});
            ruling.totals.push_back({"", "cost", "cost", cost(input_, rough)});
            ruling.outcome.push_back(
                {"", "marched", "marched", rough ? "Move them up to 100 paces." : "Move them up to 200 paces.", "MU-4"});
            if (state_ == nullptr)
                return ruling;
            const std::string side = state_->at("active");
            ruling.changes.push_back(changeOf(*state_, "/pool/" + side, left(*state_) - cost(input_, rough), "orders spent"));
            for (const Json &pick : input_.at("who")) {
                const std::string unit = pick.at("unit");
                const Json &marched = state_->at("marched");
                ruling.changes.push_back(
                    {"/marched/" + unit, marched.value(unit, Json()), marched.value(unit, 0) + pick.value("count", 1), ""});
            }
            return ruling;
        }

    private:
        const Json *state_;
        Json input_;
    };
};

class Volley : public Small {
public:
    Volley()
        : Small(madeUpAct("volley", "Volley", "MU-6", {{"shooters", "Who shoots", "active", true}, {"target", "At whom", "other"}},
                          {{"shooters", {{{"unit", "Red"}, {"count", 6}}}}, {"target", {{"name", "Blue"}}}, {"answers", Json::object()}}))
    {}
    /// Half of the first counter shoots when nothing is said; the second counter of the other side stands behind the first and is no
    /// target.
    std::vector<Candidate> candidates(const Json &state, const Slot &slot, const Json &) const override
    {
        if (slot.many) {
            std::vector<Candidate> all = steps(state, true);
            if (!all.empty())
                all.front().standard = all.front().most / 2;
            return all;
        }
        std::vector<Candidate> targets;
        for (const auto &[id, unit] : state.at("units").items())
            if (unit.at("side") != state.at("active") && !id.ends_with("2"))
                targets.push_back({id, "", unit.at("name"), "in range"});
        return targets;
    }
    std::string refusal(const Json &, const Json &) const override { return {}; }
    Form form(const Json *state, const Json &input) const override
    {
        picked(state, input, "shooters", true);
        if (!input.contains("target"))
            throw Error("the volley needs a target", "target");
        const std::string unit = state != nullptr ? input.at("target").get<std::string>() : "";
        return {id(),
                title(),
                {{"b", unit, unitName(state, input.at("target")), "the target", "counter", ""}},
                {},
                {{"a", "the volley's die", {1, 2, 3, 4, 5, 6}}}};
    }
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override
    {
        return std::make_unique<VolleyCase>(state, input);
    }

private:
    class VolleyCase : public Case {
    public:
        VolleyCase(const Json *state, Json input) : state_(state), input_(std::move(input)) {}
        std::uint64_t roll(Dice &dice) const override { return dice.d6({"mu.volley", "the volley's die"}) + bonus() >= 5 ? 1 : 0; }
        OutcomeText outcome(std::uint64_t key) const override
        {
            return {Json{{"b", key == 1 ? "yields" : "stands"}}, key == 1 ? "must yield" : "nothing happens", key == 1 ? "a" : "",
                    key == 1 ? 2 : 0};
        }
        Ruling rule(Dice &dice) const override
        {
            Ruling ruling;
            const bool hit = roll(dice) == 1;
            const std::string target = unitName(state_, input_.at("target"));
            ruling.dice = dice.drawn();
            ruling.lines.push_back({"a", "die", "die", "die", ruling.dice[0].value, "MU-6"});
            if (bonus() > 0)
                ruling.lines.push_back({"a", "six", "shooters", "for each six shooters", bonus(), "MU-6"});
            ruling.totals.push_back({"a", "total", "total", ruling.dice[0].value + bonus()});
            ruling.sentence = target + (hit ? " must yield" : " stands");
            ruling.outcome.push_back(
                {"b", hit ? "yields" : "stands", hit ? "yields" : "stands", hit ? "Move it back 100 paces." : "", "MU-6"});
            if (hit)
                ruling.followUps = {{"yield", "It cannot move back: it yields", {{"who", input_.at("target")}}},
                                    {"march", "The shooters follow", {{"who", input_.at("shooters")}}}};
            return ruling;
        }

    private:
        int bonus() const { return picked(state_, input_, "shooters", true) / 6; }

        const Json *state_;
        Json input_;
    };
};

class Yield : public Small {
public:
    Yield()
        : Small(madeUpAct("yield", "Yield", "MU-7", {{"who", "Who yields", "any"}},
                          {{"who", {{"name", "Blue"}}}, {"answers", Json::object()}}))
    {}
    std::string refusal(const Json &, const Json &) const override { return {}; }
    Form form(const Json *state, const Json &input) const override
    {
        if (!input.contains("who"))
            throw Error("somebody must yield", "who");
        const std::string unit = state != nullptr ? input.at("who").get<std::string>() : "";
        return {id(), title(), {{"b", unit, unitName(state, input.at("who")), "", "counter", ""}}, {}, {}};
    }
    std::unique_ptr<Case> prepare(const Json *state, const Json &input) const override { return std::make_unique<YieldCase>(state, input); }

private:
    class YieldCase : public Case {
    public:
        YieldCase(const Json *state, Json input) : state_(state), input_(std::move(input)) {}
        std::uint64_t roll(Dice &) const override { return 0; }
        OutcomeText outcome(std::uint64_t) const override { return {Json::object(), "yields", "", 0}; }
        Ruling rule(Dice &) const override
        {
            Ruling ruling;
            ruling.sentence = unitName(state_, input_.at("who")) + " yields";
            ruling.lines.push_back({"b", "steps", "loss", "steps lost", 2, "MU-7"});
            ruling.outcome.push_back({"b", "yields", "yields", "Turn the counter down two steps.", "MU-7"});
            if (state_ != nullptr)
                ruling.changes.push_back(changeOf(*state_, "/units/" + input_.at("who").get<std::string>() + "/lost",
                                                  unitLost(state_, input_.at("who")) + 2, "two steps lost"));
            return ruling;
        }

    private:
        const Json *state_;
        Json input_;
    };
};

} // namespace optio::madeup
