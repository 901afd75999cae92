// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the parts of the rule set together.
#include "rulesets/dbm/dbm.h"

#include "rulesets/dbm/game.h"
#include "rulesets/dbm/reference.h"
#include "rulesets/dbm/roster.h"

namespace optio::dbm {

Dbm::Dbm(const FigureFolder &figures)
    : sheet_(figures), id_(sheet_.ruleset.at("id").text()), data_(figures.hash()), weather_(sheet_),
      armies_(readArmies(sheet_, baseOf(id_), figuresHash(figures.folder())))
{
    for (const CombatSheet &combat : sheet_.combats)
        combats_.push_back(std::make_unique<CombatResolver>(sheet_, combat));
}

std::string Dbm::name() const { return sheet_.ruleset.at("name").text(); }

std::string Dbm::summary() const { return sheet_.ruleset.at("summary").text(); }

Json Dbm::catalogue() const { return catalogueOf(sheet_); }

Json Dbm::reference() const { return sheet_.figures.marked(referenceOf(sheet_)); }

std::vector<const Resolver *> Dbm::resolvers() const
{
    std::vector<const Resolver *> all;
    for (const auto &combat : combats_)
        all.push_back(combat.get());
    all.push_back(&weather_);
    all.push_back(&endBound_);
    return all;
}

std::vector<Finding> Dbm::check(const Json &roster) const { return checkRoster(sheet_, roster); }

Json Dbm::totals(const Json &roster) const { return totalsOf(sheet_, roster); }

Json Dbm::unitText(const Json &unit) const { return dbm::unitText(sheet_, unit); }

Json Dbm::newUnit() const { return dbm::newUnit(sheet_); }

std::vector<Question> Dbm::options() const { return optionsOf(sheet_); }

Json Dbm::start(const Json &rosterA, const Json &rosterB, const Json &options) const
{
    return startGame(sheet_, id_, rosterA, rosterB, options);
}

int Dbm::turn(const Json &state) const { return state.at("turn").get<int>(); }

std::vector<Act> Dbm::acts(const Json &state) const
{
    std::vector<Act> acts;
    for (const auto &combat : combats_)
        acts.push_back({combat->id(), combat->title(), Json::object(), false, {}});
    acts.push_back({weather_.id(), weather_.title(), {{"answers", {{"weather", state.at("weather")}}}}, false, {}});
    acts.push_back({endBound_.id(), endBound_.title(), Json::object(), true, {}});
    return acts;
}

Json Dbm::view(const Json &state, const std::string &) const { return viewOf(sheet_, state); }

Json Dbm::ended(const Json &state) const { return endedOf(state); }

Json Dbm::counters(const Json &state) const { return countersOf(sheet_, state); }

} // namespace optio::dbm
