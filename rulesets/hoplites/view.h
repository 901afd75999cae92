// SPDX-License-Identifier: GPL-3.0-or-later
// What a side may know of a battle (HOP-041), as a state in which the rest is blank.
#pragma once

#include "rulesets/hoplites/state.h"

#include <string>

namespace optio::hoplites {

/// The battle as `side` sees it: of its own deck what is left but not the order; of the enemy neither hand, deck, hidden units, riders in
/// pursuit nor what it discarded, only how many. With side 2: what both sides may see.
State viewOf(const State &state, int side);
/// The same as a state that can be kept and worked with: the special cards that the enemy has left, which everybody can count, lie on top
/// of each other in its deck, then its hand, then its discards.
State knownTo(const State &state, int side);
/// A declared attack as `side` sees it: whom a hidden unit guards from Long Swords only the defender knows (HOP-409).
Attack seenBy(const State &state, Attack attack, int side);

/// The one who looks on, as viewOf() takes it: "a", "b", or anything else for one who sees both.
inline int viewerFrom(const std::string &name) { return name == "a" ? 0 : name == "b" ? 1 : 2; }

} // namespace optio::hoplites
