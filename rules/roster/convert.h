// SPDX-License-Identifier: GPL-3.0-or-later
// Turning the army of another rule set into one of this: what a rule set that can do it offers besides Ruleset.
#pragma once

#include "rules/json.h"
#include "rules/ruling/form.h"

#include <string>
#include <vector>

namespace optio {

/// A step of a conversion, told.
struct ConversionLine {
    std::string text;
    std::string rule;
};

/// What a conversion gives.
struct Conversion {
    std::vector<Question> questions;   ///< the choices there were, each with the answer that stands
    std::vector<ConversionLine> lines; ///< how it came about
    Json totals;                       ///< points and what is left of them
    Json roster;                       ///< the new army, with an id of its own
};

/// A rule set that converts.
class Converter {
public:
    virtual ~Converter() = default;
    /// Converts a roster. `answers`: question id → value; those that lack are the defaults. With `strict` an answer that is not allowed or
    /// to a question that is not asked is an Error. Throws Error for an army that cannot be converted.
    virtual Conversion convert(const Json &roster, const Json &answers, bool strict) const = 0;
};

} // namespace optio
