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
void muster(const Sheet &sheet, const Json &roster, const std::string &side, const std::string &called, bool camps, State &state)
{
    const std::string name = roster.at("name").get<std::string>();
    Group group{side + "1", {}, {}};
    int row = 0, elements = 0, generals = 0;
    for (const Json &command : roster.at("commands")) {
        if (group.name.empty())
            group.name = command.value("name", "");
        for (const Json &given : command.at("units")) {
            const std::string place = name + ", row " + std::to_string(++row);
            const Element element = elementFromRow(sheet.words, given, place);
            const int count = countOf(given);
            if (element.general && count != 1)
                throw Error(place + ": a general's row has one element, not " + std::to_string(count) + " (DBA-003)", place);
            if (count < 1)
                continue;
            const std::string id = side + "1." + std::to_string(row);
            state.units[id] = {id, given, side, {}, count, 0, std::vector<dbx::Marked>()};
            group.units.push_back(id);
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
    if (group.name.empty())
        group.name = name;
    Army &army = state.sides[side == sideId[0] ? 0 : 1];
    army.id = side;
    army.name = called;
    army.army = name;
    army.groups = {std::move(group)};
    army.camp = camps && hasCamp(sheet, roster);
    army.bounds = state.active == side ? 1 : 0;
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
    state.phase = sheet.phase("pips");
    state.winner = "";
    for (const Option &option : sheet.options) {
        const std::string &id = option.question.id;
        if (option.setting)
            state.settings[id] = settled.at(id);
    }
    state.active = settled.at("first").get<std::string>();
    const bool camps = state.settings.at("camps").get<bool>();
    const auto names = namesOf(rosterA, rosterB);
    muster(sheet, rosterA, sideId[0], names[0], camps, state);
    muster(sheet, rosterB, sideId[1], names[1], camps, state);
    return FieldsOut::write(state);
}

Json settingOf(const Sheet &sheet, const State &state, const std::string &id)
{
    const auto chosen = state.settings.find(id);
    return chosen != state.settings.end() ? chosen->second : sheet.option(id).question.standard;
}

int thresholdOf(const Sheet &sheet, const State &state) { return settingOf(sheet, state, "losses_threshold").get<int>(); }

Losses lossesOf(const Sheet &sheet, const State &state, int side)
{
    Losses losses;
    losses.general = generalLost(state, side);
    for (const auto &[id, unit] : state.units) {
        if (armyOf(unit) != side)
            continue;
        const Element element = elementOf(sheet.words, unit);
        if (element.general || !sheet.words.is(element.type, "uncounted"))
            losses.elements += unit.lost;
    }
    if (state.side(side).campLost)
        losses.camp = static_cast<int>(sheet.ruleset.at("victory").at("camp").integer());
    return losses;
}

int loserOf(const Sheet &sheet, const State &state, std::array<int, 2> more)
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

Json endedOf(const Sheet & /*sheet*/, const State &state)
{
    const std::string winner = state.winner.value_or("");
    if (winner.empty())
        return {{"over", false}};
    const int side = winner == "a" ? 0 : 1;
    return {{"over", true},
            {"winner", winner},
            {"text", nameOfSide(state, side) + " win: the " + nameOfSide(state, 1 - side) + " have lost too much."}};
}

} // namespace optio::dba
