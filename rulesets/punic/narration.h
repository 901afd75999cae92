// SPDX-License-Identifier: GPL-3.0-or-later
// Words of what happens to units: labels of changes, and counts.
#pragma once

#include "rules/agreement.h"
#include "rules/ruling/narration.h"
#include "rulesets/punic/state.h"

#include <string>
#include <vector>

namespace optio::punic {

/// The changes that make the state `after` of the game `before`, with what people should read of them.
std::vector<Change> changesSince(const Json &before, const State &after);

/// "1 DP", "2 DPs".
std::string dpsText(int count);
/// "1 base", "3 bases".
std::string basesText(int count);
/// "A, B and C".
std::string listText(const std::vector<std::string> &names);

} // namespace optio::punic
