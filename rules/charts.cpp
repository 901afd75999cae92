// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the cells of charts.toml with figures.
#include "rules/charts.h"

#include "rules/phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace optio {

namespace {

std::vector<std::string> parts(const std::string &path)
{
    std::vector<std::string> found{""};
    for (const char c : path)
        if (c == '.')
            found.emplace_back();
        else
            found.back() += c;
    return found;
}

/// The element that a word of a path counts to; null when it is no such number.
const Figure *element(const Figure &array, const std::string &number)
{
    std::size_t at = 0;
    const auto [end, fault] = std::from_chars(number.data(), number.data() + number.size(), at);
    const bool whole = fault == std::errc() && end == number.data() + number.size();
    return whole && at < array.items().size() ? &array.items()[at] : nullptr;
}

std::string textOf(const Figure &figure)
{
    switch (figure.kind()) {
    case Figure::Kind::text:
        return figure.text();
    case Figure::Kind::integer:
        return std::to_string(figure.integer());
    case Figure::Kind::decimal:
        return fmt::format("{}", figure.number());
    default:
        figure.fail("a chart can show a text or a number, not this");
    }
}

} // namespace

Charts::Charts(const FigureFolder &figures) : figures_(figures), words_(figures.read("charts.toml"))
{
    words_.onlyKeys({"chart", "table"});
    for (const Figure &chart : words_.at("chart").items())
        chart.onlyKeys({"id", "title", "note", "one_sheet"});
    for (const Figure &words : words_.at("table").items()) {
        words.onlyKeys({"chart", "id", "title", "columns", "rows"});
        Table table{
            words.text("id", ""), words.at("chart").text(), words.at("title").text(), words.where(), words.at("columns").texts(), {}, {}};
        const auto &charts = words_.at("chart").items();
        if (std::none_of(charts.begin(), charts.end(), [&](const Figure &chart) { return chart.at("id").text() == table.chart; }))
            words.fail("there is no chart \"" + table.chart + "\" for this table");
        if (const Figure &rows = words.get("rows"))
            for (const Figure &row : rows.items())
                addRows(table, row);
        tables_.push_back(std::move(table));
    }
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

const Figure &Charts::file(const std::string &name)
{
    const auto known = files_.find(name);
    return known != files_.end() ? known->second : files_.emplace(name, figures_.read(name + ".toml")).first->second;
}

const Figure &Charts::find(const std::string &path, const Figure *row)
{
    static const Figure none;
    std::vector<std::string> words = parts(path);
    const Figure *found = row;
    if (row == nullptr || (!row->has(words.front()) && words.size() > 1)) {
        found = &file(words.front());
        words.erase(words.begin());
    }
    for (const std::string &word : words) {
        const Figure *next = found->isTable() && found->has(word) ? &found->at(word) : found->isArray() ? element(*found, word) : nullptr;
        if (next == nullptr)
            return none;
        found = next;
    }
    return *found;
}

std::string Charts::value(std::string path, const Figure *row, const Figure &at)
{
    const bool sign = path.starts_with('+'), large = path.starts_with('^'), optional = path.ends_with('?');
    path = path.substr(sign || large ? 1 : 0);
    path = path.substr(0, path.size() - (optional ? 1 : 0));
    if (const std::size_t other = path.find('|'); other != std::string::npos)
        path = find(path.substr(0, other), row) ? path.substr(0, other) : path.substr(other + 1);
    const std::size_t lookup = path.find('@');
    const Figure &own = find(path.substr(0, lookup), row);
    if (!own && optional)
        return {};
    if (!own)
        at.fail("there is no figure \"" + path + "\"");
    std::string text = textOf(own);
    if (lookup != std::string::npos) {
        const std::string rows = path.substr(lookup + 1);
        const std::size_t key = rows.rfind('.');
        if (key == std::string::npos)
            at.fail("\"" + path + "\" does not name a key after its rows");
        const Figure &list = find(rows.substr(0, key), nullptr);
        if (!list.isArray())
            at.fail("there are no rows \"" + rows.substr(0, key) + "\"");
        const auto named = std::find_if(list.items().begin(), list.items().end(),
                                        [&](const Figure &one) { return one.isTable() && one.text("id", "") == text; });
        if (named == list.items().end())
            own.fail("\"" + rows.substr(0, key) + "\" has no row \"" + text + "\"");
        text = textOf(named->at(rows.substr(key + 1)));
    }
    const bool number = own.kind() == Figure::Kind::integer || own.kind() == Figure::Kind::decimal;
    return (sign && number && own.number() >= 0 ? "+" : "") + (large ? capital(text) : text);
}

std::string Charts::filled(const Figure &text, const Figure *row)
{
    const std::string &words = text.text();
    std::string whole;
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t open = words.find('{', at), close = words.find('}', open);
        whole += words.substr(at, open - at);
        if (open == std::string::npos)
            break;
        if (close == std::string::npos)
            text.fail("a \"{\" has no \"}\"");
        whole += value(words.substr(open + 1, close - open - 1), row, text);
        at = close + 1;
    }
    return whole;
}

void Charts::addRow(Table &table, const Figure &row, const Figure *source)
{
    const auto &words = row.at("cells").items();
    if (words.size() != table.columns.size())
        row.fail("the table has " + std::to_string(table.columns.size()) + " columns, this row " + std::to_string(words.size()) + " cells");
    std::vector<std::string> cells;
    for (const Figure &cell : words)
        cells.push_back(filled(cell, source));
    table.rows.push_back(std::move(cells));
    table.rules.push_back(row.has("rule") ? filled(row.at("rule"), source) : source != nullptr ? source->text("rule", "") : "");
}

void Charts::addRows(Table &table, const Figure &row)
{
    row.onlyKeys({"rule", "from", "cells"});
    if (!row.has("from")) {
        addRow(table, row, nullptr);
        return;
    }
    const Figure &sources = find(row.at("from").text(), nullptr);
    if (!sources.isArray())
        row.fail("there are no rows \"" + row.at("from").text() + "\"");
    for (const Figure &source : sources.items())
        addRow(table, row, &source);
}

Json chartsFrom(const FigureFolder &figures) { return Charts(figures).json(); }

} // namespace optio
