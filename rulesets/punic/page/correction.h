// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections by hand (PUN-030): what changes along with the counters that are corrected.
#pragma once

#include "rules/ruling/ruling.h"
#include "rulesets/punic/sheet.h"

#include <string>
#include <vector>

namespace optio::punic {

/// See Ruleset::settled(). A unit is shaken exactly when its DPs have reached their limit (PUN-049), and then unformed; one without bases
/// is out of play; a leader who is lost makes room for a successor. Nobody else suffers by it: a correction gives no morale DPs.
std::vector<Change> settledCounters(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths);

} // namespace optio::punic
