// SPDX-License-Identifier: GPL-3.0-or-later
// Writes, finds and clears away backups.
#include "db/backup.h"

#include "db/sql.h"
#include "db/zip_file.h"

#include <algorithm>
#include <ctime>
#include <fmt/chrono.h>
#include <fmt/core.h>
#include <system_error>

namespace optio {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t keptBackups = 7;
constexpr const char *dailyStem = "optio.backup-";

/// optio.backup-2026-01-31.sqlite and nothing else: other files are not ours to remove.
bool isDaily(const std::string &name)
{
    std::string shape = name;
    std::replace_if(shape.begin(), shape.end(), [](char c) { return c >= '0' && c <= '9'; }, '0');
    return shape == std::string(dailyStem) + "0000-00-00.sqlite";
}

std::string nameOf(const std::string &date) { return dailyStem + date + ".sqlite"; }

} // namespace

std::string today() { return fmt::format("{:%Y-%m-%d}", fmt::gmtime(std::time(nullptr))); }

fs::path freeName(const fs::path &folder, const std::string &stem)
{
    fs::path name = folder / (stem + ".sqlite");
    for (int number = 2; fs::exists(name); ++number)
        name = folder / fmt::format("{}-{}.sqlite", stem, number);
    return name;
}

void copyTo(SQLite::Database &database, const fs::path &target)
{
    fs::path partial = target;
    partial += ".partial";
    std::error_code ignored;
    fs::remove(partial, ignored);
    try {
        execute(database, "VACUUM INTO ?", partial.string());
        settleFile(partial, target);
    } catch (...) {
        fs::remove(partial, ignored);
        throw;
    }
}

void copyTo(const fs::path &file, const fs::path &target)
{
    guarded(target, [&] {
        SQLite::Database reader(file.string(), SQLite::OPEN_READWRITE, busyMilliseconds); // also while replaceBy() holds the other
        copyTo(reader, target);
    });
}

void backupBeforeMigration(SQLite::Database &database, const fs::path &file, int version)
{
    copyTo(database, freeName(file.parent_path(), fmt::format("optio.before-v{}-{}", version, today())));
}

std::vector<fs::path> dailyBackups(const fs::path &file, const std::string &date)
{
    std::vector<fs::path> all;
    std::error_code ignored;
    for (const fs::directory_entry &entry : fs::directory_iterator(file.parent_path(), ignored))
        if (isDaily(entry.path().filename().string()))
            all.push_back(entry.path());
    const auto later = [&](const fs::path &backup) { return backup.filename() > nameOf(date); };
    std::sort(all.begin(), all.end(), [&](const fs::path &one, const fs::path &two) {
        const bool first = later(one), second = later(two);
        return first != second ? first : one < two;
    });
    return all;
}

bool backupIsDue(const fs::path &file, const std::string &date)
{
    std::error_code problem;
    if (fs::file_size(file, problem) == 0 || problem)
        return false;
    const std::vector<fs::path> all = dailyBackups(file, date);
    if (all.empty() || all.back().filename() > nameOf(date))
        return true;
    if (all.back().filename() == nameOf(date))
        return false;
    const auto saved = fs::last_write_time(all.back(), problem);
    const auto changed = [&](const fs::path &path) { return fs::exists(path) && fs::last_write_time(path, problem) > saved; };
    return changed(file) || changed(file.string() + "-wal");
}

void backupOfTheDay(SQLite::Database &database, const fs::path &file, const std::string &date)
{
    copyTo(database, file.parent_path() / nameOf(date));
    const std::vector<fs::path> all = dailyBackups(file, date);
    std::error_code ignored;
    for (std::size_t i = 0; i + keptBackups < all.size(); ++i)
        fs::remove(all[i], ignored);
}

void clearLeftovers(const fs::path &folder)
{
    clearLeft(folder, [](const std::string &name) {
        return (name.starts_with("optio.") || name.starts_with("turn-marks.")) && name.find(".partial") != std::string::npos;
    });
}

} // namespace optio
