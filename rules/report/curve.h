// SPDX-License-Identifier: GPL-3.0-or-later
// The curve of a battle: what each side had lost at the end of each turn.
#pragma once

#include "rules/report/story.h"

#include <string>
#include <vector>

namespace optio {

/// As inline SVG, both sides drawn differently and named at their lines; `marks` are places of turns that carry a number, from 1. Empty
/// when nothing was lost.
std::string lossCurve(const BattleStory &story, const std::vector<int> &marks);

} // namespace optio
