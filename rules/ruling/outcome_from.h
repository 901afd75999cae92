// SPDX-License-Identifier: GPL-3.0-or-later
// What a roll came to, of whose dice the ruling may have asked for more: a combat's result is known before it is seen whether a leader
// fell.
#pragma once

#include "rules/ruleset.h"

#include <vector>

namespace optio {

/// What comes of the dice with which these faces begin. Throws DieWanted when a later act's dice decide it.
inline OutcomeText outcomeFrom(const Case &ready, const std::vector<int> &faces)
{
    EnteredDice source(faces);
    Dice dice(source);
    return ready.outcome(ready.roll(dice));
}

} // namespace optio
