// SPDX-License-Identifier: GPL-3.0-or-later
// House rules written as TOML, and whether a TOML text holds comments.
#include "rules/figures/house_draft.h"

#include <fmt/format.h>

#include <algorithm>

namespace optio {

namespace {

using HouseTree = nlohmann::ordered_json;

std::string quotedToml(const std::string &text)
{
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            quoted += {'\\', c};
        else if (c == '\n')
            quoted += "\\n";
        else if (c == '\t')
            quoted += "\\t";
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            quoted += fmt::format("\\u{:04X}", static_cast<unsigned>(c));
        else
            quoted += c;
    }
    return quoted + '"';
}

std::string keyToml(const std::string &key)
{
    const bool bare =
        !key.empty() && key.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-") == std::string::npos;
    return bare ? key : quotedToml(key);
}

std::string valueToml(const HouseTree &value)
{
    if (value.is_string())
        return quotedToml(value.get<std::string>());
    if (value.is_number_float()) {
        std::string text = fmt::format("{}", value.get<double>());
        return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
    }
    if (!value.is_structured())
        return value.dump();
    std::string list;
    for (const auto &[key, item] : value.items())
        list += (list.empty() ? "" : ", ") + (value.is_object() ? keyToml(key) + " = " : "") + valueToml(item);
    return value.is_array() ? "[" + list + "]" : list.empty() ? "{}" : "{ " + list + " }";
}

bool isRowsTree(const HouseTree &value)
{
    return value.is_array() && !value.empty() &&
           std::all_of(value.begin(), value.end(), [](const HouseTree &row) { return row.is_object(); });
}

/// The keys of a table: first those that stand on a line, then the tables and rows under it.
void writeTable(std::string &text, const HouseTree &table, const std::string &path)
{
    std::string lines;
    for (const auto &[key, value] : table.items())
        if (!value.is_object() && !isRowsTree(value))
            lines += keyToml(key) + " = " + valueToml(value) + "\n";
    if (!lines.empty())
        text += path.empty() ? lines : "\n[" + path + "]\n" + lines;
    for (const auto &[key, value] : table.items()) {
        const std::string name = path.empty() ? keyToml(key) : path + "." + keyToml(key);
        if (value.is_object()) {
            writeTable(text, value, name);
        } else if (isRowsTree(value)) {
            for (const HouseTree &row : value) {
                text += "\n[[" + name + "]]\n";
                for (const auto &[part, item] : row.items())
                    text += keyToml(part) + " = " + valueToml(item) + "\n";
            }
        }
    }
}

} // namespace

std::string houseToml(const nlohmann::ordered_json &document)
{
    std::string text;
    writeTable(text, document, "");
    return text;
}

std::string HouseDraft::toml() const { return houseToml(document_); }

bool hasComments(std::string_view toml)
{
    for (std::size_t at = 0; at < toml.size(); ++at) {
        const char c = toml[at];
        if (c == '#')
            return true;
        if (c != '"' && c != '\'')
            continue;
        const std::string three(3, c);
        const bool lines = toml.substr(at, 3) == three;
        for (at += lines ? 3 : 1; at < toml.size(); ++at) {
            if (toml[at] == '\\' && c == '"')
                ++at;
            else if (lines ? toml.substr(at, 3) == three : toml[at] == c || toml[at] == '\n')
                break;
        }
        at += lines ? 2 : 0;
    }
    return false;
}

} // namespace optio
