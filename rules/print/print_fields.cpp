// SPDX-License-Identifier: GPL-3.0-or-later
// Tells fields and their values.
#include "rules/print/print_fields.h"

#include <algorithm>

namespace optio {

namespace {

/// The value at "leader/name"; null when there is none.
Json heldAt(const Json &row, const std::string &key)
{
    const Json *at = &row;
    for (std::size_t from = 0; from <= key.size();) {
        const std::size_t to = std::min(key.find('/', from), key.size());
        if (!at->is_object() || !at->contains(key.substr(from, to - from)))
            return {};
        at = &at->at(key.substr(from, to - from));
        from = to + 1;
    }
    return *at;
}

/// Does the "when" of a field hold for the roster?
bool holdsFor(const Json &field, const Json &roster)
{
    const auto when = field.find("when");
    if (when == field.end())
        return true;
    for (const auto &[key, wanted] : when->items()) {
        const Json value = heldAt(roster, key);
        const bool fits = wanted.is_array() ? std::find(wanted.begin(), wanted.end(), value) != wanted.end() : wanted == value;
        if (!value.is_null() && !fits)
            return false;
    }
    return true;
}

/// The choice with this value; null when there is none.
const Json *choiceOf(const Json &field, const Json &value)
{
    if (const auto choices = field.find("choices"); choices != field.end())
        for (const Json &choice : *choices)
            if (choice.at("value") == value)
                return &choice;
    return nullptr;
}

std::string labelOf(const Json &field, const Json &value)
{
    const Json *choice = choiceOf(field, value);
    return choice != nullptr ? choice->at("label").get<std::string>() : value.is_string() ? value.get<std::string>() : value.dump();
}

std::string helpOf(const Json *choice) { return choice == nullptr ? std::string() : choice->value("help", ""); }

/// A value of a plain kind in words.
std::string plainText(const Json &field, const Json &value)
{
    const std::string kind = field.value("kind", "");
    if (kind == "choice")
        return labelOf(field, value);
    if (value.is_boolean())
        return value.get<bool>() ? "yes" : "no";
    return value.is_string() ? value.get<std::string>() : value.dump();
}

/// Rows of a table, each with its rule.
struct FieldRows {
    Json rows = Json::array(), rules = Json::array();
    void add(const std::string &what, const std::string &text, const Json &source, const Json &field)
    {
        rows.push_back({what, text});
        rules.push_back(source.value("rule", field.value("rule", "")));
    }
};

void tellField(const Json &field, const Json &value, FieldRows &told)
{
    const std::string kind = field.value("kind", "");
    if (kind == "flags" && value.is_array()) {
        for (const Json &flag : value) {
            const Json *choice = choiceOf(field, flag);
            told.add(labelOf(field, flag), helpOf(choice), choice == nullptr ? field : *choice, field);
        }
    } else if (kind == "counts" && value.is_object()) {
        for (const auto &[id, number] : value.items()) {
            if (number == 0)
                continue;
            const Json *choice = choiceOf(field, id);
            told.add(number.dump() + " × " + labelOf(field, id), helpOf(choice), choice == nullptr ? field : *choice, field);
        }
    } else if (kind == "places" && value.is_array()) {
        for (const Json &place : value)
            if (place.is_object())
                told.add("Area " + place.value("area", Json()).dump(), labelOf(field, place.value("kind", Json())), field, field);
    } else if (value.is_primitive() && value != "" && kind != "longText") {
        told.add(field.at("label").get<std::string>(), plainText(field, value), field, field);
    }
}

} // namespace

std::string commandText(const Json &catalogue, const Json &command)
{
    std::string text;
    const auto fields = catalogue.find("commandFields");
    if (fields == catalogue.end())
        return text;
    for (const Json &field : *fields) {
        const std::string key = field.at("key").get<std::string>();
        const Json value = heldAt(command, key);
        if (key == "name" || !value.is_primitive() || value.is_null() || value == "")
            continue;
        const std::string label = field.at("label").get<std::string>();
        const std::string told = field.value("kind", "") == "choice" ? labelOf(field, value) : label + ": " + plainText(field, value);
        text += (text.empty() ? "" : " · ") + told;
    }
    return text;
}

Json armyTables(const Json &catalogue, const Json &roster)
{
    std::vector<std::pair<std::string, FieldRows>> groups;
    const auto fields = catalogue.find("armyFields");
    if (fields == catalogue.end())
        return Json::array();
    for (const Json &field : *fields) {
        const Json value = heldAt(roster, field.at("key").get<std::string>());
        if (value.is_null() || !holdsFor(field, roster))
            continue;
        const std::string name = field.value("group", "");
        auto group = std::find_if(groups.begin(), groups.end(), [&](const auto &one) { return one.first == name; });
        if (group == groups.end())
            group = groups.insert(groups.end(), {name, FieldRows()});
        tellField(field, value, group->second);
    }
    Json tables = Json::array();
    for (auto &[name, told] : groups)
        if (!told.rows.empty())
            tables.push_back({{"title", name}, {"columns", Json::array()}, {"rows", told.rows}, {"rules", told.rules}});
    return tables;
}

} // namespace optio
