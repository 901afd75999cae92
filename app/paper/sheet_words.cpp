// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/sheet_words.h"

#include "app/qt/json_qt.h"
#include "app/qt/phrasebook.h"

#include <QStringList>

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
        for (Json &head : table["columns"])
            tellText(head);
        for (Json &row : table["rows"])
            for (Json &cell : row)
                tellText(cell);
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
