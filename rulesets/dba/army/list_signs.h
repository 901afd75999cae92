// SPDX-License-Identifier: GPL-3.0-or-later
// The signs that army lists are made of.
#pragma once

#include "rules/exchange/text.h"
#include "rulesets/dba/army/list_terms.h"

#include <cctype>
#include <cstddef>
#include <string_view>

namespace optio::dba {

/// A digit of ASCII.
inline bool isDigit(char c) { return c >= '0' && c <= '9'; }
/// A letter of ASCII.
inline bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
/// A blank or a tab.
inline bool isGap(char c) { return c == ' ' || c == '\t'; }

/// The first place from `at` on that is no gap.
inline std::size_t pastGaps(std::string_view text, std::size_t at)
{
    while (at < text.size() && isGap(text[at]))
        ++at;
    return at;
}

/// The number at `at`, which moves past it; more than `mostOfOne` for one that is too large.
inline int numberAt(std::string_view text, std::size_t &at)
{
    int number = 0;
    while (at < text.size() && isDigit(text[at]) && number <= mostOfOne)
        number = number * 10 + (text[at++] - '0');
    return number;
}

/// The length of a word that joins two pieces at `at`, "or" and its like; 0 when there is none.
inline std::size_t wordAt(std::string_view text, std::size_t at, std::string_view word)
{
    const bool begins = at == 0 || isGap(text[at - 1]) || text[at - 1] == ')';
    if (!begins || exchange::small(text.substr(at, word.size())) != word)
        return 0;
    const std::size_t end = at + word.size();
    return end < text.size() && (isGap(text[end]) || text[end] == '(') ? word.size() : 0;
}

} // namespace optio::dba
