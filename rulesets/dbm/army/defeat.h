// SPDX-License-Identifier: GPL-3.0-or-later
// Demoralisation and defeat (DBM-161 to DBM-163): what the losses of a bound bring at its end, and how a game stands when it is over.
#pragma once

#include "rules/ruling/ruling.h"
#include "rulesets/dbm/sheet.h"
#include "rulesets/dbm/state.h"

#include <array>

namespace optio::dbm {

/// Adds lines on every command's and army's losses, and the changes to those that break. Gives sentences on what changed, "" when nothing.
std::string tellBreaking(const Sheet &sheet, const State &state, Ruling &ruling);

/// The points of both sides (DBM-163), going by who is demoralised now.
std::array<int, 2> scoreOf(const Sheet &sheet, const State &state);

/// Whether the game is over, as Ruleset::ended() says it.
Json endedOf(const Sheet &sheet, const State &state);

} // namespace optio::dbm
