// SPDX-License-Identifier: GPL-3.0-or-later
// What a combat costs: one ruling, its exact odds, and the whole form with every answer's effect, outside a game and in one.
#include "rulesets/dbm/dbm.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace optio;

std::filesystem::path folder()
{
    const char *set = std::getenv("OPTIO_RULESETS");
    return std::filesystem::path(set != nullptr ? set : "rulesets") / "dbm";
}

const dbm::Dbm &rules()
{
    static const dbm::Dbm ruleset(folder());
    return ruleset;
}

const Json &combat()
{
    static const Json input =
        rules()
            .resolver("close-combat")
            .complete(nullptr, {{"a", "Reg Sp(O)"},
                                {"b", "Irr Wb(O)"},
                                {"answers", {{"cc.rank2_a", "Sp(O)"}, {"cc.rank2_b", "Wb(O)"}, {"cc.left_a", "overlapped"}}}});
    return input;
}

const Json &state()
{
    static const Json game = rules().start(rules().armies().front(), rules().armies().back(), Json::object());
    return game;
}

/// Two large armies with ten pairs of rows in contact, near their break points.
const Json &battle()
{
    static const Json game = [] {
        const Json *largest = &rules().armies().front();
        for (const Json &army : rules().armies())
            if (rules().totals(army)["elements"] > rules().totals(*largest)["elements"])
                largest = &army;
        Json now = rules().start(*largest, *largest, Json::object());
        std::vector<std::string> rows[2];
        for (auto unit = now["units"].begin(); unit != now["units"].end(); ++unit)
            rows[unit->at("side") == "a" ? 0 : 1].push_back(unit.key());
        for (std::size_t i = 0; i < 10; ++i)
            for (const int side : {0, 1}) {
                Json &unit = now["units"][rows[side][i]];
                const int count = std::min(4, unit["count"].get<int>());
                unit["marks"] = Json::array({{{"count", count}, {"contact", rows[1 - side][i]}}});
            }
        return now;
    }();
    return game;
}

void viewOfABattle(benchmark::State &bench)
{
    for (auto _ : bench)
        benchmark::DoNotOptimize(rules().view(battle(), ""));
}
BENCHMARK(viewOfABattle)->Unit(benchmark::kMicrosecond);

void actsOfABattle(benchmark::State &bench)
{
    for (auto _ : bench)
        benchmark::DoNotOptimize(rules().acts(battle()));
}
BENCHMARK(actsOfABattle)->Unit(benchmark::kMicrosecond);

void loadRuleset(benchmark::State &bench)
{
    for (auto _ : bench)
        benchmark::DoNotOptimize(dbm::Dbm(folder()));
}
BENCHMARK(loadRuleset)->Unit(benchmark::kMillisecond);

void prepareOnly(benchmark::State &bench)
{
    const Resolver &resolver = rules().resolver("close-combat");
    for (auto _ : bench)
        benchmark::DoNotOptimize(resolver.prepare(nullptr, combat()));
}
BENCHMARK(prepareOnly)->Unit(benchmark::kMicrosecond);

void oneRuling(benchmark::State &bench)
{
    const Resolver &resolver = rules().resolver("close-combat");
    for (auto _ : bench) {
        EnteredDice source({4, 3});
        Dice dice(source);
        benchmark::DoNotOptimize(resolver.prepare(nullptr, combat())->rule(dice));
    }
}
BENCHMARK(oneRuling)->Unit(benchmark::kMicrosecond);

void oddsOfARuling(benchmark::State &bench)
{
    const Resolver &resolver = rules().resolver("close-combat");
    for (auto _ : bench)
        benchmark::DoNotOptimize(oddsOf(*resolver.prepare(nullptr, combat())));
}
BENCHMARK(oddsOfARuling)->Unit(benchmark::kMicrosecond);

void formAlone(benchmark::State &bench)
{
    const Resolver &resolver = rules().resolver("close-combat");
    for (auto _ : bench)
        benchmark::DoNotOptimize(resolver.form(nullptr, combat()));
}
BENCHMARK(formAlone)->Unit(benchmark::kMicrosecond);

void formWithEffects(benchmark::State &bench)
{
    const Resolver &resolver = rules().resolver("close-combat");
    for (auto _ : bench) {
        benchmark::DoNotOptimize(resolver.form(nullptr, combat()));
        benchmark::DoNotOptimize(effectsOf(resolver, nullptr, combat()));
    }
}
BENCHMARK(formWithEffects)->Unit(benchmark::kMicrosecond);

void formWithEffectsInAGame(benchmark::State &bench)
{
    const Resolver &resolver = rules().resolver("close-combat");
    const Json input = resolver.complete(&state(), {{"a", "a1.2"}, {"b", "b1.2"}, {"answers", Json::object()}});
    for (auto _ : bench) {
        benchmark::DoNotOptimize(resolver.form(&state(), input));
        benchmark::DoNotOptimize(effectsOf(resolver, &state(), input));
    }
}
BENCHMARK(formWithEffectsInAGame)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
