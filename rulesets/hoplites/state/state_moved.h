// SPDX-License-Identifier: GPL-3.0-or-later
// What happened in a battle, kept after an act before it was amended: how each value of the state moves (MovingRules).
#pragma once

#include "rules/json.h"

#include <optional>
#include <string>

namespace optio::hoplites {

/// The value at `path` that went `from` → `to`, had it been `now`: cards go from list to list, hits and rout points by as many, marks bit
/// by bit; a place, a phase, whose turn it is are what they became. Nothing for what the battle has no such value for. Throws Error for a
/// unit that is no longer where it happened.
std::optional<Json> movedValue(const std::string &path, const Json &from, const Json &to, const Json &now);

} // namespace optio::hoplites
