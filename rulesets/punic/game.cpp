// SPDX-License-Identifier: GPL-3.0-or-later
// Starts a game and says when it has ended.
#include "rulesets/punic/game.h"

#include "rules/options.h"
#include "rules/roster/roster.h"
#include "rulesets/punic/army/roster.h"
#include "rulesets/punic/combat/disorder.h"

#include <algorithm>
#include <array>
#include <set>

namespace optio::punic {

namespace {

Unit unitOf(const Sheet &sheet, const Row &row, const std::string &id, const std::string &side, const std::string &command)
{
    Unit unit;
    unit.id = id;
    unit.side = side;
    unit.command = command;
    unit.type = row.type;
    unit.grade = row.grade;
    unit.legion = row.kind == Row::Kind::legion;
    unit.close = row.close;
    unit.ranks = ranksOf(sheet, row);
    unit.name = row.name.empty() ? (unit.legion ? std::string("Legion") : sheet.type(row.type).name) : row.name;
    unit.formation = unit.elephants() ? Formation::none
                     : unit.light()   ? Formation::unformed
                     : unit.legion    ? Formation::quincunx
                                      : Formation::line; // PUN-293
    unit.deep = unit.legion;
    return unit;
}

Leader leaderOf(const Sheet &sheet, const Row &row, const std::string &id, const std::string &side, const std::string &command)
{
    Leader leader;
    leader.id = id;
    leader.side = side;
    leader.command = command;
    leader.general = row.kind == Row::Kind::general;
    leader.name = row.name.empty() ? (leader.general ? "The General" : "The commander") : row.name;
    leader.actions =
        sheet.number("leader", leader.general ? "general" : "commander") + (row.exceptional ? sheet.number("leader", "exceptional") : 0);
    return leader;
}

/// Bases in halves, as they count for breaking; light troops count nothing.
int halvesOf(const Unit &unit, bool lost)
{
    if (unit.light())
        return 0;
    int halves = 0;
    for (const Rank &rank : unit.ranks)
        halves += (lost ? (unit.inPlay() ? rank.start - rank.bases : rank.start) : rank.start) * (rank.under ? 1 : 2);
    return halves;
}

void muster(const Sheet &sheet, const Json &roster, const std::string &side, const std::string &name, State &state)
{
    Side army;
    army.id = side;
    army.name = name;
    army.army = roster.at("name").get<std::string>();
    const Json &commands = roster.at("commands");
    int halves = 0, units = 0;
    for (std::size_t c = 0; c < commands.size(); ++c) {
        Command command;
        command.id = side + std::to_string(c + 1);
        command.side = side;
        command.name = commands[c].value("name", "");
        if (command.name.empty())
            command.name = "Command " + std::to_string(c + 1);
        command.kind = commandKind(sheet, commands[c]);
        const Json &rows = commands[c].at("units");
        for (std::size_t u = 0; u < rows.size(); ++u) {
            const std::string id = command.id + "." + std::to_string(u + 1);
            const std::string place = army.army + ", " + command.name + ", row " + std::to_string(u + 1);
            Row row;
            try {
                row = rowFrom(sheet, rows[u], place);
            } catch (const Error &error) {
                throw Error(place + ": " + error.what(), place);
            }
            if (row.leader()) {
                command.leaders.push_back(id);
                state.leaders.emplace(id, leaderOf(sheet, row, id, side, command.id));
                continue;
            }
            if (row.bases < 1)
                continue;
            const auto ranks = ranksOf(sheet, row);
            if (std::none_of(ranks.begin(), ranks.end(), [](const Rank &rank) { return rank.bases > 0; }))
                throw Error(place + ": a legion without a base cannot fight (PUN-352)", place);
            if (row.type == Type::EL && row.kind == Row::Kind::unit && row.bases != 1)
                throw Error(place + ": each elephant is a unit of its own; give it one base (PUN-352)", place);
            Unit unit = unitOf(sheet, row, id, side, command.id);
            halves += halvesOf(unit, false);
            ++units;
            command.units.push_back(id);
            state.units.emplace(id, std::move(unit));
        }
        state.commands.push_back(std::move(command));
    }
    if (units == 0)
        throw Error(army.army + " has no units to play with (PUN-352)", "commands");
    army.strength = (halves + 1) / 2;
    state.sides.push_back(std::move(army));
}

/// No two units or leaders of a game are called alike: a name that an army has twice is numbered, one that both armies have is told apart
/// by the army.
void tellApart(State &state)
{
    std::array<std::vector<std::string *>, 2> named;
    const auto add = [&](auto &all) {
        for (auto &[id, one] : all)
            named[one.side == "a" ? 0 : 1].push_back(&one.name);
    };
    add(state.units);
    add(state.leaders);
    std::array<std::set<std::string>, 2> names;
    for (std::size_t side : {0, 1}) {
        std::vector<std::string> own;
        for (const std::string *name : named[side])
            own.push_back(*name);
        own = toldApart(own);
        for (std::size_t i = 0; i < own.size(); ++i)
            *named[side][i] = own[i];
        names[side].insert(own.begin(), own.end());
    }
    for (std::size_t side : {0, 1})
        for (std::string *name : named[side])
            if (names[1 - side].contains(*name))
                *name += " (" + state.sides[side].name + ")";
}

Settings settingsFrom(const Sheet &sheet, const Json &options)
{
    const Json settings = settledOptions(sheet.options, options);
    Settings result;
    result.avdEntry = settings.at("avdEntry").get<std::string>();
    const std::string points = settings.at("points").get<std::string>();
    result.points = points == "off" ? 0 : std::stoi(points);
    result.breakAt = settings.at("breakAt").get<std::string>();
    result.groupRoll = settings.at("groupRoll").get<bool>();
    return result;
}

} // namespace

Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options)
{
    checkRosterForm(rosterA);
    checkRosterForm(rosterB);
    State state;
    state.ruleset = ruleset;
    state.settings = settingsFrom(sheet, options);
    state.step = sheet.steps.front().id;
    state.active = "";
    for (const Json *roster : {&rosterA, &rosterB}) {
        const int points = totalsOf(sheet, *roster).at("points").get<int>();
        if (state.settings.points > 0 && points > state.settings.points)
            throw Error(roster->at("name").get<std::string>() + " costs " + std::to_string(points) + " points; the limit of this game is " +
                            std::to_string(state.settings.points) + " (PUN-360)",
                        "points");
    }
    const auto names = namesOf(rosterA, rosterB);
    muster(sheet, rosterA, "a", names[0], state);
    muster(sheet, rosterB, "b", names[1], state);
    tellApart(state);
    return toJson(state);
}

int lostStrength(const State &state, const std::string &side)
{
    int halves = 0;
    for (const auto &[id, unit] : state.units)
        if (unit.side == side)
            halves += halvesOf(unit, true);
    return halves;
}

void checkGame(const Sheet &sheet, const State &state)
{
    (void)sheet.step(state.step);
    for (const auto &[id, unit] : state.units) {
        if (unit.heading > 0)
            (void)sheet.direction(unit.heading);
        if (unit.inPlay() && unit.bases() == 0)
            throw Error("units/" + id + " is in play without a base", id);
    }
}

Json endedOf(const Sheet & /*sheet*/, const State &state)
{
    bool left[2] = {false, false};
    for (const auto &[id, unit] : state.units)
        if (unit.inPlay())
            left[unit.side == "a" ? 0 : 1] = true;
    const bool lost[2] = {!left[0] || state.sides[0].broken, !left[1] || state.sides[1].broken};
    if (!lost[0] && !lost[1])
        return {{"over", false}};
    if (lost[0] && lost[1])
        return {{"over", true}, {"winner", ""}, {"text", "Both armies are beaten: a draw."}};
    const std::size_t loser = lost[0] ? 0 : 1;
    const std::string why = left[loser] ? " have lost half of their bases and break." : " have no unit left in play.";
    return {{"over", true}, {"winner", loser == 0 ? "b" : "a"}, {"text", state.sides[loser].name + why}};
}

} // namespace optio::punic
