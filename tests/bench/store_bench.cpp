// SPDX-License-Identifier: GPL-3.0-or-later
// The store beside its floors: an entry against a bare insert, a replay against reading and parsing the bare rows, and taking up a long
// game.
#include "db/store.h"
#include "tests/rules/made_up_play.h"

#include <benchmark/benchmark.h>
#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <unistd.h>

using namespace optio;
using namespace optio::madeup;

namespace {

const MadeUp ruleset;
const auto rules = [](const std::string &) -> const Ruleset & { return ruleset; };

/// A folder of its own in the working directory (a memory file system would hide what durability costs).
class Folder {
public:
    explicit Folder(const std::string &name) : path_(std::filesystem::current_path() / ("bench-" + name + std::to_string(getpid())))
    {
        std::filesystem::create_directories(path_);
    }
    ~Folder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;
    const std::filesystem::path &path() const { return path_; }

private:
    std::filesystem::path path_;
};

void require(int code, int wanted = SQLITE_OK)
{
    if (code != wanted)
        throw std::runtime_error(sqlite3_errstr(code));
}

/// A table of texts, WAL, synchronous=FULL, one prepared insert: the least that makes a line durable.
class BareTable {
public:
    explicit BareTable(const std::filesystem::path &file)
    {
        require(sqlite3_open(file.c_str(), &database_));
        run("PRAGMA journal_mode = WAL");
        run("PRAGMA synchronous = FULL");
        run("CREATE TABLE line (n INTEGER PRIMARY KEY, text TEXT NOT NULL)");
        require(sqlite3_prepare_v2(database_, "INSERT INTO line (text) VALUES (?)", -1, &insert_, nullptr));
    }
    ~BareTable()
    {
        sqlite3_finalize(insert_);
        sqlite3_close(database_);
    }
    BareTable(const BareTable &) = delete;
    BareTable &operator=(const BareTable &) = delete;

    void run(const char *sql) { require(sqlite3_exec(database_, sql, nullptr, nullptr, nullptr)); }
    void insert(const std::string &text)
    {
        sqlite3_bind_text(insert_, 1, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
        require(sqlite3_step(insert_), SQLITE_DONE);
        require(sqlite3_reset(insert_));
    }
    /// Hands every row to `each`.
    template <class Each> void readAll(Each &&each)
    {
        sqlite3_stmt *query = nullptr;
        require(sqlite3_prepare_v2(database_, "SELECT text FROM line ORDER BY n", -1, &query, nullptr));
        while (sqlite3_step(query) == SQLITE_ROW)
            each(std::string(reinterpret_cast<const char *>(sqlite3_column_text(query, 0))));
        sqlite3_finalize(query);
    }

private:
    sqlite3 *database_ = nullptr;
    sqlite3_stmt *insert_ = nullptr;
};

double quantile(std::vector<double> &times, double q)
{
    std::sort(times.begin(), times.end());
    return times.empty() ? 0 : times[static_cast<std::size_t>(q * static_cast<double>(times.size() - 1))];
}

template <class Work> double microseconds(Work &&work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

/// Bare inserts and entries through the store in turns, so that both meet the same disk.
void entryBesideBareInsert(benchmark::State &state)
{
    const Folder folder("entry");
    BareTable bare(folder.path() / "bare.sqlite");
    Store store(folder.path() / "store");
    Game game = newGame(ruleset);
    const std::string id = store.addGame(game, "a game", noon);
    std::vector<double> floor, through;
    int i = 0;
    for (auto _ : state) {
        const Entry entry = game.act("clash", Play::clashInput(i % 3, i / 3 % 3, 0), {}, noon);
        ++i;
        game.follow(entry);
        floor.push_back(microseconds([&] { bare.insert(entry.line); }));
        through.push_back(microseconds([&] { store.append(id, entry, game, "turn 1", false); }));
    }
    state.counters["bare_p50_us"] = quantile(floor, 0.5);
    state.counters["store_p50_us"] = quantile(through, 0.5);
    state.counters["bare_p99_us"] = quantile(floor, 0.99);
    state.counters["store_p99_us"] = quantile(through, 0.99);
    state.counters["ratio_p50"] = quantile(through, 0.5) / quantile(floor, 0.5);
}
BENCHMARK(entryBesideBareInsert)->Iterations(3000)->Unit(benchmark::kMicrosecond);

/// A game of many acts, some taken back, in the store and as bare rows.
struct LongGame {
    explicit LongGame(int acts)
        : folder("long-" + std::to_string(acts) + "-"), bare(folder.path() / "bare.sqlite"), store(folder.path() / "store")
    {
        std::vector<Entry> entries;
        Game game = newGame(ruleset);
        entries.push_back(parseEntry(game.headerLine(), 0));
        const auto reader = [&entries](int n) { return entries[static_cast<std::size_t>(n)]; };
        for (int i = 1; i <= acts; ++i) {
            entries.push_back(i % 4 == 1   ? game.act("pass", Json::object(), {}, noon)
                              : i % 4 == 3 ? game.undo(reader, noon)
                                           : game.act("clash", Play::clashInput(i / 4 % 3, i / 12 % 3, 0), {}, noon));
            game.follow(entries.back());
        }
        id = store.importGame(ruleset, entries, "a game", noon);
        bare.run("BEGIN");
        for (const Entry &entry : entries)
            bare.insert(entry.line);
        bare.run("COMMIT");
        bare.run("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    Folder folder;
    BareTable bare;
    Store store;
    std::string id;
};

LongGame &longGame(int acts)
{
    static std::map<int, std::unique_ptr<LongGame>> games;
    std::unique_ptr<LongGame> &game = games[acts];
    if (!game)
        game = std::make_unique<LongGame>(acts);
    return *game;
}

void readBareRows(benchmark::State &state)
{
    LongGame &game = longGame(static_cast<int>(state.range(0)));
    for (auto _ : state)
        game.bare.readAll([](const std::string &line) { benchmark::DoNotOptimize(line.data()); });
}
BENCHMARK(readBareRows)->Arg(100000)->Unit(benchmark::kMillisecond);

void parseBareRows(benchmark::State &state)
{
    LongGame &game = longGame(static_cast<int>(state.range(0)));
    for (auto _ : state)
        game.bare.readAll([](const std::string &line) {
            const Json json = Json::parse(line);
            benchmark::DoNotOptimize(json.size());
        });
}
BENCHMARK(parseBareRows)->Arg(100000)->Unit(benchmark::kMillisecond);

/// Every line read, parsed, its chain checked and its changes made.
void replay(benchmark::State &state)
{
    LongGame &stored = longGame(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        constexpr int page = 1000;
        Game game = Game::open(ruleset, parseEntry(stored.store.lines(stored.id, 0, 0)[0].line, 0));
        for (int first = 1; first <= state.range(0); first += page)
            for (const StoredLine &line : stored.store.lines(stored.id, first, first + page - 1))
                game.follow(parseEntry(line.line, line.n));
        benchmark::DoNotOptimize(game.length());
    }
}
BENCHMARK(replay)->Arg(100000)->Unit(benchmark::kMillisecond);

/// The last snapshot and what follows it.
void resume(benchmark::State &state)
{
    LongGame &stored = longGame(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(stored.store.openGame(stored.id, rules).length());
}
BENCHMARK(resume)->Arg(10049)->Arg(100)->Unit(benchmark::kMillisecond);

/// A game is taken up, and one act after another done and taken back, each on the disk before the next: what an evening costs whose game is
/// already so long.
void actAndUndo(benchmark::State &state)
{
    LongGame &stored = longGame(static_cast<int>(state.range(0)));
    Game game = stored.store.openGame(stored.id, rules);
    const auto reader = [&stored](int n) { return parseEntry(stored.store.lines(stored.id, n, n)[0].line, n); };
    const auto keep = [&](const Entry &entry) {
        game.follow(entry);
        stored.store.append(stored.id, entry, game, "turn 1", false);
    };
    for (auto _ : state) {
        keep(game.act("clash", Play::clashInput(0, 0, 0), {}, noon));
        keep(game.undo(reader, noon));
    }
}
BENCHMARK(actAndUndo)->Arg(10)->Arg(100000)->Iterations(1000)->Unit(benchmark::kMicrosecond);

/// What is seen of such a game.
void viewOfIt(benchmark::State &state)
{
    LongGame &stored = longGame(static_cast<int>(state.range(0)));
    const Game game = stored.store.openGame(stored.id, rules);
    for (auto _ : state)
        benchmark::DoNotOptimize(game.ruleset().view(game.state(), ""));
}
BENCHMARK(viewOfIt)->Arg(10)->Arg(100000)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
