// SPDX-License-Identifier: GPL-3.0-or-later
// Samurai: clans that act, great guns that burst, challenges (SAM-01 to SAM-62). Its figures are in the files beside this one.
#include "rulesets/hoplites/samurai/clans.h"

#include "rules/sides.h"
#include "rules/view.h"
#include "rulesets/hoplites/combat/duel.h"
#include "rulesets/hoplites/play.h"

#include <algorithm>
#include <bit>

namespace optio::hoplites::samurai {

namespace {

const char *forbids(const Sheet &sheet, const State &state, int side, const Act &act)
{
    if (act.deed == Deed::card)
        return championsLeft(sheet, state) ? nullptr : "noChampions";
    const SideState &acting = state.sides[at(side)];
    const auto all = static_cast<unsigned>(acting.acting | clansOf(state, side, act));
    return acting.clans > 0 && std::popcount(all) > acting.clans ? "clanLimit" : nullptr;
}

/// The clans that have acted, and how many more may (SAM-37).
std::string who(const Sheet &, const State &state, const Names &names, int side)
{
    const SideState &acting = state.sides[at(side)];
    std::vector<std::string> clans;
    for (std::size_t i = 0; i < names.clans[at(side)].size(); ++i)
        if ((acting.acting >> i & 1) != 0)
            clans.push_back(names.clans[at(side)][i]);
    if (const int more = acting.clans - static_cast<int>(clans.size()); more > 0)
        clans.push_back(std::to_string(more) + (clans.empty() ? more == 1 ? " clan" : " clans" : more == 1 ? " clan more" : " clans more"));
    std::string text;
    for (std::size_t i = 0; i < clans.size(); ++i)
        text += (i == 0 ? "" : i + 1 == clans.size() ? " and " : ", ") + clans[i];
    return text;
}

/// SAM-33
void acts(Play &play, const Act &act)
{
    const int side = play.state.active;
    SideState &acting = play.side(side);
    const unsigned anew = clansOf(play.state, side, act) & ~static_cast<unsigned>(acting.acting);
    acting.acting = static_cast<Byte>(acting.acting | anew);
    const bool unseen = (act.deed == Deed::play || act.deed == Deed::lateral) && hidesIn(play, side, act.b);
    if (play.narration == nullptr || unseen)
        return;
    const auto &clans = play.narration->names->clans[at(side)];
    eachColumn(anew, [&](int clan) {
        if (at(clan) < clans.size())
            play.narration->line(side, "clan", "clan " + clans[at(clan)] + " acts, one of " + std::to_string(acting.clans),
                                 std::popcount(static_cast<unsigned>(acting.acting)), "SAM-33");
    });
}

/// SAM-32
void turnBegins(Play &play) { play.state.own().acting = 0; }

/// A great gun bursts (SAM-14). It is lost, not routed.
void hasShot(Play &play, int side, int index, int die)
{
    if (!play.sheet.is(play.unit(side, index), artillery))
        return;
    const Figure &gun = play.module().own.at("gun");
    if (die != gun.at("burst").integer())
        return;
    const auto &lost = gun.at("lost").items();
    bool bursts = false;
    if (play.weighing) {
        bursts = play.chance(static_cast<int>(lost.size()), 10);
    } else {
        const int face = play.die("gun.burst", "does the gun burst?", side, index);
        bursts = std::any_of(lost.begin(), lost.end(), [&](const Figure &one) { return one.integer() == face; });
        if (play.narration != nullptr)
            play.narration->line(side, "die", play.name(side, index) + ": the barrel", face, "SAM-14");
    }
    if (!bursts)
        return;
    liftOff(play, side, index);
    if (play.narration != nullptr)
        play.narration->say(play.name(side, index) + " burst and are lost: " + std::to_string(play.unit(side, index).worth / 2) +
                            " rout points.");
    eliminate(play, side, index);
}

/// What both players see of a side's clans (SAM-30, SAM-31).
void tellSide(const Sheet &, const State &view, const Names &names, int side, SideView &shown)
{
    const SideState &own = view.sides[at(side)];
    Json list = Json::array();
    for (std::size_t i = 0; i < names.clans[at(side)].size(); ++i)
        list.push_back({{"name", names.clans[at(side)][i]}, {"banner", i}, {"acting", (own.acting >> i & 1) != 0}});
    const int count = std::popcount(static_cast<unsigned>(own.acting));
    shown.board["clans"] = {{"value", own.clans}, {"acting", count}, {"list", list}};
    shown.board["leader"]["clans"] = own.clans;
    std::string acting;
    for (const Json &clan : list)
        if (clan.at("acting") == true)
            acting += (acting.empty() ? ": " : ", ") + clan.at("name").get<std::string>();
    const std::string leader = "leader:" + sideId[at(side)];
    shown.badges.push_back(
        {.text = "clans " + std::to_string(count) + " of " + std::to_string(own.clans) + acting, .tone = Tone::unset, .thing = leader});
    if (own.bundori > 0)
        shown.badges.push_back({.text = "bundori " + std::to_string(own.bundori), .tone = Tone::unset, .thing = leader});
}

void tellUnit(const Sheet &, const State &view, const Names &names, int side, int index, UnitView &shown)
{
    const SideState &own = view.sides[at(side)];
    const Unit &unit = own.units[at(index)];
    if (unit.own == 0 || at(unit.own) > names.clans[at(side)].size())
        return;
    const bool turn = view.active == side && view.phase != Phase::before && !view.over();
    shown.board["clan"] = {{"name", names.clans[at(side)][unit.own - 1u]},
                           {"banner", unit.own - 1},
                           {"acting", turn && (own.acting & clanOf(unit)) != 0},
                           {"locked", turn && !mayAct(own, unit)}};
}

} // namespace

Byte clansOf(const State &state, int side, const Act &act)
{
    const SideState &own = state.sides[at(side)];
    unsigned clans = 0;
    const auto add = [&](Byte unit) { clans |= unit < own.unitCount ? clanOf(own.units[unit]) : 0u; };
    switch (act.deed) {
    case Deed::cohesion:
        if (state.phase != Phase::move) // SAM-34
            break;
        [[fallthrough]];
    case Deed::play:
    case Deed::lateral:
    case Deed::retire:
    case Deed::shoot:
    case Deed::behind:
    case Deed::rallyLeader:
    case Deed::rallyCard:
    case Deed::regroup:
        add(act.a);
        break;
    case Deed::attack:
        add(act.a), add(act.b);
        break;
    case Deed::supply:
        add(act.a), add(act.b), add(act.c);
        break;
    default:
        break;
    }
    return static_cast<Byte>(clans);
}

bool mayAct(const SideState &side, const Unit &unit)
{
    return side.clans == 0 || std::popcount(static_cast<unsigned>(side.acting | clanOf(unit))) <= side.clans;
}

Hooks hooks()
{
    Hooks own;
    own.forbids = forbids;
    own.who = who;
    own.acts = acts;
    own.turnBegins = turnBegins;
    own.hasShot = hasShot;
    own.mayPlayCard = mayChallenge;
    own.playCard = challenge;
    own.check = check;
    own.leaderPoints = leaderPoints;
    own.fields = fields;
    own.muster = muster;
    own.tellSide = tellSide;
    own.tellUnit = tellUnit;
    return own;
}

} // namespace optio::hoplites::samurai
