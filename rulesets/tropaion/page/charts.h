// SPDX-License-Identifier: GPL-3.0-or-later
// The quick reference, drawn from the figures and the words in charts.toml.
#pragma once

#include "rulesets/tropaion/sheet.h"

namespace optio::tropaion {

/// See Ruleset::charts.
Json chartsOf(const Sheet &sheet);

} // namespace optio::tropaion
