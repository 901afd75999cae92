// SPDX-License-Identifier: GPL-3.0-or-later
// A game as one seat may know it: a state of the same form in which everything is blank, or put in an order that tells nothing, that the
// other side keeps to itself. Whatever leaves for another device is made of this and of nothing else (LNK-14).
#pragma once

#include "rules/json.h"

#include <string>

namespace optio {

/// A rule set that keeps secrets while its games go on implements this, so that its games can be played on several devices.
class SeatRules {
public:
    virtual ~SeatRules() = default;
    /// The state as `side` ("a", "b"; "" for what both may see) knows it: a state that the rule set's functions can work with, the same
    /// for all states between which that side cannot tell. Known once, it is known twice: seenBy(seenBy(s)) == seenBy(s).
    virtual Json seenBy(const Json &state, const std::string &side) const = 0;
};

} // namespace optio
