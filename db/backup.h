// SPDX-License-Identifier: GPL-3.0-or-later
// Backups beside the data file: one before each migration, and one a day of which seven are kept.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <string>
#include <vector>

namespace optio {

/// Today in UTC, "2026-01-31".
std::string today();
/// `folder`/`stem`.sqlite, or with "-2", "-3", … when that is taken.
std::filesystem::path freeName(const std::filesystem::path &folder, const std::string &stem);

/// Writes a whole copy as `target`, which appears only when it is complete.
void copyTo(SQLite::Database &database, const std::filesystem::path &target);
/// The same of a data file, by a connection of its own: others may hold and write it meanwhile. Throws Error.
void copyTo(const std::filesystem::path &file, const std::filesystem::path &target);

/// Writes optio.before-v<version>-<date>.sqlite beside `file`.
void backupBeforeMigration(SQLite::Database &database, const std::filesystem::path &file, int version);

/// Is a daily backup due: none of `date` yet, and the file changed since the newest (or nobody can say, as the newest is dated later)? To
/// be asked before the database is opened.
bool backupIsDue(const std::filesystem::path &file, const std::string &date);
/// Writes optio.backup-<date>.sqlite beside `file` and removes the oldest beyond seven.
void backupOfTheDay(SQLite::Database &database, const std::filesystem::path &file, const std::string &date);
/// The daily backups beside `file`, oldest first. Those dated after `date` were made while the clock went wrong and are taken for the
/// oldest, so that they neither stand for the newest nor outlive the others.
std::vector<std::filesystem::path> dailyBackups(const std::filesystem::path &file, const std::string &date = today());

/// Removes from a data folder what programs that were killed while they wrote a copy have left half-written.
void clearLeftovers(const std::filesystem::path &folder);

} // namespace optio
