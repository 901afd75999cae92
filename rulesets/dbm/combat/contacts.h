// SPDX-License-Identifier: GPL-3.0-or-later
// Who stands in contact with whom, and has still to fight this bound.
#pragma once

#include "rules/json.h"
#include "rulesets/dbm/state.h"

#include <string>
#include <vector>

namespace optio::dbm {

/// Elements of two rows that face each other and may still fight this bound. `a` is of the side whose bound it is.
struct Pairing {
    std::string a, b; ///< ids of the units
    int count = 0;    ///< how many pairs
};

/// In the order of the units.
std::vector<Pairing> pairingsOf(const State &state);
int countOf(const std::vector<Pairing> &pairings);
/// Is the general of this command in contact with enemies?
bool engaged(const State &state, const Corps &command);

} // namespace optio::dbm
