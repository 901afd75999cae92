// SPDX-License-Identifier: GPL-3.0-or-later
// A table of odds: 20 attackers against 20 defenders of each rule set, of which a picture at 60 Hz (16.7 ms) is the measure.
#include "rules/odds_map.h"
#include "rulesets/registry.h"

#include <benchmark/benchmark.h>
#include <cstdlib>

namespace {

using namespace optio;

const Registry &registry()
{
    static const Registry all(std::getenv("OPTIO_RULESETS") != nullptr ? std::getenv("OPTIO_RULESETS") : "rulesets");
    return all;
}

void table(benchmark::State &state, const char *id)
{
    constexpr std::size_t side = 20;
    const Ruleset &ruleset = registry().at(id);
    const auto situation = dynamic_cast<const OddsMapRules &>(ruleset).oddsSituations().front();
    std::vector<OddsTroop> troops = oddsTroops(ruleset, situation);
    for (std::size_t at = 0; troops.size() < side; ++at) // a rule set with fewer kinds: some twice
        troops.push_back(troops[at]);
    troops.resize(side);
    const Resolver &resolver = ruleset.resolver(situation.resolver);
    for (auto _ : state) {
        OddsCounter counter(resolver, situation, Json::object());
        for (const OddsTroop &attacker : troops)
            benchmark::DoNotOptimize(counter.row(attacker, troops));
    }
}

BENCHMARK_CAPTURE(table, dbm, "dbm")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(table, dba, "dba")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(table, punic, "punic")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(table, ancients, "ancients")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(table, tropaion, "tropaion")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(table, hoplites, "hoplites")->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
