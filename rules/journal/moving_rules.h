// SPDX-License-Identifier: GPL-3.0-or-later
// How the values of a rule set's state move when what happened is kept in a game that has been amended before it.
#pragma once

#include "rules/json.h"

#include <optional>
#include <string>

namespace optio {

/// A rule set whose state holds codes, places and bits as numbers, which moved() would take for counts.
class MovingRules {
public:
    virtual ~MovingRules() = default;
    /// The value at `path` that went `from` → `to`, had it been `now`; nothing where moved() is right. Throws Error
    /// when it cannot have happened to it.
    virtual std::optional<Json> movedValue(const std::string &path, const Json &from, const Json &to, const Json &now) const = 0;
};

} // namespace optio
