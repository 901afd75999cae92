// SPDX-License-Identifier: GPL-3.0-or-later
// Where in a text the army lists stand: a list to a line, with or without its name before it; a list under its title, a troop to a line;
// and tables, a line to an army, with its name and its variants in cells.
#pragma once

#include "rules/exchange/text.h"
#include "rulesets/dba/army/list_terms.h"

#include <string>
#include <string_view>
#include <vector>

namespace optio::dba {

/// A piece of a line.
struct ListPiece {
    std::string_view text;
    exchange::Line line;
};

/// A list as it stands in a text.
struct FoundList {
    std::string name;
    std::vector<ListPiece> rows;    ///< each with one part of the list or several
    std::vector<ListPiece> remarks; ///< lines about it that are no rows
};

/// What a text holds.
struct FoundLists {
    std::vector<FoundList> lists;
    int figured = 0;    ///< rows that only a list of DBA writes so
    int rows = 0;       ///< all rows
    int known = 0;      ///< rows whose troops are known
    bool other = false; ///< it says that it is for other rules, or is written in another form
};

/// Looks through a text, no further than `mostLines` lines that are not empty.
FoundLists listsIn(const ListCodes &codes, std::string_view text, std::size_t mostLines);

} // namespace optio::dba
