// SPDX-License-Identifier: GPL-3.0-or-later
// Rules the acts of a campaign: fielding, results with pursuit and recovery, conceding.
#include "rulesets/ancients/campaign.h"

#include "rules/fields.h"
#include "rules/options.h"
#include "rules/roster.h"
#include "rules/sides.h"
#include "rules/tale.h"
#include "rulesets/ancients/command.h"
#include "rulesets/ancients/roster.h"
#include "rulesets/ancients/words.h"

#include <algorithm>

namespace optio::ancients {

template <class F> void fields(F &f, Veteran &unit)
{
    f("side", unit.side);
    f("row", unit.row);
    f("notation", unit.notation);
    f("name", unit.name);
    f("kind", unit.kind);
    f("status", unit.status);
    f("value", unit.value);
    f("lost", unit.lost);
}

template <class F> void fields(F &f, CampaignBattle &battle)
{
    f("attacker", battle.attacker);
    f("date", battle.date);
    f("winner", battle.winner);
    f("draw", battle.draw);
    f("fought", battle.fought);
    f("points", battle.points);
    f("stratagems", battle.stratagems);
    f("fielded", battle.fielded);
}

template <class F> void fields(F &f, CampaignPlayer &player)
{
    f("name", player.name);
    f("stratagems", player.stratagems);
}

template <class F> void fields(F &f, CampaignState &state)
{
    f("name", state.name);
    f("status", state.status);
    f("conceded", state.conceded);
    f("points", state.points);
    f("stratagemLimit", state.stratagemLimit);
    f("cap", state.cap);
    f("noLeaderRecovery", state.noLeaderRecovery);
    f("players", state.players);
    f("units", state.units);
    f("battles", state.battles);
}

CampaignState readCampaign(const Json &json)
{
    CampaignState state;
    FieldsIn in(json, "campaign");
    fields(in, state);
    return state;
}

Json toJson(const CampaignState &state) { return FieldsOut::write(state); }

namespace {

int campaignNumber(const Sheet &sheet, const char *key) { return static_cast<int>(sheet.ruleset.at("campaign").at(key).integer()); }

std::string otherSide(const std::string &side) { return side == "a" ? "b" : "a"; }

std::string numberText(std::size_t number)
{
    // Battles are kept in the order of their numbers.
    std::string text = std::to_string(number);
    return std::string(text.size() < 3 ? 3 - text.size() : 0, '0') + text;
}

/// What players read of a change.
std::string changeText(const Json &after, const std::vector<std::string> &keys, const Json &to)
{
    if (keys.size() == 3 && keys[0] == "units" && keys[2] == "status")
        return after.at("units").at(keys[1]).value("name", keys[1]) + ": " + to.get<std::string>();
    return {};
}

void musterCampaign(const Sheet &sheet, const Json &roster, const std::string &side, CampaignState &state)
{
    const std::string army = roster.at("name").get<std::string>();
    int points = 0, leaders = 0, number = 0;
    const auto add = [&](Veteran unit) {
        unit.side = side;
        points += unit.value;
        const std::string text = std::to_string(++number);
        state.units.emplace(side + "." + std::string(text.size() < 3 ? 3 - text.size() : 0, '0') + text, std::move(unit));
    };
    std::map<std::string, int> named;
    for (const Json &command : roster.at("commands")) {
        const Json given = command.value("leaders", Json(0));
        if (!given.is_number_integer() || given < 0 || given > 99)
            throw Error(army + ": leaders must be a whole number, not " + quoted(given) + " (ANC-161)", "leaders");
        leaders += given.get<int>();
        for (const Json &row : command.at("units")) {
            const Counter counter = counterFromRow(sheet, row, army + ", row " + std::to_string(number + 1));
            if (sheet.code(counter.notation.code).arm == Arm::camp)
                continue; // a camp is free and not counted (ANC-004)
            for (int i = 0; i < countOf(row); ++i)
                add({side, counter.row != nullptr ? counter.row->id : "other", toText(counter.notation),
                     counter.name + " " + std::to_string(++named[counter.name]), "unit", "available", counter.cost, 0});
        }
    }
    if (number == 0)
        throw Error(army + " has no units (ANC-161)", "commands");
    for (int i = 1; i <= leaders; ++i)
        add({side, "", "", "Leader " + std::to_string(i), "leader", "available", campaignNumber(sheet, "leader"), 0});
    points -= leaders > 0 ? campaignNumber(sheet, "leader") : 0; // the first is free
    if (points > state.points)
        throw Error(army + " costs " + std::to_string(points) + " points; each army of this campaign has " + std::to_string(state.points) +
                        " (ANC-161)",
                    "points");
}

/// Unit ids of a list in the input; each must be known.
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

/// {"a": n, "b": n}; what is missing is 0.
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

CampaignBattle *openBattle(CampaignState &state)
{
    if (state.battles.empty() || state.battles.rbegin()->second.fought)
        return nullptr;
    return &state.battles.rbegin()->second;
}

void expectStock(const Sheet &sheet, const CampaignState &state, const std::vector<std::string> &ids, const std::string &side)
{
    std::map<std::string, int> counters;
    for (const std::string &id : ids)
        ++counters[state.units.at(id).row];
    for (const UnitRow &row : sheet.units)
        if (row.most > 0 && counters.contains(row.id) && counters.at(row.id) > row.most)
            throw Error(side + ": " + std::to_string(counters.at(row.id)) + " counters of " + row.name + " are wanted; there are " +
                            std::to_string(row.most) + " (ANC-148, ANC-162)",
                        side);
}

/// A roll-off: the higher die attacks, ties are thrown again (ANC-065).
std::string rollOff(Dice &dice, const CampaignState &state, Tale &tale)
{
    for (int round = 1;; ++round) {
        int faces[2];
        for (std::size_t i = 0; i < 2; ++i) {
            const std::string id = "rolloff." + sideId[i] + std::to_string(round), label = state.players.at(sideId[i]).name + "'s die";
            faces[i] = dice.d6({id, label});
            tale.line(sideId[i], "rolloff", "die", "roll-off", faces[i], "ANC-163");
        }
        if (faces[0] != faces[1])
            return faces[0] > faces[1] ? "a" : "b";
    }
}

void field(const Sheet &sheet, const Json &input, Dice &dice, CampaignState &state, Tale &tale)
{
    onlyThese(input, {"a", "b", "date", "stratagems"});
    if (openBattle(state) != nullptr)
        throw Error("The result of battle " + std::to_string(state.battles.size()) + " is still to be entered (ANC-167)", "field");
    CampaignBattle battle;
    if (const auto date = input.find("date"); date != input.end()) {
        if (!date->is_string())
            throw Error("date must be a text, not " + quoted(*date), "date");
        battle.date = date->get<std::string>();
    }
    battle.stratagems = numbersIn(input, "stratagems", 99);
    for (const std::string &side : sideId) {
        const std::vector<std::string> ids = idsIn(state, input, side.c_str());
        int units = 0, leaders = 0;
        for (const std::string &id : ids) {
            const Veteran &unit = state.units.at(id);
            if (unit.side != side || !unit.available())
                throw Error(side + ": " + unit.name + (unit.side != side ? " is in the other army" : " is lost") + " (ANC-162)", side);
            (unit.leader() ? leaders : units) += 1;
            battle.fielded[id] = "fielded";
        }
        const std::string &name = state.players.at(side).name;
        if (units == 0)
            throw Error(side + ": " + name + " field no units (ANC-162)", side);
        if (leaders > sheet.mostLeaders())
            throw Error(side + ": " + std::to_string(leaders) + " leaders; at most " + std::to_string(sheet.mostLeaders()) +
                            " may be fielded (ANC-162)",
                        side);
        if (const int points = fieldedPoints(sheet, state, ids); points > state.cap)
            throw Error(side + ": " + name + " field " + std::to_string(points) + " points, " + std::to_string(points - state.cap) +
                            " too many (ANC-162)",
                        side);
        expectStock(sheet, state, ids, side);
        CampaignPlayer &player = state.players.at(side);
        const int stratagems = battle.stratagems.at(side);
        if (stratagems < 0 || stratagems > leaders)
            throw Error("stratagems: each costs a leader that is fielded (ANC-110)", "stratagems");
        if (stratagems > 0 && state.battles.empty())
            throw Error("stratagems: none in the first battle (ANC-176)", "stratagems");
        if (player.stratagems + stratagems > state.stratagemLimit)
            throw Error("stratagems: " + name + " have used " + std::to_string(player.stratagems) + " of " +
                            std::to_string(state.stratagemLimit) + " (ANC-176)",
                        "stratagems");
        player.stratagems += stratagems;
        tale.total(side, "points", "fielded", fieldedPoints(sheet, state, ids));
    }
    battle.attacker = state.battles.empty() ? rollOff(dice, state, tale) : state.battles.rbegin()->second.winner;
    tale.say("Battle " + std::to_string(state.battles.size() + 1) + ": " + state.players.at(battle.attacker).name + " attack.");
    tale.instruct(otherSide(battle.attacker), "Choose the map, place both camps and your army.");
    tale.instruct(battle.attacker, "Move your camp if you like, set up, and move first.");
    state.battles.emplace(numberText(state.battles.size() + 1), std::move(battle));
}

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

void settle(const Sheet &sheet, const Json &input, CampaignState &state, Tale &tale)
{
    onlyThese(input, {"outcomes", "victory", "pursuit", "recovered"});
    CampaignBattle *battle = openBattle(state);
    if (battle == nullptr)
        throw Error("No battle is being fought: field the armies first (ANC-162)", "result");
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

void concede(const Json &input, CampaignState &state, Tale &tale)
{
    onlyThese(input, {"side"});
    const Json side = input.value("side", Json());
    if (side != "a" && side != "b")
        throw Error("side: who concedes, \"a\" or \"b\"?", "side");
    state.conceded = side.get<std::string>();
    state.status = "over";
    tale.say(state.players.at(state.conceded).name + " concede; " + state.players.at(otherSide(state.conceded)).name +
             " win the campaign.");
}

} // namespace

int fieldedPoints(const Sheet &sheet, const CampaignState &state, const std::vector<std::string> &ids)
{
    int points = 0, leaders = 0;
    for (const std::string &id : ids) {
        const Veteran &unit = state.units.at(id);
        points += unit.leader() ? 0 : unit.value;
        leaders += unit.leader() ? 1 : 0;
    }
    return points + campaignNumber(sheet, "leader") * std::max(0, leaders - 1);
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

std::vector<Question> campaignOptionsOf(const Sheet &sheet) { return sheet.campaignOptions; }

Json startCampaignOf(const Sheet &sheet, const std::string &name, const Json &rosterA, const Json &rosterB, const Json &options)
{
    checkRosterForm(rosterA);
    checkRosterForm(rosterB);
    const Json settled = settledOptions(sheet.campaignOptions, options);
    CampaignState state;
    state.name = name;
    state.points = settled.at("points").get<int>();
    state.stratagemLimit = settled.at("stratagems").get<int>();
    state.noLeaderRecovery = settled.at("noLeaders").get<bool>();
    state.cap = campaignNumber(sheet, "fielded");
    const auto names = namesOf(rosterA, rosterB);
    const Json *rosters[] = {&rosterA, &rosterB};
    for (std::size_t i = 0; i < 2; ++i) {
        state.players[sideId[i]].name = names[i];
        musterCampaign(sheet, *rosters[i], sideId[i], state);
    }
    return toJson(state);
}

Ruling campaignActOf(const Sheet &sheet, const Json &json, const std::string &kind, const Json &input, Dice &dice)
{
    CampaignState state = readCampaign(json);
    if (state.status == "over")
        throw Error("The campaign is over (ANC-160)", "campaign");
    Tale tale;
    if (kind == "field")
        field(sheet, input, dice, state, tale);
    else if (kind == "result")
        settle(sheet, input, state, tale);
    else
        concede(input, state, tale);
    return tale.ruling(dice.drawn(), changesBetween(json, toJson(state), changeText));
}

Json campaignViewOf(const Sheet &, const Json &json)
{
    const CampaignState state = readCampaign(json);
    Json players = Json::array(), battles = Json::array();
    for (const auto &[side, player] : state.players) {
        int start = 0, left = 0, leaders = 0, lost = 0;
        std::map<std::string, int> rows;
        for (const auto &[id, unit] : state.units) {
            if (unit.side != side)
                continue;
            start += unit.value;
            left += unit.available() ? unit.value : 0;
            lost += unit.available() ? 0 : unit.value;
            leaders += unit.leader() && unit.available() ? 1 : 0;
            if (!unit.leader() && unit.available())
                ++rows[unit.row];
        }
        Json units = Json::object();
        for (const auto &[row, count] : rows)
            units[row] = count;
        players.push_back({{"side", side},
                           {"name", player.name},
                           {"start", start},
                           {"available", left},
                           {"lost", lost},
                           {"leaders", leaders},
                           {"units", units},
                           {"stratagems", player.stratagems},
                           {"stratagemsLeft", state.stratagemLimit - player.stratagems},
                           {"beaten", rows.empty()}}); // ANC-160: nothing left to field
    }
    for (const auto &[number, battle] : state.battles) {
        std::map<std::string, std::map<std::string, int>> tally{{"a", {}}, {"b", {}}};
        for (const auto &[id, outcome] : battle.fielded)
            tally[state.units.at(id).side][outcome] += state.units.at(id).value;
        battles.push_back({{"number", std::stoi(number)},
                           {"date", battle.date},
                           {"attacker", battle.attacker},
                           {"winner", battle.winner},
                           {"draw", battle.draw},
                           {"fought", battle.fought},
                           {"points", battle.points},
                           {"values", tally}});
    }
    std::string next;
    if (!state.battles.empty())
        next = state.battles.rbegin()->second.winner;
    const bool open = !state.battles.empty() && !state.battles.rbegin()->second.fought;
    return {{"name", state.name},
            {"status", state.status},
            {"conceded", state.conceded},
            {"players", players},
            {"battles", battles},
            {"attacker", next},
            {"next", state.status == "over" ? ""
                     : open                 ? "result"
                                            : "field"}};
}

} // namespace optio::ancients
