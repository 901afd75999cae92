// SPDX-License-Identifier: GPL-3.0-or-later
// What a side sees of a game.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dbm/combat/combat_resolver.h"
#include "rulesets/dbm/sheet.h"

namespace optio::dbm {

/// `close`: the resolver for close combat, for the chances of what is about to break.
View viewOf(const Sheet &sheet, const State &state, const std::string &side);

} // namespace optio::dbm
