// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee may put right by hand: losses, PIPs, the step of the bound, whose it is, contact and all other marks.
//
// Some of it is no number in the state: how many elements of a unit are in contact, or whose bound it is. Such a counter has a path of its
// own; settledCounters() turns the corrected value into what the state holds, and takes the value away again.
#pragma once

#include "rules/ruling/ruling.h"
#include "rulesets/dba/sheet.h"
#include "rulesets/dba/state.h"

#include <string>
#include <vector>

namespace optio::dba {

Json countersOf(const Sheet &sheet, const State &state);
/// See Ruleset::settled(). `state` is what is read of `corrected`, which holds the values of counters besides.
std::vector<Change> settledCounters(const Sheet &sheet, const Json &corrected, const std::vector<std::string> &paths);

} // namespace optio::dba
