// SPDX-License-Identifier: GPL-3.0-or-later
// The reference, drawn from the figures and from reference.toml.
#pragma once

#include "rulesets/punic/sheet.h"

namespace optio::punic {

/// [{"rule","title","text"}] in the order of the rules' numbers.
Json referenceOf(const Sheet &sheet);

} // namespace optio::punic
