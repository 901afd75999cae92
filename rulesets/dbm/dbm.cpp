// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the parts of the rule set together.
#include "rulesets/dbm/dbm.h"

#include "rules/charts.h"
#include "rules/roster/roster.h"
#include "rulesets/dbm/acts.h"
#include "rulesets/dbm/army/defeat.h"
#include "rulesets/dbm/army/peltast.h"
#include "rulesets/dbm/army/roster.h"
#include "rulesets/dbm/combat/combat_resolver.h"
#include "rulesets/dbm/combat/press_forward.h"
#include "rulesets/dbm/combat/pursuit.h"
#include "rulesets/dbm/game.h"
#include "rulesets/dbm/move/impetuous.h"
#include "rulesets/dbm/move/pips.h"
#include "rulesets/dbm/page/counters.h"
#include "rulesets/dbm/page/reference.h"
#include "rulesets/dbm/page/view.h"
#include "rulesets/dbm/phases.h"
#include "rulesets/dbm/state_check.h"
#include "rulesets/dbx/picks.h"

namespace optio::dbm {

Dbm::Dbm(const FigureFolder &figures) : RulesetOf(figures)
{
    setUsualLimit(baseOf(id_), static_cast<int>(sheet_.ruleset.at("roster").at("limit").integer())); // DBM-183
}

std::vector<const exchange::Format *> Dbm::formats() const { return {&peltastFormat()}; }

Json Dbm::inAnotherState(const Json &state, const Json &input) const { return dbx::partsAgain(readState(state)->units, input); }

std::vector<Act> Dbm::acts(const Json &json) const
{
    const Unchanging unchanged(json);
    const auto game = readState(json);
    const State &state = *game;
    std::vector<Act> acts;
    const Json empty = Json::object();
    const auto add = [&](const char *id, Json input, bool next = false) {
        acts.push_back({id, resolver(id).title(), std::move(input), next, {}});
    };
    // What the sequence of the bound asks for next is the next act; the others may be done at any time.
    const bool toRoll = isPhase(sheet_, state, "pips") && !pipsRolled(state), toAssign = poolWaits(state);
    const bool toControl = isPhase(sheet_, state, "impetuous") && unresolved(sheet_, state) > 0;
    if (!pipsRolled(state))
        add("pips", empty, toRoll);
    if (toAssign)
        add("pip-assign", empty, true);
    const bool toPursue = !pursuitRefusal(sheet_, state).empty();
    for (const OwedPursuit &owed : owedPursuits(sheet_, state))
        add("pursuit", inputOf(owed), toPursue);
    add("move", empty);
    if (!uncontrolled(sheet_, state).empty())
        add("spontaneous", empty, toControl);
    for (const CombatSheet &combat : sheet_.combats)
        add(combat.id.c_str(), empty);
    if (!commandsToPress(sheet_, state).empty())
        add("press-forward", empty);
    add("losses", empty);
    add("weather", {{"answers", {{"weather", state.weather}}}});
    const bool goesOn = !toRoll && !toAssign && !toControl && !toPursue;
    const std::size_t next = phaseAfter(sheet_, state);
    const bool atEnd = next + 1 == sheet_.phases.size();
    if (!atEnd)
        acts.push_back({"next-phase", sheet_.phases[next].label + " ▸", empty, goesOn, {}});
    add("end-bound", empty, goesOn && atEnd);
    for (Act &act : acts)
        if (act.resolver == "next-phase" || act.resolver == "end-bound")
            act.refusal = resolver(act.resolver).refusal(json, act.input);
    return acts;
}

} // namespace optio::dbm

template class optio::RulesetOf<optio::dbm::Sheet, optio::dbm::State>;
