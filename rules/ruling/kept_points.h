// SPDX-License-Identifier: GPL-3.0-or-later
// Points that only their owner knows of, and that the other side could find out by looking at the acts they pay for.
#pragma once

#include "rules/json.h"

#include <string>

namespace optio {

/// A rule set with such points.
class KeptPoints {
public:
    virtual ~KeptPoints() = default;
    /// The state of a game in which everybody but `side` has more points than any act could cost.
    virtual Json knownTo(Json state, const std::string &side) const = 0;
};

} // namespace optio
