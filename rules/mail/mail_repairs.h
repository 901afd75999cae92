// SPDX-License-Identifier: GPL-3.0-or-later
// What mail programs do to a text, undone one at a time. None of this is trusted: mail_text.h takes only what gives the length and hash
// that were sent.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace optio::mail {

constexpr std::size_t mostFileBytesInMail = 8u << 20; ///< largest file that is taken out of a mail (PBM-35)

/// One way to undo damage.
struct Repair {
    const char *name;                                        ///< for the player
    std::optional<std::string> (*make)(const std::string &); ///< the text without the damage; empty where there is none
};
/// All of them; those for a text without marks (attachments in base64) only if `unmarked`.
std::vector<Repair> mailRepairs(bool unmarked);

/// A blank for every tag <...>, every &gt;, and every blank that is unbreakable or has no width (PBM-33).
std::string withoutTags(const std::string &text);

/// The lines of a turn file out of a text, from its last first line to the last signature line below; quote marks before lines are left
/// out.
std::optional<std::string> fileLinesIn(std::string_view text);

} // namespace optio::mail
