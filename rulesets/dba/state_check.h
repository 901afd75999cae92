// SPDX-License-Identifier: GPL-3.0-or-later
// What a state of a game must be, wherever it comes from.
#pragma once

#include "rulesets/dba/sheet.h"
#include "rulesets/dba/state.h"

namespace optio::dba {

/// Throws Error naming the place for a state that no game can have.
void checkGame(const Sheet &sheet, const State &state);

} // namespace optio::dba
