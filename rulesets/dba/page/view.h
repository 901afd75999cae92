// SPDX-License-Identifier: GPL-3.0-or-later
// What the players see of a game: armies, the sequence of the bound, what is still to be done, and what is near its end.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/dba/combat/combat_resolver.h"
#include "rulesets/dba/sheet.h"

namespace optio::dba {

/// See Ruleset::view(). `closeCombat` gives the chances of those in contact.
View viewOf(const Sheet &sheet, const State &state, const std::string &side);
/// The act that comes next: "pips", "move", "shooting", "close-combat" or "end-bound".
std::string nextAct(const Sheet &sheet, const State &state);

} // namespace optio::dba
