// SPDX-License-Identifier: GPL-3.0-or-later
// What a combat of the Punic Wars costs: exact odds of ten dice against ten, a ruling, and in a game of two armies of 25 units the page
// itself, the form with every answer's effect, and a ruling with its changes applied.
#include "rulesets/punic/combat/combat_resolver.h"
#include "rulesets/punic/punic.h"

#include <benchmark/benchmark.h>

#include <cstdlib>

namespace {

using namespace optio;
using namespace optio::punic;

const Punic &rules()
{
    const char *set = std::getenv("OPTIO_RULESETS");
    static const Punic ruleset(std::filesystem::path(set != nullptr ? set : "rulesets") / "punic");
    return ruleset;
}

const Json &combat()
{
    static const Json input = rules().resolver("combat").complete(nullptr, rules().resolver("combat").example());
    return input;
}

/// The first supplied army, filled up to 25 units.
Json army(const std::string &name)
{
    Json roster = rules().armies().front();
    roster["name"] = name;
    Json &commands = roster.at("commands");
    std::size_t count = 0;
    for (const Json &command : commands)
        count += command.at("units").size();
    for (int i = 0; count < 25; ++i, ++count) {
        Json &units = commands.at(0).at("units");
        Json copy = units.at(units.size() - 1);
        copy["name"] = name + " " + std::to_string(i + 1);
        units.push_back(std::move(copy));
    }
    return roster;
}

/// Phase V of a game of two armies of 25 units with one combat.
const Json &game()
{
    static const Json made = [] {
        State state = readState(rules().start(army("Hasdrubal"), army("Varro"), Json::object()));
        state.initiative = "a";
        state.step = "combat";
        state.active = "";
        Combat combat;
        combat.id = state.newId('c');
        std::string a, b;
        for (const auto &[id, unit] : state.units)
            if (!unit.light() && !unit.elephants())
                (unit.side == "a" ? a : b) = id;
        Member attacker, defender;
        attacker.unit = a;
        attacker.entry = {"charge"};
        defender.unit = b;
        defender.entry = {"receive"};
        defender.from[a] = Aspect::front;
        combat.members = {attacker, defender};
        state.combats.emplace(combat.id, combat);
        return toJson(state);
    }();
    return made;
}

const Json &gameInput()
{
    static const Json input = [] {
        const State state = readState(game());
        const Combat &one = state.combats.begin()->second;
        return rules().resolver("combat").complete(&game(), {{"a", Json::array({one.members.front().unit})}, {"answers", Json::object()}});
    }();
    return input;
}

void oddsOfTenAgainstTen(benchmark::State &bench)
{
    Combatant a, b;
    a.dice = b.dice = 10;
    const CombatSheet &sheet = rules().combatSheet();
    Walk walk;
    for (auto _ : bench)
        benchmark::DoNotOptimize(walk.run([&](Dice &dice) {
            const int own = dice.hits(a.dice, 5, {"a", "a"});
            return static_cast<std::uint64_t>(sheet.bandOf(own - dice.hits(b.dice, 5, {"b", "b"})));
        }));
}
BENCHMARK(oddsOfTenAgainstTen)->Unit(benchmark::kMicrosecond);

void oddsOfACombat(benchmark::State &bench)
{
    const Resolver &resolver = rules().resolver("combat");
    for (auto _ : bench)
        benchmark::DoNotOptimize(oddsOf(*resolver.prepare(nullptr, combat())));
}
BENCHMARK(oddsOfACombat)->Unit(benchmark::kMicrosecond);

void differences(benchmark::State &bench)
{
    Combatant a, b;
    a.dice = b.dice = 10;
    for (auto _ : bench)
        benchmark::DoNotOptimize(differenceOdds(a, b));
}
BENCHMARK(differences)->Unit(benchmark::kMicrosecond);

void viewOfAGame(benchmark::State &bench)
{
    for (auto _ : bench) {
        benchmark::DoNotOptimize(rules().view(game(), ""));
        benchmark::DoNotOptimize(rules().acts(game()));
    }
}
BENCHMARK(viewOfAGame)->Unit(benchmark::kMillisecond);

void formInAGame(benchmark::State &bench)
{
    for (auto _ : bench)
        benchmark::DoNotOptimize(rules().resolver("combat").form(&game(), gameInput()));
}
BENCHMARK(formInAGame)->Unit(benchmark::kMillisecond);

void effectsInAGame(benchmark::State &bench)
{
    for (auto _ : bench)
        benchmark::DoNotOptimize(effectsOf(rules().resolver("combat"), &game(), gameInput()));
}
BENCHMARK(effectsInAGame)->Unit(benchmark::kMillisecond);

void rulingInAGame(benchmark::State &bench)
{
    const Resolver &resolver = rules().resolver("combat");
    const ActKey act{.turn = 1, .resolver = "combat", .participants = {}, .before = 0};
    for (auto _ : bench) {
        RandomDice source(gameKeyFromSeed(1), act);
        Dice dice(source);
        Json state = game();
        optio::apply(state, resolver.prepare(&game(), gameInput())->rule(dice).changes);
        benchmark::DoNotOptimize(state);
    }
}
BENCHMARK(rulingInAGame)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
