// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the parts of the rule set together.
#include "rulesets/hoplites/hoplites.h"

#include "rules/sides.h"
#include "rulesets/hoplites/acts.h"
#include "rulesets/hoplites/army/muster.h"
#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/page/board.h"
#include "rulesets/hoplites/page/correction.h"
#include "rulesets/hoplites/page/debrief.h"
#include "rulesets/hoplites/page/description.h"
#include "rulesets/hoplites/players/thought.h"
#include "rulesets/hoplites/state/state_moved.h"
#include "rulesets/hoplites/state_json.h"
#include "rulesets/hoplites/view.h"

#include <algorithm>

namespace optio::hoplites {

bool isSupplied(const Sheet &sheet, const Json &army) { return sheet.moduleOf(army.value("period", sheet.modules.front().id)) >= 0; }

Hoplites::Hoplites(const FigureFolder &figures) : RulesetOf(figures), table_(sheet_, id_)
{
    sheet_.armies = [this]() -> const std::vector<Json> & { return armies(); };
}

std::unique_ptr<Debriefing> Hoplites::debriefing() const { return std::make_unique<BattleDebriefing>(sheet_); }

int Hoplites::turn(const Json &state) const { return gameOf(sheet_, state)->state.turns; }

Json Hoplites::seenBy(const Json &json, const std::string &side) const
{
    const auto game = gameOf(sheet_, json);
    if (game->state.over())
        return json;
    return toJson(sheet_, knownTo(game->state, viewerFrom(side)), game->names);
}

std::vector<optio::Act> Hoplites::acts(const Json &json) const
{
    const auto game = gameOf(sheet_, json);
    const State &state = game->state;
    const int side = state.toAct();
    ActList list;
    actions(sheet_, state, side, list);
    std::vector<optio::Act> acts;
    for (const Act &one : list) {
        const bool next = one.deed == Deed::deal || one.deed == Deed::resolve || (one.deed == Deed::next && state.attackCount == 0);
        acts.push_back(
            {"act", labelOf(sheet_, sheet_.modules[state.module], one, game->names, side), {{"do", toJson(one, side)}}, next, {}});
    }
    return acts;
}

std::string Hoplites::toAct(const Json &json) const
{
    const auto game = gameOf(sheet_, json);
    const State &state = game->state;
    return state.over() ? std::string() : sideId[at(state.toAct())];
}

std::string Hoplites::announcer(const Json &act) const
{
    if (act.value("act", Json()) != nameOf(Deed::attack))
        return {};
    return act.at("attackers").at(0).get<std::string>().substr(0, 1);
}

BoardRules::Crowd Hoplites::crowd() const
{
    const Attack whole;
    return {static_cast<int>(whole.attackers.size()), static_cast<int>(whole.defenders.size())};
}

Json Hoplites::lay(const Json &state, const Json &what) const { return layOf(sheet_, resolver(actResolver()), state, what); }
Json Hoplites::gestures(const Json &state) const { return gesturesOf(sheet_, state); }

std::optional<Json> Hoplites::movedValue(const std::string &path, const Json &from, const Json &to, const Json &now) const
{
    return hoplites::movedValue(path, from, to, now);
}
Json Hoplites::help(const Json &state, const std::string &viewer, const std::string &thing) const
{
    return helpOf(sheet_, state, viewer, thing);
}
std::unique_ptr<Thought> Hoplites::think(const Json &state, const std::string &player, std::uint64_t seed) const
{
    return thoughtOf(sheet_, state, player, seed);
}

} // namespace optio::hoplites

template class optio::RulesetOf<optio::hoplites::Sheet, optio::hoplites::Battle>;
