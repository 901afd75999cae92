// SPDX-License-Identifier: GPL-3.0-or-later
// Armies, games and campaigns of a copy of the data file.
#include "db/backup_content.h"

#include "db/schema.h"
#include "db/sql.h"
#include "db/zip_file.h"
#include "rules/campaign/campaign.h"
#include "rules/journal/journal.h"
#include "rules/journal/replica_line.h"
#include "rules/roster/roster.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <fstream>
#include <set>
#include <sqlite3.h>

namespace optio {

namespace fs = std::filesystem;

namespace {

int numberOf(SQLite::Database &database, const char *sql) { return database.execAndGet(sql).getInt(); }

/// The tables of a database with what belongs to them, as text to be compared.
std::vector<std::string> shapeOf(SQLite::Database &database)
{
    std::vector<std::string> shape;
    SQLite::Statement rows(database, "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_master WHERE name NOT LIKE "
                                     "'sqlite\\_%' ESCAPE '\\' ORDER BY type, name");
    while (rows.executeStep())
        shape.push_back(rows.getColumn(0));
    return shape;
}

/// The same of what the steps make up to this version.
std::vector<std::string> shapeAt(int version)
{
    SQLite::Database made(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    for (int step = 0; step < version; ++step)
        made.exec(schemaSteps()[static_cast<std::size_t>(step)]);
    return shapeOf(made);
}

/// Tells a hearer now and then how many rows of all are looked at, as a part from `from` to `to`.
class Counted {
public:
    Counted(const std::function<void(double)> &heard, double from, double to, std::int64_t all)
        : heard_(heard), from_(from), span_(to - from), all_(std::max<std::int64_t>(all, 1))
    {}
    void next()
    {
        constexpr std::int64_t often = 64;
        if (++done_ % often == 0)
            heard_(from_ + span_ * std::min(1.0, static_cast<double>(done_) / static_cast<double>(all_)));
    }

private:
    const std::function<void(double)> &heard_;
    double from_, span_;
    std::int64_t done_ = 0, all_;
};

void checkRosters(SQLite::Database &database, Counted &counted)
{
    SQLite::Statement rows(database, "SELECT id, ruleset, name, json FROM roster");
    while (rows.executeStep()) {
        counted.next();
        const Json roster = parseJson(rows.getColumn(3).getString(), "the army \"" + rows.getColumn(2).getString() + "\"");
        checkRosterForm(roster);
        int column = 0;
        for (const char *key : {"id", "ruleset", "name"})
            if (roster.at(key) != rows.getColumn(column++).getString())
                throw Error(fmt::format("the army \"{}\" is listed otherwise than it is", rows.getColumn(2).getString()));
    }
}

void checkGame(SQLite::Database &database, std::int64_t number, int length, const std::string &ruleset, const std::string &title,
               Counted &counted)
{
    SQLite::Statement lines(database, "SELECT place, text FROM line WHERE place >= ? AND place < ? ORDER BY place");
    lines.bind(1, placeOf(number, 0));
    lines.bind(2, placeOf(number + 1, 0));
    int n = 0;
    std::string last;
    for (; lines.executeStep(); ++n) {
        counted.next();
        const Entry entry = parseEntry(lines.getColumn(1).getString(), n);
        if (lines.getColumn(0).getInt64() != placeOf(number, n) || (n > 0 && entry.json.at("prev") != last))
            throw Error(fmt::format("the journal of the game \"{}\" is broken at line {}", title, n + 1));
        if (n == 0 && entry.json.at("ruleset") != ruleset)
            throw Error(fmt::format("the game \"{}\" is listed otherwise than it is", title));
        last = chainHash(entry.line);
    }
    if (n != length + 1)
        throw Error(fmt::format("the journal of the game \"{}\" has {} lines where {} should be", title, n, length + 1));
}

void checkGames(SQLite::Database &database, Counted &counted)
{
    SQLite::Statement rows(database, "SELECT number, length, ruleset, title FROM game");
    while (rows.executeStep())
        checkGame(database, rows.getColumn(0).getInt64(), rows.getColumn(1).getInt(), rows.getColumn(2), rows.getColumn(3), counted);
}

std::vector<std::string> campaignLinesOf(SQLite::Database &database, const std::string &id)
{
    std::vector<std::string> lines;
    SQLite::Statement rows(database, "SELECT text FROM campaign_line WHERE campaign = ? ORDER BY n");
    rows.bind(1, id);
    while (rows.executeStep())
        lines.push_back(rows.getColumn(0));
    return lines;
}

void checkCampaigns(SQLite::Database &database)
{
    SQLite::Statement rows(database, "SELECT id, ruleset, name FROM campaign");
    while (rows.executeStep()) {
        const Campaign campaign = Campaign::read(campaignLinesOf(database, rows.getColumn(0)));
        if (campaign.id() != rows.getColumn(0).getString() || campaign.header().at("ruleset") != rows.getColumn(1).getString())
            throw Error(fmt::format("the campaign \"{}\" is listed otherwise than it is", rows.getColumn(2).getString()));
    }
}

/// Does a failure come of what is in the file, and not of the disk or the system?
bool isOfTheFile(const SQLite::Exception &problem)
{
    const int code = problem.getErrorCode() & 0xFF;
    return code != SQLITE_IOERR && code != SQLITE_CANTOPEN && code != SQLITE_NOMEM && code != SQLITE_READONLY && code != SQLITE_BUSY &&
           code != SQLITE_PERM;
}

/// Is the file's head that of a data file this program knows? Gives its version. Read without SQLite.
int versionInHead(const fs::path &file, const std::string &name)
{
    std::array<char, 100> head{};
    std::ifstream stream(file, std::ios::binary);
    stream.read(head.data(), head.size());
    if (stream.bad())
        throw Error(fmt::format("{} could not be checked: its copy in {} cannot be read", name, file.parent_path().string()));
    constexpr std::string_view magic("SQLite format 3\0", 16);
    if (stream.gcount() < static_cast<std::streamsize>(head.size()) || std::string_view(head.data(), magic.size()) != magic)
        throw Error(name + " is damaged: what should be its data file is none");
    const auto number = [&head](std::size_t at) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value = value << 8U | static_cast<unsigned char>(head[at + i]);
        return static_cast<std::int32_t>(value);
    };
    const auto newest = static_cast<std::int32_t>(schemaSteps().size());
    if (number(68) != applicationId)
        throw Error(name + " holds the data of another program");
    if (number(60) > newest)
        throw Error(fmt::format("{} was written by a newer version of this program (data version {}, this program knows {}); use the "
                                "newer program",
                                name, number(60), newest));
    if (number(60) < 1)
        throw Error(name + " is damaged: its data file has no version");
    return number(60);
}

/// A name as that of a file on any system: no longer than 80 bytes, and nothing in it that means something in a path.
std::string fileName(const std::string &name)
{
    std::string plain;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        plain += byte < 0x20 || byte == 0x7f || std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos ? ' ' : c;
    }
    constexpr std::size_t most = 80;
    if (plain.size() > most) {
        std::size_t end = most;
        while (end > 0 && (static_cast<unsigned char>(plain[end]) & 0xC0U) == 0x80U)
            --end; // never within a character
        plain.resize(end);
    }
    const auto first = plain.find_first_not_of(" ."), last = plain.find_last_not_of(" .");
    return first == std::string::npos ? "unnamed" : plain.substr(first, last - first + 1);
}

/// Names that are not given twice, capitals and small letters being alike.
class Names {
public:
    std::string of(const std::string &folder, const std::string &name, const std::string &ending)
    {
        const std::string stem = folder + "/" + fileName(name);
        std::string given = stem + ending;
        for (int number = 2; !taken_.insert(low(given)).second; ++number)
            given = fmt::format("{} ({}){}", stem, number, ending);
        return given;
    }

private:
    static std::string low(std::string text)
    {
        std::transform(text.begin(), text.end(), text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
        return text;
    }
    std::set<std::string> taken_;
};

std::string asLines(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text += line + "\n";
    return text;
}

std::string lineAt(SQLite::Database &database, std::int64_t number, int n)
{
    SQLite::Statement row(database, "SELECT text FROM line WHERE place = ?");
    row.bind(1, placeOf(number, n));
    return row.executeStep() ? row.getColumn(0).getString() : std::string();
}

void rostersLost(SQLite::Database &now, SQLite::Database &then, std::vector<BackupLoss> &lost)
{
    SQLite::Statement rows(now, "SELECT id, name, json FROM roster WHERE binned IS NULL ORDER BY name, id");
    SQLite::Statement kept(then, "SELECT json FROM roster WHERE id = ? AND binned IS NULL");
    while (rows.executeStep()) {
        kept.reset();
        kept.bind(1, rows.getColumn(0).getString());
        const bool there = kept.executeStep();
        if (!there || kept.getColumn(0).getString() != rows.getColumn(2).getString())
            lost.push_back({"army", rows.getColumn(1), !there});
    }
}

void gamesLost(SQLite::Database &now, SQLite::Database &then, std::vector<BackupLoss> &lost)
{
    SQLite::Statement rows(now, "SELECT number, id, title, length FROM game WHERE binned IS NULL ORDER BY title, number");
    SQLite::Statement kept(then, "SELECT number, length FROM game WHERE id = ? AND binned IS NULL");
    while (rows.executeStep()) {
        kept.reset();
        kept.bind(1, rows.getColumn(1).getString());
        const bool there = kept.executeStep();
        const int length = rows.getColumn(3).getInt();
        // By the chain of hashes a line tells of all lines before it.
        if (!there || kept.getColumn(1).getInt() < length ||
            lineAt(then, kept.getColumn(0).getInt64(), length) != lineAt(now, rows.getColumn(0).getInt64(), length))
            lost.push_back({"game", rows.getColumn(2), !there});
    }
}

void campaignsLost(SQLite::Database &now, SQLite::Database &then, std::vector<BackupLoss> &lost)
{
    SQLite::Statement rows(now, "SELECT id, name FROM campaign ORDER BY name, id");
    while (rows.executeStep()) {
        const std::vector<std::string> here = campaignLinesOf(now, rows.getColumn(0)), there = campaignLinesOf(then, rows.getColumn(0));
        if (there.size() < here.size() || !std::equal(here.begin(), here.end(), there.begin()))
            lost.push_back({"campaign", rows.getColumn(1), there.empty()});
    }
}

} // namespace

BackupCounts countContent(SQLite::Database &database)
{
    return {numberOf(database, "SELECT count(*) FROM roster WHERE binned IS NULL"),
            numberOf(database, "SELECT count(*) FROM game WHERE binned IS NULL"), numberOf(database, "SELECT count(*) FROM campaign"),
            numberOf(database, "SELECT (SELECT count(*) FROM roster WHERE binned IS NOT NULL) + (SELECT count(*) FROM game WHERE binned IS "
                               "NOT NULL)"),
            0};
}

int checkContent(const fs::path &file, const std::string &name, const std::function<void(double)> &heard)
{
    constexpr double sound = 0.3; // the part by which the file itself is checked

    const int version = versionInHead(file, name);
    try {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
        database.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA journal_mode = DELETE");
        // Whoever made the file might have put anything into its tables' definitions.
        if (shapeOf(database) != shapeAt(version))
            throw Error(name + " is not as this program writes it: its tables are others");
        if (!isSound(database, "integrity_check") || SQLite::Statement(database, "PRAGMA foreign_key_check").executeStep())
            throw Error(name + " is damaged: its data file is not sound");
        database.exec("PRAGMA trusted_schema = ON"); // it is our own, and its triggers write to the index of words
        migrate(database, file, schemaSteps());
        database.exec("DELETE FROM snapshot"); // a cache that nobody can check; games are opened from their journals
        // Another one: what the list shows is worked out again.
        database.exec("DELETE FROM roster_face WHERE supplied = 0 AND id NOT IN (SELECT id FROM roster); UPDATE roster_face SET made = ''; "
                      "INSERT INTO roster_words (roster_words) VALUES ('rebuild')");
        heard(sound);
        Counted counted(heard, sound, 1, numberOf(database, "SELECT (SELECT count(*) FROM roster) + (SELECT count(*) FROM line)"));
        checkRosters(database, counted);
        checkGames(database, counted);
        checkCampaigns(database);
        return version;
    } catch (const SQLite::Exception &problem) {
        if ((problem.getErrorCode() & 0xFF) == SQLITE_FULL)
            throw Error(fmt::format("There is no room to unpack {}; free some space and do it again", name));
        if (!isOfTheFile(problem) || readFault(file) != 0)
            throw Error(fmt::format("{} could not be checked, because the disk failed or its copy in {} was out of reach ({}); the backup "
                                    "itself may be sound: do it again",
                                    name, file.parent_path().string(), problem.what()));
        throw Error(fmt::format("{} is damaged: its data file cannot be read ({})", name, problem.what()));
    } catch (const Json::exception &) {
        throw Error(name + " is damaged: a journal in it is none");
    } catch (const Error &problem) {
        const std::string said = problem.what();
        throw said.starts_with(name) ? problem : Error(name + " is not as this program writes it: " + said);
    }
}

void eachContent(SQLite::Database &database, const std::function<bool(const std::string &, const std::string &)> &take)
{
    Names names;
    SQLite::Statement rosters(database, "SELECT name, json FROM roster WHERE binned IS NULL ORDER BY name, id");
    while (rosters.executeStep()) {
        Json roster = parseJson(rosters.getColumn(1).getString(), "the stored army");
        roster["$schema"] = "urn:optio:army:1";
        if (!take(names.of("armies", rosters.getColumn(0), ".optio-army"), roster.dump(2) + "\n"))
            return;
    }
    SQLite::Statement games(database, "SELECT title, number FROM game WHERE binned IS NULL ORDER BY title, number");
    while (games.executeStep()) {
        std::vector<std::string> lines;
        SQLite::Statement rows(database, "SELECT text FROM line WHERE place >= ? AND place < ? ORDER BY place");
        rows.bind(1, placeOf(games.getColumn(1).getInt64(), 0));
        rows.bind(2, placeOf(games.getColumn(1).getInt64() + 1, 0));
        while (rows.executeStep())
            lines.push_back(rows.getColumn(0));
        if (!take(names.of("games", games.getColumn(0), ".optio-game"), asLines(lines)))
            return;
    }
    SQLite::Statement campaigns(database, "SELECT name, id FROM campaign ORDER BY name, id");
    while (campaigns.executeStep())
        if (!take(names.of("campaigns", campaigns.getColumn(0), ".optio-campaign"),
                  asLines(campaignLinesOf(database, campaigns.getColumn(1)))))
            return;
}

std::vector<BackupLoss> contentLost(SQLite::Database &now, SQLite::Database &then)
{
    std::vector<BackupLoss> lost;
    rostersLost(now, then, lost);
    gamesLost(now, then, lost);
    campaignsLost(now, then, lost);
    return lost;
}

} // namespace optio
