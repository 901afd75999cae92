// SPDX-License-Identifier: GPL-3.0-or-later
// A plan's odds as the command line tells them.
#include "rules/plan/plan.h"

namespace optio {

namespace {

Json followJson(const PlanOdds::Follow &one)
{
    Json json{{"key", one.act.key}, {"text", one.act.label}, {"rule", one.act.rule},
              {"due", one.act.due}, {"done", one.done},      {"p", one.p}};
    if (!one.act.refusal.empty())
        json["refusal"] = one.act.refusal;
    for (const Question &question : one.act.questions) {
        Json asked{{"id", question.id}, {"label", question.label}, {"value", question.value}};
        for (const Choice &choice : question.choices)
            asked["choices"].push_back(choice.value);
        json["questions"].push_back(std::move(asked));
    }
    return json;
}

} // namespace

Json toJson(const PlanOdds &odds)
{
    Json fights = Json::array(), breaks = Json::array(), losses = Json::array();
    for (const PlanOdds::Fight &one : odds.fights) {
        Json &fight = fights.emplace_back(Json{{"fight", one.text}});
        if (!one.refusal.empty()) {
            fight["refusal"] = one.refusal;
            continue;
        }
        fight.update({{"fought", one.fought}, {"favoursA", one.favoursA}, {"favoursB", one.favoursB}});
        for (const PlanOdds::Follow &follow : one.follows)
            fight["follows"].push_back(followJson(follow));
    }
    for (const PlanChance &one : odds.breaks)
        breaks.push_back({{"side", one.side}, {"text", one.text}, {"rule", one.rule}, {"p", one.p}});
    for (const auto &side : odds.losses) {
        Json list = Json::array();
        for (const auto &[count, p] : side)
            list.push_back({{"lost", count}, {"p", p}});
        losses.push_back(list);
    }
    return {{"fights", fights},
            {"breaks", breaks},
            {"atBreakingPoint", odds.beaten},
            {"holds", odds.holds},
            {"unscathed", odds.unscathed},
            {"losses", losses},
            {"expected", odds.expected},
            {"exact", odds.exact},
            {"games", odds.games},
            {"within", odds.within},
            {"how", odds.how()}};
}

} // namespace optio
