// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in every game, tried by playing at random: points are spent once and only by the active player (TRO-050, TRO-182), the
// deck has 40 cards (TRO-125), no view tells a secret of the other side (TRO-027 to TRO-031), nobody bears more disruption than he can
// (TRO-017), formations and contacts are of units on the table.
#include "tests/rulesets/tropaion/tropaion_support.h"
#include "tests/suite.h"

#include <QtTest>

#include <random>
#include <set>

namespace tropaion_property_test {

using namespace tropaiontest;

namespace {

/// Plays a game by doing whatever may be done, at random.
class Walker {
public:
    explicit Walker(std::uint64_t seed) : random_(seed), key_(gameKeyFromSeed(seed))
    {
        const auto &armies = rules().armies();
        json_ = rules().start(armies[below(armies.size())], armies[below(armies.size())], {{"openPoints", seed % 2 == 0}});
    }

    /// One act; "" when none of those that were tried may be done.
    std::string step()
    {
        const auto acts = rules().acts(json_);
        for (int tries = 0; tries < 60 && !acts.empty(); ++tries) {
            const Act &act = acts[below(acts.size())];
            // What is always offered is done less often.
            const bool aside = act.resolver == "no-cards" || act.resolver == "pass-card" || act.resolver.starts_with("set-");
            if (!act.refusal.empty() || act.resolver == "agree-end" || (aside && below(40) > 0))
                continue;
            try {
                return play(act);
            } catch (const Error &) {
                // Picked or answered what is not allowed: nothing may have changed.
            }
        }
        return {};
    }

    const Json &json() const { return json_; }

private:
    std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }

    std::string play(const Act &act);

    void fill(const Resolver &resolver, const Slot &slot, Json &input)
    {
        std::vector<std::string> units;
        for (const Candidate &one : resolver.candidates(json_, slot, input))
            units.push_back(one.unit);
        if (units.empty())
            for (const auto &[id, unit] : json_.at("units").items())
                units.push_back(id);
        if (!slot.many) {
            input[slot.id] = units[below(units.size())];
            return;
        }
        Json picks = Json::array();
        for (std::size_t count = 1 + below(3); count > 0; --count)
            picks.push_back({{"unit", units[below(units.size())]}});
        input[slot.id] = picks;
    }

    Json answer(const Question &question)
    {
        // Charges lead to most of what may happen.
        if (question.id == "mv.kind" && below(2) == 0)
            for (const Choice &choice : question.choices)
                if (choice.value == "charge")
                    return choice.value;
        if (below(3) == 0)
            return question.value;
        if (question.kind == QuestionKind::yesNo)
            return below(2) == 1;
        if (question.kind == QuestionKind::count)
            return question.least + static_cast<int>(below(static_cast<std::size_t>(question.most - question.least) + 1));
        return question.choices[below(question.choices.size())].value;
    }

    std::mt19937_64 random_;
    GameKey key_;
    Json json_;
    int acts_ = 0;
};

// Outside the class, where moc does not stumble over the word slots.
std::string Walker::play(const Act &act)
{
    const Resolver &resolver = rules().resolver(act.resolver);
    Json input = act.input;
    for (const Slot &slot : resolver.slots())
        if (!input.contains(slot.id))
            fill(resolver, slot, input);
    if (!input.contains("answers"))
        input["answers"] = Json::object();
    // Each question is answered when it is asked; most of the time as it stands.
    for (bool more = true; more;) {
        more = false;
        for (const Question &question : resolver.form(&json_, input).questions) {
            if (input["answers"].contains(question.id))
                continue;
            input["answers"][question.id] = answer(question);
            more = true;
            break;
        }
    }
    const Json complete = resolver.complete(&json_, input);
    if (const std::string why = resolver.refusal(json_, complete); !why.empty())
        throw Error(why);
    RandomDice source(key_, {1, act.resolver, resolver.participants(complete), ++acts_});
    Dice dice(source);
    const Ruling ruling = resolver.prepare(&json_, complete)->rule(dice);
    optio::apply(json_, ruling.changes);
    return act.resolver;
}

/// The same game but for what `side` alone may know of it: another hand, other dice, other points, other choices that are not yet shown.
State otherSecrets(State state, const std::string &side)
{
    Side &own = state.side(side);
    // The cards of the hand change places with others face down (but for those that have still to be placed).
    for (std::size_t i = 0; i < own.hand.size() && i < state.pile.size() && state.step != "terrain"; ++i)
        std::swap(own.hand[i], state.pile[state.pile.size() - 1 - i]);
    std::rotate(state.pile.begin(), state.pile.begin() + (state.pile.empty() ? 0 : 1), state.pile.end());
    std::reverse(state.discards.begin(), state.discards.end());
    const bool revealed = state.sides[0].assigned && state.sides[1].assigned;
    if (own.dice[0] != 0)
        own.dice = {7 - own.dice[0], 7 - own.dice[1], 7 - own.dice[2]};
    for (std::size_t virtue = 0; virtue < (revealed ? 2u : 3u) && own.assigned && !(state.settings.openPoints && revealed); ++virtue) {
        own.score[virtue] = 7 - own.score[virtue];
        own.left[virtue] = own.left[virtue] > 0 ? own.left[virtue] % 6 + 1 : 0;
    }
    if (!own.pays.empty())
        own.pays = own.pays == "yes" ? "no" : "yes";
    if (own.committed && !state.other(side).committed) {
        own.scouting = !own.scouting;
        own.flank = 1 - std::min(own.flank, 1);
        own.late = 1 - std::min(own.late, 1);
    }
    return state;
}

/// The same where terrain is placed: also which cards of the enemy's hand are terrain.
State otherHand(State state, const std::string &side)
{
    std::swap(state.side(side).hand, state.pile);
    const std::size_t held = state.pile.size();
    auto &hand = state.side(side).hand;
    state.pile.insert(state.pile.end(), hand.begin() + static_cast<std::ptrdiff_t>(std::min(held, hand.size())), hand.end());
    hand.resize(std::min(held, hand.size()));
    return state;
}

/// All that is shown while an act of a side's private page is filled in: refusal, questions, candidates, odds, what other answers would do,
/// and what would come of each.
std::string preparing(const Json &json, const Resolver &resolver, const std::string &side)
{
    Json input{{"side", side}, {"answers", Json::object()}};
    const Form form = resolver.form(&json, input);
    std::string text = resolver.refusal(json, input) + toJson(form).dump();
    for (const Slot &slot : resolver.slots())
        for (const Candidate &one : resolver.candidates(json, slot, input))
            text += one.unit + one.label + one.detail;
    const auto shown = [&](const Json &given) {
        try {
            const auto ready = resolver.prepareLenient(&json, given);
            for (const Share &share : oddsOf(*ready).shares)
                text += ready->outcome(share.outcome).label + toDecimal(share.weight);
            for (const Prospect &prospect : ready->prospects())
                text += prospect.label;
            EnteredDice none({});
            Dice dice(none);
            text += toJson(ready->preview(dice)).dump();
        } catch (const Error &error) {
            text += error.what();
        }
    };
    shown(input);
    if (!resolver.refusal(json, input).empty())
        return text;
    for (const Question &question : form.questions)
        for (const Choice &choice : question.choices) {
            Json given = input;
            given["answers"][question.id] = choice.value;
            shown(given);
        }
    try {
        for (const Effect &effect : effectsOf(resolver, &json, input))
            text += effect.question + effect.value.dump() + (effect.changes ? "!" : "");
    } catch (const Error &error) {
        text += error.what();
    }
    return text;
}

/// What the others see of a game, and what is offered them. Of a test or a combat that is open the offers that need points are left out:
/// they are absent when they do not suffice, and what that tells is accepted (TRO-031).
std::string seen(const Json &json, const std::string &viewer)
{
    const State state = readState(json);
    Json view = toJson(rules().view(json, viewer));
    std::string text;
    if (!state.test.purpose.empty())
        view.erase("now");
    else
        for (const Act &act : rules().acts(json))
            text += act.resolver + act.input.dump() + act.label + act.refusal + "\n";
    return text + view.dump();
}

/// A state as it is written: what came later than the start stands there when it matters, and names are the rosters'.
Json plain(Json state)
{
    state.emplace("events", Json::array());
    state["order"].emplace("wraps", Json::object());
    for (auto &[id, unit] : state["units"].items())
        unit.erase("name");
    return state;
}

std::string broken(const State &state)
{
    for (const auto &[id, unit] : state.units)
        if (unit.disruption < 0 || unit.disruption > capacityOf(rules().sheet(), unit) || unit.moves > 2)
            return id + " bears or moves too much";
    std::set<std::string> formed;
    for (const auto &[id, formation] : state.formations)
        for (const auto &file : formation.files) {
            if (file.empty())
                return id + " has an empty file";
            for (const std::string &unit : file)
                if (!unit.empty() && (!state.unit(unit).onTable() || !formed.insert(unit).second))
                    return unit + " stands in " + id + " wrongly";
        }
    for (const auto &[id, contact] : state.engagements)
        for (const std::string &unit : contact.units)
            if (!state.unit(unit).onTable())
                return unit + " fights off the table";
    return {};
}

} // namespace

class TropaionPropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void atRandom()
    {
        std::set<std::string> done, prepared;
        int turns = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Walker walker(seed);
            for (int number = 0; number < 180; ++number) {
                const State before = readState(walker.json());
                const std::string act = walker.step();
                if (act.empty())
                    break;
                done.insert(act);
                const State after = readState(walker.json());
                const std::string what = "seed " + std::to_string(seed) + ", act " + std::to_string(number) + ", " + act;
                QVERIFY2(plain(toJson(after)) == plain(walker.json()), what.c_str());
                QVERIFY2(broken(after).empty(), (what + ": " + broken(after)).c_str());
                QVERIFY2(cardsOf(after) == (after.step == "cards" && cardsOf(after) == 0 ? 0u : 40u), what.c_str());
                for (std::size_t side = 0; side < 2; ++side) {
                    const Side &was = before.sides[side], &is = after.sides[side];
                    if (act == "assign" || act == "losses" || act == "set-points")
                        continue;
                    for (std::size_t virtue = 0; virtue < 3; ++virtue) {
                        QVERIFY2(is.left[virtue] >= 0 && is.left[virtue] <= was.left[virtue], what.c_str());
                        // Nobody's points change but those of the player whose turn it is.
                        QVERIFY2(is.left[virtue] == was.left[virtue] || before.active == was.id, what.c_str());
                    }
                }
                // TRO-027 to TRO-031: whatever a side keeps to itself, the others see the same, in the whole of their view.
                if (number % 8 == 0 && !after.over)
                    for (const std::string side : {"a", "b"})
                        for (const std::string viewer : {side == "a" ? "b" : "a", ""}) {
                            const std::string is = seen(walker.json(), viewer), were = seen(toJson(otherSecrets(after, side)), viewer);
                            QVERIFY2(is == were, (what + ": " + is + "\nwith other secrets: " + were).c_str());
                        }
                // TRO-047 TRO-019: nor does anything that is shown while a side prepares an act of its private page.
                if (!after.over && ((after.active.empty() && number % 2 == 0) || number % 15 == 0))
                    for (const std::string side : {"a", "b"}) {
                        const std::string other = side == "a" ? "b" : "a";
                        const Json with = toJson(after.step == "terrain" ? otherHand(after, other) : otherSecrets(after, other));
                        for (const Resolver *resolver : rules().resolvers()) {
                            if (resolver->pageOf(walker.json(), {{"side", side}}) != side)
                                continue;
                            if (resolver->id().starts_with("set-") && number % 30 != 0)
                                continue;
                            prepared.insert(resolver->id());
                            const std::string is = preparing(walker.json(), *resolver, side), were = preparing(with, *resolver, side);
                            QVERIFY2(is == were, (what + ", " + resolver->id() + ": " + is + "\nwith other secrets: " + were).c_str());
                        }
                    }
                turns = std::max(turns, after.turn);
            }
        }
        for (const char *act : {"deal", "keep-hand", "edges", "commit-cards", "start-battle", "assign", "order", "contact", "fight",
                                "shoot", "end-phase", "losses"})
            QVERIFY2(done.contains(act), act);
        QVERIFY(turns >= 2);
        for (const Resolver *resolver : rules().resolvers())
            QVERIFY2(!resolver->secret() || resolver->id() == "deal" || prepared.contains(resolver->id()), resolver->id().c_str());
    }
};

OPTIO_TEST(TropaionPropertyTest)

} // namespace tropaion_property_test

#include "tropaion_property_test.moc"
