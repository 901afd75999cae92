// SPDX-License-Identifier: GPL-3.0-or-later
// Text within a page of HTML.
#pragma once

#include <string>
#include <string_view>

namespace optio {

/// The text as markup, without control characters but line feeds; also for a value between double quotes.
std::string inMarkup(std::string_view text);

/// Bytes as base64 (RFC 4648, with padding), for what stands within a page.
std::string toBase64(std::string_view bytes);

} // namespace optio
