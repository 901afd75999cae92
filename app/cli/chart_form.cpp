// SPDX-License-Identifier: GPL-3.0-or-later
// Charts as text and as HTML.
#include "app/cli/chart_form.h"

#include <algorithm>
#include <vector>

namespace optio::cli {

namespace {

/// Characters, not bytes: every byte of UTF-8 but those that continue a character.
std::size_t lengthOf(const std::string &text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string escaped(const std::string &text)
{
    std::string safe;
    for (const char c : text)
        switch (c) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '"':
            safe += "&quot;";
            break;
        default:
            if (static_cast<unsigned char>(c) >= 0x20 || c == '\n')
                safe += c;
        }
    return safe;
}

/// The head of a table and its rows, each with its rule at the end.
std::vector<std::vector<std::string>> linesOf(const Json &table)
{
    std::vector<std::vector<std::string>> lines{table.at("columns").get<std::vector<std::string>>()};
    lines.front().emplace_back("Rule");
    for (std::size_t i = 0; i < table.at("rows").size(); ++i) {
        lines.push_back(table.at("rows")[i].get<std::vector<std::string>>());
        lines.back().push_back(table.at("rules")[i].get<std::string>());
    }
    return lines;
}

const char *const style =
    "@page { size: A4; margin: 15mm; }\n"
    "body { font: 10pt/1.35 Inter, sans-serif; color: #000; background: #fff; max-width: 60em; margin: auto; }\n"
    "h1 { font-size: 18pt; margin: 0 0 4pt; } h2 { font-size: 12pt; margin: 14pt 0 4pt; break-after: avoid; }\n"
    "table { border-collapse: collapse; width: 100%; } thead { display: table-header-group; }\n"
    "tr { break-inside: avoid; } th, td { text-align: left; vertical-align: top; padding: 2pt 8pt 2pt 0;\n"
    "border-bottom: 0.5pt solid #999; } th { border-bottom: 1pt solid #000; } .rule { white-space: nowrap; color: #555; }\n"
    "footer { margin-top: 14pt; font-size: 8pt; color: #555; }\n";

} // namespace

std::string chartText(const Json &chart)
{
    std::string text = chart.at("title").get<std::string>() + "\n";
    if (const std::string note = chart.value("note", ""); !note.empty())
        text += note + "\n";
    for (const Json &table : chart.at("tables")) {
        text += "\n" + table.at("title").get<std::string>() + "\n";
        const auto lines = linesOf(table);
        std::vector<std::size_t> widths(lines.front().size(), 0);
        for (const auto &line : lines)
            for (std::size_t i = 0; i < line.size(); ++i)
                widths[i] = std::max(widths[i], lengthOf(line[i]));
        for (const auto &line : lines) {
            std::string row = " ";
            for (std::size_t i = 0; i < line.size(); ++i)
                row += " " + line[i] + std::string(widths[i] - lengthOf(line[i]) + 1, ' ');
            text += row.substr(0, row.find_last_not_of(' ') + 1) + "\n";
        }
    }
    return text;
}

std::string chartHtml(const Json &chart, const std::string &source)
{
    const std::string title = escaped(chart.at("title").get<std::string>());
    std::string html = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>" + title + "</title>\n<style>\n" +
                       style + "</style>\n</head>\n<body>\n<h1>" + title + "</h1>\n";
    if (const std::string note = chart.value("note", ""); !note.empty())
        html += "<p>" + escaped(note) + "</p>\n";
    for (const Json &table : chart.at("tables")) {
        html += "<h2>" + escaped(table.at("title").get<std::string>()) + "</h2>\n<table>\n";
        const auto lines = linesOf(table);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const std::string cell = i == 0 ? "th" : "td";
            html += i == 0 ? "<thead>\n<tr>" : "<tr>";
            for (std::size_t j = 0; j < lines[i].size(); ++j)
                html += "<" + cell + (j + 1 == lines[i].size() ? " class=\"rule\">" : ">") + escaped(lines[i][j]) + "</" + cell + ">";
            html += i == 0 ? "</tr>\n</thead>\n<tbody>\n" : "</tr>\n";
        }
        html += "</tbody>\n</table>\n";
    }
    return html + "<footer>" + escaped(source) + "</footer>\n</body>\n</html>\n";
}

} // namespace optio::cli
