// SPDX-License-Identifier: GPL-3.0-or-later
// The value tree of states, journals, rosters and inputs, and its one canonical text form.
#pragma once

#include "rules/error.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace optio {

using Json = nlohmann::json;

/// Limits for text that comes from outside.
struct JsonLimits {
    std::size_t bytes = 8u << 20; ///< largest text accepted
    int depth = 64;               ///< deepest nesting accepted
};

/// Parses text from outside. Throws Error with line and column for malformed text, bad UTF-8, duplicate keys, a text larger or
/// deeper than `limits`. `what` names the source in the sentence ("the input", a file name).
Json parseJson(std::string_view text, const std::string &what, JsonLimits limits = {});

/// The canonical form: keys sorted, no blanks, UTF-8. Equal values give equal bytes (what `jq -cS` prints).
std::string canonical(const Json &value);
/// The object that a text holds which the program itself has kept; an empty one for anything else.
Json keptObject(const std::string &text);

} // namespace optio
