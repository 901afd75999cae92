// SPDX-License-Identifier: GPL-3.0-or-later
// Starts a game.
#include "rulesets/dbm/game.h"

#include "rules/options.h"
#include "rules/roster/roster.h"
#include "rules/sides.h"
#include "rulesets/dbm/army/roster.h"

namespace optio::dbm {

namespace {

/// A unit row of the state: the roster's fields and the marks of play.
Json unitRow(const Json &row, const std::string &side, const std::string &command)
{
    Json unit = row;
    unit["side"] = side;
    unit["command"] = command;
    unit["count"] = countOf(row);
    unit["lost"] = 0;
    unit["marks"] = Json::array();
    return unit;
}

constexpr int mostOfARow = 999;

/// Notes what of a roster cannot be counted.
void leaveOut(const std::string &what, Json &state)
{
    if (!state.contains("left_out"))
        state["left_out"] = Json::array();
    state["left_out"].push_back(what);
}

/// Adds an army to the state.
void muster(const Sheet &sheet, const Json &roster, const std::string &side, const std::string &called, Json &state)
{
    const std::string name = roster.at("name").get<std::string>();
    Json army = {{"id", side}, {"name", called}, {"army", name}, {"state", "fighting"}, {"commands", Json::array()}};
    int elements = 0;
    const Json &commands = roster.at("commands");
    for (std::size_t c = 0; c < commands.size(); ++c) {
        const std::string id = side + std::to_string(c + 1);
        std::string title = commands[c].value("name", "");
        if (title.empty())
            title = "Command " + std::to_string(c + 1);
        Json command = {{"id", id},
                        {"name", title},
                        {"kind", sheet.words.command[static_cast<std::size_t>(commandKind(sheet, commands[c], c))].id},
                        {"demoralised", false},
                        {"general_lost", false},
                        {"straggling", false},
                        {"general_moved", false},
                        {"spent", 0},
                        {"discount_used", false},
                        {"units", Json::array()}};
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
            state["units"][unitId] = unitRow(units[u], side, id);
            command["units"].push_back(unitId);
            elements += countOf(units[u]);
        }
        army["commands"].push_back(std::move(command));
    }
    if (elements == 0)
        throw Error(name + " has no elements to play with", "commands");
    state["sides"].push_back(std::move(army));
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

    Json state = {{"ruleset", ruleset}, {"turn", 1}, {"settings", Json::object()}, {"sides", Json::array()}, {"units", Json::object()}};
    state["phase"] = sheet.phases.front().id;
    for (const Option &option : sheet.options) {
        const std::string &id = option.question.id;
        if (option.setting)
            state["settings"][id] = settled.at(id);
        else
            state[id == "first" ? "active" : id] = settled.at(id);
    }
    const auto names = namesOf(rosterA, rosterB);
    muster(sheet, rosterA, sideId[0], names[0], state);
    muster(sheet, rosterB, sideId[1], names[1], state);
    return state;
}

} // namespace optio::dbm
