// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the army lists of a text.
#include "rulesets/dba/army/list_lines.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace optio::dba {

namespace {

using exchange::Line;
using exchange::small;
using exchange::trimmed;

constexpr std::size_t longestLine = 20'000; ///< no list is longer

/// Without what tables and programs put round a cell.
std::string_view bareCell(std::string_view text)
{
    constexpr std::string_view round = " \t\"'[]{},;|";
    while (!text.empty() && (round.find(text.front()) != std::string_view::npos || text.front() == '='))
        text.remove_prefix(1);
    while (!text.empty() && (round.find(text.back()) != std::string_view::npos || text.back() == '=' || text.back() == ':'))
        text.remove_suffix(1);
    return text;
}

/// The cells of a line of a table: parted by tabs or bars, or texts in quotes. One cell when it is no table.
std::vector<std::string_view> cellsOf(std::string_view line)
{
    std::vector<std::string_view> cells;
    const auto add = [&](std::string_view cell) {
        if (cell = bareCell(cell); !cell.empty())
            cells.push_back(cell);
    };
    const char mark = line.find('\t') != std::string_view::npos ? '\t' : line.find('|') != std::string_view::npos ? '|' : '\0';
    bool quotes = false;
    std::size_t start = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool quote = line[i] == '"';
        if (quote && quotes && i + 1 < line.size() && line[i + 1] == '"') {
            ++i; // a quote within quotes
            continue;
        }
        if (!quote && (quotes || mark == '\0' || line[i] != mark))
            continue;
        add(line.substr(start, i - start));
        start = i + 1;
        quotes = quote ? !quotes : quotes;
    }
    add(line.substr(start));
    return cells;
}

/// Only signs, such as a ruled line.
bool isRuled(std::string_view text)
{
    return std::none_of(text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c) != 0 || c >= 0x80; });
}

/// The titles of a table's columns.
bool isHead(const std::vector<std::string_view> &cells)
{
    static constexpr std::array words{"name",  "army",     "army name", "variants", "variant", "list",
                                      "lists", "elements", "troops",    "id",       "ref"};
    const auto known = [](std::string_view cell) {
        const std::string low = small(trimmed(cell));
        return std::any_of(words.begin(), words.end(), [&](const char *word) { return low == word; });
    };
    std::vector<std::string_view> all;
    for (std::string_view cell : cells)
        while (true) {
            const std::size_t comma = cell.find_first_of(",;");
            all.push_back(cell.substr(0, comma));
            if (comma == std::string_view::npos)
                break;
            cell.remove_prefix(comma + 1);
        }
    return all.size() > 1 && std::all_of(all.begin(), all.end(), known);
}

/// The fields of a line of comma-separated values, with the empty ones.
std::vector<std::string_view> fieldsOf(std::string_view line)
{
    std::vector<std::string_view> fields;
    bool quotes = false;
    std::size_t start = 0;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        quotes = i < line.size() && line[i] == '"' ? !quotes : quotes;
        if (i < line.size() && (quotes || line[i] != ','))
            continue;
        fields.push_back(bareCell(line.substr(start, i - start)));
        start = i + 1;
    }
    return fields;
}

/// The columns of a table that has a troop in each: from "General" over "1", "2" and so on.
struct TroopColumns {
    std::size_t name = 0, first = 0, last = 0; ///< there are none while `last` is 0
};

TroopColumns troopColumns(std::string_view head)
{
    TroopColumns columns;
    const std::vector<std::string_view> titles = fieldsOf(head);
    for (std::size_t i = 0; i < titles.size(); ++i) {
        const std::string title = small(titles[i]);
        if (title == "name" || title == "army name")
            columns.name = i;
        else if (title == "general")
            columns.first = i;
    }
    if (columns.first == 0)
        return {};
    std::size_t last = columns.first;
    while (last + 1 < titles.size() && titles[last + 1] == std::to_string(last + 1 - columns.first))
        ++last;
    columns.last = last > columns.first ? last : 0;
    return columns;
}

class Finder {
public:
    explicit Finder(const ListCodes &codes) : codes_(codes) {}

    FoundLists take() { return std::move(found_); }

    void line(const Line &line)
    {
        line_ = line;
        const std::string_view text = trimmed(line.text);
        if (text.empty()) {
            blank_ = true;
            return;
        }
        if (text.size() > longestLine) {
            remark(text);
            return;
        }
        if (ruled(text) || rulesOf(text))
            return;
        if (found_.lists.empty() && title_.empty() && columns_.last == 0 && (columns_ = troopColumns(text)).last > 0)
            return;
        if (columns_.last > 0 && columned(text))
            return;
        const std::vector<std::string_view> cells = cellsOf(text);
        if (found_.lists.empty() && title_.empty() && isHead(cells))
            return;
        if (cells.size() > 1)
            table(cells);
        else if (!cells.empty())
            plain(cells.size() == 1 && text.find('"') == std::string_view::npos ? text : cells.front());
        blank_ = false;
    }

private:
    bool ruled(std::string_view text)
    {
        if (!isRuled(text))
            return false;
        title_.clear();
        closed_ = true;
        return true;
    }

    /// "Rules: DBA", and lines that other forms of text have.
    bool rulesOf(std::string_view text)
    {
        const char first = text.front();
        if (text.substr(0, 2) == "==" || text.substr(0, 3) == "## " || first == '<' || first == '{')
            found_.other = true;
        const std::size_t colon = text.find(':');
        const std::string key = small(trimmed(text.substr(0, colon)));
        if (colon == std::string_view::npos || (key != "rules" && key != "ruleset" && key != "game"))
            return false;
        const std::string value = small(trimmed(text.substr(colon + 1)));
        found_.other = found_.other || (value.rfind("dba", 0) != 0 && value.rfind("de bellis antiquitatis", 0) != 0);
        return true;
    }

    FoundList &open(const std::string &name)
    {
        found_.lists.push_back({name, {}, {}});
        closed_ = false;
        return found_.lists.back();
    }

    void row(FoundList &list, std::string_view text)
    {
        const Likeness like = likenessOf(codes_, text);
        found_.rows += like.parts;
        found_.known += like.known;
        found_.figured += like.figured;
        list.rows.push_back({text, line_});
        const char last = text.back();
        const std::string low = small(text.substr(text.size() - std::min<std::size_t>(3, text.size())));
        goesOn_ = last == ',' || last == ';' || last == '+' || low == " or" || last == '/';
    }

    /// A line of a table with a troop in each column.
    bool columned(std::string_view text)
    {
        const std::vector<std::string_view> fields = fieldsOf(text);
        if (fields.size() <= columns_.first || fields[columns_.first].empty())
            return false;
        FoundList &list = open(std::string(fields[columns_.name]));
        for (std::size_t i = columns_.first; i <= columns_.last && i < fields.size(); ++i)
            if (!fields[i].empty())
                row(list, fields[i]);
        closed_ = true;
        return true;
    }

    /// All variants of a line: each list in its cells is an army of the name that stands before them.
    void table(const std::vector<std::string_view> &cells)
    {
        std::string name;
        std::vector<std::string_view> lists;
        for (const std::string_view cell : cells) {
            const Likeness like = likenessOf(codes_, cell);
            if (isList(like) || (like.parts > 0 && like.parts == like.known && (like.figured > 0 || like.timed > 0)))
                lists.push_back(cell);
            else if (lists.empty())
                name += (name.empty() ? "" : " ") + std::string(cell);
        }
        if (lists.empty()) {
            plain(trimmed(line_.text));
            return;
        }
        // A list that a program has cut into cells, a troop in each, is one.
        const bool pieces = lists.size() > 1 &&
                            std::none_of(lists.begin(), lists.end(), [&](std::string_view cell) { return listPartsOf(cell).size() > 1; });
        for (std::size_t i = 0; i < lists.size(); ++i) {
            const bool first = i == 0;
            const std::string own = name.empty() ? title_ : name;
            if (first || !pieces)
                open(lists.size() > 1 && !pieces ? (own.empty() ? "An army" : own) + " (" + std::to_string(i + 1) + ")" : own);
            row(found_.lists.back(), lists[i]);
        }
        title_.clear();
        closed_ = true;
    }

    /// A title before the list: what stands before a colon, or before the first troops.
    std::string nameBefore(std::string_view &text) const
    {
        for (const std::string_view mark : {":", " = ", " - ", " – ", "\t"}) {
            const std::size_t at = text.find(mark);
            if (at == std::string_view::npos)
                continue;
            const std::string_view before = bareCell(text.substr(0, at)), after = trimmed(text.substr(at + mark.size()));
            const Likeness like = likenessOf(codes_, after), left = likenessOf(codes_, before);
            const bool listed = isList(like) || (like.parts > 0 && like.known == like.parts && like.figured > 0);
            if (!saysGeneral(before) && left.known == 0 && (listed || (like.timed == like.parts && like.parts > 0 && left.timed == 0))) {
                text = after;
                return std::string(before);
            }
        }
        const std::vector<std::string_view> parts = listPartsOf(text);
        std::size_t named = 0;
        while (named < parts.size() && likenessOf(codes_, parts[named]).known == 0 && timesOf(parts[named]).most == 0)
            ++named;
        if (named == 0 || named >= parts.size())
            return {};
        const std::string_view before = text.substr(0, static_cast<std::size_t>(parts[named].data() - text.data()));
        text.remove_prefix(before.size());
        return std::string(bareCell(before));
    }

    void plain(std::string_view text)
    {
        const bool whole = isList(likenessOf(codes_, text));
        const std::string_view before = text;
        std::string name = nameBefore(text);
        const Likeness like = likenessOf(codes_, text);
        const bool list = isList(like), names = !name.empty();
        if (names && !list && !(like.parts > 0 && like.known == like.parts) && !whole && like.timed == 0) {
            text = before; // it was no name after all
            name.clear();
        }
        const Likeness row = likenessOf(codes_, text);
        const bool opened = !found_.lists.empty() && !closed_;
        const bool troops = row.timed > 0 || row.figured > 0 || (row.known > 0 && row.known == row.parts && (opened || !title_.empty()));
        if (!troops) {
            remark(before);
            return;
        }
        const bool goes = opened && title_.empty() && name.empty() && (goesOn_ || (!list && !blank_) || (!list && single_));
        if (!goes) {
            const std::string own = name.empty() ? title_ : title_.empty() ? name : title_ + ": " + name;
            FoundList &made = open(own);
            made.remarks = std::move(remarks_);
            remarks_.clear();
            title_.clear();
        }
        this->row(found_.lists.back(), text);
        single_ = !list;
    }

    /// A line that is no row: a title, or something said of the list.
    void remark(std::string_view text)
    {
        const bool opened = !found_.lists.empty() && !closed_;
        if (title_.empty() && (!opened || blank_)) {
            title_ = std::string(bareCell(text));
            closed_ = true;
        } else if (opened) {
            found_.lists.back().remarks.push_back({text, line_});
        } else {
            remarks_.push_back({text, line_});
        }
    }

    const ListCodes &codes_;
    FoundLists found_;
    Line line_;
    TroopColumns columns_;
    std::string title_;
    std::vector<ListPiece> remarks_; ///< under a title whose list has not begun
    bool blank_ = false, closed_ = false, goesOn_ = false, single_ = false;
};

} // namespace

FoundLists listsIn(const ListCodes &codes, std::string_view text, std::size_t mostLines)
{
    Finder finder(codes);
    std::size_t seen = 0;
    for (const Line &line : exchange::linesOf(text)) {
        if (!trimmed(line.text).empty() && ++seen > mostLines)
            break;
        finder.line(line);
    }
    return finder.take();
}

} // namespace optio::dba
