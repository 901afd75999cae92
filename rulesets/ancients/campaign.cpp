// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign's state, its start, and who is fielded for a battle; results are in campaign_result.cpp, the view in campaign_view.cpp.
#include "rulesets/ancients/campaign_parts.h"

#include "rules/fields.h"
#include "rules/options.h"
#include "rules/roster/roster.h"
#include "rules/ruling/narration.h"
#include "rules/sides.h"
#include "rulesets/ancients/army/roster.h"

#include <algorithm>
#include <iterator>
#include <limits>

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
    f("fire", unit.fire);
}

template <class F> void fields(F &f, GameTold &told)
{
    f("outcomes", told.outcomes);
    f("victory", told.victory);
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
    f("fromGame", battle.fromGame);
    f("told", battle.told);
    f("why", battle.why);
}

template <class F> void fields(F &f, CampaignPlayer &player)
{
    f("name", player.name);
    f("stratagems", player.stratagems);
    f("camp", player.camp);
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

const CampaignBattle *CampaignState::fighting() const
{
    return battles.empty() || battles.rbegin()->second.fought ? nullptr : &battles.rbegin()->second;
}

int campaignNumber(const Sheet &sheet, const char *key) { return static_cast<int>(sheet.ruleset.at("campaign").at(key).integer()); }

std::string otherSide(const std::string &side) { return side == "a" ? "b" : "a"; }

namespace {

std::string numberText(std::size_t number)
{
    // Battles are kept in the order of their numbers.
    std::string text = std::to_string(number);
    return std::string(text.size() < 3 ? 3 - text.size() : 0, '0') + text;
}

/// What players read of a change: a loss says why.
std::string changeText(const Json &after, const std::vector<std::string> &keys, const Json &to)
{
    if (keys.size() != 3 || keys[0] != "units" || keys[2] != "status")
        return {};
    const std::string name = after.at("units").at(keys[1]).value("name", keys[1]) + ": ";
    if (to != "lost" || after.at("battles").empty())
        return name + to.get<std::string>();
    const Json &battle = std::prev(after.at("battles").end()).value();
    return name + lossText(battle.at("fielded").value(keys[1], ""), battle.at("why").value(keys[1], ""));
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
    state.players.at(side).camp.clear();
    for (const Json &command : roster.at("commands")) {
        const Json given = command.value("leaders", Json(0));
        if (!given.is_number_integer() || given < 0 || given > 99)
            throw Error(army + ": leaders must be a whole number, not " + quoted(given) + " (ANC-161)", "leaders");
        leaders += given.get<int>();
        for (const Json &row : command.at("units")) {
            const Counter counter = counterFromRow(sheet, row, army + ", row " + std::to_string(number + 1));
            if (sheet.code(counter.notation.code).arm == Arm::camp) {
                state.players.at(side).camp = toText(counter.notation);
                continue; // a camp is free and not counted (ANC-004)
            }
            for (int i = 0; i < countOf(row); ++i)
                add({side, counter.row != nullptr ? counter.row->id : "other", toText(counter.notation),
                     counter.name + " " + std::to_string(++named[counter.name]), "unit", "available", row.value("fire", ""), counter.cost,
                     0});
        }
    }
    if (number == 0)
        throw Error(army + " has no units (ANC-161)", "commands");
    for (int i = 1; i <= leaders; ++i)
        add({side, "", "", "Leader " + std::to_string(i), "leader", "available", "", campaignNumber(sheet, "leader"), 0});
    points -= leaders > 0 ? campaignNumber(sheet, "leader") : 0; // the first is free
    if (points > state.points)
        throw Error(army + " costs " + std::to_string(points) + " points" + (leaders > 1 ? ", its leaders beyond the first included" : "") +
                        "; each army of this campaign has " + std::to_string(state.points) + " (ANC-161)",
                    "points");
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
std::string rollOff(Dice &dice, const CampaignState &state, Narration &narration)
{
    for (int round = 1;; ++round) {
        int faces[2];
        for (std::size_t i = 0; i < 2; ++i) {
            const std::string id = "rolloff." + sideId[i] + std::to_string(round), label = state.players.at(sideId[i]).name + "'s die";
            faces[i] = dice.d6({id, label});
            narration.line(sideId[i], "rolloff", "die", "roll-off", faces[i], "ANC-163");
        }
        if (faces[0] != faces[1])
            return faces[0] > faces[1] ? "a" : "b";
    }
}

void field(const Sheet &sheet, const Json &input, Dice &dice, CampaignState &state, Narration &narration)
{
    onlyThese(input, {"a", "b", "date", "stratagems"});
    if (state.fighting() != nullptr)
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
        narration.total(side, "points", "fielded", fieldedPoints(sheet, state, ids));
    }
    battle.attacker = state.battles.empty() ? rollOff(dice, state, narration) : state.battles.rbegin()->second.winner;
    narration.say("Battle " + std::to_string(state.battles.size() + 1) + ": " + state.players.at(battle.attacker).name + " attack.");
    narration.instruct(otherSide(battle.attacker), "Choose the map, place both camps and your army.");
    narration.instruct(battle.attacker, "Move your camp if you like, set up, and move first.");
    state.battles.emplace(numberText(state.battles.size() + 1), std::move(battle));
}

void concede(const Json &input, CampaignState &state, Narration &narration)
{
    onlyThese(input, {"side"});
    const Json side = input.value("side", Json());
    if (side != "a" && side != "b")
        throw Error("side: who concedes, \"a\" or \"b\"?", "side");
    state.conceded = side.get<std::string>();
    state.status = "over";
    narration.say(state.players.at(state.conceded).name + " concede; " + state.players.at(otherSide(state.conceded)).name +
                  " win the campaign.");
}

} // namespace

std::string lossText(const std::string &outcome, const std::string &why)
{
    const std::string what = outcome == "pursuit_loss" ? "lost in the pursuit (ANC-168)"
                             : outcome == "fled"       ? "fled"
                             : outcome == "recovered"  ? "destroyed, and recovered (ANC-169)"
                             : outcome == "destroyed"  ? "destroyed"
                                                       : outcome;
    return why.empty() ? what + (outcome == "destroyed" ? " in the battle (ANC-171)" : "") : what + "; " + why;
}

int campaignPointsOf(const Sheet &sheet, const Json &roster)
{
    checkRosterForm(roster);
    CampaignState state;
    state.points = std::numeric_limits<int>::max();
    state.players["a"];
    musterCampaign(sheet, roster, "a", state);
    std::vector<std::string> all;
    for (const auto &[id, unit] : state.units)
        all.push_back(id);
    return fieldedPoints(sheet, state, all);
}

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
    Narration narration;
    if (kind == "field")
        field(sheet, input, dice, state, narration);
    else if (kind == "result")
        settleBattle(sheet, input, state, narration);
    else
        concede(input, state, narration);
    return narration.ruling(dice.drawn(), changesBetween(json, toJson(state), changeText));
}

} // namespace optio::ancients
