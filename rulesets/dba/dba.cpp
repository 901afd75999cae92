// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the parts of the rule set together.
#include "rulesets/dba/dba.h"

#include "rules/charts.h"
#include "rules/figures/rows.h"
#include "rulesets/dba/acts.h"
#include "rulesets/dba/army/list_notation.h"
#include "rulesets/dba/army/roster.h"
#include "rulesets/dba/combat/combat_resolver.h"
#include "rulesets/dba/game.h"
#include "rulesets/dba/page/counters.h"
#include "rulesets/dba/page/reference.h"
#include "rulesets/dba/page/view.h"
#include "rulesets/dba/state_check.h"
#include "rulesets/dbx/picks.h"

namespace optio::dba {

Dba::Dba(const FigureFolder &figures) : RulesetOf(figures) {}

std::vector<const exchange::Format *> Dba::formats() const { return {&listNotation(*this)}; }

Json Dba::inAnotherState(const Json &state, const Json &input) const { return dbx::partsAgain(readState(state)->units, input); }

std::vector<Act> Dba::acts(const Json &state) const
{
    const Unchanging unchanged(state);
    const auto game = readState(state);
    const std::string next = game->over() ? "" : nextAct(sheet_, *game);
    std::vector<Act> acts;
    for (const char *id : {"pips", "move", "shooting", "close-combat", "losses", "end-bound"}) {
        const Resolver &one = resolver(id);
        acts.push_back({id, one.title(), Json::object(), id == next, one.refusal(state, Json::object())});
    }
    // Losses are entered when there are some: without picks there is nothing to refuse yet.
    for (Act &act : acts)
        if (act.resolver == "losses")
            act.refusal.clear();
    return acts;
}

} // namespace optio::dba

template class optio::RulesetOf<optio::dba::Sheet, optio::dba::State>;
