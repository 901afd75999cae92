// SPDX-License-Identifier: GPL-3.0-or-later
// Rules the result of a campaign's battle: who pursues, what comes back, what is lost for good.
#include "rules/ruling/refusal.h"
#include "rules/sides.h"
#include "rulesets/ancients/campaign_parts.h"
#include "rulesets/ancients/move/command.h"
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

/// {unit: outcome} of units that were fielded.
std::map<std::string, std::string> outcomesIn(const Json &given, const CampaignBattle &battle)
{
    std::map<std::string, std::string> outcomes;
    if (!given.is_object())
        throw Error("outcomes: expected units with \"destroyed\" or \"fled\", not " + quoted(given), "outcomes");
    for (const auto &[id, outcome] : given.items()) {
        if (!battle.fielded.contains(id))
            throw Error("outcomes: " + quoted(Json(id)) + " was not fielded (ANC-168)", "outcomes");
        if (outcome != "destroyed" && outcome != "fled" && outcome != "survived")
            throw Error("outcomes: a unit survived, fled or was destroyed, not " + quoted(outcome), "outcomes");
        outcomes[id] = outcome.get<std::string>();
    }
    return outcomes;
}

/// The outcomes that the players tell; whoever is not named survived.
void readOutcomes(const Json &input, CampaignBattle &battle)
{
    for (auto &[id, outcome] : battle.fielded)
        outcome = "survived";
    for (auto &[id, outcome] : outcomesIn(input.value("outcomes", Json::object()), battle))
        battle.fielded[id] = outcome;
}

/// What brought the outcomes about, and what the battle's game said of them.
void readReasons(const Json &input, CampaignBattle &battle)
{
    constexpr std::size_t mostOfAReason = 600;
    const Json why = input.value("why", Json::object()), game = input.value("game", Json::object());
    if (!why.is_object() || !game.is_object())
        throw Error("why and game: expected objects, as \"campaign report\" gives them", why.is_object() ? "game" : "why");
    for (const auto &[id, reason] : why.items()) {
        if (!battle.fielded.contains(id) || !reason.is_string() || reason.get_ref<const std::string &>().size() > mostOfAReason)
            throw Error("why: expected a reason of at most " + std::to_string(mostOfAReason) + " bytes for a unit that was fielded, not " +
                            quoted(Json(id)) + ": " + quoted(reason),
                        "why");
        if (battle.fielded.at(id) != "survived")
            battle.why[id] = reason.get<std::string>();
    }
    if (input.contains("game")) {
        onlyThese(game, {"outcomes", "victory"});
        battle.fromGame = true;
        battle.told = {outcomesIn(game.value("outcomes", Json::object()), battle), numbersIn(game, "victory", 99)};
    }
}

/// "4 units and 1 leader"
std::string manyText(int units, int leaders)
{
    const std::string led = leaders > 0 ? counted(leaders, "leader", "leaders") : std::string();
    return units == 0 && leaders > 0 ? led : counted(units, "unit", "units") + (leaders > 0 ? " and " + led : "");
}

/// How many units and leaders of a side had an outcome, what they are worth, and what the units alone are.
struct Losses {
    int units = 0, leaders = 0, value = 0, worth = 0;
    bool none() const { return units + leaders == 0; }
    std::string text() const { return manyText(units, leaders); }
};

Losses lossesOf(const CampaignState &state, const CampaignBattle &battle, const std::string &side, const char *outcome)
{
    Losses losses;
    for (const auto &[id, became] : battle.fielded)
        if (const Veteran &unit = state.units.at(id); unit.side == side && became == outcome) {
            ++(unit.leader() ? losses.leaders : losses.units);
            losses.value += unit.value;
            losses.worth += unit.leader() ? 0 : unit.value;
        }
    return losses;
}

void pursue(const Sheet &sheet, const Json &input, CampaignState &state, CampaignBattle &battle, Narration &narration)
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
    narration.line(loser, "survivors", "pursuit", "points that survived, a quarter of which is lost", whole, "ANC-168");
    narration.line(loser, "pursuit", "pursuit", "lost in the pursuit", -total, "ANC-168");
    for (const std::string &id : chosen)
        battle.fielded[id] = "pursuit_loss";
}

void recoverLosses(const Sheet &sheet, const Json &input, CampaignState &state, CampaignBattle &battle, Narration &narration)
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
    const int margin = battle.draw ? 0 : battle.points.at(battle.winner) - battle.points.at(otherSide(battle.winner));
    const int lost = lossesOf(state, battle, battle.winner, "destroyed").value;
    narration.line(battle.winner, "allowance", "recovery",
                   margin == 0 ? std::string("may be recovered after a draw")
                               : "may be recovered, " + (margin >= quarters ? "all" : counted(margin, "quarter", "quarters")) + " of the " +
                                     std::to_string(lost) + " points destroyed",
                   allowance / quarters, "ANC-169");
    narration.line(battle.winner, "recovered", "recovery", "recovered", total, "ANC-169");
    for (const std::string &id : chosen)
        battle.fielded[id] = "recovered";
}

} // namespace

std::string lossesText(const CampaignState &state, const CampaignBattle &battle, const std::string &side)
{
    const Losses destroyed = lossesOf(state, battle, side, "destroyed"), pursuit = lossesOf(state, battle, side, "pursuit_loss"),
                 recovered = lossesOf(state, battle, side, "recovered"), fled = lossesOf(state, battle, side, "fled"),
                 survived = lossesOf(state, battle, side, "survived");
    const std::string &name = state.players.at(side).name;
    std::vector<std::string> parts;
    if (!destroyed.none())
        parts.push_back(destroyed.text() + " destroyed (ANC-171)");
    if (!pursuit.none())
        parts.push_back(pursuit.text() + " in the pursuit, a quarter of the " +
                        std::to_string(pursuit.worth + fled.worth + survived.worth) + " points that survived (ANC-168)");
    std::string text = name + " lose " +
                       (parts.empty() ? "nothing" : manyText(destroyed.units + pursuit.units, destroyed.leaders + pursuit.leaders)) +
                       " for good";
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? ": " : "; ") + parts[i];
    if (!recovered.none())
        text += (parts.empty() ? ": " : "; ") + recovered.text() + " destroyed, but recovered (ANC-169)";
    return text + ".";
}

void settleBattle(const Sheet &sheet, const Json &input, CampaignState &state, Narration &narration)
{
    onlyThese(input, {"outcomes", "victory", "pursuit", "recovered", "why", "game"});
    if (state.fighting() == nullptr)
        throw Error("No battle is being fought: field the armies first (ANC-162)", "result");
    CampaignBattle *battle = &state.battles.rbegin()->second;
    readOutcomes(input, *battle);
    readReasons(input, *battle);
    if (!input.contains("victory"))
        throw Error("victory: the victory points of both sides are missing (ANC-167)", "victory");
    battle->points = numbersIn(input, "victory", 99);
    const int a = battle->points.at("a"), b = battle->points.at("b");
    battle->draw = a == b;
    battle->winner = a > b ? "a" : b > a ? "b" : otherSide(battle->attacker);
    for (const std::string &side : sideId)
        narration.total(side, "victory", "victory points", battle->points.at(side));
    narration.say(state.players.at(battle->winner).name +
                  (battle->draw ? " have held: a draw is theirs."
                                : " have won, " + std::to_string(std::max(a, b)) + " to " + std::to_string(std::min(a, b)) + "."));
    pursue(sheet, input, state, *battle, narration);
    recoverLosses(sheet, input, state, *battle, narration);
    for (const auto &[id, outcome] : battle->fielded)
        if (outcome == "destroyed" || outcome == "pursuit_loss") {
            Veteran &unit = state.units.at(id);
            unit.status = "lost";
            unit.lost = static_cast<int>(state.battles.size());
        }
    for (const std::string &side : sideId)
        narration.say(lossesText(state, *battle, side));
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
