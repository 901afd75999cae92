// SPDX-License-Identifier: GPL-3.0-or-later
// "What if": four fights of a battle of DBM counted exactly, and played out where that would be too much; beside them one ruling with its
// odds, of which a plan is made.
#include "rules/journal/journal.h"
#include "rules/plan/plan.h"
#include "rulesets/registry.h"

#include <benchmark/benchmark.h>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace {

using namespace optio;

const Registry &registry()
{
    static const Registry all(std::getenv("OPTIO_RULESETS") != nullptr ? std::getenv("OPTIO_RULESETS") : "rulesets");
    return all;
}

/// The short battle of the golden tests, at its end.
const Game &game()
{
    static const Game played = [] {
        const std::string tests = std::getenv("OPTIO_TESTS") != nullptr ? std::getenv("OPTIO_TESTS") : "tests";
        std::stringstream text;
        text << std::ifstream(tests + "/golden/dbm-short.optio-game").rdbuf();
        const std::vector<Entry> entries = readJournal(text.str(), "the golden battle");
        Game made = Game::open(registry().at("dbm"), entries.front());
        for (std::size_t n = 1; n < entries.size(); ++n)
            made.follow(entries[n]);
        return made;
    }();
    return played;
}

std::vector<PlannedFight> fights(int count)
{
    const Resolver &resolver = game().ruleset().resolver("close-combat");
    std::vector<PlannedFight> planned;
    for (int n = 1; n <= count; ++n)
        planned.push_back({resolver.id(), resolver.complete(&game().state(), {{"a", "a1." + std::to_string(n)},
                                                                              {"b", "b1." + std::to_string(n)},
                                                                              {"answers", Json::object()}})});
    return planned;
}

void planExactly(benchmark::State &state)
{
    const auto planned = fights(static_cast<int>(state.range(0)));
    int results = 0;
    for (auto _ : state) {
        const PlanOdds odds = planOdds(game().ruleset(), game().state(), planned);
        results = odds.results;
        benchmark::DoNotOptimize(odds);
    }
    state.counters["results"] = results;
}

void planPlayedOut(benchmark::State &state)
{
    const auto planned = fights(4);
    for (auto _ : state)
        benchmark::DoNotOptimize(planOdds(game().ruleset(), game().state(), planned, 1, 500));
}

void floorOneRuling(benchmark::State &state)
{
    const auto planned = fights(1);
    const Resolver &resolver = game().ruleset().resolver("close-combat");
    for (auto _ : state)
        benchmark::DoNotOptimize(oddsOf(*resolver.prepare(&game().state(), planned.front().input)));
}

BENCHMARK(planExactly)->Arg(2)->Arg(4)->Unit(benchmark::kMillisecond);
BENCHMARK(planPlayedOut)->Unit(benchmark::kMillisecond);
BENCHMARK(floorOneRuling)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
