// SPDX-License-Identifier: GPL-3.0-or-later
// Fills texts with figures.
#include "rules/figures/figure_text.h"

#include "rules/phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <vector>

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
        figure.fail("only a text or a number can stand in a text, not this");
    }
}

} // namespace

const Figure &FigureText::file(const std::string &name)
{
    const auto known = files_.find(name);
    return known != files_.end() ? known->second : files_.emplace(name, figures_.read(name + ".toml")).first->second;
}

const Figure &FigureText::find(const std::string &path, const Figure *row)
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

std::string FigureText::value(std::string path, const Figure *row, const Figure &at)
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

std::string FigureText::filled(const Figure &text, const Figure *row)
{
    const std::string &words = text.text();
    std::string whole;
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t open = words.find('{', at), close = words.find('}', open);
        whole += words.substr(at, open - at);
        if (open == std::string::npos)
            break;
        if (close == std::string::npos)
            text.fail("a curly bracket is never closed");
        whole += value(words.substr(open + 1, close - open - 1), row, text);
        at = close + 1;
    }
    return whole;
}

} // namespace optio
