// SPDX-License-Identifier: GPL-3.0-or-later
// A turn file as text for the body of a mail (PBM-33), and out of whatever mail programs made of it. The text says its length and hash, so
// that what comes out is the file to the last byte or nothing; therefore every repair may be tried.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace optio::mail {

constexpr std::size_t mostMailBytes = 32u << 20; ///< largest mail that is looked through

/// "Copy as text": the file between two marked lines, with LF ends.
std::string mailText(std::string_view bytes);

/// A file out of a mail.
struct FromMail {
    std::string bytes;                 ///< the file, as it was sent
    std::vector<std::string> repaired; ///< what had happened to it, for the player: "quote marks", "line breaks"
};

/// Finds the file in a text: the file itself, the last text between marks, or an attachment in base64 that was opened as text. Undone are
/// quoting, wrapping, other line ends, HTML, quoted-printable, typographic dashes and UTF-16; text above and below is left aside. Throws
/// Faulty PBM-60 when there is no file in it, or not the whole one.
FromMail fromMail(std::string_view text);

} // namespace optio::mail
