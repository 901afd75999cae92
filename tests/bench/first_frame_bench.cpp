// SPDX-License-Identifier: GPL-3.0-or-later
// First painted frame and resident memory of the app with a game of 10,000 entries resumed, beside an empty Quick Controls window with a
// 200-row list. Both are started in turn, A B A B ..., and the medians and their ratio printed.
#include "db/store.h"
#include "rules/journal/journal.h"
#include "rulesets/registry.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

using namespace optio;

namespace {

/// A game in which two rows of the first playable rule set fight 10,000 times... until one is used up, undone, and so on.
void makeGame(const std::filesystem::path &folder, const Registry &registry, int entries)
{
    const Ruleset &ruleset = *registry.all().front();
    const auto &armies = ruleset.armies();
    Json options = Json::object();
    for (const Question &question : ruleset.options())
        options[question.id] = question.value;
    Game game = Game::start(ruleset, {armies.at(0), armies.at(1), options, gameKeyFromSeed(1), "2026-01-01T00:00:00Z"});
    Store store(folder);
    const std::string id = store.addGame(game, "Ten thousand rulings", "2026-01-01T00:00:00Z");
    for (int n = 0; n < entries; ++n) {
        const Entry entry = game.note("ruling " + std::to_string(n), "2026-01-01T00:00:00Z");
        game.follow(entry);
        store.append(id, entry, game, "1", false);
    }
}

struct Run {
    double milliseconds = 0;
    double mebibytes = 0;
};

Run start(const std::string &command)
{
    const auto begin = std::chrono::steady_clock::now().time_since_epoch();
    FILE *pipe = popen(command.c_str(), "r");
    if (!pipe)
        std::abort();
    long long frame = 0;
    long resident = 0;
    if (std::fscanf(pipe, "%lld %ld", &frame, &resident) != 2) {
        std::fprintf(stderr, "no frame from: %s\n", command.c_str());
        std::exit(1);
    }
    pclose(pipe);
    return {static_cast<double>(frame - std::chrono::nanoseconds(begin).count()) / 1e6, static_cast<double>(resident) / 1024};
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char **argv)
{
    const int runs = argc > 1 ? std::atoi(argv[1]) : 15;
    const std::filesystem::path bin = std::filesystem::canonical("/proc/self/exe").parent_path();
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "optio-first-frame";
    std::filesystem::remove_all(folder);
    const Registry registry(rulesetsFolder(bin / "optio"));
    makeGame(folder, registry, 10000);
    setenv("QT_QPA_PLATFORM", "offscreen", 0);
    setenv("QT_QUICK_BACKEND", "software", 0);

    const std::string app = "exec " + (bin / "optio").string() + " --first-frame --data " + folder.string();
    const std::string resumed = app + " --resume";
    const std::string floor = "exec " + (bin / "empty_window").string();
    std::vector<double> home, game, empty, homeMemory, gameMemory, emptyMemory;
    for (int run = -1; run < runs; ++run) {
        const Run a = start(app), b = start(resumed), c = start(floor);
        if (run < 0) // warm-up
            continue;
        home.push_back(a.milliseconds), homeMemory.push_back(a.mebibytes);
        game.push_back(b.milliseconds), gameMemory.push_back(b.mebibytes);
        empty.push_back(c.milliseconds), emptyMemory.push_back(c.mebibytes);
    }
    std::printf("%-42s %9s %7s %9s %7s\n", "", "ms", "ratio", "MiB", "ratio");
    const auto row = [&](const char *name, const std::vector<double> &time, const std::vector<double> &memory) {
        std::printf("%-42s %9.1f %7.2f %9.1f %7.2f\n", name, median(time), median(time) / median(empty), median(memory),
                    median(memory) / median(emptyMemory));
    };
    row("empty window with a 200-row list", empty, emptyMemory);
    row("Home, a game of 10,000 entries to continue", home, homeMemory);
    row("that game resumed", game, gameMemory);
    std::filesystem::remove_all(folder);
}
