// SPDX-License-Identifier: GPL-3.0-or-later
// match: the strength of two computer players, by pairs of games that differ in nothing but who plays which side.
#include "app/cli/commands_play.h"

#include "app/cli/files.h"
#include "rules/arena.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace optio::cli {

namespace {

constexpr int mostPairs = 1'000'000, mostJobs = 256;

struct Meeting {
    Json a, b;
    std::string names;
    std::array<int, 3> results{}; ///< games won, drawn, lost by the first player
};

struct Pair {
    std::size_t meeting = 0;
    std::uint64_t seed = 0;
    std::string results; ///< "WL": of the first player, one letter for each game
};

int numberWithin(const std::optional<int> &given, int otherwise, int most, const char *option)
{
    const int number = given.value_or(otherwise);
    if (number < 1 || number > most)
        throw Error(fmt::format("{} must be a number from 1 to {}, not {}", option, most, number), option);
    return number;
}

std::vector<Meeting> meetingsOf(Context &context, const Ruleset &ruleset, const MatchOptions &options)
{
    std::vector<Json> armies;
    if (options.armies.empty())
        armies = ruleset.armies();
    for (const std::string &place : options.armies)
        armies.push_back(fieldedArmy(context, ruleset, place));
    if (!options.period.empty())
        std::erase_if(armies, [&](const Json &army) { return army.value("period", "") != options.period; });
    std::vector<Meeting> meetings;
    for (std::size_t i = 0; i < armies.size(); ++i)
        for (std::size_t j = i; j < armies.size(); ++j)
            if ((i == j || options.meet == "each") && armies[i].value("period", "") == armies[j].value("period", ""))
                meetings.push_back({armies[i], armies[j], armies[i].value("id", "") + " " + armies[j].value("id", ""), {}});
    if (meetings.empty())
        throw Error(fmt::format("no army of {}{} is there to meet another", ruleset.name(),
                                options.period.empty() ? "" : " of the period '" + options.period + "'"),
                    "--armies");
    return meetings;
}

/// The letters of a pair from what Arena reports of its two games: who won how many of them.
std::string lettersOf(const Json &report)
{
    const std::string first = report.at("players").at(0).get<std::string>();
    const int wins = report.at("wins").at(first).get<int>(), draws = report.at("draws").get<int>();
    std::string letters = std::string(static_cast<std::size_t>(wins), 'W') + std::string(static_cast<std::size_t>(draws), 'D');
    letters.resize(2, 'L');
    return letters;
}

/// How far it has come, on standard error: one line that is written over where somebody looks on, else a line now and then.
class Progress {
public:
    explicit Progress(std::size_t pairs) : pairs_(pairs), watched_(isatty(STDERR_FILENO) != 0) {}

    void add(const std::string &results)
    {
        ++done_;
        for (const char letter : results)
            points_ += letter == 'W' ? 1 : letter == 'D' ? 0.5 : 0;
        const std::size_t tenth = 10 * done_ / pairs_;
        if (!watched_ && tenth == told_)
            return;
        told_ = tenth;
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
        writeAll(STDERR_FILENO, fmt::format("{}{} of {} pairs, score {:.1f} %, {:.0f} s, about {:.0f} s left{}", watched_ ? "\r" : "",
                                            done_, pairs_, 100 * points_ / (2.0 * static_cast<double>(done_)), seconds,
                                            seconds / static_cast<double>(done_) * static_cast<double>(pairs_ - done_),
                                            watched_ && done_ < pairs_ ? "   " : "\n"));
    }

private:
    std::size_t pairs_, done_ = 0, told_ = 0;
    double points_ = 0;
    bool watched_;
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

/// Calls `work(i)` for each number below `count`, on so many threads. The first fault ends it and is thrown on.
template <class Work> void inParallel(int threads, std::size_t count, const Work &work)
{
    std::mutex door;
    std::size_t next = 0;
    std::exception_ptr fault;
    const auto run = [&] {
        for (;;) {
            std::size_t mine = 0;
            {
                const std::lock_guard<std::mutex> guard(door);
                if (fault || next == count)
                    return;
                mine = next++;
            }
            try {
                work(mine);
            } catch (...) {
                const std::lock_guard<std::mutex> guard(door);
                fault = fault ? fault : std::current_exception();
            }
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i)
        others.emplace_back(run);
    run();
    for (std::thread &other : others)
        other.join();
    if (fault)
        std::rethrow_exception(fault);
}

Json reportOf(const MatchOptions &options, std::uint64_t seed, const std::vector<Meeting> &meetings, const std::vector<Pair> &pairs)
{
    Json all = Json::array(), armies = Json::array();
    std::array<int, 3> results{};
    for (const Pair &pair : pairs)
        all.push_back({{"armies", meetings[pair.meeting].names}, {"seed", pair.seed}, {"results", pair.results}});
    for (const Meeting &meeting : meetings) {
        for (std::size_t i = 0; i < 3; ++i)
            results[i] += meeting.results[i];
        armies.push_back(
            {{"armies", meeting.names}, {"won", meeting.results[0]}, {"drawn", meeting.results[1]}, {"lost", meeting.results[2]}});
    }
    return {{"players", options.players}, {"seed", seed},     {"won", results[0]}, {"drawn", results[1]},
            {"lost", results[2]},         {"armies", armies}, {"pairs", all}};
}

} // namespace

int playMatch(Context &context, const MatchOptions &options)
{
    const Ruleset &ruleset = context.registry().at(options.ruleset);
    const auto *const arena = dynamic_cast<const Arena *>(&ruleset);
    if (arena == nullptr)
        throw Error(fmt::format("{} is played at the table: it has no computer players", ruleset.name()), "RULESET");
    std::vector<Meeting> meetings = meetingsOf(context, ruleset, options);
    const int count = numberWithin(options.pairs, static_cast<int>(meetings.size()), mostPairs, "--pairs");
    const int processors = static_cast<int>(std::thread::hardware_concurrency());
    const int jobs = numberWithin(options.jobs, std::clamp(processors, 1, mostJobs), mostJobs, "--jobs");
    const std::uint64_t seed = options.seed.value_or(1);
    const Json prefs = jsonOrFile(options.prefs, "--prefs");
    std::array<std::string, 2> players;
    for (std::size_t i = 0; i < 2; ++i)
        players[i] = checkedText(options.players.at(i), "the player's name");

    std::vector<Pair> pairs(static_cast<std::size_t>(count));
    Progress progress(pairs.size());
    std::mutex door;
    std::size_t told = 0; // pairs are printed as they come, in their order: a match that is stopped leaves what it played
    inParallel(std::min(jobs, count), pairs.size(), [&](std::size_t i) {
        Meeting &meeting = meetings[i % meetings.size()];
        Pair pair{i % meetings.size(), seed + i, {}};
        const Matches games{{meeting.a, meeting.b}, players, 2, pair.seed, prefs, ""};
        pair.results = lettersOf(arena->playGames(games, nullptr));
        const std::lock_guard<std::mutex> guard(door);
        for (const char letter : pair.results)
            ++meeting.results[letter == 'W' ? 0 : letter == 'D' ? 1 : 2];
        progress.add(pair.results);
        pairs[i] = std::move(pair);
        for (; options.form != "json" && told < pairs.size() && !pairs[told].results.empty(); ++told)
            printText(fmt::format("{} {}\n", pairs[told].results[0], pairs[told].results[1]));
    });
    if (options.form == "json")
        print(reportOf(options, seed, meetings, pairs));
    return ok;
}

} // namespace optio::cli
