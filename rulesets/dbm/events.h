// SPDX-License-Identifier: GPL-3.0-or-later
// Events: what happened in this bound and still matters, by row. The state keeps them as a list; what a rule calls "once" or "after" is
// asked of it. The end of the bound drops them all, since no rule looks further back.
#pragma once

#include "rulesets/dbm/state.h"

#include "rules/ruling/ruling.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// What may have happened.
namespace event {
constexpr const char *recoiled = "recoiled"; ///< the enemy to the front of one of `who` recoiled: it is of the row `foe`
constexpr const char *gone = "gone";         ///< the enemy to the front of one of `who` fled, was destroyed or broke off
constexpr const char *pursued = "pursued";   ///< one of `who` went after it
constexpr const char *silent = "silent";     ///< one of `who` did not return the shot of `foe` (DBM-073)
} // namespace event

/// Those of this bound, in their order.
std::vector<Event> eventsOf(const State &state);
/// How often this happened to that row this bound.
int countEvents(const State &state, const std::string &what, const std::string &who);
/// Did it happen between these rows this bound?
bool happened(const State &state, const std::string &what, const std::string &who, const std::string &foe);
/// Adds the change that these have happened; none changes nothing.
void tellEvents(const State &state, const std::vector<Event> &events, Ruling &ruling);

} // namespace optio::dbm
