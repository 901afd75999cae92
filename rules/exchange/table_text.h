// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as text: cells parted by commas, semicolons or tabs, in quotes where they hold these, quotes or line ends.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace optio::exchange {

/// A row with the line of the text on which it begins.
struct TableRow {
    std::vector<std::string> cells;
    std::size_t line = 1;
};

/// What parts the cells of this line: the commonest of comma, semicolon and tab.
char delimiterOf(std::string_view firstLine);
/// The rows of a table; blank lines are left out. Throws Error with the line for a quote that is never closed, or too many cells.
std::vector<TableRow> rowsOfTable(std::string_view text, char delimiter, const std::string &what);
/// A row as text, with commas and a line feed.
std::string lineOfTable(const std::vector<std::string> &cells);

} // namespace optio::exchange
