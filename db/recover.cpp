// SPDX-License-Identifier: GPL-3.0-or-later
// Recovery in one transaction: every row is read by itself where reading in order fails, and nothing is believed that does not parse.
#include "db/recover.h"

#include "db/recover_rows.h"
#include "db/schema.h"
#include "db/sql.h"
#include "rules/campaign/campaign_game.h"
#include "rules/journal/journal.h"
#include "rules/journal/replica_line.h"
#include "rules/roster/roster.h"

#include <algorithm>
#include <fmt/core.h>
#include <map>
#include <optional>

namespace optio {

namespace {

/// Puts a value of a row into a statement as it is.
void bindText(SQLite::Statement &statement, int index, const SQLite::Column &value)
{
    if (value.isNull())
        statement.bind(index);
    else
        statement.bind(index, value.getString());
}

int recoverRosters(SQLite::Database &from, SQLite::Database &into)
{
    int count = 0;
    readTable(from, "rowid, id, ruleset, name, points, changed, binned, json", "roster", [&](SQLite::Statement &row) {
        try {
            checkRosterForm(parseJson(row.getColumn(7).getString(), "the roster"));
        } catch (const Error &) {
            return;
        }
        guarded(into.getFilename(), [&] {
            SQLite::Statement insert(into, "INSERT OR IGNORE INTO roster (id, ruleset, name, points, changed, binned, json) "
                                           "VALUES (?, ?, ?, ?, ?, ?, ?)");
            for (const int column : {1, 2, 3, 5, 6, 7})
                bindText(insert, column, row.getColumn(column));
            insert.bind(4, row.getColumn(4).getDouble());
            count += insert.exec();
        });
    });
    return count;
}

void recoverFavourites(SQLite::Database &from, SQLite::Database &into)
{
    readTable(from, "rowid, id", "favourite", [&](SQLite::Statement &row) {
        guarded(into.getFilename(),
                [&] { execute(into, "INSERT OR IGNORE INTO favourite (id) VALUES (?)", row.getColumn(1).getString()); });
    });
}

void recoverPreferences(SQLite::Database &from, SQLite::Database &into)
{
    readTable(from, "rowid, key, value", "preference", [&](SQLite::Statement &row) {
        guarded(into.getFilename(), [&] {
            execute(into, "INSERT OR IGNORE INTO preference (key, value) VALUES (?, ?)", row.getColumn(1).getString(),
                    row.getColumn(2).getString());
        });
    });
}

struct GameInfo {
    std::string id, title, changed;
    std::optional<std::string> binned;
    bool over = false;
};

std::map<std::int64_t, GameInfo> gamesOf(SQLite::Database &from)
{
    std::map<std::int64_t, GameInfo> games;
    readTable(from, "number, id, title, changed, over, binned", "game", [&](SQLite::Statement &row) {
        GameInfo info{row.getColumn(1), row.getColumn(2), row.getColumn(3), {}, row.getColumn(4).getInt() != 0};
        if (!row.getColumn(5).isNull())
            info.binned = row.getColumn(5).getString();
        games[row.getColumn(0).getInt64()] = info;
    });
    return games;
}

/// Lines of games whose own row is lost: the first place after the known games, found by looking for headers.
void addLostGames(SQLite::Database &from, std::map<std::int64_t, GameInfo> &games)
{
    constexpr std::int64_t lookedFor = 1000;
    const std::int64_t known = games.empty() ? 0 : games.rbegin()->first;
    for (std::int64_t number = 1; number <= known + lookedFor; ++number) {
        if (games.contains(number))
            continue;
        bool whole = false;
        readOn(
            from, fmt::format("SELECT place FROM line WHERE place = {}", placeOf(number, 0)),
            [&](SQLite::Statement &) { games[number] = {newId(), {}, {}, {}, false}; }, whole);
    }
}

/// Line n of a game; nothing when it is missing, unreadable or not an entry.
std::optional<Entry> readLine(SQLite::Database &from, std::int64_t number, int n)
{
    try {
        SQLite::Statement query(from, "SELECT text FROM line WHERE place = ?");
        query.bind(1, placeOf(number, n));
        if (query.executeStep())
            return parseEntry(query.getColumn(0).getString(), n);
    } catch (const SQLite::Exception &) { // it lies on a damaged page
    } catch (const Error &) {
    }
    return std::nullopt;
}

/// The entries of a game that follow line n - 1, of which `last` is the hash, as far as they can be read and the chain holds.
std::vector<Entry> readEntries(SQLite::Database &from, std::int64_t number, int n, std::string last)
{
    std::vector<Entry> entries;
    while (std::optional<Entry> entry = readLine(from, number, n++)) {
        if (entry->json.at("prev") != last) {
            if (!entries.empty())
                entries.pop_back(); // this line or the one before was changed
            break;
        }
        last = chainHash(entry->line);
        entries.push_back(std::move(*entry));
    }
    return entries;
}

/// The game of `into` that is this one: by its header, or where that is lost by its id.
std::optional<std::int64_t> sameGame(SQLite::Database &into, const std::optional<Entry> &header, const GameInfo &info)
{
    SQLite::Statement query(into, header ? "SELECT number FROM game JOIN line ON place = number << 32 WHERE text = ?"
                                         : "SELECT number FROM game WHERE id = ?");
    query.bind(1, header ? header->line : info.id);
    if (!query.executeStep())
        return std::nullopt;
    return query.getColumn(0).getInt64();
}

std::int64_t insertGame(SQLite::Database &into, const GameInfo &info, const Entry &header)
{
    SQLite::Statement taken(into, "SELECT 1 FROM game WHERE id = ?");
    taken.bind(1, info.id);
    SQLite::Statement insert(into,
                             "INSERT INTO game (id, ruleset, title, length, turn, changed, over, binned) VALUES (?, ?, ?, 0, '', ?, ?, ?)");
    insert.bind(1, taken.executeStep() ? newId() : info.id);
    insert.bind(2, header.json.at("ruleset").get<std::string>());
    insert.bind(3, info.title.empty() ? gameTitle(header.json) : info.title);
    insert.bind(4, info.changed.empty() ? header.json.at("created").get<std::string>() : info.changed);
    insert.bind(5, info.over ? 1 : 0);
    if (info.binned)
        insert.bind(6, *info.binned);
    insert.exec();
    const std::int64_t number = into.getLastInsertRowid();
    execute(into, "INSERT INTO line (place, text) VALUES (?, ?)", placeOf(number, 0), header.line);
    return number;
}

/// Adds a game, or the entries that it lacks.
void bringIn(SQLite::Database &from, std::int64_t number, const GameInfo &info, SQLite::Database &into, Recovered &found)
{
    const std::optional<Entry> header = readLine(from, number, 0);
    std::optional<std::int64_t> game = sameGame(into, header, info);
    if (!game && header) {
        game = insertGame(into, info, *header);
        ++found.games;
    }
    if (!game)
        return;
    const int length = into.execAndGet(fmt::format("SELECT length FROM game WHERE number = {}", *game)).getInt();
    const std::string last = into.execAndGet(fmt::format("SELECT text FROM line WHERE place = {}", placeOf(*game, length))).getString();
    const std::vector<Entry> entries = readEntries(from, number, length + 1, chainHash(last));
    if (entries.empty())
        return;
    for (const Entry &entry : entries)
        execute(into, "INSERT INTO line (place, text) VALUES (?, ?)", placeOf(*game, entry.n), entry.line);
    execute(into, "UPDATE game SET length = ?, turn = ? WHERE number = ?", entries.back().n,
            fmt::format("turn {}", entries.back().json.at("turn").get<int>()), *game);
    found.entries += static_cast<int>(entries.size());
}

} // namespace

Recovered recover(const std::filesystem::path &from, SQLite::Database &into)
{
    Recovered found;
    Write write(into);
    try {
        SQLite::Database source(from.string(), SQLite::OPEN_READONLY);
        found.rosters = recoverRosters(source, into);
        recoverFavourites(source, into);
        recoverPreferences(source, into);
        std::map<std::int64_t, GameInfo> games = gamesOf(source);
        addLostGames(source, games);
        for (const auto &[number, info] : games)
            guarded(into.getFilename(), [&, number = number, &info = info] { bringIn(source, number, info, into, found); });
        const RecoveredCampaigns campaigns = recoverCampaigns(source, into);
        found.campaigns = campaigns.campaigns;
        found.entries += campaigns.entries;
        found.games += recoverMail(source, into);
    } catch (const SQLite::Exception &) { // not even to be opened: nothing more to be had from it
    }
    guarded(into.getFilename(), [&write] { write.commit(); });
    return found;
}

} // namespace optio
