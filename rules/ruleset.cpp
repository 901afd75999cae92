// SPDX-License-Identifier: GPL-3.0-or-later
// What all rule sets share: finding a resolver, who takes part, exact odds, and what each other answer would change.
#include "rules/ruleset.h"

#include "rules/counted.h"
#include "rules/dice/pools.h"
#include "rules/journal/last_read.h"
#include "rules/ruling/participants.h"
#include "rules/ruling/refusal.h"
#include "rules/variations.h"

#include <algorithm>
#include <deque>
#include <utility>

namespace optio {

namespace {

/// What the outcome keys of a resolver stand for, asked once for each key.
class Meanings {
public:
    struct Meaning {
        std::uint64_t key = 0;
        std::size_t result = 0; ///< number of its results; keys with the same results share it
        char favours = 0;       ///< 'a', 'b' or 0
    };
    const Meaning &of(const Case &ready, std::uint64_t key)
    {
        for (const Meaning &meaning : known_)
            if (meaning.key == key)
                return meaning;
        const OutcomeText text = ready.outcome(key);
        const auto result = std::find(results_.begin(), results_.end(), text.results);
        known_.push_back({key, static_cast<std::size_t>(result - results_.begin()), text.favours.empty() ? '\0' : text.favours.front()});
        if (result == results_.end())
            results_.push_back(text.results);
        return known_.back();
    }

private:
    std::vector<Meaning> known_;
    std::vector<Json> results_;
};

/// Odds as people compare them: the share of each different result, and of the outcomes that favour a side.
struct Odds {
    std::vector<Weight> weights; ///< by number of result
    Weight of;
    double favourA = 0, favourB = 0;

    Odds(const Case &ready, const Distribution &distribution, Meanings &meanings) : of(distribution.of)
    {
        for (const Share &share : distribution.shares) {
            const Meanings::Meaning &meaning = meanings.of(ready, share.outcome);
            if (meaning.result >= weights.size())
                weights.resize(meaning.result + 1);
            weights[meaning.result] += share.weight;
            if (meaning.favours != 0)
                (meaning.favours == 'a' ? favourA : favourB) += distribution.p(share.weight);
        }
        // To lowest terms, so that equal chances have equal weights.
        Weight common = of;
        for (const Weight weight : weights)
            for (Weight rest = weight; rest != 0;)
                common = std::exchange(rest, common % rest);
        of /= common;
        for (Weight &weight : weights)
            weight /= common;
        while (!weights.empty() && weights.back() == 0)
            weights.pop_back();
    }
    /// Exactly the same results with exactly the same chances?
    bool operator==(const Odds &other) const { return of == other.of && weights == other.weights; }
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

std::optional<Pool> nextPool(const Case &ready, const std::vector<int> &faces, std::string *label)
{
    std::vector<int> tried = faces;
    tried.push_back(faceOf({0, 0, 0}));
    EnteredDice given(std::move(tried));
    Dice dice(given);
    try {
        (void)ready.rule(dice);
    } catch (const Error &) { // more is wanted, or no pool is
    }
    if (dice.drawn().size() <= faces.size() || !isPool(dice.drawn()[faces.size()].value))
        return {};
    const Draw &draw = dice.drawn()[faces.size()];
    Pool pool = poolOf(draw.value);
    pool.sides = draw.sides;
    if (label != nullptr)
        *label = draw.label;
    return pool;
}

std::optional<DieSlot> nextDie(const Case &ready, const std::vector<int> &faces)
{
    try {
        EnteredDice given(faces);
        Dice dice(given);
        (void)ready.rule(dice);
    } catch (const DieWanted &wanted) {
        DieSlot slot{"", wanted.label(), {}};
        for (int face = wanted.least(); face <= wanted.most(); ++face)
            slot.faces.push_back(face);
        return slot;
    } catch (const Error &) {
        return {};
    }
    return {};
}

std::unique_ptr<Case> Resolver::prepareLenient(const Json *state, const Json &input) const
{
    Json complete = input;
    complete["answers"] = answersOf(form(state, input));
    return prepare(state, complete);
}

namespace {

/// Makes the whole case ready for every answer.
class PreparedAnew : public Variations {
public:
    PreparedAnew(const Resolver &resolver, const Json *state, const Json &input) : resolver_(resolver), state_(state), input_(input) {}
    const Case &with(const std::string &question, const Json &value) override
    {
        ready_.reset(); // it may look at the input
        Json &answers = input_["answers"];
        if (!changed_.empty())
            answers[changed_] = std::move(stood_);
        changed_ = question;
        stood_ = std::exchange(answers[question], value);
        ready_ = resolver_.prepareLenient(state_, input_);
        return *ready_;
    }

private:
    const Resolver &resolver_;
    const Json *state_;
    Json input_;
    std::string changed_; ///< the question whose answer is not the one that stands
    Json stood_;          ///< which is this
    std::unique_ptr<Case> ready_;
};

} // namespace

std::unique_ptr<Variations> variationsOf(const Resolver &resolver, const Json *state, const Json &input)
{
    if (const auto *varying = dynamic_cast<const Varying *>(&resolver))
        return varying->variations(state, input);
    return std::make_unique<PreparedAnew>(resolver, state, input);
}

std::vector<std::string> Resolver::participants(const Json &input) const
{
    std::vector<std::string> who;
    for (const Slot &slot : slots()) {
        const auto found = input.find(slot.id);
        if (found == input.end())
            continue;
        std::vector<std::string> here;
        if (found->is_array())
            for (const Json &one : *found)
                here.push_back(one.is_string() ? one.get<std::string>() : canonical(one));
        else
            here.push_back(found->is_string() ? found->get<std::string>() : canonical(*found));
        joinParticipants(who, std::move(here));
    }
    return who;
}

std::string baseOf(std::string_view ruleset) { return std::string(ruleset.substr(0, ruleset.find('+'))); }

const Resolver &Ruleset::resolver(std::string_view id) const
{
    const auto &all = resolvers();
    for (const Resolver *one : all)
        if (one->id() == id)
            return *one;
    std::vector<std::string> ids;
    for (const Resolver *one : all)
        ids.push_back(one->id());
    throw Error(this->id() + " has no resolver \"" + std::string(id) + "\"" + allowedTail(id, ids), "resolver");
}

std::string Ruleset::verb(std::string_view resolver) const
{
    for (const Resolver *one : resolvers())
        if (one->id() == resolver)
            return one->about().verb;
    return {};
}

namespace {

std::optional<Distribution> countedOf(const Case &ready)
{
    const auto *counts = dynamic_cast<const Counted *>(&ready);
    return counts != nullptr ? counts->counted() : std::nullopt;
}

} // namespace

Distribution oddsOf(const Case &ready)
{
    if (std::optional<Distribution> counted = countedOf(ready))
        return *std::move(counted);
    Walk walk;
    return walk.run([&ready](Dice &dice) { return ready.roll(dice); });
}

OutcomeText outcomeFrom(const Case &ready, const std::vector<int> &faces)
{
    EnteredDice source(faces);
    Dice dice(source);
    return ready.outcome(ready.roll(dice));
}

std::vector<Effect> effectsOf(const Resolver &resolver, const Json *state, const Json &input)
{
    const Unchanging unchanged(state); // it is read for every answer that is tried
    const Form form = resolver.form(state, input);
    Json complete = input;
    complete["answers"] = answersOf(form);
    Walk walk;
    Meanings meanings;
    std::deque<std::pair<std::string, Odds>> known; // by what cases say they are like: many answers come to the same
    const auto odds = [&](const Case &ready) -> const Odds & {
        std::string like = ready.alike();
        if (!like.empty())
            for (const auto &[other, its] : known)
                if (other == like)
                    return its;
        const std::optional<Distribution> counted = countedOf(ready);
        const Distribution &all = counted ? *counted : walk.run([&ready](Dice &dice) { return ready.roll(dice); });
        return known.emplace_back(std::move(like), Odds(ready, all, meanings)).second;
    };

    const Odds &present = odds(*resolver.prepare(state, complete));
    const std::unique_ptr<Variations> variations = variationsOf(resolver, state, complete);
    std::vector<Effect> effects;
    for (const Question &question : form.questions)
        for (Json &value : otherValues(question))
            try {
                const Odds &other = odds(variations->with(question.id, value));
                const bool changes = &other != &present && !(other == present);
                effects.push_back(
                    {question.id, std::move(value), changes, other.favourA - present.favourA, other.favourB - present.favourB});
            } catch (const Error &) {
                // An answer with which the act may not be done changes no odds: it is refused when it is given.
            }
    return effects;
}

} // namespace optio
