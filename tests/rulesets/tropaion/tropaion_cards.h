// SPDX-License-Identifier: GPL-3.0-or-later
// Hands of tactics cards for the tests.
#pragma once

#include "tests/rulesets/tropaion/tropaion_support.h"

namespace tropaioncards {

using namespace tropaiontest;

inline Json of(const std::string &side, const std::string &answers = "")
{
    return {{"side", side}, {"answers", Json::parse("{" + answers + "}")}};
}

inline Json plain(const std::string &answers = "") { return {{"answers", Json::parse("{" + answers + "}")}}; }

inline Json mover(const std::string &unit, const std::string &answers)
{
    return {{"who", Json::array({{{"unit", unit}}})}, {"answers", Json::parse("{" + answers + "}")}};
}

/// A game with cards, at this step.
inline Field withCards(const std::string &step, const std::string &active = "a")
{
    Field field;
    field.at(step, active).change([](State &state) { state.settings.generalship = true; });
    return field;
}

inline Field &hand(Field &field, const std::string &side, const std::vector<std::string> &cards)
{
    return field.change([&](State &state) { state.side(side).hand = cards; });
}

} // namespace tropaioncards
