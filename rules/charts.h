// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of a rule set: tables to have beside the game or to print. A rule set's charts.toml says which there are, with their words; the
// figures in them are taken from its other files, so that house rules show.
//
//   [[chart]]  id, title, note (may be left out), one_sheet = true where it is to be printed on one sheet
//   [[table]]  chart, title, columns = ["…", …], rows = [ … ], id (for rows that the rule set works out and adds)
//   a row      { rule = "…", cells = ["…", …] }: one row
//              { from = "file.rows", cells = ["…", …] }: one for each of those rows, under its own rule
//
// In a cell (and in a rule) {path} stands for a figure (see figure_text.h), of the row of `from` or of a file.
#pragma once

#include "rules/figures/figure_text.h"
#include "rules/json.h"

#include <string>
#include <vector>

namespace optio {

/// See the top of the file.
class Charts {
public:
    /// Reads charts.toml. Throws Error with file and line when it is faulty or names a figure that is not there.
    /// Charts with these ids are left out.
    explicit Charts(const FigureFolder &figures, const std::vector<std::string> &without = {});

    /// Adds a row to the table with this id, after those there are. Throws Error when there is no such table or the cells are not as many
    /// as its columns.
    void add(const std::string &table, const std::vector<std::string> &cells, const std::string &rule);
    /// The charts: [{"id","title","note","tables":[{"title","columns":[…],"rows":[[…]],"rules":[…]}]}], and "oneSheet": true where the
    /// whole of one is to be printed on one sheet. Tables without rows and charts without tables are left out.
    Json json() const;

private:
    struct Table {
        std::string id, chart, title, where;
        std::vector<std::string> columns;
        std::vector<std::vector<std::string>> rows;
        std::vector<std::string> rules;
    };

    static Json jsonOf(const Table &table);
    void addRow(Table &table, const Figure &row, const Figure *source);
    void addRows(Table &table, const Figure &row);

    FigureText text_;
    Figure words_;
    std::vector<Table> tables_;
};

/// The charts of a rule set whose charts.toml says everything.
Json chartsFrom(const FigureFolder &figures);

} // namespace optio
