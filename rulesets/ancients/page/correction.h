// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections by hand: where the battle stands and how it ended, sides, stratagems, units and leaders.
#pragma once

#include "rules/ruling/ruling.h"
#include "rulesets/ancients/sheet.h"
#include "rulesets/ancients/state.h"

#include <string>
#include <vector>

namespace optio::ancients {

/// See Ruleset::counters(). Who is off the map is known to all, and so are leaders but those given for a sealed note: these look as if they
/// were at hand (ANC-110).
Json countersOf(const Sheet &sheet, const State &state);
/// See Ruleset::settled(). A leader stands with a unit on the map or alone (ANC-108), who panics is disordered (ANC-032), nobody is both
/// held and uncontrolled (ANC-061), another step leaves behind what was open in the one before (ANC-021), and the end of the battle goes
/// with its winner by points (ANC-109).
std::vector<Change> settledCounters(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths);

} // namespace optio::ancients
