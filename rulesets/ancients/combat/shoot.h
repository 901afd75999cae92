// SPDX-License-Identifier: GPL-3.0-or-later
// Shooting as an act: one shooter and all its shots at one target (ANC-067 to ANC-072, ANC-095).
#pragma once

#include "rulesets/ancients/act.h"

namespace optio::ancients {

std::unique_ptr<Case> shoot(Scene &scene);
std::vector<DieSlot> shootDice(const Scene &scene);
bool shootFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit);

/// Why a unit may not shoot; "" when it may.
std::string silence(const Sheet &sheet, const State &state, const Unit &unit);

} // namespace optio::ancients
