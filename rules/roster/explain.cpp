// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the pieces of a badge in a glossary.
#include "rules/roster/explain.h"

#include <algorithm>
#include <array>

namespace optio {

namespace {

/// What stands behind a number and a space: "in contact" of "2 in contact".
std::string_view withoutCount(std::string_view shown)
{
    const std::size_t digits = std::min(shown.find_first_not_of("0123456789"), shown.size());
    return digits > 0 && digits < shown.size() && shown[digits] == ' ' ? shown.substr(digits + 1) : shown;
}

} // namespace

std::vector<ExplainedPiece> explainedPieces(const std::vector<GlossaryWord> &words, std::string_view shown)
{
    if (const GlossaryWord *whole = explained(words, shown))
        return {{std::string(shown), whole}};
    constexpr std::array<std::string_view, 2> marks{", ", " · "};
    std::vector<ExplainedPiece> pieces;
    while (!shown.empty()) {
        std::size_t end = shown.size(), next = shown.size();
        for (const std::string_view mark : marks)
            if (const std::size_t at = shown.find(mark); at < end) {
                end = at;
                next = at + mark.size();
            }
        const std::string_view piece = shown.substr(0, end);
        const GlossaryWord *word = explained(words, piece);
        pieces.push_back({std::string(piece), word != nullptr ? word : explained(words, withoutCount(piece))});
        shown.remove_prefix(next);
    }
    return pieces;
}

} // namespace optio
