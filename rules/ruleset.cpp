// SPDX-License-Identifier: GPL-3.0-or-later
// What all rule sets share: finding a resolver, who takes part, exact odds, and what each other answer would change.
#include "rules/ruleset.h"

#include "rules/refusal.h"

#include <algorithm>
#include <utility>

namespace optio {

namespace {

/// Odds as people compare them: the share of each different result, and of the outcomes that favour a side.
class Odds {
public:
    Odds(const Case &ready, const Distribution &distribution) : of_(distribution.of)
    {
        for (const Share &share : distribution.shares) {
            const OutcomeText text = ready.outcome(share.outcome);
            add(text.results, share.weight);
            const double p = distribution.p(share.weight);
            favourA += text.favours == "a" ? p : 0;
            favourB += text.favours == "b" ? p : 0;
        }
        reduce();
    }
    /// Exactly the same results with exactly the same chances?
    bool operator==(const Odds &other) const
    {
        return of_ == other.of_ && results_.size() == other.results_.size() &&
               std::is_permutation(results_.begin(), results_.end(), other.results_.begin());
    }

    double favourA = 0, favourB = 0;

private:
    void add(const Json &result, Weight weight)
    {
        for (auto &[known, sum] : results_)
            if (known == result) {
                sum += weight;
                return;
            }
        results_.emplace_back(result, weight);
    }
    /// To lowest terms, so that equal chances have equal weights.
    void reduce()
    {
        Weight common = of_;
        for (const auto &[result, weight] : results_)
            for (Weight rest = weight; rest != 0;)
                common = std::exchange(rest, common % rest);
        of_ /= common;
        for (auto &[result, weight] : results_)
            weight /= common;
    }

    std::vector<std::pair<Json, Weight>> results_;
    Weight of_;
};

/// How many other values of a count are tried.
constexpr int mostCounts = 12;

/// The values of a question besides its present one.
std::vector<Json> otherValues(const Question &question)
{
    std::vector<Json> values;
    switch (question.kind) {
    case QuestionKind::yesNo:
        values.emplace_back(question.value != Json(true));
        break;
    case QuestionKind::choice:
        for (const Choice &choice : question.choices)
            if (choice.value != question.value)
                values.push_back(choice.value);
        break;
    case QuestionKind::count: {
        // A long range is cut to the values around the present one.
        const int now = question.value.get<int>();
        const int last = std::min(question.most, std::max(question.least, now - mostCounts / 2) + mostCounts);
        const int first = std::max(question.least, last - mostCounts);
        for (int value = first; value <= last; ++value)
            if (value != now)
                values.emplace_back(value);
        break;
    }
    }
    return values;
}

} // namespace

std::vector<std::string> Resolver::participants(const Json &input) const
{
    std::vector<std::string> who;
    for (const Slot &slot : slots()) {
        const auto found = input.find(slot.id);
        if (found == input.end())
            continue;
        if (found->is_string()) {
            who.push_back(found->get<std::string>());
        } else if (found->is_array()) {
            for (const Json &one : *found)
                who.push_back(one.is_string() ? one.get<std::string>() : canonical(one));
        } else {
            who.push_back(canonical(*found));
        }
    }
    return who;
}

const Resolver &Ruleset::resolver(std::string_view id) const
{
    std::vector<std::string> ids;
    for (const Resolver *one : resolvers()) {
        ids.push_back(one->id());
        if (ids.back() == id)
            return *one;
    }
    throw Error(this->id() + " has no resolver \"" + std::string(id) + "\"" + allowedTail(id, ids), "resolver");
}

Distribution oddsOf(const Case &ready)
{
    Walk walk;
    return walk.run([&ready](Dice &dice) { return ready.roll(dice); });
}

std::vector<Effect> effectsOf(const Resolver &resolver, const Json *state, const Json &input)
{
    Walk walk;
    const auto oddsWith = [&](const Json &complete) {
        const std::unique_ptr<Case> ready = resolver.prepare(state, complete);
        return Odds(*ready, walk.run([&ready](Dice &dice) { return ready->roll(dice); }));
    };

    const Form form = resolver.form(state, input);
    Json changed = input;
    changed["answers"] = answersOf(form);
    const Json answers = changed["answers"];
    const Odds present = oddsWith(changed);

    std::vector<Effect> effects;
    for (const Question &question : form.questions) {
        for (Json &value : otherValues(question)) {
            changed["answers"] = answers;
            changed["answers"][question.id] = value;
            changed["answers"] = answersOf(resolver.form(state, changed)); // answers that no longer apply fall away, new ones come in
            const Odds odds = oddsWith(changed);
            effects.push_back(
                {question.id, std::move(value), !(odds == present), odds.favourA - present.favourA, odds.favourB - present.favourB});
        }
    }
    return effects;
}

} // namespace optio
