// SPDX-License-Identifier: GPL-3.0-or-later
// Converts armies of elements into armies of counters, by the table (ANC-142 to ANC-149).
#pragma once

#include "rules/roster/convert.h"
#include "rulesets/ancients/army/scale.h"
#include "rulesets/ancients/sheet.h"

#include <string>

namespace optio::ancients {

/// Converts a roster of elements. `ruleset` and `data` are those of the army to be made. See Converter::convert.
Conversion convertRoster(const Sheet &sheet, const std::string &ruleset, const std::string &data, const Json &roster, const Json &answers,
                         bool strict);

} // namespace optio::ancients
