// SPDX-License-Identifier: GPL-3.0-or-later
// Plays shared games over bad networks with crashing devices, in simulated time (see link_table.h).
//   link_soak --games 500                        so many of each rule set in turn
//   link_soak --ruleset tropaion --seed 17 -v    one again: a game hangs on its rule set and seed alone
//   --planted ids|early|stubs                    with a fault put in on purpose: it must be found, or the program fails
#include "rulesets/registry.h"
#include "tests/rules/feud/feud.h"
#include "tests/soak/link/link_table.h"

#include <chrono>
#include <cstdlib>
#include <cstring>

namespace {

using namespace optio;

int run(int argc, char **argv)
{
    std::string wanted, planted;
    int games = 20, acts = 25;
    std::uint64_t seed = 0;
    bool verbose = false;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const auto value = [&] { return std::string(i + 1 < argc ? argv[++i] : ""); };
        if (word == "--ruleset")
            wanted = value();
        else if (word == "--games")
            games = std::atoi(value().c_str());
        else if (word == "--acts")
            acts = std::atoi(value().c_str());
        else if (word == "--seed")
            seed = std::strtoull(value().c_str(), nullptr, 10);
        else if (word == "--planted")
            planted = value();
        else if (word == "-v")
            verbose = true;
        else {
            std::puts("link_soak [--ruleset ID] [--games N] [--acts N] [--seed N] [--planted ids|early|stubs] [-v]");
            return 2;
        }
    }
    const Registry registry(rulesetsFolder("/proc/self/exe"));
    const auto feud = feud::ruleset(OPTIO_FEUD);
    std::vector<const Ruleset *> all{feud.get()};
    for (const auto &one : registry.all())
        all.push_back(one.get());
    std::erase_if(all, [&](const Ruleset *one) { return !wanted.empty() && one->id() != wanted; });
    table::Terms terms{.acts = acts, .verbose = verbose};
    terms.planted = planted == "ids"     ? table::Planted::noIds
                    : planted == "early" ? table::Planted::early
                    : planted == "stubs" ? table::Planted::openStubs
                                         : table::Planted::none;
    int faulty = 0;
    const auto from = std::chrono::steady_clock::now();
    table::Tally sum;
    for (const Ruleset *ruleset : all) {
        table::Tally tally;
        const auto begun = std::chrono::steady_clock::now();
        for (int game = 0; game < (seed != 0 ? 1 : games); ++game) {
            terms.seed = seed != 0 ? seed : static_cast<std::uint64_t>(game + 1);
            std::vector<std::string> faults;
            try {
                faults = table::Table(*ruleset, terms, tally).play();
            } catch (const std::exception &problem) {
                faults.push_back(std::string("it broke: ") + problem.what());
            }
            if (faults.empty())
                continue;
            ++faulty;
            if (terms.planted == table::Planted::none || verbose)
                for (const std::string &fault : faults)
                    std::printf("link_soak --ruleset %s --acts %d --seed %llu: %s\n", ruleset->id().c_str(), acts,
                                static_cast<unsigned long long>(terms.seed), fault.c_str());
        }
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
        std::printf(
            "%-10s %5d games, %6d entries, %6d acts (%d ruled, %d refused), %d messages, %d stubs, %d with dice of both, %d undone, "
            "%d cuts, %d crashes, %d carried on, %d handed over, %d parted, %.1f s, %.0f games a minute\n",
            ruleset->id().c_str(), tally.games, tally.entries, tally.acts, tally.ruled, tally.refused, tally.messages, tally.stubs,
            tally.shared, tally.undone, tally.cuts, tally.crashes, tally.carried, tally.handed, tally.parted, seconds,
            tally.games * 60 / std::max(seconds, 0.001));
        std::fflush(stdout);
        sum.games += tally.games;
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
    std::printf("%d games in %.1f s, %d with faults\n", sum.games, seconds, faulty);
    return terms.planted == table::Planted::none ? (faulty == 0 ? 0 : 1) : (faulty > 0 ? 0 : 1);
}

} // namespace

int main(int argc, char **argv)
{
    try {
        return run(argc, argv);
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
}
