// SPDX-License-Identifier: GPL-3.0-or-later
// Armies in few letters: JSON, deflated, as base45 for a QR code ("OPTIO1:…") or as base64url for a chat ("optio1:…"). The number is that
// of the form: its dictionary and its order of keys never change.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace optio::exchange {

/// Deflates (zlib's form, with its check sum) against the dictionary of form 1.
std::string packed(std::string_view text);
/// Throws Error for anything but what packed() made, and as soon as it grows past `most` bytes.
std::string unpacked(std::string_view bytes, std::size_t most);

/// RFC 9285. Reading throws Error for anything else.
std::string toBase45(std::string_view bytes);
std::string fromBase45(std::string_view text);
/// RFC 4648, the alphabet for addresses, without padding; blanks and line ends are passed over in reading.
std::string toBase64Url(std::string_view bytes);
std::string fromBase64Url(std::string_view text);

/// The squares of a QR code, row by row: true is dark. Throws Error for a text too long for one.
std::vector<std::vector<bool>> qrSquares(const std::string &text);
/// They as an SVG with its quiet zone.
std::string qrSvg(const std::vector<std::vector<bool>> &squares);
/// They as text for a terminal: two rows of squares to a line.
std::string qrText(const std::vector<std::vector<bool>> &squares);

} // namespace optio::exchange
