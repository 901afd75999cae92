// SPDX-License-Identifier: GPL-3.0-or-later
// Who moves with whom: units that conform to a controlled one (PUN-131), and those that one leader controls and that share his dice
// (PUN-149).
#pragma once

#include "rulesets/punic/act.h"

#include <string>
#include <vector>

namespace optio::punic {

/// The unit this one conforms to this turn; null when it conforms to none, or to one that can no longer be followed.
const Unit *followedBy(const State &state, const Unit &unit);
/// The units that conform to this one and can go with it.
std::vector<std::string> followersOf(const State &state, const std::string &unit);
/// Controlled units that a unit may conform to: of its command, moving in the same phase. `tests` and `conforms` are those that are not
/// controlled themselves.
std::vector<std::string> conformable(const State &state, const Unit &unit, const std::vector<std::string> &tests,
                                     const std::vector<std::string> &conforms);

/// The leaders who may be the one that controls a unit (PUN-130): the attached one, or those that stand alone; light troops and elephants
/// may be near a unit of any. None for units that dice alone.
std::vector<std::string> controllersOf(const State &state, const Unit &unit);
/// The leader on whose dice a unit moves, asked for where there are several; "" when it dices alone.
std::string askController(Scene &scene, const Unit &unit);
/// Why `mate` may not move on the same dice as `first`, whom `leader` controls; empty when it may.
std::string whyNotTogether(const State &state, const Unit &first, const std::string &leader, const Unit &mate);
/// The dice that units of this leader have thrown in this phase; empty when none.
std::vector<int> sharedDice(const State &state, const std::string &leader);
/// Those of the dice of a move that a unit of this type may use (PUN-148).
std::vector<int> usableDice(const Sheet &sheet, const Unit &unit, const std::vector<int> &dice);

} // namespace optio::punic
