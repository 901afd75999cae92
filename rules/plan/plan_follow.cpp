// SPDX-License-Identifier: GPL-3.0-or-later
// A plan's fights with what follows from them, in every case of the dice and played out.
#include "rules/plan/plan.h"

#include "rules/journal/last_read.h"
#include "rules/ruling/die_side.h"

#include <algorithm>

namespace optio {

namespace {

constexpr int mostFollowing = 8; ///< acts one after another that follow from one fight

} // namespace

std::optional<FollowAct> PlanCount::nextOf(Open &open, const PlannedFight &fight, PlanOdds::Fight &told) const
{
    if (open.done >= mostFollowing)
        return {};
    for (FollowAct &act : following_.after(open.node.state, open.offered, fight.choices, open.passed)) {
        const auto choice = fight.choices.find(act.key);
        const bool wanted = choice != fight.choices.end() && choice->second.done ? *choice->second.done : act.due;
        const bool done = wanted && act.refusal.empty();
        if (open.told.insert(act.key).second) {
            auto known =
                std::find_if(told.follows.begin(), told.follows.end(), [&](const PlanOdds::Follow &one) { return one.act.key == act.key; });
            if (known == told.follows.end())
                known = told.follows.insert(told.follows.end(), {act, done, 0});
            else if (known->act.questions.empty())
                known->act.questions = act.questions;
            known->p += open.node.p;
        }
        if (done)
            return std::move(act);
        open.passed.insert(act.key);
    }
    return {};
}

void PlanCount::take(Open &open, const FollowAct &act, const CaseLeaf &leaf, double p, PlanOdds::Fight &told) const
{
    std::string favours = leaf.outcome.favours;
    if (favours.empty() && leaf.hurt.size() == 1) // something becomes of one side
        favours = leaf.hurt.front() == "a" ? "b" : leaf.hurt.front() == "b" ? "a" : "";
    if (favours == "a" || favours == "b") {
        const bool cross = crossed(ruleset_.resolver(act.resolver).form(&open.node.state, act.input), sideOf_);
        const std::size_t winner = ((favours == "b") != cross) ? 1 : 0;
        open.node.driven[1 - winner] = true;
        if (open.open)
            (winner == 0 ? told.favoursA : told.favoursB) += p;
        open.open = false;
    }
    optio::apply(open.node.state, leaf.changes);
    std::erase_if(open.offered, [&](const FollowUp &one) { return followKey(one.resolver, one.label) == act.key; });
    open.offered.insert(open.offered.end(), leaf.followUps.begin(), leaf.followUps.end());
    ++open.done;
}

void PlanCount::follow(Open open, const PlannedFight &fight, PlanOdds::Fight &told)
{
    const std::optional<FollowAct> act = nextOf(open, fight, told);
    if (!act)
        return put(std::move(open.node));
    std::vector<CaseLeaf> leaves;
    try {
        leaves = leavesOf(*following_.ready(open.node.state, *act));
    } catch (const TooManyCases &) {
        tooMany_ = true;
        return;
    } catch (const Error &) {
        return put(std::move(open.node)); // as far as it can be counted
    }
    for (const CaseLeaf &leaf : leaves) {
        Open after = open;
        after.node.p *= leaf.p;
        take(after, *act, leaf, after.node.p, told);
        pending_.push_back(std::move(after));
    }
}

PlanCount::Node PlanCount::playFight(Node node, const PlannedFight &fight, PlanOdds::Fight &told, double p)
{
    const auto rolled = [](const Case &ready) {
        RandomDice source(newGameKey(), {});
        Dice dice(source);
        Ruling ruling = ready.rule(dice);
        std::vector<int> faces;
        for (const Draw &draw : ruling.dice)
            faces.push_back(draw.value);
        return leafOf(ready, std::move(ruling), faces);
    };
    Open open{std::move(node), {}, {}, {}, 0, false};
    try {
        const Resolver &resolver = ruleset_.resolver(fight.resolver);
        if (!resolver.refusal(open.node.state, fight.input).empty())
            return std::move(open.node);
        const auto ready = resolver.prepareLenient(&open.node.state, fight.input);
        const bool cross = crossed(resolver.form(&open.node.state, fight.input), sideOf_);
        CaseLeaf leaf = rolled(*ready);
        told.fought += p;
        tally(leaf.outcome.favours, cross, p, told, open.node);
        optio::apply(open.node.state, leaf.changes);
        open.offered = std::move(leaf.followUps);
        open.open = leaf.open;
        open.node.p = p; // what is told of those that follow
        while (const std::optional<FollowAct> act = nextOf(open, fight, told))
            take(open, *act, rolled(*following_.ready(open.node.state, *act)), p, told);
    } catch (const Error &) {
        // not to be fought any more, or not to be followed further
    }
    open.node.p = 1;
    return std::move(open.node);
}

} // namespace optio
