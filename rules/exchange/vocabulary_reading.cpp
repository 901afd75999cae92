// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a row from words, as they were written or as people type them.
#include "rules/exchange/vocabulary.h"

#include "rules/exchange/text.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <cctype>

namespace optio::exchange {

namespace {

constexpr std::size_t mostWords = 6;   ///< of one label
constexpr std::size_t mostItems = 100; ///< in one row

/// The parts between commas and semicolons that stand outside quotes and brackets.
std::vector<std::pair<std::string_view, std::size_t>> partsOf(std::string_view text)
{
    std::vector<std::pair<std::string_view, std::size_t>> parts;
    std::size_t start = 0;
    int depth = 0;
    bool quotes = false;
    const auto cut = [&](std::size_t end) {
        const std::string_view part = trimmed(text.substr(start, end - start));
        if (!part.empty())
            parts.emplace_back(part, static_cast<std::size_t>(part.data() - text.data()));
        start = end + 1;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quotes && c == '\\')
            ++i;
        else if (c == '"')
            quotes = !quotes;
        else if (!quotes && (c == '{' || c == '['))
            ++depth;
        else if (!quotes && (c == '}' || c == ']'))
            --depth;
        else if (!quotes && depth <= 0 && (c == ',' || c == ';'))
            cut(i);
    }
    cut(text.size());
    return parts;
}

/// The words of a part: blanks and round brackets part them.
std::vector<std::string_view> wordsIn(std::string_view text)
{
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while ((at = text.find_first_not_of(" \t()", at)) != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(" \t()", at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

/// Where the key ends and the value begins: a colon or an equals sign outside quotes.
std::size_t colonOf(std::string_view text)
{
    std::size_t from = 0;
    if (!text.empty() && text.front() == '"') { // a key in quotes
        from = 1;
        while (from < text.size() && text[from] != '"')
            from += text[from] == '\\' ? 2 : 1;
    }
    for (std::size_t i = from; i < text.size(); ++i) {
        if (text[i] == ':' || text[i] == '=')
            return i;
        if (text[i] == '"' && i > from)
            break;
    }
    return std::string_view::npos;
}

Json yesOrNo(std::string_view text)
{
    const std::string word = small(text);
    if (word == "yes" || word == "true" || word == "y")
        return true;
    if (word == "no" || word == "false" || word == "n")
        return false;
    return nullptr;
}

bool isWhole(std::string_view text)
{
    return !text.empty() && text.size() <= 6 && std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

} // namespace

bool Vocabulary::takeNamed(const Item &item, Json &row) const
{
    const std::string_view text = item.text;
    const std::size_t colon = colonOf(text);
    if (colon == std::string_view::npos)
        return false;
    const std::string_view left = trimmed(text.substr(0, colon)), right = trimmed(text.substr(colon + 1));
    const Json quotedKey = !left.empty() && left.front() == '"' ? valueOf(left) : Json();
    const Field *known = quotedKey.is_string() ? nullptr : field(left);
    if (known == nullptr && !quotedKey.is_string() && !isKey(left))
        return false;
    const std::string key = known != nullptr ? known->key : quotedKey.is_string() ? quotedKey.get<std::string>() : std::string(left);
    if (row.contains(key))
        return false;
    const Json plain = valueOf(right);
    const bool exact = text[colon] == '=' && (!plain.is_string() || right.substr(0, 1) == "\""); // key=JSON says it to the letter
    Json value;
    if (!exact && known != nullptr && known->kind == "choice")
        value = choiceOf(*known, right);
    else if (!exact && known != nullptr && known->kind == "yesNo")
        value = yesOrNo(right);
    else if (!exact && known != nullptr && known->kind == "text" && !plain.is_string())
        value = std::string(right);
    row[key] = value.is_null() ? plain : value;
    return true;
}

bool Vocabulary::takeBare(std::string_view word, Json &row, bool primaryOnly) const
{
    if (word.empty())
        return false;
    for (const Field &one : fields_) {
        if (row.contains(one.key) || (primaryOnly && one.key != primary_))
            continue;
        if (one.kind == "choice" && applies(one, row)) {
            if (Json value = choiceOf(one, word); !value.is_null()) {
                row[one.key] = std::move(value);
                return true;
            }
        } else if (one.kind == "yesNo" && applies(one, row) && small(one.label) == small(word)) {
            row[one.key] = true;
            return true;
        } else if (one.kind == "count") {
            const std::size_t blank = word.rfind(' ');
            if (blank == std::string_view::npos || !isWhole(word.substr(blank + 1)))
                continue;
            const std::string name = small(trimmed(word.substr(0, blank)));
            if (name == small(one.key) || name == small(one.label)) {
                row[one.key] = std::stoi(std::string(word.substr(blank + 1)));
                return true;
            }
        }
    }
    return false;
}

bool Vocabulary::takeWords(Item &item, Json &row) const
{
    const std::vector<std::string_view> words = wordsIn(item.text);
    if (words.empty() || words.size() > 4 * mostWords)
        return false;
    Json found = row;
    // The troop type may stand after its drill ("Reg Pk (O)"): a second round takes what hung on it.
    std::vector<bool> done(words.size(), false);
    for (int round = 0; round < 2; ++round)
        for (std::size_t i = 0; i < words.size();) {
            std::size_t taken = 0;
            for (std::size_t length = done[i] ? 0 : std::min(mostWords, words.size() - i); length > 0 && taken == 0; --length) {
                std::string phrase;
                for (std::size_t k = i; k < i + length; ++k)
                    phrase += (k == i ? "" : " ") + std::string(words[k]);
                if (takeBare(phrase, found, false))
                    taken = length;
            }
            std::fill_n(done.begin() + static_cast<std::ptrdiff_t>(i), taken, true);
            i += std::max<std::size_t>(1, taken);
        }
    const bool all = std::find(done.begin(), done.end(), false) == done.end();
    if (!all && (row.contains(primary_) || !found.contains(primary_)))
        return false; // some words of it alone mean nothing, unless they say what troops they are
    row = std::move(found);
    std::string rest;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (!done[i])
            rest += (rest.empty() ? "" : " ") + std::string(words[i]);
    item.text = rest;
    return all;
}

bool Vocabulary::takeGuess(std::string_view word, ReadRow &into) const
{
    if (word.size() < 4) // of short words nearly everything is close to something
        return false;
    for (const Field &one : fields_) {
        if (into.row.contains(one.key) || !applies(one, into.row))
            continue;
        std::vector<std::string> names;
        for (const Choice &choice : one.choices)
            names.push_back(choice.label);
        if (one.kind == "yesNo")
            names.push_back(one.label);
        const std::string near = closest(word, names);
        if (near.empty())
            continue;
        into.row[one.key] = one.kind == "yesNo" ? Json(true) : choiceOf(one, near);
        into.guessed.push_back(quoted(Json(std::string(word))) + " is taken for " + quoted(Json(near)));
        return true;
    }
    return false;
}

ReadRow Vocabulary::read(std::string_view text) const
{
    ReadRow result;
    Json &row = result.row;
    std::vector<Item> items;
    for (const auto &[part, at] : partsOf(text))
        if (items.size() < mostItems)
            items.push_back({std::string(part), at, false});
        else
            result.strange.push_back({std::string(part), at});
    for (Item &item : items)
        if (!item.done && names_ && item.text.front() == '"' && !row.contains("name"))
            if (const Json value = valueOf(item.text); value.is_string() && value != item.text) {
                row["name"] = value;
                item.done = true;
            }
    const auto sweep = [&](auto take) {
        for (Item &item : items)
            item.done = item.done || take(item);
    };
    sweep([&](const Item &item) { return takeNamed(item, row); });
    sweep([&](const Item &item) { return takeBare(item.text, row, true); });
    sweep([&](Item &item) { // "Sp(O)" says what troops they are before it says what stands behind them
        Item trial = item;
        Json found = row;
        if (row.contains(primary_))
            return false;
        const bool all = takeWords(trial, found);
        if (!found.contains(primary_))
            return false;
        row = std::move(found);
        item = std::move(trial);
        return all;
    });
    for (int round = 0; round < 2; ++round)
        sweep([&](const Item &item) { return takeBare(item.text, row, false); });
    sweep([&](Item &item) { return takeWords(item, row); });
    for (std::size_t i = 0; i < items.size(); ++i) {
        Item &item = items[i];
        const bool mayName = i == 0 && names_ && !row.contains("name") && row.contains(primary_);
        if (!item.done && !mayName)
            item.done = takeGuess(item.text, result);
    }
    for (Item &item : items) {
        if (item.done)
            continue;
        if (names_ && !row.contains("name"))
            row["name"] = item.text;
        else
            result.strange.push_back({item.text, item.at});
    }
    result.typed = row.contains(primary_);
    return result;
}

} // namespace optio::exchange
