// SPDX-License-Identifier: GPL-3.0-or-later
// Words of what happens to units: labels of changes.
#pragma once

#include "rules/ruling/narration.h"
#include "rulesets/tropaion/state.h"

#include <vector>

namespace optio::tropaion {

/// The changes that make the state `after` of the game `before`, with what people should read of them.
std::vector<Change> changesSince(const Json &before, const State &after);

} // namespace optio::tropaion
