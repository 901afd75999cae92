// SPDX-License-Identifier: GPL-3.0-or-later
// Recovery in one transaction: every row is read by itself where reading in order fails, and nothing is believed that does not parse.
#include "db/recover.h"

#include "db/schema.h"
#include "db/sql.h"
#include "rules/journal.h"
#include "rules/roster.h"

#include <algorithm>
#include <fmt/core.h>
#include <functional>
#include <map>
#include <optional>

namespace optio {

namespace {

using Row = SQLite::Statement;
using TakeRow = std::function<void(Row &)>;

/// How many rows after the last readable one are tried when the end of a table is unknown.
constexpr std::int64_t blindRows = 5000;

/// Failures of the source end a reading; those of the new file are Errors (see guarded) and end all.
/// Reads rows until the table ends or cannot be read on; gives the last rowid read (column 0).
std::optional<std::int64_t> readOn(SQLite::Database &from, const std::string &select, const TakeRow &take, bool &whole)
{
    std::optional<std::int64_t> last;
    whole = false;
    try {
        SQLite::Statement rows(from, select);
        while (rows.executeStep()) {
            last = rows.getColumn(0).getInt64();
            take(rows);
        }
        whole = true;
    } catch (const SQLite::Exception &) { // the rest is not readable in this direction
    }
    return last;
}

/// Every readable row of a table: from the front, from the back, and one by one between. `columns` begins with the rowid. A row may come
/// twice.
void readTable(SQLite::Database &from, const std::string &columns, const std::string &table, const TakeRow &take)
{
    const std::string select = "SELECT " + columns + " FROM " + table;
    bool whole = false;
    const std::optional<std::int64_t> front = readOn(from, select + " ORDER BY rowid", take, whole);
    if (whole)
        return;
    const std::optional<std::int64_t> back = readOn(from, select + " ORDER BY rowid DESC", take, whole);
    const std::int64_t first = front.value_or(0) + 1;
    const std::int64_t end = std::min(back.value_or(first + blindRows), first + 10 * blindRows);
    for (std::int64_t row = first; row < end; ++row)
        readOn(from, fmt::format("{} WHERE rowid = {}", select, row), take, whole);
}

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
    readTable(from, "rowid, id, ruleset, name, points, changed, binned, json", "roster", [&](Row &row) {
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

void recoverPreferences(SQLite::Database &from, SQLite::Database &into)
{
    readTable(from, "rowid, key, value", "preference", [&](Row &row) {
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
    readTable(from, "number, id, title, changed, over, binned", "game", [&](Row &row) {
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
            [&](Row &) {
                games[number] = {newId(), {}, {}, {}, false};
            },
            whole);
    }
}

/// The lines of a game from its header on, as far as they can be read and the chain holds.
std::vector<Entry> readLines(SQLite::Database &from, std::int64_t number)
{
    std::vector<Entry> entries;
    try {
        SQLite::Statement query(from, "SELECT text FROM line WHERE place = ?");
        for (int n = 0;; ++n) {
            query.reset();
            query.bind(1, placeOf(number, n));
            if (!query.executeStep())
                break;
            Entry entry = parseEntry(query.getColumn(0).getString(), n);
            if (n > 0 && entry.json.at("prev") != lineHash(entries.back().line)) {
                entries.pop_back(); // this line or the one before was changed
                break;
            }
            entries.push_back(std::move(entry));
        }
    } catch (const SQLite::Exception &) { // the lines before it stand
    } catch (const Error &) {
    }
    return entries;
}

/// The game of `into` that has this header.
std::optional<std::int64_t> gameWith(SQLite::Database &into, const std::string &header)
{
    SQLite::Statement query(into, "SELECT game.number FROM game JOIN line ON line.place = game.number << 32 WHERE line.text = ?");
    query.bind(1, header);
    if (!query.executeStep())
        return std::nullopt;
    return query.getColumn(0).getInt64();
}

std::string titleOf(const Json &header)
{
    const Json &armies = header.at("armies");
    return armies[0].value("name", "?") + " – " + armies[1].value("name", "?");
}

std::int64_t insertGame(SQLite::Database &into, const GameInfo &info, const Entry &header)
{
    SQLite::Statement taken(into, "SELECT 1 FROM game WHERE id = ?");
    taken.bind(1, info.id);
    SQLite::Statement insert(into,
                             "INSERT INTO game (id, ruleset, title, length, turn, changed, over, binned) VALUES (?, ?, ?, 0, '', ?, ?, ?)");
    insert.bind(1, taken.executeStep() ? newId() : info.id);
    insert.bind(2, header.json.at("ruleset").get<std::string>());
    insert.bind(3, info.title.empty() ? titleOf(header.json) : info.title);
    insert.bind(4, info.changed.empty() ? header.json.at("created").get<std::string>() : info.changed);
    insert.bind(5, info.over ? 1 : 0);
    if (info.binned)
        insert.bind(6, *info.binned);
    insert.exec();
    const std::int64_t number = into.getLastInsertRowid();
    execute(into, "INSERT INTO line (place, text) VALUES (?, ?)", placeOf(number, 0), header.line);
    return number;
}

/// Adds a game, or the entries that a game lacks.
void bringIn(SQLite::Database &into, const GameInfo &info, const std::vector<Entry> &entries, Recovered &found)
{
    std::optional<std::int64_t> number = gameWith(into, entries.front().line);
    if (!number) {
        number = insertGame(into, info, entries.front());
        ++found.games;
    }
    const int length = into.execAndGet(fmt::format("SELECT length FROM game WHERE number = {}", *number)).getInt();
    if (static_cast<std::size_t>(length) + 1 >= entries.size())
        return;
    // Two branches of one game are not mixed.
    const std::string last = into.execAndGet(fmt::format("SELECT text FROM line WHERE place = {}", placeOf(*number, length))).getString();
    if (last != entries[static_cast<std::size_t>(length)].line)
        return;
    for (std::size_t n = static_cast<std::size_t>(length) + 1; n < entries.size(); ++n) {
        execute(into, "INSERT INTO line (place, text) VALUES (?, ?)", placeOf(*number, static_cast<int>(n)), entries[n].line);
        ++found.entries;
    }
    execute(into, "UPDATE game SET length = ?, turn = ? WHERE number = ?", static_cast<std::int64_t>(entries.size() - 1),
            fmt::format("turn {}", entries.back().json.at("turn").get<int>()), *number);
}

} // namespace

Recovered recover(const std::filesystem::path &from, SQLite::Database &into)
{
    Recovered found;
    Write write(into);
    try {
        SQLite::Database source(from.string(), SQLite::OPEN_READONLY);
        found.rosters = recoverRosters(source, into);
        recoverPreferences(source, into);
        std::map<std::int64_t, GameInfo> games = gamesOf(source);
        addLostGames(source, games);
        for (const auto &[number, info] : games)
            if (const std::vector<Entry> entries = readLines(source, number); !entries.empty())
                guarded(into.getFilename(), [&, &info = info] { bringIn(into, info, entries, found); });
    } catch (const SQLite::Exception &) { // not even to be opened: nothing more to be had from it
    }
    guarded(into.getFilename(), [&write] { write.commit(); });
    return found;
}

} // namespace optio
