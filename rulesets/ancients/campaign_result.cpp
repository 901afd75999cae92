// SPDX-License-Identifier: GPL-3.0-or-later
// Rules the result of a campaign's battle: who pursues, what comes back, what is lost for good.
#include "rules/refusal.h"
#include "rules/sides.h"
#include "rulesets/ancients/campaign_parts.h"
#include "rulesets/ancients/command.h"
#include "rulesets/ancients/words.h"

#include <algorithm>

namespace optio::ancients {

std::vector<std::string> idsIn(const CampaignState &state, const Json &input, const char *key)
{
    std::vector<std::string> ids;
    const auto found = input.find(key);
    if (found == input.end())
        return ids;
    if (!found->is_array())
        throw Error(std::string(key) + ": expected a list of units, not " + quoted(*found), key);
    for (const Json &one : *found) {
        if (!one.is_string() || !state.units.contains(one.get<std::string>()))
            throw Error(std::string(key) + ": " + quoted(one) + " is not in a campaign army (ANC-162)", key);
        ids.push_back(one.get<std::string>());
        if (std::count(ids.begin(), ids.end(), ids.back()) > 1)
            throw Error(std::string(key) + ": " + quoted(one) + " is named twice", key);
    }
    return ids;
}

std::map<std::string, int> numbersIn(const Json &input, const char *key, int most)
{
    std::map<std::string, int> numbers{{"a", 0}, {"b", 0}};
    const auto found = input.find(key);
    if (found == input.end())
        return numbers;
    if (!found->is_object())
        throw Error(std::string(key) + ": expected a number for each side, such as {\"a\":1,\"b\":0}, not " + quoted(*found), key);
    for (const auto &[side, value] : found->items()) {
        if (!numbers.contains(side) || !value.is_number_integer() || value < -most || value > most)
            throw Error(std::string(key) + ": " + quoted(Json(side)) + ": " + quoted(value) + " is no number for a side", key);
        numbers[side] = value.get<int>();
    }
    return numbers;
}

void onlyThese(const Json &input, const std::vector<std::string> &keys)
{
    for (const auto &[key, value] : input.items())
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            throw Error("the input has no " + quoted(Json(key)) + allowedTail(key, keys), key);
}

namespace {

/// The outcomes that the players tell; whoever is not named survived.
void readOutcomes(const Json &input, CampaignBattle &battle)
{
    for (auto &[id, outcome] : battle.fielded)
        outcome = "survived";
    const auto found = input.find("outcomes");
    if (found == input.end())
        return;
    if (!found->is_object())
        throw Error("outcomes: expected units with \"destroyed\" or \"fled\", not " + quoted(*found), "outcomes");
    for (const auto &[id, outcome] : found->items()) {
        if (!battle.fielded.contains(id))
            throw Error("outcomes: " + quoted(Json(id)) + " was not fielded (ANC-168)", "outcomes");
        if (outcome != "destroyed" && outcome != "fled" && outcome != "survived")
            throw Error("outcomes: a unit survived, fled or was destroyed, not " + quoted(outcome), "outcomes");
        battle.fielded[id] = outcome.get<std::string>();
    }
}

void pursue(const Sheet &sheet, const Json &input, CampaignState &state, CampaignBattle &battle, Tale &tale)
{
    const std::string loser = otherSide(battle.winner);
    std::vector<std::string> chosen = input.contains("pursuit") ? idsIn(state, input, "pursuit") : pursuitOf(sheet, state, battle, loser);
    int whole = 0;
    for (const auto &[id, outcome] : battle.fielded)
        if (const Veteran &unit = state.units.at(id); unit.side == loser && !unit.leader() && outcome != "destroyed")
            whole += unit.value;
    std::vector<int> values;
    for (const std::string &id : chosen) {
        const Veteran &unit = state.units.at(id);
        const auto fielded = battle.fielded.find(id);
        if (unit.side != loser || unit.leader() || fielded == battle.fielded.end() || fielded->second == "destroyed")
            throw Error("pursuit: " + unit.name + " is no surviving unit of the loser (ANC-168)", "pursuit");
        values.push_back(unit.value);
    }
    const auto &share = sheet.ruleset.at("campaign").at("pursuit").items();
    const std::string fault = shareFault(values, static_cast<int>(share[0].integer()), static_cast<int>(share[1].integer()), whole);
    if (!fault.empty())
        throw Error("pursuit: a quarter of the survivors is lost, and no more: " + fault + " (ANC-168)", "pursuit");
    int total = 0;
    for (const int value : values)
        total += value;
    tale.line(loser, "survivors", "pursuit", "survivors", whole, "ANC-168");
    tale.line(loser, "pursuit", "pursuit", "lost in the pursuit", -total, "ANC-168");
    for (const std::string &id : chosen)
        battle.fielded[id] = "pursuit_loss";
}

void recoverLosses(const Sheet &sheet, const Json &input, CampaignState &state, CampaignBattle &battle, Tale &tale)
{
    const int allowance = allowanceOf(state, battle, battle.winner);
    const int quarters = campaignNumber(sheet, "recovery");
    const std::vector<std::string> chosen = idsIn(state, input, "recovered");
    bool leaderLeft = false;
    for (const auto &[id, unit] : state.units) {
        const auto fielded = battle.fielded.find(id);
        const bool gone = fielded != battle.fielded.end() && fielded->second == "destroyed";
        leaderLeft = leaderLeft || (unit.side == battle.winner && unit.leader() && unit.available() && !gone);
    }
    int total = 0;
    for (const std::string &id : chosen) {
        const Veteran &unit = state.units.at(id);
        const auto fielded = battle.fielded.find(id);
        if (unit.side != battle.winner || fielded == battle.fielded.end() || fielded->second != "destroyed")
            throw Error("recovered: " + unit.name + " was not destroyed in this battle, or is not the winner's (ANC-169)", "recovered");
        if (unit.leader() && state.noLeaderRecovery && leaderLeft)
            throw Error("recovered: leaders do not come back in this campaign while one is left (ANC-170)", "recovered");
        total += unit.value;
    }
    if (quarters * total > allowance)
        throw Error("recovered: " + std::to_string(total) + " points; at most " + std::to_string(allowance / quarters) +
                        " come back (ANC-169)",
                    "recovered");
    tale.line(battle.winner, "allowance", "recovery", "may come back", allowance / quarters, "ANC-169");
    tale.line(battle.winner, "recovered", "recovery", "came back", total, "ANC-169");
    for (const std::string &id : chosen)
        battle.fielded[id] = "recovered";
}

} // namespace

void settleBattle(const Sheet &sheet, const Json &input, CampaignState &state, Tale &tale)
{
    onlyThese(input, {"outcomes", "victory", "pursuit", "recovered"});
    if (state.fighting() == nullptr)
        throw Error("No battle is being fought: field the armies first (ANC-162)", "result");
    CampaignBattle *battle = &state.battles.rbegin()->second;
    readOutcomes(input, *battle);
    if (!input.contains("victory"))
        throw Error("victory: the points of victory of both sides are missing (ANC-167)", "victory");
    battle->points = numbersIn(input, "victory", 99);
    const int a = battle->points.at("a"), b = battle->points.at("b");
    battle->draw = a == b;
    battle->winner = a > b ? "a" : b > a ? "b" : otherSide(battle->attacker);
    for (const std::string &side : sideId)
        tale.total(side, "victory", "points of victory", battle->points.at(side));
    tale.say(state.players.at(battle->winner).name + (battle->draw ? " have held: a draw is theirs." : " have won."));
    pursue(sheet, input, state, *battle, tale);
    recoverLosses(sheet, input, state, *battle, tale);
    int lost[2] = {0, 0};
    for (const auto &[id, outcome] : battle->fielded)
        if (outcome == "destroyed" || outcome == "pursuit_loss") {
            Veteran &unit = state.units.at(id);
            unit.status = "lost";
            unit.lost = static_cast<int>(state.battles.size());
            ++lost[unit.side == "a" ? 0 : 1];
        }
    for (std::size_t i = 0; i < 2; ++i)
        tale.say(state.players.at(sideId[i]).name + " lose " + counted(lost[i], "unit", "units") + " for good.");
    battle->fought = true;
}

std::vector<std::string> pursuitOf(const Sheet &sheet, const CampaignState &state, const CampaignBattle &battle, const std::string &loser)
{
    std::vector<std::string> ids, chosen;
    std::vector<int> values;
    int whole = 0;
    for (const auto &[id, outcome] : battle.fielded)
        if (const Veteran &unit = state.units.at(id); unit.side == loser && !unit.leader() && outcome != "destroyed") {
            ids.push_back(id);
            values.push_back(unit.value);
            whole += unit.value;
        }
    const auto &share = sheet.ruleset.at("campaign").at("pursuit").items();
    for (const std::size_t i : cheapestShare(values, static_cast<int>(share[0].integer()), static_cast<int>(share[1].integer()), whole))
        chosen.push_back(ids[i]);
    return chosen;
}

int allowanceOf(const CampaignState &state, const CampaignBattle &battle, const std::string &winner)
{
    int destroyed = 0;
    for (const auto &[id, outcome] : battle.fielded)
        if (const Veteran &unit = state.units.at(id); unit.side == winner && outcome == "destroyed")
            destroyed += unit.value;
    const int margin = battle.draw ? 0 : battle.points.at(winner) - battle.points.at(otherSide(winner));
    return destroyed * std::clamp(margin, 0, 4);
}

} // namespace optio::ancients
