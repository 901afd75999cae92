// SPDX-License-Identifier: GPL-3.0-or-later
// The two-player campaign: armies of 200 points and more that meet again and again (ANC-160 to ANC-177).
#pragma once

#include "rules/campaign/campaign.h"
#include "rulesets/ancients/sheet.h"

#include <map>
#include <string>
#include <vector>

namespace optio::ancients {

/// A unit or leader of a campaign army.
struct Veteran {
    std::string side, row, notation, name, kind = "unit", status = "available";
    std::string fire; ///< how it is shot at, where its army says so
    int value = 0;
    int lost = 0; ///< number of the battle that it was lost in
    bool available() const { return status == "available"; }
    bool leader() const { return kind == "leader"; }
};

/// What a game said of a battle when its result was entered.
struct GameTold {
    std::map<std::string, std::string> outcomes; ///< of units that did not survive
    std::map<std::string, int> victory;          ///< points, by side
};

/// A battle, from fielding to its result.
struct CampaignBattle {
    std::string attacker, date, winner;
    bool draw = false, fought = false;
    bool fromGame = false; ///< was the result taken from a game?
    GameTold told;
    std::map<std::string, std::string> why;     ///< what brought a unit's outcome about
    std::map<std::string, int> points;          ///< of victory, by side
    std::map<std::string, int> stratagems;      ///< announced in earnest, by side
    std::map<std::string, std::string> fielded; ///< unit → "fielded", and after it survived, fled, destroyed, pursuit_loss or recovered
};

struct CampaignPlayer {
    std::string name;
    int stratagems = 0;      ///< used so far
    std::string camp = "CP"; ///< notation of its camp, or just its code; "" when its army has none
};

struct CampaignState {
    std::string name, status = "open", conceded;
    int points = 0; ///< of each army at the start
    int stratagemLimit = 2, cap = 100;
    bool noLeaderRecovery = false;
    std::map<std::string, CampaignPlayer> players;
    std::map<std::string, Veteran> units;
    std::map<std::string, CampaignBattle> battles; ///< by number

    /// The battle whose result is still to come; null when there is none.
    const CampaignBattle *fighting() const;
};

CampaignState readCampaign(const Json &json);
Json toJson(const CampaignState &state);

std::vector<Question> campaignOptionsOf(const Sheet &sheet);
Json startCampaignOf(const Sheet &sheet, const std::string &name, const Json &rosterA, const Json &rosterB, const Json &options);
Ruling campaignActOf(const Sheet &sheet, const Json &state, const std::string &kind, const Json &input, Dice &dice);
/// See campaignPage() in rules/campaign/campaign.h: all of it but what a journal adds.
Json campaignViewOf(const Sheet &sheet, const Json &state);

/// What an army costs in a campaign (ANC-161).
int campaignPointsOf(const Sheet &sheet, const Json &roster);
/// The options of a game that the campaign leaves open.
std::vector<Question> campaignGameOptions(const Sheet &sheet);
/// See CampaignRules::campaignGame(); `ruleset` and `data` are the rule set's id and the hash of its figures.
CampaignGame campaignGameOf(const Sheet &sheet, const std::string &ruleset, const std::string &data, const Json &state,
                            const Json &options);
/// See CampaignRules::campaignReport().
Json campaignReportOf(const Sheet &sheet, const Json &armies, const Json &state);

/// Points that these cost: units, and 20 for each leader but the first (ANC-161, ANC-162).
int fieldedPoints(const Sheet &sheet, const CampaignState &state, const std::vector<std::string> &units);
/// The cheapest units that satisfy the pursuit of a beaten army (ANC-168).
std::vector<std::string> pursuitOf(const Sheet &sheet, const CampaignState &state, const CampaignBattle &battle, const std::string &loser);
/// What a winner may recover, times 4, so that it is whole (ANC-169).
int allowanceOf(const CampaignState &state, const CampaignBattle &battle, const std::string &winner);

} // namespace optio::ancients
