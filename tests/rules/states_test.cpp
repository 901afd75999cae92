// SPDX-License-Identifier: GPL-3.0-or-later
// States that a stranger made: real ones of every rule set with wrong words, huge numbers, missing and extra members, wrong types and deep
// nesting, in journals whose hashes are right. Each is refused with a sentence, or all that is shown and asked of it works.
#include "rules/journal/journal.h"
#include "rules/ruleset.h"
#include "tests/suite.h"
#include "tests/supplied.h"

#include <QtTest>

#include <cstdlib>
#include <fmt/core.h>
#include <limits>
#include <random>

namespace states_test {

using namespace optio;
using supplied::registry;

namespace {

using Random = std::mt19937;

std::size_t below(Random &random, std::size_t end) { return random() % end; }

constexpr const char *noon = "2026-01-31T12:00:00Z";

/// All places in a value, each by its JSON pointer.
void placesIn(const Json &value, const Json::json_pointer &at, std::vector<Json::json_pointer> &places)
{
    places.push_back(at);
    if (value.is_object())
        for (const auto &[key, member] : value.items())
            placesIn(member, at / key, places);
    else if (value.is_array())
        for (std::size_t i = 0; i < value.size(); ++i)
            placesIn(value[i], at / i, places);
}

Json nested(int depth)
{
    Json value = 1;
    for (int i = 0; i < depth; ++i)
        value = i % 2 == 0 ? Json::array({value}) : Json::object({{"x", value}});
    return value;
}

/// Some value in the place of `was`: often of the same kind, for others are refused at once.
Json strange(const Json &was, Random &random)
{
    static const std::vector<Json> numbers{0,
                                           -1,
                                           1,
                                           7,
                                           255,
                                           256,
                                           32767,
                                           65536,
                                           999999,
                                           -999999,
                                           200000000,
                                           std::numeric_limits<std::int32_t>::max(),
                                           std::numeric_limits<std::int32_t>::min(),
                                           std::numeric_limits<std::int64_t>::max(),
                                           std::numeric_limits<std::int64_t>::min(),
                                           std::numeric_limits<std::uint64_t>::max(),
                                           1.5,
                                           1e300};
    static const std::vector<Json> texts{"", "x", "a", "b", "a1.1", "b1.1", "none", "?", std::string(3000, 'y'), "a/b~1", "\u202e"};
    static const std::vector<Json> others{nullptr, true, false, Json::array(), Json::object(), nested(40)};
    const auto of = [&random](const std::vector<Json> &values) { return values[below(random, values.size())]; };
    if (below(random, 10) < 7) {
        if (was.is_number())
            return of(numbers);
        if (was.is_string())
            return of(texts);
        if (was.is_boolean())
            return !was.get<bool>();
        if (was.is_array() && !was.empty()) { // longer, shorter, or twice the same
            Json list = was;
            switch (below(random, 3)) {
            case 0:
                list.push_back(was[below(random, was.size())]);
                return list;
            case 1:
                list.erase(below(random, was.size()));
                return list;
            default:
                for (int i = 0; i < 300; ++i)
                    list.push_back(was[0]);
                return list;
            }
        }
    }
    switch (below(random, 3)) {
    case 0:
        return of(numbers);
    case 1:
        return of(texts);
    default:
        return of(others);
    }
}

/// The state with one place changed; `told` says how.
Json mutated(const Json &state, Random &random, std::string &told)
{
    std::vector<Json::json_pointer> places;
    placesIn(state, Json::json_pointer(), places);
    const Json::json_pointer at = places[1 + below(random, places.size() - 1)];
    Json other = state;
    Json &parent = other.at(at.parent_pointer());
    if (below(random, 5) == 0) {
        told += at.to_string() + " left out; ";
        if (parent.is_object())
            parent.erase(at.back());
        else
            parent.erase(static_cast<std::size_t>(std::stoul(at.back())));
    } else if (below(random, 8) == 0 && parent.is_object()) {
        told += at.parent_pointer().to_string() + " gets a stranger; ";
        parent["stranger"] = strange(other.at(at), random);
    } else {
        Json value = strange(other.at(at), random);
        std::string shown = canonical(value);
        told += at.to_string() + " = " + (shown.size() > 60 ? shown.substr(0, 60) + "…" : shown) + "; ";
        other.at(at) = std::move(value);
    }
    return other;
}

/// What the screens ask of a state; a refusal of one act is none of the others.
void lookAtAll(const Ruleset &ruleset, const Json &state)
{
    const auto tolerant = [](const auto &work) {
        try {
            work();
        } catch (const Error &) {
        }
    };
    for (const char *side : {"", "a", "b"})
        tolerant([&] { (void)ruleset.view(state, side); });
    tolerant([&] { (void)ruleset.turn(state); });
    tolerant([&] { (void)ruleset.ended(state); });
    tolerant([&] { (void)ruleset.counters(state); });
    std::vector<Act> acts;
    tolerant([&] { acts = ruleset.acts(state); });
    for (const Act &act : acts) {
        const Resolver &resolver = ruleset.resolver(act.resolver);
        tolerant([&] { (void)resolver.refusal(state, act.input); });
        tolerant([&] { (void)resolver.form(&state, act.input); });
        for (const Slot &slot : resolver.slots())
            tolerant([&] { (void)resolver.candidates(state, slot, act.input); });
    }
}

/// A game between two supplied armies; some of them do not meet.
Game begun(const Ruleset &ruleset, Random &random)
{
    const auto &armies = ruleset.armies();
    while (true) {
        const Json &one = armies[below(random, armies.size())], &other = armies[below(random, armies.size())];
        try {
            return Game::start(ruleset, {one, other, Json::object(), gameKeyFromSeed(random()), noon});
        } catch (const Error &) {
        }
    }
}

/// States of a game with the supplied armies: its start, and after some of the acts that are offered.
std::vector<Entry> played(const Ruleset &ruleset, Random &random, std::size_t most)
{
    Game game = begun(ruleset, random);
    std::vector<Entry> entries{parseEntry(game.headerLine(), 0)};
    for (std::size_t tried = 0; tried < 4 * most && entries.size() <= most; ++tried) {
        const std::vector<Act> acts = ruleset.acts(game.state());
        if (acts.empty())
            break;
        const Act &act = acts[below(random, acts.size())];
        try {
            const Resolver &resolver = ruleset.resolver(act.resolver);
            Json input = act.input;
            for (const Slot &slot : resolver.slots()) {
                const std::vector<Candidate> who = resolver.candidates(game.state(), slot, input);
                if (input.contains(slot.id) || who.empty())
                    continue;
                const Candidate &one = who[below(random, who.size())];
                input[slot.id] = slot.many ? Json::array({{{"unit", one.unit}, {"part", one.part}, {"count", 1}}}) : Json(one.unit);
            }
            input["answers"] = answersOf(resolver.form(&game.state(), input));
            const Entry entry = game.act(act.resolver, input, {}, noon);
            game.follow(entry);
            entries.push_back(entry);
        } catch (const Error &) { // not this act, or not with these units
        }
    }
    return entries;
}

/// Opens a game in this state, as a journal with valid hashes would have it, and looks at all of it.
void look(const Ruleset &ruleset, Json header, const Json &state)
{
    header["start"] = state;
    try {
        const Game game = Game::open(ruleset, parseEntry(canonical(header), 0));
        lookAtAll(ruleset, game.state());
    } catch (const Error &) {
    }
}

} // namespace

class StatesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStateIsRefusedOrCanBeWorkedWith_data()
    {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const auto &ruleset : registry().all())
            QTest::newRow(ruleset->id().c_str()) << number++;
    }
    /// OPTIO_STATES=n tries n states of each rule set; OPTIO_STATES_SEED begins elsewhere.
    void everyStateIsRefusedOrCanBeWorkedWith()
    {
        QFETCH(int, number);
        const Ruleset &ruleset = *registry().all()[static_cast<std::size_t>(number)];
        const char *many = std::getenv("OPTIO_STATES"), *seed = std::getenv("OPTIO_STATES_SEED");
        const unsigned first = seed != nullptr ? static_cast<unsigned>(std::atol(seed)) : 1;
        const int tries = many != nullptr ? std::atoi(many) : 60;
        std::map<std::string, std::string> faults;
        constexpr int perGame = 60;
        for (int i = 0; i < tries; ++i) {
            Random random(first + static_cast<unsigned>(i / perGame));
            static std::vector<Json> states;
            static Json header;
            if (i % perGame == 0) {
                const std::vector<Entry> entries = played(ruleset, random, 25);
                header = entries.front().json;
                Game game = Game::open(ruleset, entries.front());
                states.assign(1, game.state());
                for (std::size_t n = 1; n < entries.size(); ++n) {
                    game.follow(entries[n]);
                    states.push_back(game.state());
                }
                look(ruleset, header, states.back()); // a real one is no error
            }
            Random own(first * 7919U + static_cast<unsigned>(i));
            std::string told;
            Json state = states[below(own, states.size())];
            for (std::size_t changes = 1 + below(own, 2); changes > 0 && state.is_object() && !state.empty(); --changes)
                state = mutated(state, own, told);
            try {
                look(ruleset, header, state);
            } catch (const std::exception &problem) {
                faults.emplace(problem.what(), told);
            }
        }
        for (const auto &[what, told] : faults)
            qWarning("%s: %s after %s", ruleset.id().c_str(), what.c_str(), told.c_str());
        QVERIFY2(faults.empty(), fmt::format("{} kinds of failure that are no refusal", faults.size()).c_str());
    }
};

OPTIO_TEST(StatesTest)

} // namespace states_test

#include "states_test.moc"
