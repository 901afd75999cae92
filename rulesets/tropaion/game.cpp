// SPDX-License-Identifier: GPL-3.0-or-later
// Starts a game, says when it has ended, and lists what may be corrected by hand.
#include "rulesets/tropaion/game.h"

#include "rules/options.h"
#include "rules/roster/roster.h"
#include "rulesets/tropaion/army/roster.h"
#include "rulesets/tropaion/sequence.h"

#include <algorithm>

namespace optio::tropaion {

namespace {

void muster(const Sheet &sheet, const Json &roster, const std::string &id, const std::string &name, State &state)
{
    Side side;
    side.id = id;
    side.army = roster.at("name").get<std::string>();
    side.name = name;
    side.morale = sheet.number("morale", "start");
    std::vector<Unit> units;
    for (const Json &command : roster.at("commands"))
        for (const Json &row : command.at("units")) {
            const Unit unit = unitFromRow(sheet, row, side.army + ", row " + std::to_string(units.size() + 1));
            if (const auto faults = faultsOf(sheet, unit); !faults.empty())
                throw Error(side.army + ": " + unit.name + ": " + faults.front() + " (TRO-162)", "units");
            for (int i = 0; i < countOf(row); ++i)
                units.push_back(unit);
        }
    if (units.empty())
        throw Error(side.army + " has no units to play with (TRO-164)", "commands");
    if (static_cast<int>(units.size()) > sheet.number("roster", "most"))
        throw Error(side.army + " has more than " + std::to_string(sheet.number("roster", "most")) + " units (TRO-164)", "commands");
    side.size = static_cast<int>(units.size());
    // TRO-164: names are unique; several of one name are numbered.
    std::vector<std::string> names;
    for (const Unit &unit : units)
        names.push_back(unit.name.empty() ? sheet.type(unit.type).name : unit.name);
    names = toldApart(names);
    for (std::size_t i = 0; i < units.size(); ++i) {
        Unit &unit = units[i];
        unit.name = names[i];
        unit.side = id;
        unit.id = id + "1." + std::to_string(i + 1);
        state.units.emplace(unit.id, unit);
    }
    state.sides.push_back(std::move(side));
}

} // namespace

Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options)
{
    checkRosterForm(rosterA);
    checkRosterForm(rosterB);
    const Json settled = settledOptions(sheet.options, options);
    State state;
    state.ruleset = ruleset;
    Settings &settings = state.settings;
    settings.generalship = settled.at("generalship").get<bool>();
    settings.openPoints = settled.at("openPoints").get<bool>();
    settings.strategyAnyTest = settled.at("strategyAnyTest").get<bool>();
    settings.twoRoll = settled.at("shooting") == "twoRoll";
    settings.points = settled.at("rosterPoints") == "off" ? 0 : std::stoi(settled.at("rosterPoints").get<std::string>());
    if (settings.points > 0)
        for (const Json *roster : {&rosterA, &rosterB}) {
            Json limited = *roster;
            limited["limit"] = settings.points;
            for (const Finding &finding : checkRoster(sheet, limited))
                if (finding.severity == "error")
                    throw Error(roster->at("name").get<std::string>() + ": " + finding.text + " (" + finding.rule + ")", "rosterPoints");
        }
    state.width = settled.at("tableWidth").get<int>();
    state.depth = settled.at("tableDepth").get<int>();
    const auto names = namesOf(rosterA, rosterB);
    muster(sheet, rosterA, "a", names[0], state);
    muster(sheet, rosterB, "b", names[1], state);
    state.step = settings.generalship ? "cards" : "edges";
    state.hasHill = !settings.generalship && settled.at("hill").get<bool>();
    state.hasDifficult = !settings.generalship && settled.at("difficult").get<bool>();
    // What the state learned to know later is written when it matters, so that older games begin as they did.
    Json start = toJson(state);
    start.erase("events");
    start["order"].erase("wraps");
    return start;
}

void checkGame(const Sheet &sheet, const State &state)
{
    for (const auto &[id, unit] : state.units)
        for (const std::string &trait : unit.traits)
            sheet.trait(trait);
    for (const auto *cards : {&state.placed, &state.pile, &state.discards, &state.played, &state.sides[0].hand, &state.sides[1].hand})
        for (const std::string &card : *cards)
            sheet.card(card);
    for (const Piece &piece : state.plan)
        if (!sheet.card(piece.card).terrain)
            throw Error("the state: " + piece.card + " is no terrain", "plan");
    for (const std::string &card : state.placed)
        if (!sheet.card(card).terrain)
            throw Error("the state: " + card + " is no terrain", "placed");
    if (sheet.step(state.step).perPlayer && state.active.empty())
        throw Error("the state: in " + sheet.step(state.step).label + " one side is active", "active");
}

Json endedOf(const Sheet & /*sheet*/, const State &state)
{
    if (!state.over)
        return {{"over", false}};
    if (state.agreed)
        return {{"over", true}, {"winner", state.winner}, {"text", agreedText(state)}};
    if (state.winner.empty())
        return {{"over", true}, {"winner", ""}, {"text", "Both armies are beaten: a draw."}};
    return {{"over", true}, {"winner", state.winner}, {"text", state.other(state.winner).name + " have lost the battle."}};
}

} // namespace optio::tropaion
