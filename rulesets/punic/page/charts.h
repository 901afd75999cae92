// SPDX-License-Identifier: GPL-3.0-or-later
// The charts of charts.toml, with the rows that are more than a row of figures.
#pragma once

#include "rulesets/punic/sheet.h"

namespace optio::punic {

/// See Ruleset::charts.
Json chartsOf(const Sheet &sheet);

} // namespace optio::punic
