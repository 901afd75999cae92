// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the parts of the rule set together.
#include "rulesets/tropaion/tropaion.h"

#include "rules/armies.h"
#include "rules/sides.h"
#include "rulesets/tropaion/cards.h"
#include "rulesets/tropaion/charge.h"
#include "rulesets/tropaion/charts.h"
#include "rulesets/tropaion/correction.h"
#include "rulesets/tropaion/deploy.h"
#include "rulesets/tropaion/fight.h"
#include "rulesets/tropaion/game.h"
#include "rulesets/tropaion/generals.h"
#include "rulesets/tropaion/order.h"
#include "rulesets/tropaion/plan.h"
#include "rulesets/tropaion/reference.h"
#include "rulesets/tropaion/roster.h"
#include "rulesets/tropaion/sequence.h"
#include "rulesets/tropaion/shooting.h"

#include <set>

namespace optio::tropaion {

namespace {

/// Which acts are offered in a step, the natural one first; those of a side are offered for each that may do them.
struct Offer {
    const char *step, *resolver;
    bool perSide = false;
};
/// Acts that are never the next step.
const std::set<std::string> aside{"agree-end", "card", "no-cards", "pass-card", "set-hand", "set-points", "set-terrain"};
const std::vector<Offer> offers{
    {"cards", "deal"},
    {"cards", "keep-hand", true},
    {"terrain", "terrain-roll"},
    {"terrain", "place-terrain", true},
    {"edges", "edges"},
    {"edges", "choose-edge", true},
    {"deploy", "commit-cards", true},
    {"deploy", "hold-back"},
    {"deploy", "deploy-formation"},
    {"deploy", "start-battle"},
    {"points", "point-dice", true},
    {"points", "assign", true},
    {"order", "pay-tie", true},
    {"order", "tie-roll"},
    {"start", "arrive"},
    {"move", "warband"},
    {"move", "order"},
    {"shoot", "shoot"},
    {"fight", "fight"},
    {"rally", "rally"},
    {"losses", "losses"},
};

} // namespace

Tropaion::Tropaion(const FigureFolder &figures)
    : sheet_(figures), id_(sheet_.ruleset.at("id").text()), data_(figures.hash()),
      armies_(readArmies(figures.folder(), baseOf(id_), figuresHash(figures.folder()), [this](Json &row, const std::string &file) {
          unitFromRow(sheet_, row, file);
          row["count"] = countOf(row);
      }))
{
    const auto add = [this]<class R>(R *) { resolvers_.push_back(std::make_unique<R>(sheet_)); };
    add(static_cast<Deal *>(nullptr));
    add(static_cast<KeepHand *>(nullptr));
    add(static_cast<TerrainRoll *>(nullptr));
    add(static_cast<PlaceTerrain *>(nullptr));
    add(static_cast<Edges *>(nullptr));
    add(static_cast<ChooseEdge *>(nullptr));
    add(static_cast<CommitCards *>(nullptr));
    add(static_cast<HoldBack *>(nullptr));
    add(static_cast<DeployFormation *>(nullptr));
    add(static_cast<StartBattle *>(nullptr));
    add(static_cast<Arrive *>(nullptr));
    add(static_cast<PointDice *>(nullptr));
    add(static_cast<Assign *>(nullptr));
    add(static_cast<PayTie *>(nullptr));
    add(static_cast<TieRoll *>(nullptr));
    add(static_cast<PlayCard *>(nullptr));
    add(static_cast<PassWindow *>(nullptr));
    add(static_cast<PassCards *>(nullptr));
    add(static_cast<Warband *>(nullptr));
    add(static_cast<OrderResolver *>(nullptr));
    add(static_cast<SaveTest *>(nullptr));
    add(static_cast<FailTest *>(nullptr));
    add(static_cast<Fast *>(nullptr));
    add(static_cast<Evade *>(nullptr));
    add(static_cast<ChargeEnd *>(nullptr));
    add(static_cast<Contact *>(nullptr));
    add(static_cast<FightResolver *>(nullptr));
    add(static_cast<FightResult *>(nullptr));
    add(static_cast<Settle *>(nullptr));
    add(static_cast<Shoot *>(nullptr));
    add(static_cast<FireBack *>(nullptr));
    add(static_cast<Rally *>(nullptr));
    add(static_cast<EndPhase *>(nullptr));
    add(static_cast<Losses *>(nullptr));
    add(static_cast<AgreeEnd *>(nullptr));
    add(static_cast<SetFormation *>(nullptr));
    add(static_cast<SetContact *>(nullptr));
    add(static_cast<SetUnit *>(nullptr));
    add(static_cast<SetPoints *>(nullptr));
    add(static_cast<SetHand *>(nullptr));
    add(static_cast<SetTerrain *>(nullptr));
}

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
std::vector<Finding> Tropaion::check(const Json &roster) const { return checkRoster(sheet_, roster); }
Json Tropaion::totals(const Json &roster) const { return totalsOf(sheet_, roster); }
Json Tropaion::unitText(const Json &unit) const { return rowText(sheet_, unit); }
Json Tropaion::newUnit() const { return newRow(); }
std::vector<Question> Tropaion::options() const { return sheet_.options; }
int Tropaion::turn(const Json &state) const { return readState(state).turn; }
Json Tropaion::view(const Json &state, const std::string &side) const { return viewOf(sheet_, readState(state), side); }
Json Tropaion::ended(const Json &state) const { return endedOf(readState(state)); }
Json Tropaion::counters(const Json &state) const { return countersOf(sheet_, readState(state)); }

Json Tropaion::start(const Json &rosterA, const Json &rosterB, const Json &options) const
{
    return startGame(sheet_, id_, rosterA, rosterB, options);
}

std::vector<Act> Tropaion::acts(const Json &json) const
{
    const State state = readState(json);
    std::vector<Act> acts;
    const auto add = [&](const std::string &id, const std::string &side, Json input, bool next) {
        const Resolver &one = resolver(id);
        Act act{id, one.title(), std::move(input), next, {}};
        if (!side.empty()) {
            act.label = state.side(side).name + ": " + act.label;
            act.input["side"] = side;
        }
        act.refusal = one.refusal(json, act.input);
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
    if (state.order.stage == "contact")
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
            add(offer.resolver, "", Json::object(), false);
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
