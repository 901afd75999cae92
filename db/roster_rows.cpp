// SPDX-License-Identifier: GPL-3.0-or-later
// Lists and finds armies.
#include "db/roster_rows.h"

#include "db/sql.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <cctype>
#include <fmt/core.h>

namespace optio {

namespace {

/// A search as the index takes it: each word as the beginning of one, quoted, so that nothing in it is an operator; signs alone are no
/// word.
/// "" when there is none.
std::string matchOf(const std::string &words)
{
    const auto isSign = [](unsigned char letter) { return letter < 0x80 && std::isalnum(letter) == 0; };
    std::string match;
    for (std::size_t at = 0; (at = words.find_first_not_of(" \t\n", at)) != std::string::npos;) {
        const std::size_t end = std::min(words.find_first_of(" \t\n", at), words.size());
        const std::string word = words.substr(at, end - at);
        at = end;
        if (std::all_of(word.begin(), word.end(), isSign))
            continue;
        match += match.empty() ? "\"" : " \"";
        for (const char letter : word)
            match += letter == '"' ? std::string("\"\"") : std::string(1, letter);
        match += "\" *";
    }
    return match;
}

const char *shelfTerm(Shelf shelf)
{
    switch (shelf) {
    case Shelf::own:
        return "supplied = 0 AND binned IS NULL";
    case Shelf::supplied:
        return "supplied = 1";
    case Shelf::bin:
        return "binned IS NOT NULL";
    case Shelf::all:
        break;
    }
    return "binned IS NULL";
}

std::string orderTerm(const RosterQuery &query)
{
    const char *way = query.descending ? " DESC" : "";
    const std::string first = query.shelf == Shelf::all ? "supplied, " : "";
    switch (query.order) {
    case RosterOrder::changed:
        return first + "changed" + way + ", sort_name, number";
    case RosterOrder::points:
        return first + "points" + way + ", sort_name, number";
    case RosterOrder::ruleset:
        return first + "ruleset" + way + ", sort_name, number";
    case RosterOrder::name:
        break;
    }
    return first + "sort_name" + way + ", number" + way;
}

/// The conditions of a query and their values.
struct Terms {
    explicit Terms(const RosterQuery &query) : where(shelfTerm(query.shelf))
    {
        if (const std::string match = matchOf(query.words); !match.empty())
            add(" AND number IN (SELECT rowid FROM roster_words WHERE roster_words MATCH ?)", match);
        if (!query.ruleset.empty() && query.sameBase)
            add(" AND base = ?", baseOf(query.ruleset));
        else if (!query.ruleset.empty())
            add(" AND ruleset = ?", query.ruleset);
        if (!query.period.empty())
            add(" AND period = ?", query.period);
        if (query.least)
            where += fmt::format(" AND points >= {}", *query.least);
        if (query.most)
            where += fmt::format(" AND points <= {}", *query.most);
        if (query.favourites)
            where += " AND id IN (SELECT id FROM favourite)";
    }

    void add(const char *term, std::string value)
    {
        where += term;
        values.push_back(std::move(value));
    }
    void bind(SQLite::Statement &statement) const
    {
        for (std::size_t i = 0; i < values.size(); ++i)
            statement.bindNoCopy(static_cast<int>(i) + 1, values[i]);
    }

    std::string where;
    std::vector<std::string> values;
};

constexpr const char *listing = "SELECT number, id, ruleset, name, changed, coalesce(binned, ''), supplied, id IN (SELECT id FROM "
                                "favourite), points, elements, findings, errors, period, portrait, made FROM roster_face WHERE ";

/// The row that `listing` has come to.
ListedRoster readListed(SQLite::Statement &query)
{
    ListedRoster row{query.getColumn(0).getInt64(),
                     query.getColumn(1),
                     query.getColumn(2),
                     query.getColumn(3),
                     query.getColumn(4),
                     query.getColumn(5),
                     query.getColumn(6).getInt() != 0,
                     query.getColumn(7).getInt() != 0,
                     {}};
    row.face.points = query.getColumn(8).getDouble();
    row.face.elements = query.getColumn(9).getInt();
    row.face.findings = query.getColumn(10).getInt();
    row.face.errors = query.getColumn(11).getInt();
    row.face.period = query.getColumn(12).getString();
    row.face.portrait = parseJson(query.getColumn(13).getString(), "the portrait of an army");
    row.face.made = query.getColumn(14).getString();
    return row;
}

} // namespace

void putFace(SQLite::Database &database, const Json &roster, const RosterFace &face, bool supplied, const std::string &changed)
{
    const std::string id = roster.at("id").get<std::string>(), ruleset = roster.at("ruleset").get<std::string>(),
                      name = roster.at("name").get<std::string>();
    SQLite::Statement put(
        database, "INSERT INTO roster_face (id, supplied, ruleset, name, sort_name, period, points, elements, findings, errors, "
                  "portrait, made, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                  "supplied = excluded.supplied, ruleset = excluded.ruleset, name = excluded.name, sort_name = "
                  "excluded.sort_name, period = excluded.period, points = excluded.points, elements = excluded.elements, findings = "
                  "excluded.findings, errors = excluded.errors, portrait = excluded.portrait, made = excluded.made, changed = "
                  "excluded.changed RETURNING number");
    int at = 0;
    put.bind(++at, id);
    put.bind(++at, supplied ? 1 : 0);
    put.bind(++at, ruleset);
    put.bind(++at, name);
    put.bind(++at, sortKey(name));
    put.bind(++at, face.period);
    put.bind(++at, face.points);
    put.bind(++at, face.elements);
    put.bind(++at, face.findings);
    put.bind(++at, face.errors);
    put.bind(++at, face.portrait.dump());
    put.bind(++at, face.made);
    put.bind(++at, changed);
    put.executeStep();
    const std::int64_t number = put.getColumn(0).getInt64();
    put.reset();
    execute(database, "INSERT OR REPLACE INTO roster_words (rowid, words) VALUES (?, ?)", number, face.words.empty() ? name : face.words);
}

void dropSupplied(SQLite::Database &database, const std::string &id)
{
    execute(database, "DELETE FROM roster_face WHERE supplied = 1 AND id = ?", id);
}

std::vector<std::int64_t> findRosters(SQLite::Database &database, const RosterQuery &query)
{
    const Terms terms(query);
    SQLite::Statement find(database, "SELECT number FROM roster_face WHERE " + terms.where + " ORDER BY " + orderTerm(query));
    terms.bind(find);
    std::vector<std::int64_t> numbers;
    while (find.executeStep())
        numbers.push_back(find.getColumn(0).getInt64());
    return numbers;
}

std::optional<ListedRoster> listedRoster(SQLite::Database &database, std::int64_t number)
{
    SQLite::Statement query(database, std::string(listing) + "number = ?");
    query.bind(1, number);
    if (!query.executeStep())
        return std::nullopt;
    return readListed(query);
}

std::vector<ListedRoster> listRosters(SQLite::Database &database, const RosterQuery &query)
{
    const Terms terms(query);
    SQLite::Statement find(database, listing + terms.where + " ORDER BY " + orderTerm(query));
    terms.bind(find);
    std::vector<ListedRoster> rows;
    while (find.executeStep())
        rows.push_back(readListed(find));
    return rows;
}

std::string rosterNamed(SQLite::Database &database, const std::string &name, const std::string &ruleset)
{
    SQLite::Statement query(
        database, "SELECT id FROM roster_face WHERE name = ? AND ruleset = ? AND binned IS NULL ORDER BY supplied, number LIMIT 1");
    query.bind(1, name);
    query.bind(2, ruleset);
    return query.executeStep() ? query.getColumn(0).getString() : std::string();
}

std::vector<RosterStamp> rosterStamps(SQLite::Database &database, bool supplied)
{
    SQLite::Statement query(database, "SELECT id, ruleset, made FROM roster_face WHERE supplied = ?");
    query.bind(1, supplied ? 1 : 0);
    std::vector<RosterStamp> stamps;
    while (query.executeStep())
        stamps.push_back({query.getColumn(0), query.getColumn(1), query.getColumn(2)});
    return stamps;
}

std::vector<std::string> rosterPeriods(SQLite::Database &database, const RosterQuery &query)
{
    const Terms terms(query);
    SQLite::Statement find(database, "SELECT DISTINCT period FROM roster_face WHERE " + terms.where + " AND period <> '' ORDER BY period");
    terms.bind(find);
    std::vector<std::string> periods;
    while (find.executeStep())
        periods.emplace_back(find.getColumn(0).getString());
    return periods;
}

void markFavourite(SQLite::Database &database, const std::string &id, bool on)
{
    execute(database, on ? "INSERT OR IGNORE INTO favourite (id) VALUES (?)" : "DELETE FROM favourite WHERE id = ?", id);
}

} // namespace optio
