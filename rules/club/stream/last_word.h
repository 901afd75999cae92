// SPDX-License-Identifier: GPL-3.0-or-later
// Messages of subjects of which the last one alone counts: {"v":1,"t":KIND,KIND:{…}}.
#pragma once

#include "rules/json.h"

#include <string>
#include <string_view>

namespace optio::club::stream {

/// The message of this kind that holds `value`.
std::string wordText(const char *kind, const Json &value);
/// What a message of this kind holds. Throws Error for one that is none.
Json wordIn(const char *kind, std::string_view text);

} // namespace optio::club::stream
