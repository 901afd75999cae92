// SPDX-License-Identifier: GPL-3.0-or-later
// Names told apart: what stands twice is told by its army, else by a number. Within an army toldApart() in roster.h numbers equal names.
#pragma once

#include "rules/ruleset.h"

#include <array>
#include <map>
#include <string>

namespace optio {

/// The counters of a game, no two with the same label: "Carthage: Elephant 8: bases" where both armies have such a unit.
Json countersOf(const Ruleset &ruleset, const Json &state);

/// Units of both armies with the same name get their army's behind it: "Light horse 1 (Gauls)". `units` is a map id → unit with `name` and
/// `side` ("a" or "b"); `armies` are what the two are called.
template <class Units> void tellSidesApart(Units &units, const std::array<std::string, 2> &armies)
{
    std::map<std::string, unsigned> sides; // name → who has it
    for (const auto &[id, unit] : units)
        sides[unit.name] |= unit.side == "b" ? 2U : 1U;
    for (auto &[id, unit] : units)
        if (sides[unit.name] == 3U)
            unit.name += " (" + armies[unit.side == "b" ? 1 : 0] + ")";
}

} // namespace optio
