// SPDX-License-Identifier: GPL-3.0-or-later
// Reads units from a game's state.
#include "rulesets/dbm/army/units.h"

#include "rules/phrases.h"

namespace optio::dbm {

std::string nameOf(const Words &words, const Unit &unit) { return titleOf(words, elementOf(words, unit)); }

bool offTable(const State &state, const Unit &unit)
{
    return unit.row.value("role", Json()) == "general" && commandOf(state, unit).isStraggling();
}

std::string ownedName(const Words &words, const State &state, const Unit &unit)
{
    const Army &army = state.side(armyOf(unit));
    return possessive(army.name) + " " + nameOf(words, unit);
}

const Corps &commandOf(const State &state, const Unit &unit, std::string *path)
{
    const auto army = static_cast<std::size_t>(armyOf(unit));
    const std::vector<Corps> &commands = state.sides.at(army).commands;
    for (std::size_t i = 0; i < commands.size(); ++i)
        if (commands[i].id == unit.command) {
            if (path != nullptr)
                *path = "/sides/" + std::to_string(army) + "/commands/" + std::to_string(i);
            return commands[i];
        }
    const std::string id = unit.command.value_or("");
    throw Error("the game has no command \"" + id + "\"", id);
}

} // namespace optio::dbm
