// SPDX-License-Identifier: GPL-3.0-or-later
// Starts a game.
#include "rulesets/dbm/game.h"

#include "rules/options.h"
#include "rules/roster/roster.h"
#include "rules/sides.h"
#include "rulesets/dbm/army/roster.h"
#include "rulesets/dbm/state.h"

namespace optio::dbm {

namespace {

constexpr int mostOfARow = 999;

/// Notes what of a roster cannot be counted.
void leaveOut(const std::string &what, State &state)
{
    if (!state.leftOut)
        state.leftOut.emplace();
    state.leftOut->push_back(what);
}

/// Adds an army to the state.
void muster(const Sheet &sheet, const Json &roster, const std::string &side, const std::string &called, State &state)
{
    const std::string name = roster.at("name").get<std::string>();
    Army &army = state.sides[side == sideId[0] ? 0 : 1];
    army.id = side;
    army.name = called;
    army.army = name;
    army.state = "fighting";
    int elements = 0;
    const Json &commands = roster.at("commands");
    for (std::size_t c = 0; c < commands.size(); ++c) {
        const std::string id = side + std::to_string(c + 1);
        std::string title = commands[c].value("name", "");
        if (title.empty())
            title = "Command " + std::to_string(c + 1);
        Corps command;
        command.id = id;
        command.name = title;
        command.kind = sheet.words.command[static_cast<std::size_t>(commandKind(sheet, commands[c], c))].id;
        command.demoralised = command.generalLost = command.straggling = command.generalMoved = command.discountUsed = false;
        command.spent = 0;
        const Json &units = commands[c].at("units");
        for (std::size_t u = 0; u < units.size(); ++u) {
            std::string place = name;
            place.append(", ").append(title).append(", row ").append(std::to_string(u + 1));
            try {
                elementFromRow(sheet.words, units[u], place);
            } catch (const Error &error) {
                leaveOut(error.what(), state); // what is wrong with a roster never keeps it from the table (DBM-184)
                continue;
            }
            if (countOf(units[u]) < 1)
                continue;
            if (countOf(units[u]) > mostOfARow) {
                leaveOut(place + ": " + std::to_string(countOf(units[u])) + " elements are more than a row holds", state);
                continue;
            }
            const std::string unitId = id + "." + std::to_string(u + 1);
            state.units[unitId] = {unitId, units[u], side, id, countOf(units[u]), 0, std::vector<dbx::Marked>()};
            command.units.push_back(unitId);
            elements += countOf(units[u]);
        }
        army.commands.push_back(std::move(command));
    }
    if (elements == 0)
        throw Error(name + " has no elements to play with", "commands");
}

} // namespace

std::vector<Question> optionsOf(const Sheet &sheet)
{
    std::vector<Question> questions;
    for (const Option &option : sheet.options)
        questions.push_back(option.question);
    return questions;
}

Json startGame(const Sheet &sheet, const std::string &ruleset, const Json &rosterA, const Json &rosterB, const Json &options)
{
    checkRosterForm(rosterA);
    checkRosterForm(rosterB);
    const Json settled = settledOptions(optionsOf(sheet), options);

    State state;
    state.ruleset = ruleset;
    state.phase = sheet.phases.front().id;
    state.settings = Json::object();
    state.active = settled.at("first").get<std::string>();
    state.weather = settled.at("weather").get<std::string>();
    for (const Option &option : sheet.options) {
        const std::string &id = option.question.id;
        if (option.setting)
            state.settings[id] = settled.at(id);
    }
    const auto names = namesOf(rosterA, rosterB);
    muster(sheet, rosterA, sideId[0], names[0], state);
    muster(sheet, rosterB, sideId[1], names[1], state);
    return FieldsOut::write(state);
}

} // namespace optio::dbm
