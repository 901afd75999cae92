// SPDX-License-Identifier: GPL-3.0-or-later
// A player's army as a list (CLB-02): its name, the hash by which it is known again once it is frozen, and what its rule set finds wrong
// with it.
#pragma once

#include "rules/json.h"

namespace optio {
class Ruleset;
}

namespace optio::club {

/// What the acts "player" and "edit" are given of an army (acts.h); `id` is the one that it has in a library.
Json inputOfArmy(const Ruleset &ruleset, const Json &roster, const std::string &id);

} // namespace optio::club
