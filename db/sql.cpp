// SPDX-License-Identifier: GPL-3.0-or-later
// Failures of SQLite as sentences, and write transactions.
#include "db/sql.h"

#include "db/commits.h"
#include "db/zip_file.h"
#include "rules/disk_error.h"

#include <atomic>
#include <cstdlib>
#include <fmt/core.h>
#include <fstream>
#include <sqlite3.h>

namespace optio {

namespace {

int plainCode(const SQLite::Exception &problem) { return problem.getErrorCode() & 0xFF; }

std::atomic<std::uint64_t> commits = 0; // NOLINT: of all stores of the program

} // namespace

std::uint64_t commitsDone() { return commits; }

bool meansDamage(const SQLite::Exception &problem) { return plainCode(problem) == SQLITE_CORRUPT || plainCode(problem) == SQLITE_NOTADB; }

bool isSound(SQLite::Database &database, const char *check)
{
    const std::string told = database.execAndGet(fmt::format("PRAGMA {}(1)", check)).getString();
    if (told == "ok")
        return true;
    // The check tells of a page that it could not get as of one that is wrong.
    constexpr std::string_view code = "error code=";
    const std::size_t at = told.find(code);
    if ((at != std::string::npos && (std::atoi(told.c_str() + at + code.size()) & 0xFF) == SQLITE_IOERR) ||
        readFault(database.getFilename()) != 0)
        throw SQLite::Exception("the disk did not give all of " + database.getFilename(), SQLITE_IOERR);
    return false;
}

std::filesystem::path damageMark(const std::filesystem::path &file) { return file.string() + "-check"; }

void failFor(const SQLite::Exception &problem, const std::filesystem::path &file)
{
    const std::string name = file.string();
    // What SQLite could not read whole may look damaged to it.
    const int code = meansDamage(problem) && readFault(file) != 0 ? SQLITE_IOERR : plainCode(problem);
    switch (code) {
    case SQLITE_FULL:
        throw DiskError(fmt::format("The disk is full, so nothing could be saved in {}; free some space and do it again", name));
    case SQLITE_IOERR:
        throw DiskError(fmt::format("{} could not be read or written, so nothing was saved: the disk is full or has failed", name));
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        throw DiskError(fmt::format("{} cannot be opened for writing; Optio needs permission to write to the file and its folder", name));
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        throw Error(fmt::format("{} is being written by another program; close that one, or try again", name));
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        std::ofstream(damageMark(file)).put('\n');
        throw Error(fmt::format("{} is damaged; start the program again, which then saves what can be read of it", name));
    case SQLITE_NOMEM:
        throw Error(fmt::format("There is not enough memory to read or write {}; close other programs and do it again", name));
    case SQLITE_TOOBIG:
        throw Error(fmt::format("This is too long to be kept in {}", name));
    default:
        throw Error(fmt::format("{} could not be used, so nothing was saved (SQLite error {}.{}); do it again", name, code,
                                problem.getExtendedErrorCode() >> 8));
    }
}

Write::Write(SQLite::Database &database) : database_(database), part_(sqlite3_get_autocommit(database.getHandle()) == 0)
{
    database_.exec(part_ ? "SAVEPOINT part" : "BEGIN IMMEDIATE");
}

Write::~Write()
{
    if (open_ && sqlite3_get_autocommit(database_.getHandle()) == 0)
        database_.tryExec(part_ ? "ROLLBACK TO part; RELEASE part" : "ROLLBACK");
}

void Write::commit()
{
    database_.exec(part_ ? "RELEASE part" : "COMMIT");
    commits += part_ ? 0 : 1;
    open_ = false;
}

Reading::Reading(SQLite::Database &database) : database_(database), open_(sqlite3_get_autocommit(database.getHandle()) != 0)
{
    if (open_)
        database_.exec("BEGIN");
}

Reading::~Reading()
{
    if (open_)
        database_.tryExec("COMMIT");
}

} // namespace optio
