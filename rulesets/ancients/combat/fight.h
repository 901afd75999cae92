// SPDX-License-Identifier: GPL-3.0-or-later
// Close combat as an act: an attack with everything before it (ANC-073 to ANC-098). What follows it is in aftermath.h.
#pragma once

#include "rulesets/ancients/act.h"

namespace optio::ancients {

/// Several units attack one.
std::unique_ptr<Case> attack(Scene &scene);
std::vector<DieSlot> attackDice(const Scene &scene);
std::vector<Contestant> attackHead(const Scene &scene);
bool attackFits(const Sheet &sheet, const State &state, const Slot &slot, const Unit &unit);

} // namespace optio::ancients
