// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a bound, and the weather.
#pragma once

#include "rulesets/dbm/acts.h"
#include "rulesets/dbm/sheet.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Counts losses, tells who is demoralised (DBM-161) and who is beaten (DBM-162), then passes the bound to the other side and takes off the
/// marks of the bound.
Ruling endBound(const Sheet &sheet, const State *state, const Json &input);
std::vector<Question> endBoundQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict);

/// Sets the weather.
Ruling setWeather(const Sheet &sheet, const State *state, const Json &input);
std::vector<Question> setWeatherQuestions(const Sheet &sheet, const State *state, const Json &input, bool strict);

} // namespace optio::dbm
