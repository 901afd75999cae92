// SPDX-License-Identifier: GPL-3.0-or-later
// The one file that a small zip archive is about.
#pragma once

#include <string>
#include <string_view>

namespace optio::exchange {

bool isZip(std::string_view bytes);
/// The first file in it whose name has this ending, unpacked. Its name is looked at and never used as a path. Throws Error for a damaged
/// archive, one without such a file, and as soon as it grows past `most` bytes.
std::string fileInZip(std::string_view bytes, std::string_view ending, std::size_t most, const std::string &what);

} // namespace optio::exchange
