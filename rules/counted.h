// SPDX-License-Identifier: GPL-3.0-or-later
// Odds that no walk can count.
#pragma once

#include "rules/dice/odds.h"

#include <optional>

namespace optio {

/// A Case whose roll may go on for as long as it takes, so that it counts its odds itself.
class Counted {
public:
    virtual ~Counted() = default;
    /// Exact as those of a walk; nothing where a walk can count them.
    virtual std::optional<Distribution> counted() const = 0;
};

} // namespace optio
