// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the parts of the rule set together.
#include "rulesets/dba/dba.h"

#include "rules/charts.h"
#include "rules/roster_place.h"
#include "rulesets/dba/counters.h"
#include "rulesets/dba/game.h"
#include "rulesets/dba/list_notation.h"
#include "rulesets/dba/reference.h"
#include "rulesets/dba/roster.h"
#include "rulesets/dba/view.h"

#include <map>

namespace optio::dba {

Dba::Dba(const FigureFolder &figures)
    : sheet_(figures), id_(sheet_.ruleset.at("id").text()), data_(figures.hash()), pips_(sheet_), move_(sheet_), losses_(sheet_),
      endBound_(sheet_), armies_(readArmies(sheet_, baseOf(id_), figuresHash(figures.folder())))
{
    for (const CombatSheet &combat : sheet_.combats)
        combats_.push_back(std::make_unique<CombatResolver>(sheet_, combat));
    (void)closeCombat();
}

const CombatResolver &Dba::closeCombat() const
{
    for (const auto &combat : combats_)
        if (combat->id() == "close-combat")
            return *combat;
    throw Error("questions.toml describes no resolver \"close-combat\"");
}

std::vector<const exchange::Format *> Dba::formats() const { return {&listNotation(*this)}; }

std::string Dba::name() const { return sheet_.ruleset.at("name").text(); }

std::string Dba::summary() const { return sheet_.ruleset.at("summary").text(); }

std::string Dba::verb(std::string_view resolver) const
{
    static const std::map<std::string_view, const char *> verbs{{"move", "Move"}, {"losses", "Record"}, {"end-bound", "End the bound"}};
    const auto found = verbs.find(resolver);
    return found == verbs.end() ? std::string() : found->second;
}

Json Dba::catalogue() const { return catalogueOf(sheet_); }

Json Dba::reference() const { return sheet_.figures.marked(referenceOf(sheet_)); }

Json Dba::charts() const { return chartsFrom(sheet_.figures); }

std::vector<const Resolver *> Dba::resolvers() const
{
    std::vector<const Resolver *> all;
    for (const auto &combat : combats_)
        all.push_back(combat.get());
    all.push_back(&pips_);
    all.push_back(&move_);
    all.push_back(&losses_);
    all.push_back(&endBound_);
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

int Dba::turn(const Json &state) const { return state.at("turn").get<int>(); }

std::vector<Act> Dba::acts(const Json &state) const
{
    const std::string next = ended(state).at("over").get<bool>() ? "" : nextAct(sheet_, state);
    std::vector<Act> acts;
    const std::vector<const Resolver *> order{&pips_, &move_, combats_.back().get(), combats_.front().get(), &losses_, &endBound_};
    acts.reserve(order.size());
    for (const Resolver *resolver : order)
        acts.push_back(
            {resolver->id(), resolver->title(), Json::object(), resolver->id() == next, resolver->refusal(state, Json::object())});
    // Losses are entered when there are some: without picks there is nothing to refuse yet.
    for (Act &act : acts)
        if (act.resolver == losses_.id())
            act.refusal.clear();
    return acts;
}

Json Dba::view(const Json &state, const std::string &) const { return viewOf(sheet_, closeCombat(), state); }

Json Dba::ended(const Json &state) const { return endedOf(state); }

Json Dba::counters(const Json &state) const { return countersOf(sheet_, state); }

std::vector<Change> Dba::settled(const Json &corrected, const std::vector<std::string> &paths) const
{
    return settledOf(sheet_, corrected, paths);
}

} // namespace optio::dba
