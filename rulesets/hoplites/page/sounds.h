// SPDX-License-Identifier: GPL-3.0-or-later
// What is heard of an act (DAT-07).
#pragma once

#include "rulesets/hoplites/act.h"
#include "rulesets/hoplites/sheet.h"

#include <set>
#include <string>
#include <vector>

namespace optio::hoplites {

/// All events that have a sound.
std::vector<std::string> soundEvents();
/// Those that this act has made of one state the other, in the order in which they happen; `dice` are the ids of those it drew. `viewer` is
/// the side that listens, or 2 for both: of what it does not see nothing is heard.
std::vector<std::string> soundsOf(const Sheet &sheet, const State &before, const State &after, const Act &act,
                                  const std::set<std::string> &dice, int viewer);

} // namespace optio::hoplites
