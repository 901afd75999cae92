// SPDX-License-Identifier: GPL-3.0-or-later
// A roster is pinned to the figures it was made with: it keeps their hash and what its rows cost by them. When the figures have changed
// since, bringing it up to date is a choice that first tells what differs.
#pragma once

#include "rules/json.h"

#include <string>
#include <vector>

namespace optio {

class Ruleset;

/// Something that differs, told.
struct RosterDifference {
    std::string text;  ///< "Pikes (O): 5 points, 4 before"
    std::string where; ///< JSON pointer into the roster; "" for the whole
};

/// Pins a roster to the figures of now: sets "data", and "pinned" [{"unit","label","points"}] for its rows. A row that the rule set does
/// not know keeps what it was pinned with before; where that was nothing it is left out there.
void pinRoster(const Ruleset &ruleset, Json &roster);
/// Was it made with the figures of now? A roster that names none counts as made with them.
bool isCurrent(const Ruleset &ruleset, const Json &roster);

/// A roster brought up to date, and what that changes. Nothing of the roster is dropped.
struct RosterUpdate {
    Json roster;
    std::vector<RosterDifference> differences;
};
RosterUpdate updatedRoster(const Ruleset &ruleset, const Json &roster);

/// What a reader would see changed from one roster to another: name, limit, commands and rows.
std::vector<RosterDifference> rosterDifferences(const Ruleset &ruleset, const Json &before, const Json &after);

} // namespace optio
