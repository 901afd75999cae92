// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger: reads campaigns, and adds to them.
#include "db/campaign.h"

#include "db/campaign_rows.h"
#include "db/open.h"
#include "db/sql.h"
#include "rules/campaign/campaign_game.h"

#include <fmt/core.h>

namespace optio {

struct CampaignBook::Impl {
    std::filesystem::path file;
    SQLite::Database database;

    Impl(std::filesystem::path path, SQLite::Database opened) : file(std::move(path)), database(std::move(opened)) {}

    void expectKnown(const std::string &id)
    {
        SQLite::Statement query(database, "SELECT 1 FROM campaign WHERE id = ?");
        query.bind(1, id);
        if (!query.executeStep())
            throw Error(fmt::format("there is no campaign \"{}\" in the library", id), "campaign");
    }
};

CampaignBook::CampaignBook(const std::filesystem::path &folder)
{
    Opened opened = openData(folder);
    impl_ = std::make_unique<Impl>(dataFile(folder), std::move(opened.database));
}

CampaignBook::~CampaignBook() = default;

std::vector<CampaignRow> CampaignBook::campaigns() const
{
    return guarded(impl_->file, [&] {
        std::vector<CampaignRow> rows;
        SQLite::Statement query(impl_->database, "SELECT id, ruleset, name, status, changed, (SELECT count(*) FROM campaign_battle "
                                                 "WHERE campaign = campaign.id) FROM campaign ORDER BY changed DESC, id");
        while (query.executeStep())
            rows.push_back({query.getColumn(0), query.getColumn(1), query.getColumn(2), query.getColumn(3), query.getColumn(4),
                            query.getColumn(5).getInt()});
        return rows;
    });
}

std::string CampaignBook::rulesetOf(const std::string &id) const
{
    return guarded(impl_->file, [&] {
        impl_->expectKnown(id);
        SQLite::Statement query(impl_->database, "SELECT ruleset FROM campaign WHERE id = ?");
        query.bind(1, id);
        query.executeStep();
        return query.getColumn(0).getString();
    });
}

std::vector<std::string> CampaignBook::lines(const std::string &id) const
{
    return guarded(impl_->file, [&] {
        impl_->expectKnown(id);
        std::vector<std::string> lines;
        SQLite::Statement query(impl_->database, "SELECT text FROM campaign_line WHERE campaign = ? ORDER BY n");
        query.bind(1, id);
        while (query.executeStep())
            lines.push_back(query.getColumn(0));
        return lines;
    });
}

void CampaignBook::add(const Campaign &campaign, const std::string &now)
{
    guarded(impl_->file, [&] {
        Write write(impl_->database);
        SQLite::Statement query(impl_->database, "SELECT 1 FROM campaign WHERE id = ?");
        query.bind(1, campaign.id());
        if (query.executeStep())
            throw Error(fmt::format("the campaign \"{}\" is in the library already", campaign.id()), "campaign");
        putCampaign(impl_->database, campaign, now);
        for (const CampaignEntry &entry : campaign.lines())
            putCampaignLine(impl_->database, campaign.id(), entry);
        write.commit();
    });
}

void CampaignBook::append(const Campaign &after, const std::string &now)
{
    guarded(impl_->file, [&] {
        const std::string id = after.id();
        Write write(impl_->database);
        impl_->expectKnown(id);
        SQLite::Statement query(impl_->database, "SELECT n, text FROM campaign_line WHERE campaign = ? ORDER BY n DESC LIMIT 1");
        query.bind(1, id);
        const auto &lines = after.lines();
        const bool follows = lines.size() > 1 && query.executeStep() && query.getColumn(0).getInt() == lines.back().n - 1 &&
                             query.getColumn(1).getString() == lines[lines.size() - 2].line;
        if (!follows)
            throw Error("another program has gone on with this campaign meanwhile; open it again", "campaign");
        putCampaignLine(impl_->database, id, after.lines().back());
        putCampaign(impl_->database, after, now);
        write.commit();
    });
}

void CampaignBook::remove(const std::string &id)
{
    guarded(impl_->file, [&] {
        impl_->expectKnown(id);
        SQLite::Statement statement(impl_->database, "DELETE FROM campaign WHERE id = ?"); // its rows go with it
        statement.bind(1, id);
        statement.exec();
    });
}

std::vector<CampaignTotals> CampaignBook::totals(const std::string &id) const
{
    return guarded(impl_->file, [&] {
        impl_->expectKnown(id);
        std::vector<CampaignTotals> totals;
        SQLite::Statement query(impl_->database,
                                "SELECT player.side, player.name, player.stratagems_used, coalesce(sum(value), 0), "
                                "coalesce(sum(value) FILTER (WHERE status = 'available'), 0), "
                                "coalesce(sum(value) FILTER (WHERE status = 'lost'), 0) FROM campaign_player AS player "
                                "LEFT JOIN campaign_unit AS unit ON unit.campaign = player.campaign AND unit.side = player.side "
                                "WHERE player.campaign = ? GROUP BY player.side ORDER BY player.side");
        query.bind(1, id);
        while (query.executeStep())
            totals.push_back({query.getColumn(0), query.getColumn(1), query.getColumn(3).getInt(), query.getColumn(4).getInt(),
                              query.getColumn(5).getInt(), query.getColumn(2).getInt()});
        return totals;
    });
}

std::vector<CampaignGameRow> CampaignBook::games(const std::string &id) const
{
    return guarded(impl_->file, [&] {
        std::vector<CampaignGameRow> games;
        // The id is unlikely enough to be looked for before a header is read.
        SQLite::Statement query(impl_->database, "SELECT id, title, turn, length, over, binned IS NOT NULL, text FROM game "
                                                 "JOIN line ON place = number << 32 WHERE instr(text, ?) > 0 ORDER BY number");
        query.bind(1, id);
        while (query.executeStep()) {
            Json header;
            try {
                header = parseJson(query.getColumn(6).getString(), "the game's header");
            } catch (const Error &) {
                continue; // a game that cannot be read is nobody's battle
            }
            if (const auto place = battlePlaceOf(header); place && place->campaign == id)
                games.push_back({query.getColumn(0), query.getColumn(1), query.getColumn(2), query.getColumn(3).getInt(),
                                 query.getColumn(4).getInt() != 0, query.getColumn(5).getInt() != 0, std::move(header)});
        }
        return games;
    });
}

std::optional<CampaignGameRow> CampaignBook::gameOf(const Campaign &campaign, int battle) const
{
    std::optional<CampaignGameRow> found;
    if (battle == 0)
        return found;
    for (CampaignGameRow &row : games(campaign.id())) {
        const bool better = !found || (found->binned && !row.binned) || (found->binned == row.binned && row.length > found->length);
        if (better && battlePlaceOf(row.header)->battle == battle && fitsCampaign(campaign, row.header))
            found = std::move(row);
    }
    return found;
}

} // namespace optio
