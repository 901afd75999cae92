// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the parts of the rule set together.
#include "rulesets/dba/dba.h"

#include "rules/charts.h"
#include "rules/figures/rows.h"
#include "rules/roster/roster_place.h"
#include "rulesets/dba/acts.h"
#include "rulesets/dba/army/list_notation.h"
#include "rulesets/dba/army/roster.h"
#include "rulesets/dba/combat/combat_resolver.h"
#include "rulesets/dba/game.h"
#include "rulesets/dba/page/counters.h"
#include "rulesets/dba/page/reference.h"
#include "rulesets/dba/page/view.h"
#include "rulesets/dba/state_check.h"

namespace optio::dba {

Dba::Dba(const FigureFolder &figures)
    : sheet_(figures), id_(sheet_.ruleset.at("id").text()), data_(figures.hash()), resolvers_(allActs(sheet_)),
      armies_(readArmies(sheet_, baseOf(id_), figuresHash(figures.folder())))
{}

std::vector<const exchange::Format *> Dba::formats() const { return {&listNotation(*this)}; }

std::string Dba::name() const { return sheet_.ruleset.at("name").text(); }

std::string Dba::summary() const { return sheet_.ruleset.at("summary").text(); }

Json Dba::catalogue() const { return catalogueOf(sheet_); }

Json Dba::reference() const { return sheet_.figures.marked(referenceOf(sheet_)); }

Json Dba::charts() const { return chartsFrom(sheet_.figures); }

std::vector<const Resolver *> Dba::resolvers() const
{
    std::vector<const Resolver *> all;
    for (const auto &resolver : resolvers_)
        all.push_back(resolver.get());
    return all;
}

std::vector<Finding> Dba::check(const Json &roster) const { return withPlaceNames(*this, roster, checkRoster(sheet_, roster)); }

Json Dba::totals(const Json &roster) const { return totalsOf(sheet_, roster); }

Json Dba::unitText(const Json &unit) const { return dba::unitText(sheet_, unit); }

Json Dba::newUnit() const { return dba::newUnit(sheet_); }

std::vector<Question> Dba::options() const { return optionsOf(sheet_); }

Json Dba::start(const Json &rosterA, const Json &rosterB, const Json &options) const
{
    return startGame(sheet_, id_, rosterA, rosterB, options);
}

void Dba::checkState(const Json &state) const { dba::checkState(sheet_, *readState(state)); }

int Dba::turn(const Json &state) const { return readState(state)->turn; }

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

View Dba::view(const Json &state, const std::string &) const
{
    return viewOf(sheet_, CombatAct(sheet_, rowNamed(sheet_.combats, "combat", "close-combat")), *readState(state));
}

Json Dba::ended(const Json &state) const { return endedOf(*readState(state)); }

Json Dba::counters(const Json &state) const { return countersOf(sheet_, *readState(state)); }

std::vector<Change> Dba::settled(const Json &corrected, const std::vector<std::string> &paths) const
{
    return settledOf(sheet_, *readState(corrected), corrected, paths);
}

} // namespace optio::dba
