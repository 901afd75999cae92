// SPDX-License-Identifier: GPL-3.0-or-later
// What a badge says, piece by piece: "2 in contact, moved" are two marks of a glossary.
#pragma once

#include "rules/roster/glossary.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace optio {

/// A piece of a badge with the row that explains it; null where there is none.
struct ExplainedPiece {
    std::string shown;
    const GlossaryWord *word = nullptr;
};

/// The whole badge where a row fits it, otherwise its pieces between commas and dots, each without the number in front where it needs none.
std::vector<ExplainedPiece> explainedPieces(const std::vector<GlossaryWord> &words, std::string_view shown);

} // namespace optio
