// SPDX-License-Identifier: GPL-3.0-or-later
// The combats of DBM and DBA as acts: what they are is told by the figures, what they do by the CombatAct of each.
#pragma once

#include "rules/figures/rows.h"
#include "rules/ruling/answered_act.h"
#include "rulesets/dbx/combat_input.h"

#include <memory>
#include <utility>
#include <vector>

namespace optio::dbx {

/// What the figures say of close combat and shooting.
template <class Sheet> std::vector<About> combatsOf(const Sheet &sheet)
{
    std::vector<About> acts;
    for (const auto &combat : sheet.combats) {
        About about;
        about.id = combat.id;
        about.title = combat.title;
        about.rule = combat.rule;
        about.slots = combatSlots(combat.slots, combat.combat == 1);
        about.example = combat.example;
        about.where = "questions.toml";
        acts.push_back(std::move(about));
    }
    return acts;
}

/// A combat, or a shot: what the CombatAct of its row does.
template <class CombatAct, class Sheet, class State> AnswersOf<Sheet, State> fights()
{
    using Act = const AnsweredActOf<Sheet, State> &;
    using Game = const std::shared_ptr<const State> &;
    static constexpr auto of = [](const Sheet &sheet, Act act) -> CombatAct {
        return {sheet, optio::rowNamed(sheet.combats, "combat", act.id())};
    };
    return {
        .prepare = [](const Sheet &sheet, Act act, Game state, const Json &input) { return of(sheet, act).prepare(state, input); },
        .form = [](const Sheet &sheet, Act act, const State *state, const Json &input) { return of(sheet, act).form(state, input); },
        .complete = [](const Sheet &sheet, Act act, const State *state,
                       const Json &input) { return of(sheet, act).complete(state, input); },
        .refusal = [](const Sheet &sheet, Act act, const State &state, const Json &input) { return of(sheet, act).refusal(state, input); },
        .candidates = [](const Sheet &sheet, Act act, const State &state, const Slot &slot,
                         const Json &input) { return of(sheet, act).candidates(state, slot, input); },
        .participants = fighters};
}

} // namespace optio::dbx
