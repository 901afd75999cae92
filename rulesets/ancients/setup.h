// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up as acts: the depth of spears, units kept off the map (ANC-020, ANC-119, ANC-130, ANC-143).
#pragma once

#include "rulesets/ancients/turn.h"

namespace optio::ancients {

/// Units that are not put on the map: hidden, or on a march (ANC-119, ANC-130).
std::unique_ptr<Case> keepOff(Scene &scene);
bool keepOffFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit);

/// Spears form up deeper or shallower: 2 HI_S are exchanged for 1 PK_H, or back (ANC-143).
std::unique_ptr<Case> depth(Scene &scene);
bool depthFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit);

/// Has anybody spears whose depth could change?
bool hasSpears(const Sheet &sheet, const State &state);

/// The end of set-up.
std::unique_ptr<Case> startBattle(Scene &scene);

} // namespace optio::ancients
