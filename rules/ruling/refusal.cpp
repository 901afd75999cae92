// SPDX-License-Identifier: GPL-3.0-or-later
// Quoted values, lists of allowed names and the closest of them, by edit distance (a swap of neighbouring letters counts as one edit).
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <cctype>

namespace optio {

namespace {

std::string lowered(std::string_view text)
{
    std::string low(text);
    std::transform(low.begin(), low.end(), low.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return low;
}

std::size_t distance(const std::string &a, const std::string &b)
{
    std::vector<std::size_t> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

} // namespace

std::string quoted(const Json &value)
{
    constexpr std::size_t longest = 60;
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() <= longest)
        return text;
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end; // not within a letter
    return text.substr(0, end) + "…";
}

std::string listed(const std::vector<std::string> &names)
{
    if (names.empty())
        return "none";
    std::string list;
    for (const std::string &name : names)
        list += (list.empty() ? "\"" : ", \"") + name + "\"";
    return list;
}

std::string closest(std::string_view word, const std::vector<std::string> &names)
{
    constexpr std::size_t longest = 64;
    if (word.size() > longest)
        return {};
    const std::string wanted = lowered(word);
    std::string best;
    std::size_t fewest = std::max<std::size_t>(1, wanted.size() / 3) + 1;
    for (const std::string &name : names) {
        if (name.size() > longest)
            continue;
        const std::size_t edits = distance(wanted, lowered(name));
        if (edits < fewest && edits < name.size()) {
            fewest = edits;
            best = name;
        }
    }
    return best;
}

std::string allowedTail(std::string_view word, const std::vector<std::string> &names)
{
    std::string tail = "; allowed: " + listed(names);
    if (const std::string best = closest(word, names); !best.empty())
        tail += "; did you mean \"" + best + "\"?";
    return tail;
}

} // namespace optio
