// SPDX-License-Identifier: GPL-3.0-or-later
// What a side may know of a battle (HOP-041), as a state in which the rest is blank.
#pragma once

#include "rulesets/hoplites/state.h"

namespace optio::hoplites {

/// The battle as `side` sees it: of its own deck what is left but not the order; of the enemy neither hand, deck, hidden units, riders in
/// pursuit nor what it discarded, only how many. With side 2: what both sides may see.
State viewOf(const State &state, int side);

} // namespace optio::hoplites
