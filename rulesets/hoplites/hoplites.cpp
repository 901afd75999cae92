// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the parts of the rule set together.
#include "rulesets/hoplites/hoplites.h"

#include "rules/options.h"
#include "rules/roster/armies.h"
#include "rules/roster/roster_place.h"
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/hoplites/acts.h"
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/page/board.h"
#include "rulesets/hoplites/page/correction.h"
#include "rulesets/hoplites/page/debrief.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/state_json.h"

#include <algorithm>

namespace optio::hoplites {

Hoplites::Hoplites(const FigureFolder &figures)
    : sheet_(figures), id_(sheet_.ruleset.at("id").text()), data_(figures.hash()), table_(sheet_, id_),
      armies_(readArmies(figures.folder(), baseOf(id_), figuresHash(figures.folder()), [this](Json &row, const std::string &file) {
          (void)unitFrom(sheet_, row, file);
          if (!row.contains("count"))
              row["count"] = 1;
      }))
{
    const auto begin = [this](const Json &game) {
        if (!game.is_object())
            throw Error("\"game\" must be an object that names two armies, not " + quoted(game), "game");
        const auto army = [&](const char *key) -> const Json & {
            const Json name = game.value(key, Json());
            for (const Json &one : armies_)
                if (one.at("id") == name)
                    return one;
            throw Error("there is no supplied army " + quoted(name), "game");
        };
        return start(army("a"), army("b"), game.value("options", Json::object()));
    };
    resolvers_ = allActs(sheet_, begin);
}

std::string Hoplites::name() const { return sheet_.ruleset.at("name").text(); }
std::string Hoplites::summary() const { return sheet_.ruleset.at("summary").text(); }

Json Hoplites::catalogue() const
{
    Json all = catalogueOf(sheet_);
    for (std::size_t i = 0; i < sheet_.modules.size(); ++i)
        all["periods"][i]["ground"] = sheet_.modules[i].layout.terrain; // PRF-04: may ground be generated?
    return all;
}

Json Hoplites::reference() const { return sheet_.figures.marked(referenceOf(sheet_)); }
Json Hoplites::charts() const { return chartsOf(sheet_); }

std::vector<const Resolver *> Hoplites::resolvers() const
{
    std::vector<const Resolver *> all;
    for (const auto &resolver : resolvers_)
        all.push_back(resolver.get());
    return all;
}

std::unique_ptr<Debriefing> Hoplites::debriefing() const { return std::make_unique<BattleDebriefing>(sheet_); }

std::vector<Finding> Hoplites::check(const Json &roster) const { return withPlaceNames(*this, roster, checkRoster(sheet_, roster)); }
Json Hoplites::totals(const Json &roster) const { return totalsOf(sheet_, roster); }
Json Hoplites::unitText(const Json &unit) const { return rowText(sheet_, unit); }
Json Hoplites::newUnit() const { return newRow(sheet_); }

Json Hoplites::start(const Json &rosterA, const Json &rosterB, const Json &options) const
{
    for (const Json *roster : {&rosterA, &rosterB})
        if (!roster->is_object() || baseOf(roster->value("ruleset", std::string())) != baseOf(id_))
            throw Error("the army " + quoted(roster->is_object() ? roster->value("name", Json()) : *roster) + " is not of " + name(),
                        "armies");
    const Army a = armyFrom(sheet_, rosterA), b = armyFrom(sheet_, rosterB);
    return toJson(sheet_, startState(sheet_, a, b, settledOptions(sheet_.options, options)), namesFor(a, b));
}

int Hoplites::turn(const Json &state) const { return stateFromJson(sheet_, state).turns; }

std::vector<optio::Act> Hoplites::acts(const Json &json) const
{
    const State state = stateFromJson(sheet_, json);
    const Names names = namesFromJson(json);
    const int side = state.toAct();
    ActList list;
    actions(sheet_, state, side, list);
    std::vector<optio::Act> acts;
    for (const Act &one : list) {
        const bool next = one.deed == Deed::deal || one.deed == Deed::resolve || (one.deed == Deed::next && state.attackCount == 0);
        acts.push_back({"act", labelOf(sheet_, sheet_.modules[state.module], one, names, side), {{"do", toJson(one, side)}}, next, {}});
    }
    return acts;
}

View Hoplites::view(const Json &state, const std::string &side) const
{
    return screenView(sheet_, stateFromJson(sheet_, state), namesFromJson(state), side);
}

Json Hoplites::ended(const Json &state) const { return endedJson(stateFromJson(sheet_, state), namesFromJson(state)); }

std::string Hoplites::toAct(const Json &json) const
{
    const State state = stateFromJson(sheet_, json);
    return state.over() ? std::string() : sideId[at(state.toAct())];
}

BoardRules::Crowd Hoplites::crowd() const
{
    const Attack whole;
    return {static_cast<int>(whole.attackers.size()), static_cast<int>(whole.defenders.size())};
}

Json Hoplites::lay(const Json &state, const Json &what) const { return layOf(sheet_, resolver(actResolver()), state, what); }
Json Hoplites::gestures(const Json &state) const { return gesturesOf(sheet_, state); }
Json Hoplites::help(const Json &state, const std::string &viewer, const std::string &thing) const
{
    return helpOf(sheet_, state, viewer, thing);
}
Json Hoplites::choose(const Json &state, const std::string &player, std::uint64_t seed) const
{
    return chosenBy(sheet_, state, player, seed);
}

Json Hoplites::counters(const Json &state) const { return countersOf(sheet_, state); }

std::vector<Change> Hoplites::settled(const Json &corrected, const std::vector<std::string> &paths) const
{
    return settledCounters(sheet_, corrected, paths);
}

} // namespace optio::hoplites
