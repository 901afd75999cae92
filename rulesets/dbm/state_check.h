// SPDX-License-Identifier: GPL-3.0-or-later
// What a state of a game must be, wherever it comes from.
#pragma once

#include "rulesets/dbm/sheet.h"
#include "rulesets/dbm/state.h"

namespace optio::dbm {

/// Throws Error naming the place for a state that no game can have.
void checkGame(const Sheet &sheet, const State &state);

} // namespace optio::dbm
