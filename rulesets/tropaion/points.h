// SPDX-License-Identifier: GPL-3.0-or-later
// General points: spent only by the active player, only while they last (TRO-050, TRO-182, TRO-183).
#pragma once

#include "rulesets/tropaion/state.h"

#include <string>

namespace optio::tropaion {

/// Throws Error when the side may not spend this many now. Zero is always allowed.
void expectPoints(const State &state, const std::string &side, Virtue virtue, int points);
/// Takes them. In the odds of answers that could not be paid no more than there are is taken.
void spend(State &state, const std::string &side, Virtue virtue, int points);

} // namespace optio::tropaion
