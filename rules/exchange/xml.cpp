// SPDX-License-Identifier: GPL-3.0-or-later
// Parses XML within bounds.
#include "rules/exchange/xml.h"

#include "rules/exchange/text.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <fmt/core.h>

namespace optio::exchange {

namespace {

constexpr int deepest = 64;

std::pair<std::size_t, std::size_t> lineAndColumn(std::string_view text, std::ptrdiff_t offset)
{
    const std::string_view before = text.substr(0, static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, offset)));
    const std::size_t start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return {1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')),
            columnOf(text.substr(start), before.size() - start)};
}

std::string_view withoutMark(const Source &source)
{
    return source.bytes.substr(0, 3) == "\xEF\xBB\xBF" ? source.bytes.substr(3) : source.bytes;
}

} // namespace

void readXml(const Source &source, pugi::xml_document &document)
{
    const std::string_view text = plainText(source);
    const pugi::xml_parse_result result = document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
    if (!result) {
        const auto [line, column] = lineAndColumn(text, result.offset);
        throw Error(placeIn(source.what, line, column) + ": this is not XML: " + small(result.description()));
    }
    int depth = 0;
    for (pugi::xml_node node = document.first_child(); node;) {
        if (depth > deepest)
            throw Error(source.what + " is nested too deeply; at most " + std::to_string(deepest) + " levels are allowed");
        if (node.first_child()) {
            node = node.first_child();
            ++depth;
            continue;
        }
        while (node && !node.next_sibling()) {
            node = node.parent();
            --depth;
        }
        node = node ? node.next_sibling() : node;
    }
}

void tellAt(Import &import, const Source &source, const pugi::xml_node &node, const std::string &text)
{
    if (import.notes.size() >= mostTold)
        return;
    const auto [line, column] = lineAndColumn(withoutMark(source), node.offset_debug());
    import.notes.push_back({text, line, column});
}

int numberOf(const pugi::xml_node &node, const char *attribute, int least, int most, int otherwise)
{
    const std::string_view text = trimmed(node.attribute(attribute).value());
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = fault == std::errc() && (end == text.data() + text.size() || *end == '.');
    return whole && value >= least && value <= most ? value : otherwise;
}

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char c : text)
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\n':
            out += "&#10;";
            break;
        case '\t':
            out += "&#9;";
            break;
        case '\r':
            out += "&#13;";
            break;
        default:
            out += c;
        }
    return out;
}

} // namespace optio::exchange
