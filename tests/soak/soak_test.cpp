// SPDX-License-Identifier: GPL-3.0-or-later
// Plays random games of the rule sets and looks after each act whether what must hold always still holds.
//   soak_test --ruleset punic --games 1000 --acts 600     more and longer games
//   soak_test --ruleset punic --seed 17 --games 1 -v      one game again, act by act (a game hangs on its seed alone)
//   --sparing 3 looks three times less often at what takes long: three times as many games then look at it as often
//   --deep looks at everything after every act, --strict at what is known to be broken too, --refusals counts what was refused and why
#include "rulesets/registry.h"
#include "tests/soak/soak_game.h"
#include "tests/soak/soak_known.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace soak {

namespace {

int run(const Settings &settings)
{
    const optio::Registry registry(optio::rulesetsFolder("/proc/self/exe"));
    const Ruleset &ruleset = registry.at(settings.ruleset);
    const Pages pages(ruleset);
    const auto known = knownFaults().find(ruleset.base());
    Faults faults(known == knownFaults().end() || settings.strict ? std::vector<std::string>() : known->second, settings.verbose);
    Tally tally;
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    const auto from = std::chrono::steady_clock::now();
    const auto taken = [from] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count(); };
    for (int game = 0; game < settings.games && (settings.seconds == 0 || taken() < settings.seconds); ++game) {
        Soak soak(ruleset, pages, settings, settings.seed + static_cast<std::uint64_t>(game), faults, tally);
        soak.play();
    }
    std::printf("%s: %d games, %d acts, %d ended, %d tries, %d refused, %.1f s\n", settings.ruleset.c_str(), tally.games, tally.acts,
                tally.ended, tally.tries, tally.refused, taken());
    for (const auto &[what, sum] : tally.seconds)
        std::printf("  %6.2f s %s\n", sum, what.c_str());
    for (const auto &[what, count] : tally.done)
        std::printf("  %6d x %s\n", count, what.c_str());
    for (const auto &[what, count] : tally.refusals)
        std::printf("  refused %d x %s\n", count, what.c_str());
    std::printf("\n");
    faults.print();
    return faults.none() ? 0 : 1;
}

} // namespace

} // namespace soak

int main(int argc, char **argv)
{
    soak::Settings settings;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const auto value = [&] { return std::string(i + 1 < argc ? argv[++i] : ""); };
        if (word == "--ruleset")
            settings.ruleset = value();
        else if (word == "--seed")
            settings.seed = std::strtoull(value().c_str(), nullptr, 10);
        else if (word == "--games")
            settings.games = std::atoi(value().c_str());
        else if (word == "--acts")
            settings.acts = std::atoi(value().c_str());
        else if (word == "--seconds")
            settings.seconds = std::atoi(value().c_str());
        else if (word == "--sparing")
            settings.sparing = std::max<std::size_t>(1, std::strtoull(value().c_str(), nullptr, 10));
        else if (word == "-v")
            settings.verbose = true;
        else if (word == "--strict")
            settings.strict = true;
        else if (word == "--deep")
            settings.deep = true;
        else if (word == "--refusals")
            settings.refusals = true;
        else {
            std::puts(
                "soak_test --ruleset ID [--games N] [--seed N] [--acts N] [--seconds N] [--sparing N] [--deep] [--strict] [--refusals] "
                "[-v]");
            return 2;
        }
    }
    return soak::run(settings);
}
