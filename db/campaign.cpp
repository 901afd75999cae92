// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns as rows.
#include "db/campaign.h"

#include "db/open.h"
#include "db/sql.h"

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

    void putLine(const std::string &id, const CampaignEntry &entry)
    {
        execute(database, "INSERT INTO campaign_line (campaign, n, text) VALUES (?, ?, ?)", id, entry.n, entry.line);
    }

    /// Writes what the campaign has come to, in place of what stood there.
    void putRows(const Campaign &campaign, const std::string &now)
    {
        const std::string id = campaign.id();
        const Json &state = campaign.state();
        execute(
            database,
            "INSERT INTO campaign (id, ruleset, name, start_points, stratagem_limit, leader_recovery_rule, status, conceded_by, changed) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status, "
            "conceded_by = excluded.conceded_by, changed = excluded.changed",
            id, campaign.header().at("ruleset").get<std::string>(), campaign.header().at("name").get<std::string>(),
            state.at("points").get<int>(), state.at("stratagemLimit").get<int>(), state.at("noLeaderRecovery").get<bool>() ? 1 : 0,
            state.at("status").get<std::string>(), state.at("conceded").get<std::string>(), now);
        for (const char *sql : {"DELETE FROM campaign_fielded WHERE campaign = ?", "DELETE FROM campaign_battle WHERE campaign = ?",
                                "DELETE FROM campaign_unit WHERE campaign = ?", "DELETE FROM campaign_player WHERE campaign = ?"})
            execute(database, sql, id);
        for (const auto &[side, player] : state.at("players").items())
            execute(database, "INSERT INTO campaign_player (campaign, side, name, stratagems_used) VALUES (?, ?, ?, ?)", id, side,
                    player.at("name").get<std::string>(), player.at("stratagems").get<int>());
        for (const auto &[key, unit] : state.at("units").items()) {
            execute(database,
                    "INSERT INTO campaign_unit (campaign, id, side, row, notation, name, value, kind, status, lost_in_battle) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?, 0))",
                    id, key, unit.at("side").get<std::string>(), unit.at("row").get<std::string>(), unit.at("notation").get<std::string>(),
                    unit.at("name").get<std::string>(), unit.at("value").get<int>(), unit.at("kind").get<std::string>(),
                    unit.at("status").get<std::string>(), unit.at("lost").get<int>());
        }
        for (const auto &[number, battle] : state.at("battles").items())
            putBattle(id, std::stoi(number), battle);
    }

    void putBattle(const std::string &id, int number, const Json &battle)
    {
        const std::string attacker = battle.at("attacker").get<std::string>();
        const bool fought = battle.at("fought").get<bool>();
        SQLite::Statement insert(database, "INSERT INTO campaign_battle (campaign, number, attacker, date, vp_att, vp_def, winner, draw) "
                                           "VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
        insert.bind(1, id);
        insert.bind(2, number);
        insert.bind(3, attacker);
        insert.bind(4, battle.at("date").get<std::string>());
        if (fought) {
            insert.bind(5, battle.at("points").at(attacker).get<int>());
            insert.bind(6, battle.at("points").at(attacker == "a" ? "b" : "a").get<int>());
            insert.bind(7, battle.at("winner").get<std::string>());
        }
        insert.bind(8, battle.at("draw").get<bool>() ? 1 : 0);
        insert.exec();
        for (const auto &[unit, outcome] : battle.at("fielded").items())
            execute(database, "INSERT INTO campaign_fielded (campaign, battle, unit, outcome) VALUES (?, ?, ?, ?)", id, number, unit,
                    outcome.get<std::string>());
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
        impl_->putRows(campaign, now);
        for (const CampaignEntry &entry : campaign.lines())
            impl_->putLine(campaign.id(), entry);
        write.commit();
    });
}

void CampaignBook::append(const Campaign &after, const std::string &now)
{
    guarded(impl_->file, [&] {
        const std::string id = after.id();
        Write write(impl_->database);
        impl_->expectKnown(id);
        SQLite::Statement query(impl_->database, "SELECT count(*) FROM campaign_line WHERE campaign = ?");
        query.bind(1, id);
        query.executeStep();
        if (query.getColumn(0).getInt() != after.lines().back().n)
            throw Error("another program has gone on with this campaign meanwhile; open it again", "campaign");
        impl_->putLine(id, after.lines().back());
        impl_->putRows(after, now);
        write.commit();
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

} // namespace optio
