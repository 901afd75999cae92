// SPDX-License-Identifier: GPL-3.0-or-later
// The store's games, entries and preferences, each call one query or one transaction.
#include "db/store.h"

#include "db/backup.h"
#include "db/restore.h"
#include "db/schema.h"
#include "db/sql.h"
#include "db/store_impl.h"
#include "rules/exchange/text.h"
#include "rules/roster/roster.h"
#include "rules/ruleset.h"

#include <SQLiteCpp/Backup.h>

#include <cstdlib>
#include <fmt/core.h>
#include <sqlite3.h>

namespace optio {

namespace {

constexpr int snapshotEvery = 50, busyMilliseconds = 3000;

/// How the list of games calls the turn.
std::string turnText(const Game &game)
{
    const Json view = game.ruleset().view(game.state(), "");
    const Json turn = view.value("turn", Json()), title = view.value("title", Json());
    if (turn.is_string())
        return turn.get<std::string>();
    // A rule set that only numbers its turns says in the title how far the game is.
    return turn.is_number() && title.is_string() ? title.get<std::string>() : fmt::format("turn {}", game.ruleset().turn(game.state()));
}

bool isOver(const Game &game) { return game.ruleset().ended(game.state()).value("over", false); }

/// Follows a journal to its end. Throws Error for one that does not fit, or whose state the rule set cannot show.
Game wholeGame(const Ruleset &ruleset, const std::vector<Entry> &entries)
{
    try {
        for (const Json &army : entries.front().json.at("armies"))
            checkRosterForm(army);
        for (const char *part : {"armies", "start"})
            exchange::checkTexts(entries.front().json.at(part), fmt::format("line 1 of the journal: /{}", part));
        for (const Entry &entry : entries)
            for (const Change &change : changesOf(entry))
                exchange::checkTexts(change.to, fmt::format("line {} of the journal: {}", entry.n + 1, change.path));
        Game game = Game::open(ruleset, entries.front());
        for (std::size_t n = 1; n < entries.size(); ++n)
            game.follow(entries[n]);
        static_cast<void>(turnText(game));
        static_cast<void>(isOver(game));
        static_cast<void>(ruleset.counters(game.state()));
        return game;
    } catch (const Json::exception &) {
        throw Error("the state that the journal tells of is not one of its rule set");
    }
}

std::string bytes(const std::vector<std::uint8_t> &data) { return {data.begin(), data.end()}; }

} // namespace

Store::Impl::Impl(std::filesystem::path path, Opened opened)
    : file(std::move(path)), notice(std::move(opened.notice)), database(std::move(opened.database)),
      findGame(database, "SELECT number FROM game WHERE id = ?"),
      lastLine(database, "SELECT number, length, text FROM game JOIN line ON place = (number << 32) + length WHERE id = ?"),
      updateGame(database, "UPDATE game SET length = ?, turn = ?, over = ?, changed = ? WHERE number = ?"),
      insertLine(database, "INSERT INTO line (place, text) VALUES (?, ?)")
{}

std::int64_t Store::Impl::numberOf(const std::string &gameId)
{
    findGame.tryReset();
    findGame.bind(1, gameId);
    const bool found = findGame.executeStep();
    const std::int64_t number = found ? findGame.getColumn(0).getInt64() : 0;
    findGame.tryReset();
    if (!found)
        throw Error(fmt::format("there is no game \"{}\" in the store", gameId), "game");
    return number;
}

std::int64_t Store::Impl::numberFor(const std::string &gameId, const Entry &entry)
{
    lastLine.tryReset();
    lastLine.bind(1, gameId);
    std::int64_t number = 0;
    bool next = false;
    if (lastLine.executeStep()) {
        number = lastLine.getColumn(0).getInt64();
        next = lastLine.getColumn(1).getInt() == entry.n - 1 && entry.json.at("prev") == lineHash(lastLine.getColumn(2).getString());
    }
    lastLine.tryReset();
    if (!next)
        throw Error(fmt::format("entry {} is not the next of this game as it is stored: another window or program has gone on with it, "
                                "deleted it or brought a backup back; open it again",
                                entry.n));
    return number;
}

std::string Store::Impl::lineAt(std::int64_t game, int n)
{
    SQLite::Statement query(database, "SELECT text FROM line WHERE place = ?");
    query.bind(1, placeOf(game, n));
    if (!query.executeStep())
        throw Error(fmt::format("line {} of the journal is missing in the store", n + 1));
    return query.getColumn(0);
}

void Store::Impl::putLine(std::int64_t game, int n, const std::string &text)
{
    insertLine.tryReset(); // reset() would throw the last failure again
    insertLine.bind(1, placeOf(game, n));
    insertLine.bindNoCopy(2, text);
    insertLine.exec();
}

void Store::Impl::putSnapshot(std::int64_t number, const Game &game)
{
    const std::string data = bytes(Json::to_cbor(game.snapshot()));
    SQLite::Statement statement(database, "INSERT OR REPLACE INTO snapshot (game, n, hash, data) VALUES (?, ?, ?, ?)");
    statement.bind(1, number);
    statement.bind(2, game.length());
    statement.bind(3, lineHash(data));
    statement.bindNoCopy(4, data.data(), static_cast<int>(data.size()));
    statement.exec();
}

std::optional<Game> Store::Impl::fromSnapshot(std::int64_t number, const Ruleset &ruleset, const Entry &header)
{
    SQLite::Statement query(database, "SELECT n, hash, data FROM snapshot WHERE game = ?");
    query.bind(1, number);
    if (!query.executeStep())
        return std::nullopt;
    const std::string data = query.getColumn(2).getString();
    if (query.getColumn(1).getString() != lineHash(data))
        return std::nullopt;
    try {
        const Json snapshot = Json::from_cbor(data);
        const int n = query.getColumn(0).getInt();
        if (snapshot.at("length") != n || snapshot.at("last") != lineHash(lineAt(number, n)))
            return std::nullopt;
        return Game::openAt(ruleset, header, snapshot);
    } catch (const Json::exception &) {
        return std::nullopt;
    } catch (const Error &) {
        return std::nullopt;
    }
}

std::int64_t Store::Impl::putGame(const Game &game, const std::string &id, const std::string &title, const std::string &now)
{
    SQLite::Statement insert(database, "INSERT INTO game (id, ruleset, title, length, turn, changed, over) VALUES (?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, id);
    insert.bind(2, game.ruleset().id());
    insert.bind(3, title);
    insert.bind(4, game.length());
    insert.bind(5, turnText(game));
    insert.bind(6, now);
    insert.bind(7, isOver(game) ? 1 : 0);
    insert.exec();
    const std::int64_t number = database.getLastInsertRowid();
    putLine(number, 0, game.headerLine());
    return number;
}

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

std::vector<GameRow> Store::games() const
{
    return guarded(impl_->file, [this] {
        std::vector<GameRow> rows;
        SQLite::Statement query(impl_->database, "SELECT id, ruleset, title, length, turn, changed, over FROM game WHERE binned IS NULL "
                                                 "ORDER BY changed DESC, number DESC");
        while (query.executeStep())
            rows.push_back({query.getColumn(0), query.getColumn(1), query.getColumn(2), query.getColumn(3).getInt(), query.getColumn(4),
                            query.getColumn(5), query.getColumn(6).getInt() != 0});
        return rows;
    });
}

std::string Store::addGame(const Game &game, const std::string &title, const std::string &now)
{
    if (game.length() != 0)
        throw Error("a game that has entries already is imported, not added");
    return guarded(impl_->file, [&] {
        std::string id = newId();
        Write write(impl_->database);
        impl_->putGame(game, id, title, now);
        write.commit();
        return id;
    });
}

void Store::append(const std::string &gameId, const Entry &entry, const Game &after, const std::string &turn, bool over)
{
    guarded(impl_->file, [&] {
        Impl &store = *impl_;
        Write write(store.database);
        const std::int64_t number = store.numberFor(gameId, entry);
        SQLite::Statement &update = store.updateGame;
        update.tryReset();
        update.bind(1, entry.n);
        update.bindNoCopy(2, turn);
        update.bind(3, over ? 1 : 0);
        update.bindNoCopy(4, entry.json.at("time").get_ref<const std::string &>());
        update.bind(5, number);
        update.exec();
        store.putLine(number, entry.n, entry.line);
        write.commit();
        if (entry.n % snapshotEvery != 0 || after.length() != entry.n)
            return;
        // The entry is safe. A snapshot is only a cache, and the write-ahead log is brought home some time.
        try {
            store.putSnapshot(number, after);
            store.database.exec("PRAGMA wal_checkpoint(PASSIVE)");
        } catch (const SQLite::Exception &) { // the next one will do
        }
    });
}

void Store::putAside(const std::string &gameId, const Game &game)
{
    try {
        Write write(impl_->database);
        const std::int64_t number = impl_->numberOf(gameId);
        SQLite::Statement query(impl_->database, "SELECT 1 FROM snapshot WHERE game = ? AND n >= ?");
        query.bind(1, number);
        query.bind(2, game.length());
        if (!query.executeStep())
            impl_->putSnapshot(number, game);
        query.tryReset();
        write.commit();
    } catch (const std::exception &) { // the game is opened from its lines
    }
}

Game Store::openGame(const std::string &gameId, const std::function<const Ruleset &(const std::string &)> &ruleset) const
{
    return guarded(impl_->file, [&] {
        const Reading reading(impl_->database);
        const std::int64_t number = impl_->numberOf(gameId);
        const Entry header = parseEntry(impl_->lineAt(number, 0), 0);
        const Ruleset &rules = ruleset(header.json.at("ruleset").get<std::string>());
        std::optional<Game> game = impl_->fromSnapshot(number, rules, header);
        if (!game)
            game = Game::open(rules, header);
        SQLite::Statement query(impl_->database, "SELECT text FROM line WHERE place > ? AND place < ? ORDER BY place");
        query.bind(1, placeOf(number, game->length()));
        query.bind(2, placeOf(number + 1, 0));
        while (query.executeStep())
            game->follow(parseEntry(query.getColumn(0).getString(), game->length() + 1));
        return std::move(*game);
    });
}

std::vector<StoredLine> Store::lines(const std::string &gameId, int first, int last) const
{
    return guarded(impl_->file, [&] {
        std::vector<StoredLine> all;
        if (last < first || last < 0)
            return all;
        const Reading reading(impl_->database);
        const std::int64_t number = impl_->numberOf(gameId);
        SQLite::Statement query(impl_->database, "SELECT place, text FROM line WHERE place >= ? AND place <= ? ORDER BY place");
        query.bind(1, placeOf(number, std::max(first, 0)));
        query.bind(2, placeOf(number, last));
        while (query.executeStep())
            all.push_back({static_cast<int>(query.getColumn(0).getInt64() - placeOf(number, 0)), query.getColumn(1)});
        return all;
    });
}

void Store::binGame(const std::string &gameId, bool bin, const std::string &now)
{
    guarded(impl_->file, [&] { impl_->bin("game", gameId, bin, now); });
}

std::string Store::gameNote(const std::string &gameId, const std::string &key) const
{
    return guarded(impl_->file, [&]() -> std::string {
        const Reading reading(impl_->database);
        SQLite::Statement query(impl_->database, "SELECT value FROM game_note WHERE game = ? AND key = ?");
        query.bind(1, impl_->numberOf(gameId));
        query.bind(2, key);
        return query.executeStep() ? query.getColumn(0).getString() : std::string();
    });
}

void Store::setGameNote(const std::string &gameId, const std::string &key, const std::string &value)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        execute(impl_->database, "INSERT OR REPLACE INTO game_note (game, key, value) VALUES (?, ?, ?)", impl_->numberOf(gameId), key,
                value);
        write.commit();
    });
}

std::string Store::importGame(const Ruleset &ruleset, const std::vector<Entry> &entries, const std::string &title, const std::string &now)
{
    if (entries.empty())
        throw Error("a journal begins with its header, and this one is empty");
    return guarded(impl_->file, [&] {
        std::string id = newId();
        Write write(impl_->database);
        const Game game = wholeGame(ruleset, entries);
        const std::int64_t number = impl_->putGame(game, id, title, now);
        for (std::size_t n = 1; n < entries.size(); ++n)
            impl_->putLine(number, static_cast<int>(n), entries[n].line);
        impl_->putSnapshot(number, game);
        write.commit();
        return id;
    });
}

std::string Store::preference(const std::string &key, const std::string &otherwise) const
{
    return guarded(impl_->file, [&] {
        SQLite::Statement query(impl_->database, "SELECT value FROM preference WHERE key = ?");
        query.bind(1, key);
        return query.executeStep() ? query.getColumn(0).getString() : otherwise;
    });
}

void Store::renameGame(const std::string &gameId, const std::string &title)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        execute(impl_->database, "UPDATE game SET title = ? WHERE number = ?", title, impl_->numberOf(gameId));
        write.commit();
    });
}

void Store::setPreference(const std::string &key, const std::string &value)
{
    guarded(impl_->file, [&] { execute(impl_->database, "INSERT OR REPLACE INTO preference (key, value) VALUES (?, ?)", key, value); });
}

void Store::emptyBin(const std::string &now)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        for (const char *table : {"roster", "game"})
            execute(impl_->database, fmt::format("DELETE FROM {} WHERE julianday(binned) < julianday(?) - 30", table).c_str(), now);
        write.commit();
    });
}

void Store::copyTo(const std::filesystem::path &target) const
{
    guarded(target, [&] {
        SQLite::Database reader(impl_->file.string(), SQLite::OPEN_READWRITE, busyMilliseconds); // also while replaceBy() holds the other
        optio::copyTo(reader, target);
    });
}

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
        SQLite::Backup exchange(impl_->database, from);
        // The first step, of no pages, takes the lock under which nobody else writes until the last; without that one all is as it was.
        if (exchange.executeStep(0) != SQLITE_OK)
            throw used();
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
