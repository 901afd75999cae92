// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the parts of the rule set together.
#include "rulesets/tropaion/tropaion.h"

#include "rules/journal/last_read.h"
#include "rules/roster/armies.h"
#include "rules/roster/roster_place.h"
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

#include <map>
#include <set>

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

Tropaion::Tropaion(const FigureFolder &figures)
    : sheet_(figures), id_(sheet_.ruleset.at("id").text()), data_(figures.hash()), resolvers_(allActs(sheet_)),
      armies_(readArmies(figures.folder(), baseOf(id_), figuresHash(figures.folder()), [this](Json &row, const std::string &file) {
          unitFromRow(sheet_, row, file);
          row["count"] = countOf(row);
      }))
{}

std::vector<const Resolver *> Tropaion::resolvers() const
{
    std::vector<const Resolver *> all;
    for (const auto &resolver : resolvers_)
        all.push_back(resolver.get());
    return all;
}

std::string Tropaion::name() const { return sheet_.ruleset.at("name").text(); }
std::string Tropaion::summary() const { return sheet_.ruleset.at("summary").text(); }

Json Tropaion::catalogue() const { return catalogueOf(sheet_); }
Json Tropaion::reference() const { return sheet_.figures.marked(referenceOf(sheet_)); }
Json Tropaion::charts() const { return chartsOf(sheet_); }
std::vector<Finding> Tropaion::check(const Json &roster) const { return withPlaceNames(*this, roster, checkRoster(sheet_, roster)); }
Json Tropaion::totals(const Json &roster) const { return totalsOf(sheet_, roster); }
Json Tropaion::unitText(const Json &unit) const { return rowText(sheet_, unit); }
Json Tropaion::newUnit() const { return newRow(); }
std::vector<Question> Tropaion::options() const { return sheet_.options; }
int Tropaion::turn(const Json &state) const
{
    const auto turn = state.find("turn"); // asked for every entry: the rest need not be read for it
    return turn != state.end() && turn->is_number_integer() ? turn->get<int>() : readState(state).turn;
}
View Tropaion::view(const Json &state, const std::string &side) const { return viewOf(sheet_, readState(state), side); }
Json Tropaion::ended(const Json &state) const { return endedOf(readState(state)); }
Json Tropaion::counters(const Json &state) const { return countersOf(sheet_, readState(state)); }

void Tropaion::checkState(const Json &json) const
{
    const State state = readState(json);
    for (const auto &[id, unit] : state.units)
        for (const std::string &trait : unit.traits)
            sheet_.trait(trait);
    for (const auto *cards : {&state.placed, &state.pile, &state.discards, &state.played, &state.sides[0].hand, &state.sides[1].hand})
        for (const std::string &card : *cards)
            sheet_.card(card);
    for (const Piece &piece : state.plan)
        if (!sheet_.card(piece.card).terrain)
            throw Error("the state: " + piece.card + " is no terrain", "plan");
    for (const std::string &card : state.placed)
        if (!sheet_.card(card).terrain)
            throw Error("the state: " + card + " is no terrain", "placed");
    if (sheet_.step(state.step).perPlayer && state.active.empty())
        throw Error("the state: in " + sheet_.step(state.step).label + " one side is active", "active");
}

std::vector<Change> Tropaion::settled(const Json &corrected, const std::vector<std::string> &paths) const
{
    return settledBy(sheet_, corrected, paths);
}

Json Tropaion::start(const Json &rosterA, const Json &rosterB, const Json &options) const
{
    return startGame(sheet_, id_, rosterA, rosterB, options);
}

/// Why nobody can do an act that takes units: something is open that comes first, or there is nobody.
std::string Tropaion::shutOut(const char *id, const char *nobody, const State &state, const Json &json) const
{
    try {
        if (state.step == "deploy")
            expectCommitted(state);
        else
            expectNothingOpen(state);
    } catch (const Error &error) {
        return error.what();
    }
    return someFor(resolver(id), json) ? std::string() : nobody;
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
        // An act of one side that it cannot do now would only be in the way.
        if (side.empty() || act.refusal.empty())
            acts.push_back(std::move(act));
    };
    if (!state.test.purpose.empty()) {
        if (payable(sheet_, state, state.test))
            add("save-test", "", Json::object(), true);
        add("fail-test", "", Json::object(), false);
    }
    for (const std::string &target : state.order.stage == "evade" ? state.order.undecided : std::vector<std::string>())
        add("evade", "", {{"who", target}}, true);
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
    for (const Offer &offer : offers) {
        if (state.step != offer.step || state.over)
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
