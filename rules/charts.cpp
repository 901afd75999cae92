// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the cells of charts.toml with figures.
#include "rules/charts.h"

#include <algorithm>

namespace optio {

Charts::Charts(const FigureFolder &figures, const std::vector<std::string> &without) : text_(figures), words_(figures.read("charts.toml"))
{
    const AskedKeys asked(&words_);
    for (const Figure &chart : words_.at("chart").rows())
        for (const char *key : {"note", "one_sheet"}) // read when the chart is shown
            (void)chart.get(key);
    for (const Figure &words : words_.at("table").rows()) {
        Table table{
            words.text("id", ""), words.at("chart").text(), words.at("title").text(), words.where(), words.at("columns").texts(), {}, {}};
        const auto &charts = words_.at("chart").items();
        if (std::none_of(charts.begin(), charts.end(), [&](const Figure &chart) { return chart.at("id").text() == table.chart; }))
            words.fail("there is no chart \"" + table.chart + "\" for this table");
        const Figure &rows = words.get("rows");
        if (std::find(without.begin(), without.end(), table.chart) != without.end())
            continue;
        if (rows)
            for (const Figure &row : rows.rows())
                addRows(table, row);
        tables_.push_back(std::move(table));
    }
    asked.hold();
}

void Charts::add(const std::string &id, const std::vector<std::string> &cells, const std::string &rule)
{
    const auto table = std::find_if(tables_.begin(), tables_.end(), [&](const Table &one) { return !one.id.empty() && one.id == id; });
    if (table == tables_.end())
        throw Error("charts.toml has no table \"" + id + "\"", id);
    if (cells.size() != table->columns.size())
        throw Error(table->where + ": the table \"" + id + "\" has " + std::to_string(table->columns.size()) + " columns, a row of it " +
                        std::to_string(cells.size()) + " cells",
                    id);
    table->rows.push_back(cells);
    table->rules.push_back(rule);
}

Json Charts::jsonOf(const Table &table)
{
    Json columns = Json::array(), rows(table.rows.size(), Json::array());
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (i > 0 && std::all_of(table.rows.begin(), table.rows.end(), [&](const auto &row) { return row[i].empty(); }))
            continue;
        columns.push_back(table.columns[i]);
        for (std::size_t j = 0; j < table.rows.size(); ++j)
            rows[j].push_back(table.rows[j][i]);
    }
    return {{"title", table.title}, {"columns", std::move(columns)}, {"rows", std::move(rows)}, {"rules", table.rules}};
}

Json Charts::json() const
{
    Json charts = Json::array();
    for (const Figure &words : words_.at("chart").items()) {
        Json tables = Json::array();
        for (const Table &table : tables_)
            if (table.chart == words.at("id").text() && !table.rows.empty())
                tables.push_back(jsonOf(table));
        if (tables.empty())
            continue;
        charts.push_back({{"id", words.at("id").text()},
                          {"title", words.at("title").text()},
                          {"note", words.text("note", "")},
                          {"tables", std::move(tables)}});
        if (words.boolean("one_sheet", false))
            charts.back()["oneSheet"] = true;
    }
    return charts;
}

void Charts::addRow(Table &table, const Figure &row, const Figure *source)
{
    const auto &words = row.at("cells").items();
    if (words.size() != table.columns.size())
        row.fail("the table has " + std::to_string(table.columns.size()) + " columns, this row " + std::to_string(words.size()) + " cells");
    std::vector<std::string> cells;
    for (const Figure &cell : words)
        cells.push_back(text_.filled(cell, source));
    table.rows.push_back(std::move(cells));
    table.rules.push_back(row.has("rule") ? text_.filled(row.at("rule"), source) : source != nullptr ? source->text("rule", "") : "");
}

void Charts::addRows(Table &table, const Figure &row)
{
    if (!row.has("from")) {
        addRow(table, row, nullptr);
        return;
    }
    const Figure &sources = text_.find(row.at("from").text());
    if (!sources.isArray())
        row.fail("there are no rows \"" + row.at("from").text() + "\"");
    for (const Figure &source : sources.items())
        addRow(table, row, &source);
}

Json chartsFrom(const FigureFolder &figures) { return Charts(figures).json(); }

} // namespace optio
