// SPDX-License-Identifier: GPL-3.0-or-later
// The reference, drawn from the figures.
#pragma once

#include "rulesets/tropaion/sheet.h"

namespace optio::tropaion {

/// [{"rule","title","text"}] by rule.
Json referenceOf(const Sheet &sheet);

} // namespace optio::tropaion
