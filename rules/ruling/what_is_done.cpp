// SPDX-License-Identifier: GPL-3.0-or-later
// Compares what rulings do, with far dice.
#include "rules/ruling/what_is_done.h"

#include <array>
#include <utility>

namespace optio {

namespace {

/// Dice that all show their lowest, or all their highest face.
class FarDice : public DiceSource {
public:
    explicit FarDice(bool high) : high_(high) {}
    int face(Die die, const DrawName &) override
    {
        switch (die) {
        case Die::average:
            return high_ ? 5 : 2;
        case Die::d10:
            return high_ ? 9 : 0;
        default:
            return high_ ? static_cast<int>(die) : 1;
        }
    }
    int pick(int n, const DrawName &) override { return high_ ? n - 1 : 0; }
    Provenance provenance() const override { return Provenance::typed; }

private:
    bool high_;
};

/// What a ruling does, without its reasons.
Json deedOf(const Case &ready, bool high)
{
    FarDice far(high);
    Dice dice(far);
    const Ruling ruling = ready.rule(dice);
    Json deed = Json::array();
    for (const SideOutcome &one : ruling.outcome)
        deed.push_back({one.side, one.result, one.instruction});
    for (const Change &one : ruling.changes)
        deed.push_back({one.path, one.to});
    for (const FollowUp &one : ruling.followUps)
        deed.push_back({one.resolver, one.input});
    return deed;
}

/// The other answers to a question.
std::vector<Json> othersOf(const Question &question)
{
    if (question.kind == QuestionKind::yesNo)
        return {Json(question.value != Json(true))};
    std::vector<Json> values;
    if (question.kind == QuestionKind::choice)
        for (const Choice &choice : question.choices)
            if (choice.value != question.value)
                values.push_back(choice.value);
    return values;
}

} // namespace

bool decidesWhat(const Resolver &resolver, const Json *state, const Json &input, const Question &question)
{
    std::vector<Json> values = othersOf(question);
    if (values.empty())
        return false;
    Json changed = input;
    const auto present = resolver.prepareLenient(state, changed);
    const std::array<Json, 2> deeds{deedOf(*present, false), deedOf(*present, true)};
    for (Json &value : values) {
        changed["answers"][question.id] = std::move(value);
        try {
            const auto other = resolver.prepareLenient(state, changed);
            if (deedOf(*other, false) != deeds[0] || deedOf(*other, true) != deeds[1])
                return true;
        } catch (const Error &) {
            if (question.kind == QuestionKind::choice)
                return true;
        }
    }
    return false;
}

} // namespace optio
