// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections: counters set by hand, as the result of an entry.
#pragma once

#include "rules/ruleset.h"

namespace optio {

/// {"sentence","changes"} of counters set to these values (path → value), each one of Ruleset::counters(), and of what Ruleset::settled()
/// changes along with them: the last "settled" changes, where there are some. Throws Error for a path that is no counter, a value it may
/// not have, and when nothing changes.
Json correctionOf(const Ruleset &ruleset, const Json &state, const Json &values);
/// The values, and of every counter that is corrected together with one of them its present value, where none is given.
Json withCompany(const Ruleset &ruleset, const Json &state, Json values);
/// The same on a state it was not made for: values go as far as their counter allows, and it may change nothing. Throws Error when a
/// counter is gone.
Json correctionAgain(const Ruleset &ruleset, const Json &state, const Json &values);
/// What a correction that makes these changes makes besides.
std::vector<Change> settledBy(const Ruleset &ruleset, const Json &state, const std::vector<Change> &changes);
/// How many of a correction's changes were asked for; the others follow of themselves.
std::size_t askedIn(const Json &result);
/// The values that a correction set: path → value.
Json valuesOf(const Json &result);
/// {"sentence":…,"changes":[…]}
Json resultOf(const std::string &sentence, const std::vector<Change> &changes);

} // namespace optio
