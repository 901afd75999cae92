// SPDX-License-Identifier: GPL-3.0-or-later
// What is near its limit: units that break at their next disruption, armies near wavering or defeat; with exact chances where the dice of
// one combat decide.
#pragma once

#include "rules/view.h"
#include "rulesets/tropaion/sheet.h"

#include <string>

namespace optio::tropaion {

/// The watch of a view, the nearest first. Nobody's points or cards are in it: chances are those of the bare dice.
std::vector<Watched> watchOf(const Sheet &sheet, const State &state);

} // namespace optio::tropaion
