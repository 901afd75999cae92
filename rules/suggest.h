// SPDX-License-Identifier: GPL-3.0-or-later
// The tail of a refusal: the allowed names in a list and, where the wrong name is close to one of them, that one as a suggestion.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace optio {

/// "\"a\", \"b\", \"c\"", or "none" when there are no names.
std::string listed(const std::vector<std::string> &names);

/// The name closest to `word` when it is close enough to be a slip of the pen; otherwise empty.
std::string closest(std::string_view word, const std::vector<std::string> &names);

/// The end of such a sentence: "; allowed: \"a\", \"b\"; did you mean \"a\"?" (the question only when a name is close).
std::string allowedTail(std::string_view word, const std::vector<std::string> &names);

} // namespace optio
