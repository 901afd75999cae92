// SPDX-License-Identifier: GPL-3.0-or-later
// Charges on their way (TRO-076 to TRO-083): free moves of the charged, whom the charger hits then, overlaps, and the contact.
#pragma once

#include "rulesets/tropaion/act.h"
#include "rulesets/tropaion/combat/shooting.h"

namespace optio::tropaion {

/// May this target go back before these chargers (TRO-081)?
bool mayEvade(const State &state, const Unit &target, const Unit &charger);
/// Throws Error when this side of the target may not be charged, or is taken (TRO-021, TRO-077, TRO-188). `also`: other chargers of the
/// same charge.
void expectTarget(const State &state, const std::string &charger, const std::string &target, Aspect aspect, const Order &order);
/// The side of the target that the charger hits: its front, or where that is held already what is answered, beginning with a side that is
/// free. Throws Error as expectTarget() does.
Aspect askAspect(Scene &scene, const std::string &charger, const std::string &target, const Order &order);
/// Starts what comes after a passed test: free moves, or contact.
void startCharge(const Sheet &sheet, State &state, Narration &narration);

/// A charged unit makes its free move or stands (TRO-081, TRO-083).
std::unique_ptr<Case> evade(Scene &scene);
std::vector<DieSlot> evadeDice(const Scene &scene);

/// How a charge ends whose target has gone back (TRO-082).
std::unique_ptr<Case> chargeEnd(Scene &scene);

/// Overlaps are settled and engagements begin (TRO-076, TRO-078).
std::unique_ptr<Case> contact(Scene &scene);

/// May somebody who overlaps in this charge still wrap round, so that contact first declares who does (TRO-078)?
bool wrapsOpen(const State &state);

} // namespace optio::tropaion
