// SPDX-License-Identifier: GPL-3.0-or-later
// Luck: the dice of a whole battle of DBM weighed roll by roll beside the bare replay of its journal, and the dice of 10,000 entries
// against fair ones beside parsing the same lines.
#include "rules/luck/luck.h"
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

/// The whole battle of the golden tests.
const std::vector<Entry> &battle()
{
    static const std::vector<Entry> entries = [] {
        const std::string tests = std::getenv("OPTIO_TESTS") != nullptr ? std::getenv("OPTIO_TESTS") : "tests";
        std::stringstream text;
        text << std::ifstream(tests + "/golden/dbm-whole.optio-game").rdbuf();
        return readJournal(text.str(), "the golden battle");
    }();
    return entries;
}

void luckOfABattle(benchmark::State &state)
{
    int rolls = 0;
    for (auto _ : state) {
        const Luck luck = luckOf(registry().at("dbm"), battle(), true);
        rolls = luck.rolls;
        benchmark::DoNotOptimize(luck);
    }
    state.counters["rolls"] = rolls;
}

void floorReplay(benchmark::State &state)
{
    for (auto _ : state) {
        Json now = battle().front().json.at("start");
        for (const StandingEntry &entry : standingHistory(battle()))
            optio::apply(now, changesOf(entry));
        benchmark::DoNotOptimize(now);
    }
}

/// Entry after entry of the battle under the keys of as many games as make 10,000.
void diceOfManyGames(benchmark::State &state)
{
    for (auto _ : state) {
        DiceTally tally;
        for (std::size_t n = 0; n < 10'000; ++n)
            tally.add(std::to_string(n / battle().size()), battle()[n % battle().size()].json);
        benchmark::DoNotOptimize(tally.rows());
    }
}

void floorParseTheLines(benchmark::State &state)
{
    for (auto _ : state)
        for (std::size_t n = 0; n < 10'000; ++n)
            benchmark::DoNotOptimize(parseEntry(battle()[n % battle().size()].line, static_cast<int>(n % battle().size())));
}

BENCHMARK(luckOfABattle)->Unit(benchmark::kMillisecond);
BENCHMARK(floorReplay)->Unit(benchmark::kMillisecond);
BENCHMARK(diceOfManyGames)->Unit(benchmark::kMillisecond);
BENCHMARK(floorParseTheLines)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
