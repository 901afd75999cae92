// SPDX-License-Identifier: GPL-3.0-or-later
// Text from outside: well-formed, bounded, cut into lines that know their number.
#pragma once

#include "rules/exchange/format.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace optio::exchange {

/// The text of a source, without byte order mark. Throws Error with line and column when it is too large, no UTF-8, or holds a NUL.
std::string_view plainText(const Source &source);

/// The first character that has no place in a name or a note (a control, or one that turns the direction of writing around), or 0. Tabs
/// and line feeds are none of them.
std::uint32_t oddCharacter(std::string_view text);

/// Refuses what must not stand in the texts of an army or a game: a name that turns the writing around would lie about its neighbours, and
/// names stand on one line. Throws Error naming the place.
void checkTexts(const Json &json, const std::string &where);

/// A line with its number; line ends of every system are left out.
struct Line {
    std::string_view text;
    std::size_t number = 1;
};
std::vector<Line> linesOf(std::string_view text);
/// Column of `at` within `line`, in characters, from 1.
std::size_t columnOf(std::string_view line, std::size_t at);

/// Without blanks at both ends.
std::string_view trimmed(std::string_view text);
/// In small letters (those of ASCII).
std::string small(std::string_view text);
/// "the text, line 3, column 7"
std::string placeIn(const std::string &what, std::size_t line, std::size_t column);

/// Can the text stand on a line by itself and be read back as it is?
bool standsAlone(std::string_view text);
/// A value of a cell or after a colon: JSON when it is JSON, otherwise the text itself.
Json valueOf(std::string_view text);
/// The text that valueOf() turns into this value: as plain as may be. With `guarded`, a text that a spreadsheet would take for a formula is
/// put in quotes.
std::string textOfValue(const Json &value, bool guarded = false);

} // namespace optio::exchange
