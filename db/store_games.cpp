// SPDX-License-Identifier: GPL-3.0-or-later
// The store's games: their journals line by line, the snapshots they open from, and their notes.
#include "db/store.h"

#include "db/backup.h"
#include "db/schema.h"
#include "db/sql.h"
#include "db/store_impl.h"
#include "rules/exchange/text.h"
#include "rules/journal/replica_line.h"
#include "rules/roster/roster.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <fmt/core.h>

namespace optio {

namespace {

/// Is a snapshot due after entry n? Every 50th, and in long games, whose snapshots are long, the seldomer: so that on the whole an entry
/// costs the same, and at most a fiftieth of the entries is followed anew when the game is opened.
bool snapshotIsDue(int n)
{
    int every = 50;
    while (n >= 100 * every)
        every *= 2;
    return n % every == 0;
}

/// How the list of games calls the turn.
std::string turnText(const Game &game) { return game.ruleset().view(game.state(), "").progress(); }

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
        next = lastLine.getColumn(1).getInt() == entry.n - 1 && entry.json.at("prev") == chainHash(lastLine.getColumn(2).getString());
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
        if (snapshot.at("length") != n || snapshot.at("last") != chainHash(lineAt(number, n)))
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
        if (!snapshotIsDue(entry.n) || after.length() != entry.n)
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

Game Store::replaceReplica(const std::string &gameId, const Ruleset &ruleset, const std::vector<Entry> &entries, const std::string &now)
{
    if (entries.empty())
        throw Error("a journal begins with its header, and this one is empty");
    return guarded(impl_->file, [&] {
        Write write(impl_->database);
        const std::int64_t number = impl_->numberOf(gameId);
        if (!isReplica(parseEntry(impl_->lineAt(number, 0), 0).json))
            throw Error("this game is this device's own, and is not replaced by another's");
        Game game = wholeGame(ruleset, entries);
        SQLite::Database &database = impl_->database;
        execute(database, "DELETE FROM snapshot WHERE game = ?", number);
        execute(database, "DELETE FROM line WHERE place >= ? AND place < ?", placeOf(number, 0), placeOf(number + 1, 0));
        for (std::size_t n = 0; n < entries.size(); ++n)
            impl_->putLine(number, static_cast<int>(n), entries[n].line);
        execute(database, "UPDATE game SET length = ?, turn = ?, over = ?, changed = ? WHERE number = ?", game.length(), turnText(game),
                isOver(game) ? 1 : 0, now, number);
        impl_->putSnapshot(number, game);
        write.commit();
        return game;
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

} // namespace optio
