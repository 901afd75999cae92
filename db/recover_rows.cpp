// SPDX-License-Identifier: GPL-3.0-or-later
// Reads damaged tables, and brings campaigns in.
#include "db/recover_rows.h"

#include "db/campaign_rows.h"
#include "db/sql.h"
#include "rules/campaign/campaign.h"
#include "rules/journal/journal.h"

#include <algorithm>
#include <fmt/core.h>
#include <map>
#include <sqlite3.h>
#include <vector>

namespace optio {

namespace {

/// How many rows after the last readable one are tried when the end of a table is unknown.
constexpr std::int64_t blindRows = 5000;

bool hasTable(SQLite::Database &from, const std::string &table)
{
    try {
        SQLite::Statement query(from, "SELECT 1 FROM sqlite_master WHERE name = ?");
        query.bind(1, table);
        return query.executeStep();
    } catch (const SQLite::Exception &) { // who knows: it may be readable itself
        return true;
    }
}

/// The lines of each campaign by their numbers.
using Lines = std::map<std::string, std::map<int, std::string>>;

Lines campaignLines(SQLite::Database &from)
{
    Lines lines;
    readTable(from, "rowid, campaign, n, text", "campaign_line", [&](SQLite::Statement &row) {
        lines[row.getColumn(1).getString()].emplace(row.getColumn(2).getInt(), row.getColumn(3).getString());
    });
    return lines;
}

/// The campaign that the readable lines give; nothing when not even the header can be read.
std::optional<Campaign> campaignOf(const std::map<int, std::string> &lines, const std::string &id)
{
    std::vector<std::string> good;
    try {
        for (int n = 0; lines.contains(n); ++n) {
            const Json json = parseJson(lines.at(n), "the line");
            if (n > 0 && json.value("prev", "") != lineHash(good.back())) {
                if (n > 1)
                    good.pop_back(); // this line or the one before was changed
                break;
            }
            good.push_back(lines.at(n));
        }
    } catch (const std::exception &) { // so far and no further
    }
    // An entry that does not fit ends it too.
    for (; !good.empty(); good.pop_back())
        try {
            Campaign campaign = Campaign::read(good);
            return campaign.id() == id ? std::optional(std::move(campaign)) : std::nullopt;
        } catch (const std::exception &) {
        }
    return std::nullopt;
}

/// Adds a campaign from line `have` on; nothing of it when it is none that the tables take.
bool addCampaign(SQLite::Database &into, const Campaign &campaign, std::size_t have)
{
    into.exec("SAVEPOINT campaign");
    try {
        const Json &last = campaign.lines().back().json;
        putCampaign(into, campaign, last.contains("time") ? last.at("time").get<std::string>() : last.at("created").get<std::string>());
        for (std::size_t n = have; n < campaign.lines().size(); ++n)
            putCampaignLine(into, campaign.id(), campaign.lines()[n]);
        into.exec("RELEASE campaign");
        return true;
    } catch (const SQLite::Exception &problem) {
        if (problem.getErrorCode() != SQLITE_CONSTRAINT)
            throw;
    } catch (const Json::exception &) { // the chain holds, but its state is not that of a campaign
    }
    into.exec("ROLLBACK TO campaign; RELEASE campaign");
    return false;
}

} // namespace

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

void readTable(SQLite::Database &from, const std::string &columns, const std::string &table, const TakeRow &take)
{
    if (!hasTable(from, table))
        return;
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

RecoveredCampaigns recoverCampaigns(SQLite::Database &from, SQLite::Database &into)
{
    RecoveredCampaigns found;
    const Lines lines = campaignLines(from);
    if (lines.empty())
        return found;
    const Lines there = campaignLines(into);
    for (const auto &[id, texts] : lines) {
        const std::optional<Campaign> campaign = campaignOf(texts, id);
        if (!campaign)
            continue;
        const auto known = there.find(id);
        std::size_t have = known != there.end() ? known->second.size() : 0;
        // What is there is left alone, unless it goes on here.
        for (std::size_t n = 0; n < have; ++n)
            if (n >= campaign->lines().size() || known->second.at(static_cast<int>(n)) != campaign->lines()[n].line)
                have = campaign->lines().size();
        if (have >= campaign->lines().size())
            continue;
        if (!guarded(into.getFilename(), [&] { return addCampaign(into, *campaign, have); }))
            continue;
        found.campaigns += have == 0 ? 1 : 0;
        found.entries += static_cast<int>(campaign->lines().size() - std::max<std::size_t>(have, 1));
    }
    return found;
}

int recoverMail(SQLite::Database &from, SQLite::Database &into)
{
    int found = 0;
    constexpr int values = 11;
    readTable(from, "rowid, id, ruleset, side, seed, root, hand, file, orders, dispute, restored, changed", "mail_battle",
              [&](SQLite::Statement &row) {
                  SQLite::Statement insert(into,
                                           "INSERT OR IGNORE INTO mail_battle (id, ruleset, side, seed, root, hand, file, orders, dispute, "
                                           "restored, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS INTEGER), ?)");
                  for (int value = 1; value <= values; ++value)
                      insert.bind(value, row.getColumn(value).getString());
                  found += guarded(into.getFilename(), [&] { return insert.exec(); });
              });
    readTable(from, "rowid, battle, n, text", "mail_act", [&](SQLite::Statement &row) {
        SQLite::Statement insert(into, "INSERT OR IGNORE INTO mail_act (battle, n, text) SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM "
                                       "mail_battle WHERE id = ?1)");
        insert.bind(1, row.getColumn(1).getString());
        insert.bind(2, row.getColumn(2).getInt64());
        insert.bind(3, row.getColumn(3).getString());
        guarded(into.getFilename(), [&] { return insert.exec(); });
    });
    readTable(from, "rowid, battle, text", "mail_house", [&](SQLite::Statement &row) {
        SQLite::Statement insert(
            into, "INSERT OR IGNORE INTO mail_house (battle, text) SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM mail_battle WHERE id = ?1)");
        insert.bind(1, row.getColumn(1).getString());
        insert.bind(2, row.getColumn(2).getString());
        guarded(into.getFilename(), [&] { return insert.exec(); });
    });
    readTable(from, "rowid, battle, n, side, part, kept, file", "mail_proof", [&](SQLite::Statement &row) {
        SQLite::Statement insert(into, "INSERT OR IGNORE INTO mail_proof (battle, n, side, part, kept, file) SELECT ?1, ?2, ?3, ?4, ?5, ?6 "
                                       "WHERE EXISTS (SELECT 1 FROM mail_battle WHERE id = ?1)");
        insert.bind(1, row.getColumn(1).getString());
        insert.bind(2, row.getColumn(2).getInt64());
        for (int value = 3; value <= 6; ++value)
            insert.bind(value, row.getColumn(value).getString());
        guarded(into.getFilename(), [&] { return insert.exec(); });
    });
    return found;
}

} // namespace optio
