// SPDX-License-Identifier: GPL-3.0-or-later
// What all of the store's SQL shares: failures as sentences, and write transactions that are rolled back unless committed.
#pragma once

#include "rules/error.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <string>
#include <utility>

namespace optio {

/// How long one who finds the file locked by another program waits.
inline constexpr int busyMilliseconds = 3000;

/// Is this a failure that means the file itself is damaged?
bool meansDamage(const SQLite::Exception &problem);

/// Asks "quick_check" or "integrity_check" whether a file is sound. A page that the disk does not give up is no damage of the file: then it
/// throws what SQLite throws for a disk that fails.
bool isSound(SQLite::Database &database, const char *check);

/// Throws the Error that tells a user of this failure. After damage it leaves a mark beside the file, so that the next opening checks it.
[[noreturn]] void failFor(const SQLite::Exception &problem, const std::filesystem::path &file);

/// The mark that failFor() leaves.
std::filesystem::path damageMark(const std::filesystem::path &file);

/// Runs `work`; its SQLite failures become Errors.
template <class Work> auto guarded(const std::filesystem::path &file, Work &&work)
{
    try {
        return std::forward<Work>(work)();
    } catch (const SQLite::Exception &problem) {
        failFor(problem, file);
    }
}

/// A write transaction; while another is open, a part of that one.
class Write {
public:
    explicit Write(SQLite::Database &database);
    ~Write();
    Write(const Write &) = delete;
    Write &operator=(const Write &) = delete;
    void commit();

private:
    SQLite::Database &database_;
    bool part_, open_ = true;
};

/// Several reads of one and the same content, whatever others write meanwhile.
class Reading {
public:
    explicit Reading(SQLite::Database &database);
    ~Reading();
    Reading(const Reading &) = delete;
    Reading &operator=(const Reading &) = delete;

private:
    SQLite::Database &database_;
    bool open_;
};

/// Runs one statement with its values.
template <class... Values> int execute(SQLite::Database &database, const char *sql, const Values &...values)
{
    SQLite::Statement statement(database, sql);
    int index = 0;
    (statement.bind(++index, values), ...);
    return statement.exec();
}

} // namespace optio
