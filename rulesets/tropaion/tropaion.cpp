// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the parts of the rule set together.
#include "rulesets/tropaion/tropaion.h"

#include "rules/journal/last_read.h"
#include "rules/roster/armies.h"
#include "rules/sides.h"
#include "rulesets/tropaion/acts.h"
#include "rulesets/tropaion/army/roster.h"
#include "rulesets/tropaion/cards.h"
#include "rulesets/tropaion/combat/fight.h"
#include "rulesets/tropaion/combat/shooting.h"
#include "rulesets/tropaion/game.h"
#include "rulesets/tropaion/generals.h"
#include "rulesets/tropaion/move/deploy.h"
#include "rulesets/tropaion/move/order.h"
#include "rulesets/tropaion/move/plan.h"
#include "rulesets/tropaion/page/charts.h"
#include "rulesets/tropaion/page/correction.h"
#include "rulesets/tropaion/page/reference.h"
#include "rulesets/tropaion/sequence.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

namespace optio::tropaion {

namespace {

/// Which acts are offered in a step, the natural one first; those of a side are offered for each that may do them. `nobody` is said of one
/// that nobody can take part in now.
struct Offer {
    const char *step, *resolver;
    bool perSide = false;
    const char *nobody = "";
};
/// Acts that are never the next step.
const std::set<std::string> aside{"agree-end", "card",     "deploy-formation", "no-cards",
                                  "pass-card", "set-hand", "set-points",       "set-terrain"};
const std::vector<Offer> offers{
    {"cards", "deal"},
    {"cards", "keep-hand", true},
    {"terrain", "terrain-roll"},
    {"terrain", "place-terrain", true},
    {"edges", "edges"},
    {"edges", "choose-edge", true},
    {"deploy", "commit-cards", true},
    {"deploy", "hold-back", false, "No units are to be held back (TRO-037)"},
    {"deploy", "deploy-formation", false, "Nobody is left who could stand in a formation (TRO-116)"},
    {"deploy", "start-battle"},
    {"points", "point-dice", true},
    {"points", "assign", true},
    {"order", "pay-tie", true},
    {"order", "tie-roll"},
    {"start", "arrive"},
    {"move", "warband", false, "No warband has still to be asked (TRO-084)"},
    {"move", "order", false, "Nobody has a move left (TRO-067)"},
    {"shoot", "shoot", false,
     "Nobody can shoot: unengaged units with a missile weapon may, once each, at enemies who are not engaged (TRO-085)"},
    {"fight", "fight", false, "All combats have been fought (TRO-042)"},
    {"rally", "rally", false, "Nobody can rally: disrupted units out of combat may, once each, but for Elephants and Raw (TRO-120)"},
    {"losses", "losses"},
};

/// Can every place that must be filled be filled?
bool someFor(const Resolver &resolver, const Json &state)
{
    const std::vector<Slot> &slots = resolver.slots();
    return std::all_of(slots.begin(), slots.end(),
                       [&](const Slot &slot) { return slot.optional || !resolver.candidates(state, slot, Json::object()).empty(); });
}

} // namespace

Tropaion::Tropaion(const FigureFolder &figures) : RulesetOf(figures) {}

/// Why nobody can do an act that takes units: something is open that comes first, or there is nobody.
std::string Tropaion::shutOut(const char *id, const char *nobody, const State &state, const Json &json) const
{
    try {
        if (state.step == "deploy")
            expectCommitted(state);
        else
            expectNothingOpen(state);
        if (state.step == "move")
            expectNobodyBound(state, state.active);
    } catch (const Error &error) {
        return error.what();
    }
    return someFor(resolver(id), json) ? std::string() : nobody;
}

Json Tropaion::knownTo(Json state, const std::string &side) const
{
    if (!readState(state).settings.openPoints)
        for (Json &one : state.at("sides"))
            if (one.at("assigned") == true && one.at("id") != side)
                one["left"] = {6, 6, 6};
    return state;
}

namespace {

/// Blanks what a side keeps to itself of its dice, points and choices (TRO-029, TRO-031, TRO-037, TRO-048).
void hidePoints(Json &side, const State &state)
{
    const Side &own = state.side(side.at("id").get<std::string>());
    const bool shown = state.step != "points" && state.sides[0].assigned && state.sides[1].assigned;
    if (own.dice[0] != 0 && !(shown && state.settings.openPoints))
        side["dice"] = {1, 1, 1};
    if (own.assigned && !(shown && state.settings.openPoints)) {
        side["score"] = {1, 1, shown ? own.score[2] : 1};
        side["left"] = {6, 6, 6}; // as knownTo() has it
    }
    if (!(state.sides[0].committed && state.sides[1].committed))
        side.update({{"scouting", false}, {"flank", 0}, {"late", 0}});
    if (!own.pays.empty() && (state.sides[0].pays.empty() || state.sides[1].pays.empty()))
        side["pays"] = "no";
}

/// Lays the cards that `side` does not know in the order of their names, as many at each place as there are.
void hideCards(Json &seen, const std::string &side)
{
    std::vector<Json *> places;
    for (Json &one : seen.at("sides"))
        if (one.at("id") != side)
            places.push_back(&one.at("hand"));
    for (const char *place : {"discards", "pile"})
        places.push_back(&seen.at(place));
    std::vector<std::string> cards;
    for (const Json *place : places)
        for (const Json &card : *place)
            cards.push_back(card.get<std::string>());
    std::sort(cards.begin(), cards.end());
    std::size_t next = 0;
    for (Json *place : places)
        for (Json &card : *place)
            card = cards[next++];
}

} // namespace

Json Tropaion::seenBy(const Json &json, const std::string &side) const
{
    Json seen = json;
    const State state = readState(json);
    if (state.over)
        return seen;
    for (Json &one : seen.at("sides"))
        if (one.at("id") != side)
            hidePoints(one, state);
    hideCards(seen, side);
    return seen;
}

std::vector<Act> Tropaion::acts(const Json &json) const
{
    const Unchanging unchanged(json);
    const State state = readState(json);
    std::vector<Act> acts;
    const auto add = [&](const std::string &id, const std::string &side, Json input, bool next, const std::string &shut = {}) {
        const Resolver &one = resolver(id);
        Act act{id, one.title(), std::move(input), next, {}};
        if (!side.empty()) {
            act.label = state.side(side).name + ": " + act.label;
            act.input["side"] = side;
        }
        act.refusal = shut.empty() ? one.refusal(json, act.input) : shut;
        if (id == "place-terrain" && side == state.placer)
            act.refusal.clear(); // there is a card, as the placer is chosen by it, though the other side does not know which (TRO-030)
        // An act of one side that it cannot do now would only be in the way.
        if (side.empty() || act.refusal.empty())
            acts.push_back(std::move(act));
    };
    if (!state.test.purpose.empty()) {
        if (payable(sheet_, state, state.test))
            add("save-test", "", Json::object(), true);
        add("fail-test", "", Json::object(), false);
    }
    for (const std::string &target : state.order.stage == "evade" ? state.order.undecided : std::vector<std::string>()) {
        add("evade", "", {{"who", target}}, true);
        acts.back().label = state.unit(target).name + ": free move?"; // the enemy's to answer, and there may be two of them
    }
    for (const std::string &charger : state.order.stage == "end" ? state.order.ends : std::vector<std::string>())
        add("charge-end", "", {{"who", charger}}, true);
    if (state.order.stage == "contact" || state.order.stage == "cards")
        add("contact", "", Json::object(), true);
    if (!state.fight.engagement.empty()) {
        const auto &units = state.engagements.at(state.fight.engagement).units;
        const std::size_t own = state.active == "b" ? 1 : 0;
        add(state.fight.stage == "rolled" ? "combat-result" : "settle", "", {{"a", units[own]}, {"b", units[1 - own]}}, true);
    }
    if (!state.reply.target.empty())
        add("fire-back", "", {{"a", state.reply.target}, {"b", state.reply.shooter}}, true);
    // Who must charge does so before anything else (TRO-084).
    const Json charge =
        state.step == "move" && state.order.kind.empty() && state.test.purpose.empty() ? dueCharge(state, state.active) : Json();
    if (!charge.is_null())
        add("order", "", charge, true);
    for (const Offer &offer : offers) {
        if (state.step != offer.step || state.over || (!charge.is_null() && std::string_view(offer.resolver) == "order"))
            continue;
        if (!offer.perSide)
            add(offer.resolver, "", Json::object(), false,
                *offer.nobody == 0 ? std::string() : shutOut(offer.resolver, offer.nobody, state, json));
        else
            for (const std::string &side : sideId)
                add(offer.resolver, side, Json::object(), false);
    }
    // Offered whatever the hands hold: whether a card can be played is its owner's to know (TRO-030).
    if (windowOpen(sheet_, state))
        for (const std::string &side : sideId) {
            const std::string first = waitsFor(sheet_, state, side);
            acts.push_back({"card",
                            state.side(side).name + ": card",
                            {{"side", side}},
                            false,
                            first.empty() ? std::string() : "First " + state.side(first).name + " say whether they play a card (TRO-125)"});
            if (waitsFor(sheet_, state, side == "a" ? "b" : "a") == side)
                add("pass-card", side, Json::object(), false);
        }
    if (!state.active.empty())
        add("end-phase", "", Json::object(), compulsory(state).empty());
    for (const char *id : {"no-cards", "set-points", "set-hand"})
        for (const std::string &side : sideId)
            add(id, side, Json::object(), false);
    for (const char *id : {"set-terrain", "agree-end"})
        if (resolver(id).refusal(json, Json::object()).empty())
            add(id, "", Json::object(), false);
    // What opens the step is its next act, unless something in it is due already.
    if (std::none_of(acts.begin(), acts.end(), [](const Act &act) { return act.next; }))
        if (const auto first = std::find_if(acts.begin(), acts.end(),
                                            [](const Act &act) { return act.refusal.empty() && aside.count(act.resolver) == 0; });
            first != acts.end())
            first->next = true;
    return acts;
}

} // namespace optio::tropaion

template class optio::RulesetOf<optio::tropaion::Sheet, optio::tropaion::State>;
