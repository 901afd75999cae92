// SPDX-License-Identifier: GPL-3.0-or-later
// What hangs on the figures, or on how the members of a state belong together; what else it holds is left alone.
#include "rulesets/dbm/state_check.h"

#include "rules/sides.h"
#include "rulesets/dbm/army/element.h"

#include <algorithm>

namespace optio::dbm {

namespace {

std::vector<std::string> wordsIn(const std::vector<Named> &items)
{
    std::vector<std::string> ids;
    for (const Named &item : items)
        ids.push_back(item.id);
    return ids;
}

/// Do the units and their commands name each other?
void checkCommands(const Sheet &sheet, const State &state)
{
    for (std::size_t side = 0; side < 2; ++side) {
        const std::string place = "state/sides/" + std::to_string(side);
        if (state.sides[side].id != sideId[side])
            throw Error(place + "/id must be \"" + sideId[side] + "\"", place + "/id");
        const auto &commands = state.sides[side].commands;
        for (std::size_t c = 0; c < commands.size(); ++c) {
            const Corps &command = commands[c];
            if (!command.kind)
                throw Error(place + "/commands/" + std::to_string(c) + "/kind is missing", place);
            if (numberOf(sheet.words.command, *command.kind) < 0)
                throw Error(place + ": the kind of the command " + quoted(Json(command.id)) + " must be one of " +
                                listOf(sheet.words.command) + ", not " + quoted(Json(*command.kind)),
                            place);
            for (const std::string &unit : command.units)
                if (!state.units.contains(unit))
                    throw Error(place + ": there is no unit " + quoted(Json(unit)), place);
        }
    }
    for (const auto &[id, unit] : state.units) {
        const std::string place = "state/units/" + id;
        if (!unit.command)
            throw Error(place + "/command is missing", place + "/command");
        const auto &commands = state.sides[unit.side == sideId[0] ? 0 : 1].commands;
        if (std::none_of(commands.begin(), commands.end(), [&unit = unit](const auto &one) { return one.id == unit.command; }))
            throw Error(place + "/command: there is no command " + quoted(Json(*unit.command)), place);
    }
}

} // namespace

void checkGame(const Sheet &sheet, const State &state)
{
    limit::hold(state.weather, "state/weather", limit::oneOf(wordsIn(sheet.words.sky)));
    if (state.phase) // games begun by an old version have none
        limit::hold(*state.phase, "state/phase", limit::oneOf(wordsIn(sheet.phases)));
    checkCommands(sheet, state);
    for (const auto &[id, unit] : state.units) {
        dbx::checkMarks(unit);
        (void)elementFromRow(sheet.words, unit.row, "state/units/" + id);
    }
    if (!state.settings.is_object())
        throw Error("state/settings must be an object, not " + quoted(state.settings), "state/settings");
    for (const Option &option : sheet.options)
        if (const auto given = state.settings.find(option.question.id); given != state.settings.end())
            checkAnswer(option.question, *given);
}

} // namespace optio::dbm
