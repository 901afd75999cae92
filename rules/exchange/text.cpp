// SPDX-License-Identifier: GPL-3.0-or-later
// Checks and cuts text from outside.
#include "rules/exchange/text.h"

#include <algorithm>
#include <cctype>
#include <fmt/core.h>

namespace optio::exchange {

namespace {

/// The character at `at` and its length in bytes; length 0 for what is not UTF-8.
std::pair<std::uint32_t, std::size_t> characterAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at);
    if (first < 0x80)
        return {first, 1};
    const std::size_t length = first >= 0xF0 && first < 0xF5   ? 4
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xC2 && first < 0xE0 ? 2
                                                               : 0;
    if (length == 0 || at + length > text.size())
        return {0, 0};
    std::uint32_t value = first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0U) != 0x80)
            return {0, 0};
        value = value << 6U | (byte(at + i) & 0x3FU);
    }
    const bool tooLong = (length == 3 && value < 0x800) || (length == 4 && (value < 0x10000 || value > 0x10FFFF));
    const bool surrogate = value >= 0xD800 && value < 0xE000;
    return tooLong || surrogate ? std::pair<std::uint32_t, std::size_t>{0, 0} : std::pair{value, length};
}

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

} // namespace

std::string_view plainText(const Source &source)
{
    std::string_view text = source.bytes;
    if (text.size() > mostBytes)
        throw Error(fmt::format("{} is too large: more than the {} MB allowed", source.what, mostBytes >> 20));
    if (text.substr(0, 3) == "\xEF\xBB\xBF")
        text.remove_prefix(3);
    std::size_t line = 1, start = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte >= ' ' && byte < 0x80) { // nearly all of a text, many megabytes of it
            ++at;
            continue;
        }
        const auto [character, length] = characterAt(text, at);
        if (length == 0 || character == 0)
            throw Error(placeIn(source.what, line, columnOf(text.substr(start), at - start)) +
                        (length == 0 ? ": this is not UTF-8 text" : ": a NUL has no place in a text"));
        at += length;
        if (character == '\n') {
            ++line;
            start = at;
        }
    }
    return text;
}

std::uint32_t oddCharacter(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto [character, length] = characterAt(text, at);
        const bool control = (character < 0x20 && character != '\n' && character != '\t') || (character >= 0x7F && character < 0xA0);
        const bool turns = (character >= 0x202A && character <= 0x202E) || (character >= 0x2066 && character <= 0x2069);
        if (length == 0 || control || turns || character == 0xFEFF)
            return length == 0 ? 0xFFFD : std::max<std::uint32_t>(character, 1);
        at += length;
    }
    return 0;
}

void checkTexts(const Json &json, const std::string &where)
{
    if (json.is_string()) {
        const std::string &text = json.get_ref<const std::string &>();
        if (const std::uint32_t odd = oddCharacter(text); odd != 0)
            throw Error(fmt::format("{} holds the control character U+{:04X}; texts of an army are plain text", where, odd), where);
        if ((where.ends_with("/name") || where.ends_with("/people")) && text.find('\n') != std::string::npos)
            throw Error(where + " holds a line break; a name stands on one line", where);
    } else if (json.is_structured()) {
        for (auto it = json.begin(); it != json.end(); ++it) {
            const std::string key = json.is_object() ? it.key() : std::to_string(it - json.begin());
            if (oddCharacter(key) != 0)
                throw Error(where + " has a key with control characters; texts of an army are plain text", where);
            checkTexts(*it, where + "/" + key);
        }
    }
}

std::vector<Line> linesOf(std::string_view text)
{
    std::vector<Line> lines;
    while (true) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        lines.push_back({line, lines.size() + 1});
        if (end == std::string_view::npos)
            return lines;
        text.remove_prefix(end + 1);
    }
}

std::size_t columnOf(std::string_view line, std::size_t at)
{
    const std::string_view before = line.substr(0, at);
    return 1 + static_cast<std::size_t>(
                   std::count_if(before.begin(), before.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }));
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

std::string small(std::string_view text)
{
    std::string low(text);
    std::transform(low.begin(), low.end(), low.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return low;
}

std::string placeIn(const std::string &what, std::size_t line, std::size_t column)
{
    return column == 0 ? fmt::format("{}, line {}", what, line) : fmt::format("{}, line {}, column {}", what, line, column);
}

bool standsAlone(std::string_view text)
{
    return !text.empty() && trimmed(text) == text && oddCharacter(text) == 0 && text.find_first_of("\n\t") == std::string_view::npos;
}

Json valueOf(std::string_view text)
{
    const std::string_view bare = trimmed(text);
    static constexpr std::string_view starts = "{[\"-0123456789tfn";
    if (!bare.empty() && starts.find(bare.front()) != std::string_view::npos) {
        try {
            return parseJson(bare, "the value");
        } catch (const Error &) {
            // then it is a text
        }
    }
    return std::string(bare);
}

std::string textOfValue(const Json &value, bool guarded)
{
    if (value.is_string()) {
        const std::string &text = value.get_ref<const std::string &>();
        const bool formula = guarded && !text.empty() && std::string_view("=+-@").find(text.front()) != std::string_view::npos;
        if (!formula && standsAlone(text) && valueOf(text) == value)
            return text;
    }
    return value.dump();
}

} // namespace optio::exchange
