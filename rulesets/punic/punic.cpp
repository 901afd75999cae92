// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the parts of the rule set together.
#include "rulesets/punic/punic.h"

#include "rulesets/punic/acts.h"
#include "rulesets/punic/army/roster.h"
#include "rulesets/punic/game.h"
#include "rulesets/punic/move/charge.h"
#include "rulesets/punic/page/charts.h"
#include "rulesets/punic/page/correction.h"
#include "rulesets/punic/page/reference.h"
#include "rulesets/punic/sequence.h"

#include <algorithm>
#include <map>

namespace optio::punic {

namespace {

/// In which steps an act is offered.
const std::vector<std::pair<std::string, std::vector<std::string>>> offers{
    {"deploy", {"initiative"}},
    {"initiative", {"initiative"}},
    {"initiative-choice", {"initiative"}},
    {"leader", {"leaders"}},
    {"control", {"control"}},
    {"control-test", {"control"}},
    {"control-leader", {"control"}},
    {"stop-rampage", {"stops"}},
    {"shoot", {"skirmish"}},
    {"move", {"skirmish", "manoeuvre"}},
    {"another-die", {"skirmish", "manoeuvre"}},
    {"detach", {"manoeuvre"}},
    {"leader-move", {"manoeuvre"}},
    {"charge", {"declare"}},
    {"nobody-near", {"declare"}},
    {"respond", {"charge", "flight", "after"}},
    {"charge-move", {"charge", "flight", "after"}},
    {"caught", {"charge", "flight", "after"}},
    {"combat", {"combat"}},
    {"after-combat", {"flight", "after"}},
    {"free-hack", {"charge", "flight", "after"}},
    {"rally", {"rally"}},
};

/// Why an act is not offered when nobody can be picked for it.
const std::map<std::string, std::string> nobody{
    {"leader", "No leader has an action left (PUN-382)"},
    {"leader-move", "No leader stands alone who has still to move (PUN-112)"},
    {"control-test", "Nobody has a control test to take (PUN-132)"},
    {"stop-rampage", "No elephant rampages that its crew has still to try to stop (PUN-077)"},
    {"charge-move", "No charge is to be moved now (PUN-198)"},
    {"combat", "No combat is left to be fought (PUN-220)"},
    {"after-combat", "No move is on the list (PUN-270)"},
    {"free-hack", "Nobody has a free hack (PUN-285)"},
    {"rally", "Nobody can rally (PUN-175)"},
};

} // namespace

Punic::Punic(const FigureFolder &figures) : RulesetOf(figures) {}

std::vector<Act> Punic::acts(const Json &json) const
{
    const auto game = gameOf(sheet_, json);
    const State &state = *game;
    const auto todo = todoOf(sheet_, state);
    std::vector<Act> acts;
    const auto add = [&](const std::string &id, Json input, bool next) {
        const Resolver &one = resolver(id);
        Act act{id, one.title(), std::move(input), next, {}};
        act.refusal = one.refusal(json, act.input);
        if (const auto why = nobody.find(id); act.refusal.empty() && why != nobody.end() && nobodyIn(act.input, one.slots().front().id) &&
                                              one.candidates(json, one.slots().front(), act.input).empty())
            act.refusal = why->second;
        acts.push_back(std::move(act));
    };
    // What must be done first comes first; without such a thing the next phase does.
    const Todo *first = todo.empty() || !todo.front().compulsory ? nullptr : &todo.front();
    if (first != nullptr && !first->resolver.empty())
        add(first->resolver, first->input, true);
    for (const auto &[id, steps] : offers) {
        if (std::find(steps.begin(), steps.end(), state.step) == steps.end() || (first != nullptr && first->resolver == id))
            continue;
        if (id == "initiative" && (!state.rolled.empty() || !state.initiative.empty()))
            continue;
        if (id == "initiative-choice" && state.rolled.empty())
            continue;
        if (id == "deploy" && (state.turn > 1 || !state.initiative.empty()))
            continue;
        if (id == "leader-move" && std::ranges::none_of(todo, [](const Todo &one) { return one.resolver == "leader-move"; }))
            continue;
        if (id == "nobody-near" && std::ranges::none_of(todo, [](const Todo &one) { return one.resolver == "nobody-near"; }))
            continue;
        if (id == "another-die" && state.moving.units.empty())
            continue;
        add(id, Json::object(), false);
    }
    add("leader-captured", Json::object(), false);
    const bool last = state.step == sheet_.steps.back().id;
    add(last ? "end-turn" : "next-phase", Json::object(), first == nullptr);
    return acts;
}

} // namespace optio::punic

template class optio::RulesetOf<optio::punic::Sheet, optio::punic::State>;
