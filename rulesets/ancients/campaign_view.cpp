// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a campaign at a glance: armies, battles, what may be done next. Everything is worked out from the rows (ANC-177).
#include "rules/phrases.h"
#include "rules/sides.h"
#include "rulesets/ancients/campaign_parts.h"
#include "rulesets/ancients/words.h"

#include <algorithm>

namespace optio::ancients {

namespace {

Json optionsOf(const CampaignState &state)
{
    const auto row = [](const char *label, const std::string &text, const char *rule) {
        return Json{{"label", label}, {"text", text}, {"rule", rule}};
    };
    return Json::array({row("Points of each army", std::to_string(state.points), "ANC-161"),
                        row("Points fielded in a battle", std::to_string(state.cap), "ANC-162"),
                        row("Stratagems of each player", std::to_string(state.stratagemLimit), "ANC-176"),
                        row("Leaders come back", state.noLeaderRecovery ? "only when none is left" : "at their price", "ANC-170")});
}

/// Units of a row, or leaders, of an army.
struct Ranks {
    const Veteran *like = nullptr;
    int available = 0, lost = 0;
};

Json ranksOf(const Sheet &sheet, const CampaignState &state, const std::string &side)
{
    std::vector<std::pair<std::string, Ranks>> list;
    for (const bool leaders : {false, true})
        for (const auto &[id, unit] : state.units) {
            if (unit.side != side || unit.leader() != leaders)
                continue;
            // What the players made themselves is told apart by how it is written.
            const std::string key = unit.row + "/" + unit.notation;
            auto found = std::find_if(list.begin(), list.end(), [&](const auto &one) { return one.first == key; });
            if (found == list.end())
                found = list.insert(list.end(), {key, Ranks{&unit, 0, 0}});
            ++(unit.available() ? found->second.available : found->second.lost);
        }
    Json json = Json::array();
    for (const auto &[key, ranks] : list) {
        const Veteran &like = *ranks.like;
        const auto known = std::find_if(sheet.units.begin(), sheet.units.end(), [&](const UnitRow &row) { return row.id == like.row; });
        const std::string name = like.leader() ? "Leaders" : known != sheet.units.end() ? known->name : parseNotation(like.notation).code;
        json.push_back({{"row", like.row},
                        {"label", name},
                        {"icon", like.leader()                ? "general"
                                 : known != sheet.units.end() ? known->icon
                                                              : "unknown"},
                        {"detail", like.notation},
                        {"value", like.value},
                        {"available", ranks.available},
                        {"lost", ranks.lost}});
    }
    return json;
}

Json playerOf(const Sheet &sheet, const CampaignState &state, const std::string &side)
{
    const CampaignPlayer &player = state.players.at(side);
    std::vector<std::string> all, left;
    int start = 0, available = 0, leaders = 0, leadersAtStart = 0, units = 0;
    for (const auto &[id, unit] : state.units) {
        if (unit.side != side)
            continue;
        all.push_back(id);
        start += unit.value;
        leadersAtStart += unit.leader() ? 1 : 0;
        if (!unit.available())
            continue;
        left.push_back(id);
        available += unit.value;
        leaders += unit.leader() ? 1 : 0;
        units += unit.leader() ? 0 : 1;
    }
    return {{"side", side},
            {"name", player.name},
            {"points", fieldedPoints(sheet, state, left)},
            {"pointsAtStart", fieldedPoints(sheet, state, all)},
            {"start", start},
            {"available", available},
            {"lost", start - available},
            {"leaders", leaders},
            {"leadersAtStart", leadersAtStart},
            {"stratagems", player.stratagems},
            {"stratagemLimit", state.stratagemLimit},
            {"stratagemsLeft", state.stratagemLimit - player.stratagems},
            {"beaten", units == 0}, // ANC-160: nothing left to field
            {"rows", ranksOf(sheet, state, side)}};
}

/// What became of the units of a side in a battle.
Json fatesOf(const Sheet &sheet, const CampaignState &state, const CampaignBattle &battle, const std::string &side)
{
    std::vector<std::string> ids;
    int units = 0, leaders = 0;
    std::map<std::string, std::pair<int, int>> fates; // units and their value
    const auto add = [&](const std::string &key, const Veteran &unit) {
        ++fates[key].first;
        fates[key].second += unit.value;
    };
    for (const char *key : {"survived", "fled", "destroyed", "pursuit", "recovered", "gone"})
        fates[key] = {0, 0};
    for (const auto &[id, outcome] : battle.fielded) {
        const Veteran &unit = state.units.at(id);
        if (unit.side != side)
            continue;
        ids.push_back(id);
        ++(unit.leader() ? leaders : units);
        if (outcome == "fielded")
            continue;
        if (outcome == "recovered")
            add("destroyed", unit);
        if (outcome == "destroyed" || outcome == "pursuit_loss")
            add("gone", unit);
        add(outcome == "pursuit_loss" ? "pursuit" : outcome, unit);
    }
    Json json = {{"side", side}, {"fielded", fieldedPoints(sheet, state, ids)}, {"units", units}, {"leaders", leaders}};
    for (const auto &[key, fate] : fates)
        json[key] = {{"units", fate.first}, {"value", fate.second}};
    return json;
}

std::string battleText(const CampaignState &state, const CampaignBattle &battle)
{
    const std::string &attacker = state.players.at(battle.attacker).name, &defender = state.players.at(otherSide(battle.attacker)).name;
    if (!battle.fought)
        return attacker + " attack " + defender + ".";
    const std::string score =
        std::to_string(battle.points.at(battle.attacker)) + " to " + std::to_string(battle.points.at(otherSide(battle.attacker)));
    return attacker + " attacked " + defender + ": " + score + ", " +
           (battle.draw ? "a draw that counts for " + defender + "." : state.players.at(battle.winner).name + " won.");
}

/// Who was lost, or fled, and why.
Json lostUnitsOf(const CampaignState &state, const CampaignBattle &battle, const std::string &side)
{
    Json losses = Json::array();
    for (const auto &[id, outcome] : battle.fielded)
        if (const Veteran &unit = state.units.at(id); unit.side == side && battle.fought && outcome != "fielded" && outcome != "survived") {
            const auto why = battle.why.find(id);
            losses.push_back({{"unit", id},
                              {"name", unit.name},
                              {"outcome", outcome},
                              {"why", lossText(outcome, why != battle.why.end() ? why->second : std::string())}});
        }
    return losses;
}

Json battlesOf(const Sheet &sheet, const CampaignState &state)
{
    Json battles = Json::array();
    for (const auto &[number, battle] : state.battles) {
        Json sides = Json::array();
        for (const std::string &side : sideId) {
            sides.push_back(fatesOf(sheet, state, battle, side));
            sides.back()["text"] = battle.fought ? lossesText(state, battle, side) : std::string();
            sides.back()["losses"] = lostUnitsOf(state, battle, side);
        }
        battles.push_back({{"number", std::stoi(number)},
                           {"date", battle.date},
                           {"attacker", battle.attacker},
                           {"fought", battle.fought},
                           {"fromGame", battle.fromGame},
                           {"winner", battle.winner},
                           {"draw", battle.draw},
                           {"points", battle.points},
                           {"stratagems", battle.stratagems},
                           {"text", battleText(state, battle)},
                           {"sides", std::move(sides)}});
    }
    return battles;
}

/// What to start the result of the battle with: as if all survived and each side had as many points.
Json proposal(const Sheet &sheet, const CampaignState &state)
{
    CampaignBattle battle = *state.fighting();
    for (auto &[id, outcome] : battle.fielded)
        outcome = "survived";
    return {{"outcomes", Json::object()},
            {"victory", {{"a", 0}, {"b", 0}}},
            {"pursuit", pursuitOf(sheet, state, battle, battle.attacker)}, // a draw is the defender's
            {"recovered", Json::array()}};
}

Json campaignActsOf(const Sheet &sheet, const CampaignState &state)
{
    const bool open = state.fighting() != nullptr;
    const std::string number = std::to_string(state.battles.size() + (open ? 0 : 1));
    std::string none;
    for (const auto &[side, player] : state.players)
        if (std::none_of(state.units.begin(), state.units.end(), [&, &who = side](const auto &entry) {
                return entry.second.side == who && !entry.second.leader() && entry.second.available();
            }))
            none = player.name + " have nothing left to field (ANC-160)";
    const auto act = [&](const char *kind, const std::string &label, bool next, const std::string &refusal, Json input) {
        return Json{{"kind", kind}, {"label", label}, {"next", next}, {"refusal", refusal}, {"input", std::move(input)}};
    };
    if (state.status == "over")
        return Json::array();
    const std::string wait = open ? "The result of battle " + number + " is still to be entered (ANC-167)" : none;
    return Json::array(
        {act("field", "Field the armies for battle " + number, wait.empty(), wait, {{"a", Json::array()}, {"b", Json::array()}}),
         act("result", "Enter the result of battle " + number, open, open ? "" : "No battle is being fought (ANC-162)",
             open ? proposal(sheet, state) : Json::object()),
         act("concede", "Concede the campaign", !open && !none.empty(), "", Json::object())});
}

std::string standing(const CampaignState &state, const std::string &winner, const std::string &attacker)
{
    if (!winner.empty())
        return state.players.at(winner).name + " have won the campaign.";
    const std::string number = std::to_string(state.battles.size() + (state.fighting() != nullptr ? 0 : 1));
    if (state.fighting() != nullptr)
        return "Battle " + number + " is being fought: " + battleText(state, *state.fighting());
    return attacker.empty() ? "Dice decide who attacks in the first battle."
                            : state.players.at(attacker).name + " attack in battle " + number + ".";
}

} // namespace

Json campaignViewOf(const Sheet &sheet, const Json &json)
{
    const CampaignState state = readCampaign(json);
    Json players = Json::array();
    for (const std::string &side : sideId)
        players.push_back(playerOf(sheet, state, side));
    const bool open = state.fighting() != nullptr;
    const std::string winner = state.conceded.empty() ? std::string() : otherSide(state.conceded);
    const std::string attacker = open                    ? state.fighting()->attacker
                                 : state.battles.empty() ? std::string()
                                                         : state.battles.rbegin()->second.winner; // ANC-163
    return {{"name", state.name},
            {"status", state.status},
            {"conceded", state.conceded},
            {"winner", winner},
            {"text", standing(state, winner, attacker)},
            {"options", optionsOf(state)},
            {"players", std::move(players)},
            {"battles", battlesOf(sheet, state)},
            {"next", {{"battle", state.battles.size() + (open ? 0 : 1)}, {"attacker", attacker}}},
            {"acts", campaignActsOf(sheet, state)}};
}

} // namespace optio::ancients
