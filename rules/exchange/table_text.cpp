// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes tables.
#include "rules/exchange/table_text.h"

#include "rules/exchange/text.h"

#include <algorithm>

namespace optio::exchange {

namespace {

constexpr std::size_t mostCells = 500; ///< in a row

} // namespace

char delimiterOf(std::string_view firstLine)
{
    const auto times = [&](char c) { return std::count(firstLine.begin(), firstLine.end(), c); };
    return times('\t') > 0 && times('\t') >= times(',') ? '\t' : times(';') > times(',') ? ';' : ',';
}

std::vector<TableRow> rowsOfTable(std::string_view text, char delimiter, const std::string &what)
{
    std::vector<TableRow> rows;
    TableRow row;
    std::string cell;
    std::size_t line = 1;
    bool quotes = false, quoted = false;
    const auto endCell = [&] {
        if (row.cells.size() >= mostCells)
            throw Error(placeIn(what, line, 0) + ": a row has too many cells; at most " + std::to_string(mostCells) + " are allowed");
        row.cells.push_back(std::move(cell));
        cell.clear();
        quoted = false;
    };
    const auto endRow = [&] {
        endCell();
        if (row.cells.size() > 1 || !trimmed(row.cells.front()).empty())
            rows.push_back(std::move(row));
        row = {{}, line + 1};
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quotes) {
            if (c == '"' && i + 1 < text.size() && text[i + 1] == '"')
                cell += text[++i];
            else if (c == '"')
                quotes = false;
            else
                cell += c;
        } else if (c == '"' && !quoted && trimmed(cell).empty()) {
            quotes = quoted = true;
            cell.clear();
        } else if (c == delimiter) {
            endCell();
        } else if (c == '\n') {
            if (!cell.empty() && cell.back() == '\r')
                cell.pop_back();
            endRow();
        } else {
            cell += c;
        }
        line += c == '\n' ? 1 : 0;
    }
    if (quotes)
        throw Error(placeIn(what, row.line, 0) + ": a quotation mark is never closed");
    if (!cell.empty() || !row.cells.empty())
        endRow();
    return rows;
}

std::string lineOfTable(const std::vector<std::string> &cells)
{
    std::string line;
    bool first = true;
    for (const std::string &cell : cells) {
        line += first ? "" : ",";
        first = false;
        const bool plain = cell.find_first_of(",;\"\t\r\n") == std::string::npos && trimmed(cell) == cell;
        if (plain) {
            line += cell;
            continue;
        }
        line += '"';
        for (const char c : cell)
            line += c == '"' ? "\"\"" : std::string(1, c);
        line += '"';
    }
    return line + "\n";
}

} // namespace optio::exchange
