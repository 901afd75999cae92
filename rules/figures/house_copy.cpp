// SPDX-License-Identifier: GPL-3.0-or-later
// Copies a table of the book for house rules, and reads what the book has under them.
#include "rules/figures/house_copy.h"

#include "rules/figures/house_book.h"
#include "rules/figures/house_draft.h"
#include "rules/ruling/refusal.h"

#include <fmt/format.h>

#include <algorithm>

namespace optio {

namespace {

using CopiedTree = nlohmann::ordered_json;

/// "good" of "troops.move/move.light_horse/good" and "range.long" of ".../range.long"; the part that stands on a line of its own.
std::string keyOfFigure(const std::string &place)
{
    const std::string key = place.substr(place.rfind('/') + 1);
    return key.substr(0, key.find('.'));
}

/// A table of a file by its path, with `inner` at its end.
CopiedTree nested(const std::string &table, CopiedTree inner)
{
    std::size_t from = table.size();
    while (from != std::string::npos) {
        const std::size_t dot = from == 0 ? std::string::npos : table.rfind('.', from - 1);
        const std::size_t begin = dot == std::string::npos ? 0 : dot + 1;
        CopiedTree outer = CopiedTree::object();
        outer[table.substr(begin, from - begin)] = std::move(inner);
        inner = std::move(outer);
        from = dot;
    }
    return inner;
}

void addCommented(std::string &text, const std::string &toml)
{
    std::size_t at = 0;
    while (at < toml.size()) {
        const std::size_t end = std::min(toml.find('\n', at), toml.size());
        if (end > at)
            text += "# " + toml.substr(at, end - at) + "\n";
        at = end + 1;
    }
}

} // namespace

std::string commentedCopy(const std::filesystem::path &folder, const std::string &table, const HouseRules &head)
{
    const std::vector<HouseTable> tables = houseTables(folder);
    const auto found = std::find_if(tables.begin(), tables.end(), [&](const HouseTable &one) { return one.id == table; });
    if (found == tables.end()) {
        std::vector<std::string> ids;
        for (const HouseTable &one : tables)
            ids.push_back(one.id);
        throw Error(fmt::format("there is no table {} to be changed{}", quoted(Json(table)), allowedTail(table, ids)), "table");
    }
    const HouseDraft draft(folder, head.extends, head.id, head.name);
    std::string text =
        fmt::format("# {}: all of it as in the book. Take the \"# \" away from the row and the values that are to be different; "
                    "what stays behind it changes nothing.\n",
                    found->title) +
        draft.toml();
    for (const HouseRow &row : found->rows) {
        CopiedTree values = CopiedTree::object();
        if (!row.id.empty())
            values["id"] = row.id.substr(row.id.find('/') + 1);
        for (const HouseFigure &figure : row.figures) {
            const std::string key = keyOfFigure(figure.id);
            if (!values.contains(key))
                values[key] = CopiedTree(draft.book(figure.id.substr(0, figure.id.rfind('/') + 1) + key));
        }
        text += "\n# " + row.title + (row.rule.empty() ? "" : " (" + row.rule + ")") + "\n";
        addCommented(text, houseToml(nested(table, row.id.empty() ? values : CopiedTree::array({values}))));
    }
    return text;
}

std::map<std::string, std::string> bookUnder(const std::filesystem::path &folder, const HouseRules &house)
{
    const FigureFolder figures(folder, house);
    const HouseDraft draft(folder, house.extends, house.id, house.name);
    std::map<std::string, std::string> under;
    for (const HouseChange &change : figures.changes()) {
        if (change.what == "added")
            continue;
        const std::string place = change.file + (change.table.empty() ? "" : "." + change.table) + "/" + change.id;
        try {
            under[place] = canonical(draft.book(place));
        } catch (const Error &) {
            under[place] = canonical(change.from); // a value at the top of its file
        }
    }
    return under;
}

} // namespace optio
