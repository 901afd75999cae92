// SPDX-License-Identifier: GPL-3.0-or-later
// Starts a game and counts losses.
#include "rulesets/dba/game.h"

#include "rules/options.h"
#include "rules/roster/roster.h"
#include "rules/sides.h"
#include "rulesets/dba/army/element.h"
#include "rulesets/dba/army/roster.h"
#include "rulesets/dba/place.h"

namespace optio::dba {

namespace {

/// Adds an army to the state. All commands of the roster stand together.
void muster(const Sheet &sheet, const Json &roster, const std::string &side, const std::string &called, bool camps, Json &state)
{
    const std::string name = roster.at("name").get<std::string>();
    Json group = {{"id", side + "1"}, {"units", Json::array()}};
    std::string leader;
    int row = 0, elements = 0, generals = 0;
    for (const Json &command : roster.at("commands")) {
        if (leader.empty())
            leader = command.value("name", "");
        for (const Json &given : command.at("units")) {
            const std::string place = name + ", row " + std::to_string(++row);
            const Element element = elementFromRow(sheet.words, given, place);
            const int count = countOf(given);
            if (element.general && count != 1)
                throw Error(place + ": a general's row has one element, not " + std::to_string(count) + " (DBA-003)", place);
            if (count < 1)
                continue;
            Json unit = given;
            unit["side"] = side;
            unit["count"] = count;
            unit["lost"] = 0;
            unit["marks"] = Json::array();
            const std::string id = side + "1." + std::to_string(row);
            state["units"][id] = std::move(unit);
            group["units"].push_back(id);
            elements += count;
            generals += element.general ? 1 : 0;
        }
    }
    if (elements == 0)
        throw Error(name + " has no elements to play with (DBA-003)", "commands");
    if (generals != 1)
        throw Error(name + (generals == 0 ? " has no general" : " has " + std::to_string(generals) + " generals") +
                        "; give one element the role of the general (DBA-003)",
                    "commands");
    group["name"] = leader.empty() ? name : leader;
    state["sides"].push_back({{"id", side},
                              {"name", called},
                              {"army", name},
                              {"groups", Json::array({std::move(group)})},
                              {"camp", camps && hasCamp(sheet, roster)},
                              {"camp_lost", false},
                              {"bounds", 0},
                              {"pip_die", 0},
                              {"pips_spent", 0}});
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

    Json state = {{"ruleset", ruleset},     {"turn", 1},    {"phase", sheet.phase("pips")}, {"settings", Json::object()},
                  {"sides", Json::array()}, {"winner", ""}, {"units", Json::object()}};
    for (const Option &option : sheet.options) {
        const std::string &id = option.question.id;
        if (option.setting)
            state["settings"][id] = settled.at(id);
        else
            state[id == "first" ? "active" : id] = settled.at(id);
    }
    const bool camps = state["settings"]["camps"].get<bool>();
    const auto names = namesOf(rosterA, rosterB);
    muster(sheet, rosterA, sideId[0], names[0], camps, state);
    muster(sheet, rosterB, sideId[1], names[1], camps, state);
    state["sides"][at(activeSide(state))]["bounds"] = 1;
    return state;
}

int thresholdOf(const Sheet &sheet, const Json &state)
{
    return state.at("settings").value("losses_threshold", sheet.option("losses_threshold").question.standard.get<int>());
}

Losses lossesOf(const Sheet &sheet, const Json &state, int side)
{
    Losses losses;
    losses.general = generalLost(state, side);
    for (const Json &unit : state.at("units")) {
        if (armyOf(unit) != side)
            continue;
        const Element element = elementFromRow(sheet.words, unit, "unit");
        if (element.general || !sheet.words.is(element.type, "uncounted"))
            losses.elements += unit.at("lost").get<int>();
    }
    if (state.at("sides").at(at(side)).at("camp_lost").get<bool>())
        losses.camp = static_cast<int>(sheet.ruleset.at("victory").at("camp").integer());
    return losses;
}

int loserOf(const Sheet &sheet, const Json &state, std::array<int, 2> more)
{
    const int threshold = thresholdOf(sheet, state);
    for (const int side : {0, 1}) {
        const Losses own = lossesOf(sheet, state, side), enemy = lossesOf(sheet, state, 1 - side);
        const int sum = own.sum() + more[at(side)];
        if ((own.general || sum >= threshold) && sum > enemy.sum() + more[at(1 - side)])
            return side;
    }
    return -1;
}

Json endedOf(const Json &state)
{
    const std::string winner = state.value("winner", "");
    if (winner.empty())
        return {{"over", false}};
    const int side = winner == "a" ? 0 : 1;
    return {{"over", true},
            {"winner", winner},
            {"text", nameOfSide(state, side) + " win: the " + nameOfSide(state, 1 - side) + " have lost too much."}};
}

} // namespace optio::dba
