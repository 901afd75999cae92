// SPDX-License-Identifier: GPL-3.0-or-later
// What a rule set says of states that come from outside: in journals, snapshots and backups that anybody may have written.
#pragma once

#include "rules/json.h"

namespace optio {

/// A rule set that checks states. A game asks it of the state it begins with and of the state after each entry; what it lets through, all
/// the rule set's other functions must be able to work with. The field list of a state says what its values may be (fields.h, limits.h).
class StateRules {
public:
    virtual ~StateRules() = default;
    /// Throws Error naming the place for a state that no game of this rule set can have.
    virtual void checkState(const Json &state) const = 0;
};

} // namespace optio
