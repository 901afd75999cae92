// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee may put right by hand (DBM-197): losses, PIPs, phase, turn, whose bound it is, contact and all other marks.
//
// Some of it is no number in the state: how many elements of a row are in contact, or the number of the phase. Such a counter has a path of
// its own; settledCounters() turns the corrected value into what the state holds, and takes the value away again.
#pragma once

#include "rules/ruling/ruling.h"
#include "rulesets/dbm/sheet.h"
#include "rulesets/dbm/state.h"

#include <string>
#include <vector>

namespace optio::dbm {

Json countersOf(const Sheet &sheet, const State &state);
/// See Ruleset::settled().
std::vector<Change> settledCounters(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths);

} // namespace optio::dbm
