// SPDX-License-Identifier: GPL-3.0-or-later
// Many tables and a wall at an event's server (CLB-55): each table plays recorded games at its own pace on a connection of its own, the
// wall reads all of them. stream_bench.py starts the server, kills its nodes, and calls this:
//   stream_tables CODES SECONDS PAUSE_MS DRAIN_SECONDS GAME...
// CODES is what `club server` printed. At the end every line that a table made must have been told to the wall once and in order; one line
// of JSON says how it went, and the exit code is 1 where it did not.
#include "app/stream/reading.h"
#include "app/stream/reporting.h"
#include "rules/club/stream/subjects.h"
#include "rulesets/registry.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <mutex>
#include <random>
#include <sstream>
#include <thread>
#include <unordered_map>

namespace {

using namespace optio;
using namespace optio::club::stream;
using Clock = std::chrono::steady_clock;

std::string textOfFile(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file)
        throw Error(path + " cannot be read");
    return text.str();
}

/// A recorded game as another one: its header differs, and its chain with it.
std::vector<std::string> another(const std::vector<Json> &recorded, int table, int game)
{
    std::vector<std::string> lines;
    for (Json line : recorded) {
        if (lines.empty())
            line["key"] = lineHash("table " + std::to_string(table) + " game " + std::to_string(game)); // 64 digits, as a key has
        else
            line["prev"] = lineHash(lines.back());
        lines.push_back(canonical(line));
    }
    return lines;
}

/// What all threads write down.
struct Book {
    std::mutex guard;
    std::unordered_map<std::string, Clock::time_point> made;       ///< lines, by hash
    std::map<std::string, std::vector<std::string>> played, heard; ///< hashes of lines, by subject
    std::vector<double> delays;                                    ///< ms from the table to the wall
    std::map<std::string, int> troubles;
    std::atomic<std::size_t> lines = 0, told = 0, breaks = 0, open = 0;
    std::atomic<bool> playing = true, ended = false;
};

/// A table: it never waits for the server with playing, only with reporting.
void play(Book &book, const ClubLink &link, const Ruleset &ruleset, const std::vector<std::vector<Json>> &games, int pause,
          Clock::time_point end)
{
    const int table = std::stoi(link.table());
    std::mt19937 chance(static_cast<unsigned>(table));
    std::optional<stream::Reporting> reporting;
    std::optional<GameTeller> teller;
    std::vector<std::string> lines;
    std::string subject;
    int game = 0;
    Clock::time_point next = Clock::now() + std::chrono::milliseconds(chance() % static_cast<unsigned>(10 * pause + 1));
    while (!book.ended) {
        try {
            bool rests = true;
            if (book.playing && Clock::now() >= end)
                book.playing = false;
            const bool done = reporting && reporting->reporter().length() == lines.size();
            if (book.playing && Clock::now() >= next && (!done || reporting->reporter().since().empty())) {
                next += std::chrono::milliseconds(pause);
                if (done || !reporting) { // the next game; the last one is reported whole
                    lines = another(games[chance() % games.size()], table, game++);
                    teller.emplace(ruleset, parseEntry(lines.front(), 0));
                    subject = gameSubject(link.event, link.table(), teller->header().id);
                    if (!reporting)
                        ++book.open;
                    reporting.emplace(link, subject, "table " + link.table());
                }
                Reporter &reporter = reporting->reporter();
                const auto n = static_cast<int>(reporter.length());
                Outgoing message = n == 0 ? teller->header() : teller->tell(parseEntry(lines[static_cast<std::size_t>(n)], n));
                {
                    const std::scoped_lock lock(book.guard);
                    book.made[message.id] = Clock::now();
                    book.played[subject].push_back(message.id);
                }
                ++book.lines;
                reporter.add(std::move(message));
            }
            if (reporting) {
                const stream::Reporting::Step did = reporting->step();
                rests = did == stream::Reporting::Step::rests || did == stream::Reporting::Step::waits;
                if (did == stream::Reporting::Step::stopped)
                    throw Error(reporting->reporter().trouble());
            }
            if (rests)
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
        } catch (const stream::Lost &) {
            ++book.breaks;
            std::this_thread::sleep_for(std::chrono::milliseconds(300 + chance() % 300));
        } catch (const std::exception &problem) {
            const std::scoped_lock lock(book.guard);
            ++book.troubles[problem.what()];
            return;
        }
    }
}

void watch(Book &book, const ClubLink &link)
{
    stream::Reading reading(link, "wall");
    while (!book.ended) {
        try {
            const std::optional<stream::News> news = reading.next(100);
            if (!news)
                continue;
            const Clock::time_point now = Clock::now();
            const std::scoped_lock lock(book.guard);
            if (news->verdict.kind != Verdict::Kind::told) {
                ++book.troubles["the wall: " + news->verdict.reason];
                continue;
            }
            ++book.told;
            book.heard[news->message.subject].push_back(news->verdict.heard.hash);
            book.delays.push_back(std::chrono::duration<double, std::milli>(now - book.made.at(news->verdict.heard.hash)).count());
        } catch (const stream::Lost &) {
            ++book.breaks;
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
        }
    }
}

double percentile(std::vector<double> &sorted, double part)
{
    return sorted.empty() ? 0 : sorted[std::min(sorted.size() - 1, static_cast<std::size_t>(part * static_cast<double>(sorted.size())))];
}

int run(const std::vector<std::string> &words)
{
    if (words.size() < 5)
        throw Error("stream_tables CODES SECONDS PAUSE_MS DRAIN_SECONDS GAME...");
    const int seconds = std::stoi(words[1]), pause = std::stoi(words[2]), drain = std::stoi(words[3]);
    std::vector<std::vector<Json>> games;
    std::string id;
    for (std::size_t i = 4; i < words.size(); ++i) {
        std::vector<Json> lines;
        for (const Entry &entry : readJournal(textOfFile(words[i]), words[i]))
            lines.push_back(entry.json);
        const auto ruleset = lines.front().at("ruleset").get<std::string>();
        if (!id.empty() && ruleset != id)
            throw Error("the games are to be of one rule set");
        id = ruleset;
        games.push_back(std::move(lines));
    }
    const Registry registry(std::getenv("OPTIO_RULESETS"), Registry::Reading::whenAsked);
    const Ruleset &ruleset = registry.at(id);
    Book book;
    std::vector<std::thread> tables;
    std::istringstream codes(textOfFile(words[0]));
    std::thread wall;
    const Clock::time_point begin = Clock::now(), end = begin + std::chrono::seconds(seconds);
    for (std::string line; std::getline(codes, line);) {
        const Json told = parseJson(line, words[0]);
        if (told.value("event", "") != "code")
            continue;
        const ClubLink link = clubLinkFrom(told.at("code").get<std::string>());
        if (link.user == "wall")
            wall = std::thread([&book, link] { watch(book, link); });
        else if (!link.table().empty())
            tables.emplace_back([&, link] { play(book, link, ruleset, games, pause, end); });
    }
    while (Clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    book.playing = false;
    const std::size_t toldAtEnd = book.told;
    const Clock::time_point last = end + std::chrono::seconds(drain);
    while (Clock::now() < last && book.told < book.lines)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    const double drained = std::chrono::duration<double>(Clock::now() - end).count();
    book.ended = true;
    for (std::thread &table : tables)
        table.join();
    if (wall.joinable())
        wall.join();
    std::size_t lost = 0, wrong = 0;
    for (const auto &[subject, hashes] : book.played) {
        const std::vector<std::string> &heard = book.heard[subject];
        lost += hashes.size() - std::min(hashes.size(), heard.size());
        wrong +=
            std::equal(heard.begin(), heard.begin() + static_cast<std::ptrdiff_t>(std::min(heard.size(), hashes.size())), hashes.begin()) &&
                    heard.size() <= hashes.size()
                ? 0
                : 1;
    }
    for (const auto &[subject, hashes] : book.heard)
        wrong += book.played.contains(subject) ? 0 : 1;
    std::sort(book.delays.begin(), book.delays.end());
    Json troubles = Json::object();
    for (const auto &[text, count] : book.troubles)
        troubles[text] = count;
    std::cout
        << Json({{"tables", tables.size()},
                 {"seconds", seconds},
                 {"lines", book.lines.load()},
                 {"told", book.told.load()},
                 {"told_while_playing", toldAtEnd},
                 {"games", book.played.size()},
                 {"lost", lost},
                 {"games_out_of_order", wrong},
                 {"lines_a_second", static_cast<double>(toldAtEnd) / seconds},
                 {"drained_after_s", drained},
                 {"delay_ms",
                  {{"p50", percentile(book.delays, 0.5)}, {"p99", percentile(book.delays, 0.99)}, {"most", percentile(book.delays, 1)}}},
                 {"breaks", book.breaks.load()},
                 {"troubles", troubles}})
               .dump()
        << std::endl;
    return lost == 0 && wrong == 0 && troubles.empty() ? 0 : 1;
}

} // namespace

int main(int argc, char *argv[])
{
    try {
        return run(std::vector<std::string>(argv + 1, argv + argc));
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 2;
    }
}
