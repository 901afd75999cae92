// SPDX-License-Identifier: GPL-3.0-or-later
// What players may change of a rule set's figures, by the names they know: tables, their rows and the figures in them. The file titles.toml
// of a rule set says which tables there are, in which order, and gives names to what has none of its own.
#pragma once

#include "rules/json.h"

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace optio {

/// A figure that can be changed by itself.
struct HouseFigure {
    enum class Kind { number, flag, choice, text };
    std::string id;    ///< its place, as HouseDraft has it
    std::string title; ///< "good going"; empty where the row's own title is enough
    Kind kind = Kind::number;
    Json book;                                                ///< as the book has it
    double step = 1;                                          ///< of a number
    std::vector<std::pair<std::string, std::string>> choices; ///< of a choice: {value, label}
};

/// A row that can be taken out, or the figures of a table without rows.
struct HouseRow {
    std::string id; ///< its place; empty when it is no row
    std::string title, rule;
    std::vector<HouseFigure> figures;
};

/// A table, such as the moves.
struct HouseTable {
    std::string id; ///< "troops.move"
    std::string title;
    std::vector<HouseRow> rows;
};

/// The tables of the rule set in `folder`. Throws Error with file and line for a titles.toml that does not fit the figures; empty when
/// there is no such file.
std::vector<HouseTable> houseTables(const std::filesystem::path &folder);

/// How a value is written to players: a choice by its label.
std::string shownValue(const HouseFigure &figure, const Json &value);

} // namespace optio
