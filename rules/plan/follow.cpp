// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/plan/follow.h"

#include "rules/journal/last_read.h"

#include <algorithm>

namespace optio {

namespace {

std::string nameOf(const std::string &resolver, const Json &input)
{
    return resolver + canonical(input.is_object() ? input : Json::object());
}

/// Is it about units, all of whom are named? What only ends a phase is about none.
bool namesUnits(const Resolver &resolver, const Json &input)
{
    const std::vector<Slot> &slots = resolver.slots();
    return !slots.empty() && std::all_of(slots.begin(), slots.end(),
                                         [&](const Slot &slot) { return slot.optional || (input.is_object() && input.contains(slot.id)); });
}

} // namespace

Following::Following(const Ruleset &ruleset, const Json &before) : ruleset_(&ruleset)
{
    for (const Act &act : ruleset.acts(before))
        if (act.next && act.refusal.empty())
            dueBefore_.insert(nameOf(act.resolver, act.input));
}

FollowAct Following::made(const Json &state, const std::string &resolver, const std::string &label, const Json &input, bool due,
                          const std::map<std::string, FollowChoice> &choices) const
{
    FollowAct act{followKey(resolver, label), resolver, label, {}, input.is_object() ? input : Json::object(), due, {}, {}};
    const Resolver &rules = ruleset_->resolver(resolver);
    act.rule = rules.rule();
    if (const auto choice = choices.find(act.key); choice != choices.end())
        for (const auto &[question, answer] : choice->second.answers.items())
            act.input["answers"][question] = answer;
    try {
        if (rules.mayBeSecret() || !rules.pageOf(state, act.input).empty())
            throw Error("Only one side may know it, so it is left out.");
        const Form form = rules.form(&state, act.input); // passes over answers that do not apply
        act.questions = form.questions;
        act.input["answers"] = answersOf(form);
        act.refusal = rules.refusal(state, act.input);
    } catch (const Error &error) {
        act.refusal = error.what();
    }
    return act;
}

std::vector<FollowAct> Following::after(const Json &state, const std::vector<FollowUp> &offered,
                                        const std::map<std::string, FollowChoice> &choices, const std::set<std::string> &passed) const
{
    const Unchanging same(state);
    std::vector<FollowAct> acts;
    const std::vector<Act> now = ruleset_->acts(state);
    const auto due = [&](const Act &act) {
        return act.next && act.refusal.empty() && !dueBefore_.contains(nameOf(act.resolver, act.input)) &&
               namesUnits(ruleset_->resolver(act.resolver), act.input);
    };
    const auto add = [&](FollowAct act) {
        if (!passed.contains(act.key))
            acts.push_back(std::move(act));
    };
    for (const FollowUp &one : offered)
        add(made(state, one.resolver, one.label, one.input,
                 std::any_of(now.begin(), now.end(), [&](const Act &act) { return act.resolver == one.resolver && due(act); }), choices));
    for (const Act &act : now)
        if (due(act) && std::none_of(offered.begin(), offered.end(), [&](const FollowUp &one) { return one.resolver == act.resolver; }))
            add(made(state, act.resolver, act.label, act.input, true, choices));
    return acts;
}

std::unique_ptr<Case> Following::ready(const Json &state, const FollowAct &act) const
{
    return ruleset_->resolver(act.resolver).prepareLenient(&state, act.input);
}

} // namespace optio
