// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/sheet_words.h"

#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace optio {

namespace {

void tellText(Json &text)
{
    if (!text.is_string())
        return;
    QStringList lines = qt(text.get<std::string>()).split(u'\n');
    for (QString &line : lines)
        line = spoken(line);
    text = utf8(lines.join(u'\n'));
}

/// Whether what stands under this head was typed by somebody.
bool ofNames(const Json &head)
{
    constexpr std::array<std::string_view, 4> heads{"Player", "Club", "Army", "Team"};
    return head.is_string() && std::find(heads.begin(), heads.end(), head.get<std::string_view>()) != heads.end();
}

void tellRow(Json &row, const std::vector<bool> &names)
{
    for (std::size_t i = 0; i < row.size(); ++i)
        if (i >= names.size() || !names[i] || row[i] == "bye")
            tellText(row[i]);
}

} // namespace

Json sheetInWords(Json sheet)
{
    if (speaksEnglish())
        return sheet;
    const std::string id = sheet.value("id", "");
    if (id != "roster" && id != "game") // those bear the name of an army
        tellText(sheet["title"]);
    if (sheet.contains("note"))
        tellText(sheet["note"]);
    for (Json &table : sheet.at("tables")) {
        tellText(table["title"]);
        if (table.at("columns").empty()) // what a player wrote
            continue;
        std::vector<bool> names;
        for (Json &head : table["columns"]) {
            names.push_back(ofNames(head));
            tellText(head);
        }
        for (Json &row : table["rows"])
            tellRow(row, names);
    }
    return sheet;
}

std::vector<Json> sheetsInWords(std::vector<Json> sheets)
{
    for (Json &sheet : sheets)
        sheet = sheetInWords(std::move(sheet));
    return sheets;
}

} // namespace optio
