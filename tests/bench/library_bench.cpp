// SPDX-License-Identifier: GPL-3.0-or-later
// The library of 10,000 armies: a search as one types and the first page, each beside the same query through SQLite's own interface.
#include "db/store.h"
#include "rules/roster/roster.h"
#include "rulesets/registry.h"

#include <benchmark/benchmark.h>
#include <sqlite3.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <unistd.h>

using namespace optio;

namespace {

constexpr int armies = 10000, page = 20;

const char *rulesetsFolder()
{
    const char *folder = std::getenv("OPTIO_RULESETS");
    return folder != nullptr ? folder : "rulesets";
}

/// The supplied armies over and over under names of their own, in a folder in the working directory.
class Library {
public:
    Library() : path_(std::filesystem::current_path() / ("bench-library-" + std::to_string(getpid())))
    {
        std::filesystem::create_directories(path_);
        const Registry registry{std::filesystem::path(rulesetsFolder())};
        constexpr std::array peoples{"Rome", "Carthage", "Sparta", "Thebes", "Parthia", "Syracuse", "Macedon", "Gaul"};
        std::vector<FacedRoster> all;
        while (all.size() < armies)
            for (const auto &ruleset : registry.all())
                for (Json army : ruleset->armies()) {
                    const std::size_t n = all.size();
                    army["id"] = "army-" + std::to_string(n);
                    army["name"] = std::string(peoples[n % peoples.size()]) + " " + std::to_string(n * 7919 % armies);
                    all.push_back({army, faceOf(ruleset.get(), army)});
                }
        all.resize(armies);
        store_ = std::make_unique<Store>(path_);
        store_->saveRosters(all, "2026-01-01T00:00:00Z");
    }
    ~Library()
    {
        store_.reset();
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Library(const Library &) = delete;
    Library &operator=(const Library &) = delete;

    Store &store() { return *store_; }
    std::filesystem::path file() const { return path_ / "optio.sqlite"; }

private:
    std::filesystem::path path_;
    std::unique_ptr<Store> store_;
};

Library &library()
{
    static Library one;
    return one;
}

/// What a player types, letter by letter.
constexpr std::array typed{"r", "ro", "rom", "rome", "rome s", "rome sp", "pike", "elephants carth"};

void firstRows(Store &store, const std::vector<std::int64_t> &found)
{
    for (std::size_t i = 0; i < std::min<std::size_t>(page, found.size()); ++i)
        benchmark::DoNotOptimize(store.listedRoster(found[i]));
}

void searchThroughTheStore(benchmark::State &state)
{
    Store &store = library().store();
    const std::string words = typed.at(static_cast<std::size_t>(state.range(0)));
    std::size_t count = 0;
    for (auto _ : state) {
        const std::vector<std::int64_t> found = store.findRosters({.words = words});
        count = found.size();
        firstRows(store, found);
    }
    state.SetLabel(words + ": " + std::to_string(count));
}

void firstPageThroughTheStore(benchmark::State &state)
{
    Store &store = library().store();
    for (auto _ : state)
        firstRows(store, store.findRosters({}));
}

void openingAndFirstPage(benchmark::State &state)
{
    const std::filesystem::path folder = library().file().parent_path();
    for (auto _ : state) {
        Store store(folder);
        benchmark::DoNotOptimize(store.rosterStamps(false));
        firstRows(store, store.findRosters({}));
    }
}

/// The same statements, nothing around them.
class Bare {
public:
    explicit Bare(const std::filesystem::path &file) { require(sqlite3_open(file.c_str(), &database_)); }
    ~Bare() { sqlite3_close(database_); }
    Bare(const Bare &) = delete;
    Bare &operator=(const Bare &) = delete;

    std::size_t search(const std::string &match) const
    {
        const std::string where = match.empty() ? "" : " AND number IN (SELECT rowid FROM roster_words WHERE roster_words MATCH ?)";
        sqlite3_stmt *find = nullptr, *row = nullptr;
        require(sqlite3_prepare_v2(
            database_, ("SELECT number FROM roster_face WHERE binned IS NULL" + where + " ORDER BY supplied, sort_name, number").c_str(),
            -1, &find, nullptr));
        if (!match.empty())
            require(sqlite3_bind_text(find, 1, match.c_str(), -1, SQLITE_STATIC));
        std::vector<std::int64_t> numbers;
        while (sqlite3_step(find) == SQLITE_ROW)
            numbers.push_back(sqlite3_column_int64(find, 0));
        sqlite3_finalize(find);
        require(sqlite3_prepare_v2(database_,
                                   "SELECT id, ruleset, name, changed, supplied, id IN (SELECT id FROM favourite), points, elements, "
                                   "findings, errors, period, portrait, made FROM roster_face WHERE number = ?",
                                   -1, &row, nullptr));
        for (std::size_t i = 0; i < std::min<std::size_t>(page, numbers.size()); ++i) {
            require(sqlite3_bind_int64(row, 1, numbers[i]));
            while (sqlite3_step(row) == SQLITE_ROW)
                for (int column = 0; column < sqlite3_column_count(row); ++column)
                    benchmark::DoNotOptimize(sqlite3_column_text(row, column));
            sqlite3_reset(row);
        }
        sqlite3_finalize(row);
        return numbers.size();
    }

private:
    static void require(int code)
    {
        if (code != SQLITE_OK)
            throw std::runtime_error(sqlite3_errstr(code));
    }

    sqlite3 *database_ = nullptr;
};

void searchInBareSql(benchmark::State &state)
{
    const Bare bare(library().file());
    const std::string words = typed.at(static_cast<std::size_t>(state.range(0)));
    std::string match;
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t end = std::min(words.find(' ', at), words.size());
        match += (match.empty() ? "\"" : " \"") + words.substr(at, end - at) + "\" *";
        at = end + 1;
    }
    std::size_t count = 0;
    for (auto _ : state)
        count = bare.search(match);
    state.SetLabel(words + ": " + std::to_string(count));
}

void firstPageInBareSql(benchmark::State &state)
{
    const Bare bare(library().file());
    for (auto _ : state)
        benchmark::DoNotOptimize(bare.search(""));
}

BENCHMARK(searchThroughTheStore)->DenseRange(0, typed.size() - 1)->Unit(benchmark::kMillisecond);
BENCHMARK(searchInBareSql)->DenseRange(0, typed.size() - 1)->Unit(benchmark::kMillisecond);
BENCHMARK(firstPageThroughTheStore)->Unit(benchmark::kMillisecond);
BENCHMARK(firstPageInBareSql)->Unit(benchmark::kMillisecond);
BENCHMARK(openingAndFirstPage)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
