// SPDX-License-Identifier: GPL-3.0-or-later
// What a rule set says of inputs that are taken into another state than they were written for: an amendment plays later acts again.
#pragma once

#include "rules/json.h"

namespace optio {

/// A rule set in which an input may name things by how they stand.
class NamingRules {
public:
    virtual ~NamingRules() = default;
    /// The input as it would be written in this state: what it names by how that stood when it was written is named by how it stands now.
    /// What cannot be found stays as it is; the form of the act says so.
    virtual Json inAnotherState(const Json &state, const Json &input) const = 0;
};

} // namespace optio
