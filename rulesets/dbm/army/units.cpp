// SPDX-License-Identifier: GPL-3.0-or-later
// Reads units from a game's state.
#include "rulesets/dbm/army/units.h"

#include "rules/phrases.h"

namespace optio::dbm {

std::string nameOf(const Words &words, const Json &unit) { return titleOf(words, elementFromRow(words, unit, "unit")); }

bool offTable(const Json &state, const Json &unit)
{
    return unit.value("role", Json()) == "general" && commandOf(state, unit).value("straggling", false);
}

std::string ownedName(const Words &words, const Json &state, const Json &unit)
{
    const Json &army = state.at("sides").at(static_cast<std::size_t>(armyOf(unit)));
    return possessive(army.at("name").get<std::string>()) + " " + nameOf(words, unit);
}

int armyOf(const Json &unit) { return unit.at("side") == "a" ? 0 : 1; }

const Json &commandOf(const Json &state, const Json &unit, std::string *path)
{
    const auto army = static_cast<std::size_t>(armyOf(unit));
    const Json &commands = state.at("sides").at(army).at("commands");
    const auto &id = unit.at("command").get_ref<const std::string &>();
    for (std::size_t i = 0; i < commands.size(); ++i)
        if (commands[i].at("id").get_ref<const std::string &>() == id) {
            if (path != nullptr)
                *path = "/sides/" + std::to_string(army) + "/commands/" + std::to_string(i);
            return commands[i];
        }
    throw Error("the game has no command \"" + id + "\"", id);
}

} // namespace optio::dbm
