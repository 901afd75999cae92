// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a campaign's rows.
#include "db/campaign_rows.h"

#include "db/sql.h"

namespace optio {

namespace {

void putBattle(SQLite::Database &database, const std::string &id, int number, const Json &battle)
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

} // namespace

void putCampaignLine(SQLite::Database &database, const std::string &id, const CampaignEntry &entry)
{
    execute(database, "INSERT INTO campaign_line (campaign, n, text) VALUES (?, ?, ?)", id, entry.n, entry.line);
}

void putCampaign(SQLite::Database &database, const Campaign &campaign, const std::string &now)
{
    const std::string id = campaign.id();
    const Json &state = campaign.state();
    execute(database,
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
        putBattle(database, id, std::stoi(number), battle);
}

} // namespace optio
