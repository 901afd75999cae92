// SPDX-License-Identifier: GPL-3.0-or-later
// The battle as a board (rules/board.h): gestures, attacks being formed.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/hoplites/sheet.h"
#include "rulesets/hoplites/state.h"

namespace optio::hoplites {

/// What laying things on things would do; `act` is the resolver of acts (see BoardRules::lay).
Json layOf(const Sheet &sheet, const Resolver &act, const Json &state, const Json &what);
/// What pressing "draw" would do.
Json endingOf(const Sheet &sheet, const State &state);
/// See BoardRules::gestures.
Json gesturesOf(const Sheet &sheet, const Json &state);
/// See BoardRules::help.
Json helpOf(const Sheet &sheet, const Json &state, const std::string &viewer, const std::string &thing);

} // namespace optio::hoplites
