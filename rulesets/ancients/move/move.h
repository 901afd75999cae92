// SPDX-License-Identifier: GPL-3.0-or-later
// Tactical moves (ANC-034 to ANC-048): what they cost, who may take part, and what woods, friends and zones of control do to those who
// move.
#pragma once

#include "rulesets/ancients/move/passage.h"

namespace optio::ancients {

std::unique_ptr<Case> move(Scene &scene);
bool moveFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit);

} // namespace optio::ancients
