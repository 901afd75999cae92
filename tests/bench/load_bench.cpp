// SPDX-License-Identifier: GPL-3.0-or-later
// Loading all rule sets (TOML read, tables compiled and checked, armies read, figures hashed) beside its floor: reading the bytes of the
// same files.
#include "rules/figures/figures.h"
#include "rulesets/registry.h"

#include <benchmark/benchmark.h>

#include <fstream>
#include <iterator>

namespace {

namespace fs = std::filesystem;

const fs::path &folder()
{
    static const fs::path found = optio::rulesetsFolder("/proc/self/exe");
    return found;
}

std::vector<fs::path> files()
{
    std::vector<fs::path> found;
    for (const fs::directory_entry &entry : fs::recursive_directory_iterator(folder()))
        if (const fs::path extension = entry.path().extension(); extension == ".toml" || extension == ".json")
            found.push_back(entry.path());
    return found;
}

void loadAllRulesets(benchmark::State &state)
{
    for (auto step : state)
        benchmark::DoNotOptimize(optio::Registry(folder()).all().size());
}

void parseTheToml(benchmark::State &state)
{
    const std::vector<fs::path> all = files();
    for (auto step : state)
        for (const fs::path &file : all)
            if (file.extension() == ".toml")
                benchmark::DoNotOptimize(optio::readFigures(file).keys().size());
}

void floorReadTheBytes(benchmark::State &state)
{
    std::int64_t bytes = 0;
    for (auto step : state)
        for (const fs::path &file : files()) {
            std::ifstream open(file, std::ios::binary);
            const std::string text{std::istreambuf_iterator<char>(open), {}};
            bytes += static_cast<std::int64_t>(text.size());
        }
    state.SetBytesProcessed(bytes);
}

BENCHMARK(loadAllRulesets)->Unit(benchmark::kMicrosecond);
BENCHMARK(parseTheToml)->Unit(benchmark::kMicrosecond);
BENCHMARK(floorReadTheBytes)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
