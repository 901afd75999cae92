// SPDX-License-Identifier: GPL-3.0-or-later
// What moving units meet on their way, whatever moves them: woods and swamps, friends in the way, enemies' zones of control (ANC-043,
// ANC-044, ANC-047).
#pragma once

#include "rulesets/ancients/act.h"

#include <string>
#include <vector>

namespace optio::ancients {

/// The way of units that move.
struct Passage {
    std::vector<std::string> woods, through, passing, leaving;
    /// Does to them and their friends what the way does.
    void play(Fray &fray, State &state, Narration &narration) const;
};

/// Reads the way of these units from the slots. Throws Error for others, for friends that are none, and for a zone that a unit is not fast
/// enough to leave; `loosened` are in disorder before they reach it. With `zones` false no zone is left.
Passage passageIn(const Scene &scene, const std::vector<std::string> &who, bool zones = true, bool loosened = false);

/// May a unit fill one of these slots?
bool fitsPassage(const State &state, const Slot &slot, const Unit &unit);

} // namespace optio::ancients
