// SPDX-License-Identifier: GPL-3.0-or-later
// Passage of lines (PUN-162, PUN-163), and what is asked of every full move: the ground, the friends on the way, the table's edge.
#pragma once

#include "rulesets/punic/act.h"

#include <string>
#include <vector>

namespace optio::punic {

/// A friend that a unit passes through.
struct Passage {
    std::string unit;
    bool still = true; ///< it stands
    bool near = false; ///< enemy is within 8" of one of the two
};

/// What a full move leads through.
struct Way {
    int rough = 0;    ///< movement DPs of the ground
    bool off = false; ///< it leads off the table
    std::vector<Passage> passed;
};

/// Asks which friends a unit passes through as it moves in phase II or III, one after another until there is no further one. `along` move
/// with it; `subject` as for Asker::Of.
std::vector<Passage> askPassages(Scene &scene, const Unit &unit, const std::vector<std::string> &along = {},
                                 const std::string &subject = {});
/// The same of an evade, a flight or a pursuit (PUN-303), where only those are asked for to whom it can matter. `unit` is as it moves.
std::vector<Passage> askFriendsOnTheWay(Scene &scene, const Unit &unit);
/// Asks for the way of a full move (PUN-150), which is made unformed.
Way askWay(Scene &scene, Unit unit);
/// A unit has passed through these, in the formation that it has now.
void passThrough(const Book &book, const std::string &unit, const std::vector<Passage> &passed);

} // namespace optio::punic
