// SPDX-License-Identifier: GPL-3.0-or-later
// Failures of SQLite as sentences, and write transactions.
#include "db/sql.h"

#include <fmt/core.h>
#include <fstream>
#include <sqlite3.h>

namespace optio {

namespace {

int plainCode(const SQLite::Exception &problem) { return problem.getErrorCode() & 0xFF; }

} // namespace

bool meansDamage(const SQLite::Exception &problem) { return plainCode(problem) == SQLITE_CORRUPT || plainCode(problem) == SQLITE_NOTADB; }

std::filesystem::path damageMark(const std::filesystem::path &file) { return file.string() + "-check"; }

void failFor(const SQLite::Exception &problem, const std::filesystem::path &file)
{
    const std::string name = file.string();
    switch (plainCode(problem)) {
    case SQLITE_FULL:
        throw Error(fmt::format("The disk is full, so nothing could be saved in {}; free some space and do it again", name));
    case SQLITE_IOERR:
        throw Error(fmt::format("{} could not be read or written, so nothing was saved: the disk is full or has failed", name));
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        throw Error(fmt::format("{} cannot be opened for writing; Optio needs permission to write to the file and its folder", name));
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        throw Error(fmt::format("{} is being written by another program; close that one, or try again", name));
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        std::ofstream(damageMark(file)).put('\n');
        throw Error(fmt::format("{} is damaged; start the program again, which then saves what can be read of it", name));
    default:
        throw Error(fmt::format("{} could not be used: {}", name, problem.what()));
    }
}

Write::Write(SQLite::Database &database) : database_(database) { database_.exec("BEGIN IMMEDIATE"); }

Write::~Write()
{
    if (open_ && sqlite3_get_autocommit(database_.getHandle()) == 0)
        database_.tryExec("ROLLBACK");
}

void Write::commit()
{
    database_.exec("COMMIT");
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
