// SPDX-License-Identifier: GPL-3.0-or-later
// Many tables and a wall at an event's server (CLB-55): each table plays recorded games at its own pace on a connection of its own, the
// wall reads all of them. stream_bench.py starts the server, kills its nodes, and calls this:
//   stream_tables CODES SECONDS PAUSE_MS DRAIN_SECONDS GAME...
// CODES is what `club server` printed. At the end every line that a table made must have been told to the wall once and in order; one line
// of JSON says how it went, and the exit code is 1 where it did not.
#include "app/stream/reading.h"
#include "app/stream/reporting.h"
#include "rules/club/stream/subjects.h"
#include "rules/journal/secrets.h"
#include "rules/link/seat.h"
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
#include <utility>

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

/// A recorded game, of which as many others are made as are wanted: their headers differ, and their chains with them. What a table's own
/// device does to rule a game is not done again here: a device has that to itself.
class Recorded {
public:
    Recorded(const Ruleset &ruleset, const std::string &path) : ruleset_(ruleset), lines_(readJournal(textOfFile(path), path))
    {
        if (keepsSecrets(ruleset))
            throw Error("games without secrets are wanted: their lines go out as they are");
    }
    std::size_t length() const { return lines_.size(); }
    /// The header's message of another game.
    Outgoing begin(const std::string &name) const
    {
        Json header = lines_.front().json;
        header["key"] = lineHash(name); // 64 digits, as a key has
        const std::string line = canonical(header);
        const Json told{{"v", 1}, {"t", "game"}, {"header", link::headerFor(ruleset_, header, line, link::Seat::watch)}};
        return {0, lineHash(line), canonical(told), ""};
    }
    /// The message of a line that follows the one with this hash.
    Outgoing line(std::size_t n, const std::string &prev) const
    {
        static const std::string key = "\"prev\":\"";
        std::string line = lines_[n].line;
        line.replace(line.find(key) + key.size(), prev.size(), prev);
        return eventMessage(static_cast<int>(n), line, "now");
    }

private:
    const Ruleset &ruleset_;
    std::vector<Entry> lines_;
};

/// What all threads write down.
struct Book {
    std::mutex guard;
    std::unordered_map<std::string, Clock::time_point> made;       ///< lines, by hash
    std::map<std::string, std::vector<std::string>> played, heard; ///< hashes of lines, by subject
    std::vector<double> delays;                                    ///< ms from the table to the wall
    std::map<std::string, int> troubles;
    std::atomic<std::size_t> lines = 0, told = 0, breaks = 0, connected = 0;
    std::atomic<bool> begun = false, playing = true, ended = false;
};

/// A table: lines are made when they are due, whatever the server does; only the next game waits until the last one is reported whole.
class Table {
public:
    Table(Book &book, ClubLink link, const std::vector<Recorded> &games, int pause)
        : book_(book), link_(std::move(link)), games_(games), pause_(pause), chance_(static_cast<unsigned>(std::stoi(link_.table()))),
          reporting_(link_, "", "table " + link_.table())
    {}

    void run()
    {
        while (!book_.ended) {
            try {
                step();
            } catch (const stream::Lost &) {
                ++book_.breaks;
                std::this_thread::sleep_for(std::chrono::milliseconds(300 + chance_() % 300));
            } catch (const std::exception &problem) {
                const std::scoped_lock lock(book_.guard);
                ++book_.troubles[problem.what()];
                return;
            }
        }
    }

private:
    void step()
    {
        reporting_.connect();
        if (!std::exchange(connected_, true))
            ++book_.connected;
        if (book_.begun && next_ == Clock::time_point{})
            next_ = Clock::now() + std::chrono::milliseconds(chance_() % static_cast<unsigned>(pause_));
        const bool isDue = next_ != Clock::time_point{};
        while (isDue && book_.playing && next_ <= Clock::now() && add())
            ;
        bool rests = true;
        if (recorded_ != nullptr) {
            const stream::Reporting::Step did = reporting_.step();
            rests = did == stream::Reporting::Step::rests || did == stream::Reporting::Step::waits;
            if (did == stream::Reporting::Step::stopped)
                throw Error(reporting_.reporter().trouble());
        }
        if (rests)
            std::this_thread::sleep_for(
                std::clamp<Clock::duration>(isDue && book_.playing ? next_ - Clock::now() : std::chrono::milliseconds(50),
                                            std::chrono::milliseconds(1), std::chrono::milliseconds(100)));
    }

    /// False when the next line has to wait.
    bool add()
    {
        const Reporter &reporter = reporting_.reporter();
        Outgoing message;
        if (recorded_ == nullptr || reporter.length() == recorded_->length()) {
            if (recorded_ != nullptr && !reporter.since().empty())
                return false;
            recorded_ = &games_[chance_() % games_.size()];
            message = recorded_->begin("table " + link_.table() + " game " + std::to_string(game_++));
            subject_ = gameSubject(link_.event, link_.table(), message.id);
            reporting_.begin(subject_);
            next_ = Clock::now();
        } else {
            message = recorded_->line(reporter.length(), prev_);
        }
        prev_ = message.id;
        {
            const std::scoped_lock lock(book_.guard);
            book_.made[message.id] = next_;
            book_.played[subject_].push_back(message.id);
        }
        next_ += std::chrono::milliseconds(pause_);
        ++book_.lines;
        reporting_.reporter().add(std::move(message));
        return true;
    }

    Book &book_;
    ClubLink link_;
    const std::vector<Recorded> &games_;
    int pause_, game_ = 0;
    std::mt19937 chance_;
    stream::Reporting reporting_;
    bool connected_ = false;
    const Recorded *recorded_ = nullptr;
    std::string subject_, prev_;
    Clock::time_point next_{}; ///< when the next line is due
};

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
    const Registry registry(std::getenv("OPTIO_RULESETS"), Registry::Reading::whenAsked);
    std::vector<Recorded> games;
    for (std::size_t i = 4; i < words.size(); ++i) {
        const std::string text = textOfFile(words[i]);
        const Json header = parseJson(text.substr(0, text.find('\n')), words[i]);
        games.emplace_back(registry.at(header.at("ruleset").get<std::string>()), words[i]);
    }
    Book book;
    std::vector<std::thread> tables;
    std::istringstream codes(textOfFile(words[0]));
    std::thread wall;
    for (std::string line; std::getline(codes, line);) {
        const Json told = parseJson(line, words[0]);
        if (told.value("event", "") != "code")
            continue;
        const ClubLink link = clubLinkFrom(told.at("code").get<std::string>());
        if (link.user == "wall")
            wall = std::thread([&book, link] { watch(book, link); });
        else if (!link.table().empty())
            tables.emplace_back([&, link] { Table(book, link, games, pause).run(); });
    }
    for (const auto most = Clock::now() + std::chrono::seconds(120); book.connected < tables.size() && Clock::now() < most;)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    std::fprintf(stderr, "playing: %zu tables are connected\n", book.connected.load()); // the driver waits for it
    const Clock::time_point end = Clock::now() + std::chrono::seconds(seconds);
    book.begun = true;
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
