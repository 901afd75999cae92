// SPDX-License-Identifier: GPL-3.0-or-later
// Text within a page of HTML.
#pragma once

#include <string>
#include <string_view>

namespace optio {

/// The text as markup, without control characters but line feeds; also for a value between double quotes.
std::string inMarkup(std::string_view text);

} // namespace optio
