// SPDX-License-Identifier: GPL-3.0-or-later
// Charts and sheets as text and as HTML.
#include "rules/print/chart_form.h"

#include "rules/report/markup.h"

#include "rules/print/print.h"

#include <algorithm>
#include <vector>

namespace optio {

namespace {

/// Characters, not bytes: every byte of UTF-8 but those that continue a character.
std::size_t lengthOf(const std::string &text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// A table's columns, with the one for rules where it has them; none for a table without a head.
std::vector<std::string> headOf(const Json &table)
{
    auto head = table.at("columns").get<std::vector<std::string>>();
    if (!head.empty() && table.contains("rules"))
        head.emplace_back("Rule");
    return head;
}

/// Its rows, each with its rule at the end.
std::vector<Json> rowsOf(const Json &table)
{
    std::vector<Json> rows = table.at("rows").get<std::vector<Json>>();
    if (table.contains("rules"))
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i].push_back(table.at("rules")[i]);
    return rows;
}

/// A cell in HTML: boxes are drawn, and what is ticked stands in them.
std::string htmlCell(const Json &cell)
{
    if (cell.is_string())
        return inMarkup(cell.get<std::string>());
    const int unit = cell.value("halves", false) ? 2 : 1, count = cell.value("boxes", 0), done = cell.value("done", 0);
    std::string html;
    for (int at = 0; at < count; at += unit) {
        const int worth = std::min(unit, count - at);
        html += std::string("<span class=\"box") + (worth < unit ? " half" : "") + "\">" +
                (done >= at + worth ? "×"
                 : done > at        ? "∕"
                                    : "&nbsp;") +
                "</span>";
    }
    return html;
}

const char *const style =
    "@page { size: A4; margin: 15mm; }\n"
    "body { font: 10pt/1.35 Inter, sans-serif; color: #000; background: #fff; max-width: 60em; margin: auto; }\n"
    "h1 { font-size: 18pt; margin: 0 0 4pt; } h2 { font-size: 12pt; margin: 14pt 0 4pt; break-after: avoid; }\n"
    "table { border-collapse: collapse; width: 100%; } thead { display: table-header-group; }\n"
    "tr { break-inside: avoid; } th, td { text-align: left; vertical-align: top; padding: 2pt 8pt 2pt 0;\n"
    "border-bottom: 0.5pt solid #999; } th { border-bottom: 1pt solid #000; } .rule { white-space: nowrap; color: #555; }\n"
    "h1 { break-before: page; } h1:first-of-type { break-before: auto; } p { white-space: pre-line; }\n"
    ".box { display: inline-block; width: 9pt; border: 0.7pt solid #000; margin: 1pt; text-align: center; line-height: 9pt; }\n"
    ".half { width: 4pt; }\n"
    "footer { margin-top: 14pt; font-size: 8pt; color: #555; }\n";

} // namespace

std::string chartText(const Json &chart)
{
    std::string text = chart.at("title").get<std::string>() + "\n";
    if (const std::string note = chart.value("note", ""); !note.empty())
        text += note + "\n";
    for (const Json &table : chart.at("tables")) {
        text += "\n" + table.at("title").get<std::string>() + "\n";
        std::vector<std::vector<std::string>> lines;
        if (const std::vector<std::string> head = headOf(table); !head.empty())
            lines.push_back(head);
        for (const Json &row : rowsOf(table)) {
            lines.emplace_back();
            for (const Json &cell : row)
                lines.back().push_back(cellText(cell));
        }
        std::vector<std::size_t> widths;
        for (const auto &line : lines)
            for (std::size_t i = 0; i < line.size(); ++i) {
                widths.resize(std::max(widths.size(), i + 1), 0);
                widths[i] = std::max(widths[i], lengthOf(line[i]));
            }
        for (const auto &line : lines) {
            std::string row = " ";
            for (std::size_t i = 0; i < line.size(); ++i)
                row += " " + line[i] + std::string(widths[i] - lengthOf(line[i]) + 1, ' ');
            text += row.substr(0, row.find_last_not_of(' ') + 1) + "\n";
        }
    }
    return text;
}

std::string chartHtml(const std::vector<Json> &charts, const std::string &source)
{
    const std::string title = charts.empty() ? std::string() : inMarkup(charts.front().at("title").get<std::string>());
    std::string html = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>" + title + "</title>\n<style>\n" +
                       style + "</style>\n</head>\n<body>\n";
    for (const Json &chart : charts) {
        html += "<h1>" + inMarkup(chart.at("title").get<std::string>()) + "</h1>\n";
        if (const std::string note = chart.value("note", ""); !note.empty())
            html += "<p>" + inMarkup(note) + "</p>\n";
        for (const Json &table : chart.at("tables")) {
            html += "<h2>" + inMarkup(table.at("title").get<std::string>()) + "</h2>\n<table>\n";
            if (const std::vector<std::string> head = headOf(table); !head.empty()) {
                html += "<thead>\n<tr>";
                for (std::size_t i = 0; i < head.size(); ++i)
                    html +=
                        (table.contains("rules") && i + 1 == head.size() ? "<th class=\"rule\">" : "<th>") + inMarkup(head[i]) + "</th>";
                html += "</tr>\n</thead>\n";
            }
            html += "<tbody>\n";
            for (const Json &row : rowsOf(table)) {
                html += "<tr>";
                for (std::size_t i = 0; i < row.size(); ++i)
                    html += (table.contains("rules") && i + 1 == row.size() ? "<td class=\"rule\">" : "<td>") + htmlCell(row[i]) + "</td>";
                html += "</tr>\n";
            }
            html += "</tbody>\n</table>\n";
        }
    }
    return html + "<footer>" + inMarkup(source) + "</footer>\n</body>\n</html>\n";
}

} // namespace optio
