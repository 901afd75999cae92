// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces of a refusal's sentence: the wrong value, the allowed names in a list and, where the wrong name is close to one of them, that one
// as a suggestion.
#pragma once

#include "rules/json.h"

#include <string>
#include <string_view>
#include <vector>

namespace optio {

/// A value as a refusal quotes it: its JSON text, cut short when it is long.
std::string quoted(const Json &value);

/// "\"a\", \"b\", \"c\"", or "none" when there are no names.
std::string listed(const std::vector<std::string> &names);

/// The name closest to `word` when it is close enough to be a slip of the pen; otherwise empty.
std::string closest(std::string_view word, const std::vector<std::string> &names);

/// The end of such a sentence: "; allowed: \"a\", \"b\"; did you mean \"a\"?" (the question only when a name is close).
std::string allowedTail(std::string_view word, const std::vector<std::string> &names);

} // namespace optio
