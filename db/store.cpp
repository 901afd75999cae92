// SPDX-License-Identifier: GPL-3.0-or-later
// The store as a whole: opening, preferences, the bin, copies and restoring. Its games are in store_games.cpp, its rosters in
// store_rosters.cpp.
#include "db/store.h"

#include "db/backup.h"
#include "db/restore.h"
#include "db/schema.h"
#include "db/sql.h"
#include "db/store_impl.h"

#include <SQLiteCpp/Backup.h>

#include <cstdlib>
#include <fmt/core.h>
#include <sqlite3.h>

namespace optio {

Store::Impl::Impl(std::filesystem::path path, Opened opened)
    : file(std::move(path)), notice(std::move(opened.notice)), database(std::move(opened.database)),
      findGame(database, "SELECT number FROM game WHERE id = ?"),
      lastLine(database, "SELECT number, length, text FROM game JOIN line ON place = (number << 32) + length WHERE id = ?"),
      updateGame(database, "UPDATE game SET length = ?, turn = ?, over = ?, changed = ? WHERE number = ?"),
      insertLine(database, "INSERT INTO line (place, text) VALUES (?, ?)")
{}

void Store::Impl::bin(const char *table, const std::string &id, bool into, const std::string &now)
{
    SQLite::Statement statement(database, fmt::format("UPDATE {} SET binned = ? WHERE id = ?", table));
    if (into)
        statement.bind(1, now);
    statement.bind(2, id);
    if (statement.exec() == 0)
        throw Error(fmt::format("there is no {} \"{}\" in the store", table, id), table);
}

Store::Store(const std::filesystem::path &folder)
{
    Opened opened = openData(folder);
    if (const std::string told = guarded(dataFile(folder), [&] { return settleRestore(folder, opened.database); }); !told.empty())
        opened.notice += (opened.notice.empty() ? "" : " ") + told;
    impl_ = guarded(dataFile(folder), [&] { return std::make_unique<Impl>(dataFile(folder), std::move(opened)); });
}

Store::~Store() = default;

std::filesystem::path Store::folder() const { return impl_->file.parent_path(); }

const std::string &Store::notice() const { return impl_->notice; }

std::string Store::preference(const std::string &key, const std::string &otherwise) const
{
    return guarded(impl_->file, [&] {
        SQLite::Statement query(impl_->database, "SELECT value FROM preference WHERE key = ?");
        query.bind(1, key);
        return query.executeStep() ? query.getColumn(0).getString() : otherwise;
    });
}

void Store::setPreference(const std::string &key, const std::string &value)
{
    guarded(impl_->file, [&] { execute(impl_->database, "INSERT OR REPLACE INTO preference (key, value) VALUES (?, ?)", key, value); });
}

std::map<std::string, std::string> Store::preferences() const
{
    return guarded(impl_->file, [&] {
        std::map<std::string, std::string> all;
        SQLite::Statement query(impl_->database, "SELECT key, value FROM preference");
        while (query.executeStep())
            all.emplace(query.getColumn(0).getString(), query.getColumn(1).getString());
        return all;
    });
}

void Store::setPreferences(const std::map<std::string, std::string> &values, bool alone)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        if (alone)
            execute(impl_->database, "DELETE FROM preference");
        for (const auto &[key, value] : values)
            execute(impl_->database, "INSERT OR REPLACE INTO preference (key, value) VALUES (?, ?)", key, value);
        write.commit();
    });
}

void Store::dropGame(const std::string &gameId)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        execute(impl_->database, "DELETE FROM game WHERE id = ?", gameId);
        write.commit();
    });
}

void Store::emptyBin(const std::string &now)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        for (const char *table : {"roster", "game", "club_event"})
            execute(impl_->database, fmt::format("DELETE FROM {} WHERE julianday(binned) < julianday(?) - 30", table).c_str(), now);
        write.commit();
    });
}

void Store::copyTo(const std::filesystem::path &target) const { optio::copyTo(impl_->file, target); }

void Store::replaceBy(const std::filesystem::path &source, const std::function<void()> &before)
{
    guarded(impl_->file, [&] {
        SQLite::Database from(source.string(), SQLite::OPEN_READWRITE);
        const auto pageSize = [](SQLite::Database &database) { return database.execAndGet("PRAGMA page_size").getInt(); };
        if (pageSize(from) != pageSize(impl_->database)) // pages are copied as they are
            from.exec(fmt::format("PRAGMA page_size = {}; VACUUM", pageSize(impl_->database)));
        for (SQLite::Statement *statement : {&impl_->findGame, &impl_->lastLine, &impl_->updateGame, &impl_->insertLine})
            statement->tryReset();
        const auto used = [&] { return Error(impl_->file.string() + " is being used by another program; close that one, or try again"); };
        // Without a WAL nobody can read what is locked; there is only this program then (db/open.cpp).
        const bool readable = impl_->database.execAndGet("PRAGMA journal_mode").getString() == "wal";
        if (!readable)
            before();
        SQLite::Backup exchange(impl_->database, from);
        // The first step, of no pages, takes the lock under which nobody else writes until the last; without that one all is as it was.
        if (exchange.executeStep(0) != SQLITE_OK)
            throw used();
        if (readable)
            before();
        if (exchange.executeStep() != SQLITE_DONE)
            throw used();
    });
}

std::filesystem::path dataFolder(const std::string &given)
{
    if (!given.empty())
        return given;
    // By the XDG rules a path that is not absolute does not count.
    if (const char *data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/')
        return std::filesystem::path(data) / "optio";
    if (const char *home = std::getenv("HOME"); home != nullptr && *home == '/')
        return std::filesystem::path(home) / ".local/share/optio";
    throw Error("there is no home folder to keep data in; name a folder with --data");
}

} // namespace optio
