// SPDX-License-Identifier: GPL-3.0-or-later
// Reads elements.
#include "rulesets/dba/army/element.h"

#include "rules/ruling/refusal.h"

namespace optio::dba {

namespace {

int typeFrom(const Words &words, const Json &json, const std::string &field)
{
    const int type = json.is_string() ? words.type(json.get_ref<const std::string &>()) : -1;
    if (type < 0)
        throw Error(field + ": " + quoted(json) + " is not a troop type (DBA-001); allowed: " + words.typeList(), field);
    return type;
}

} // namespace

Element elementFromJson(const Words &words, const Json &json, const std::string &field)
{
    if (json.is_string())
        return {typeFrom(words, json, field), false};
    if (!json.is_object())
        throw Error(field + ": describe the element as a text like \"Bd\" or as an object with type and general", field);
    for (auto it = json.begin(); it != json.end(); ++it)
        if (it.key() != "type" && it.key() != "general")
            throw Error(field + ": unknown key " + quoted(Json(it.key())) + allowedTail(it.key(), {"type", "general"}), field);
    if (!json.contains("type"))
        throw Error(field + ".type: the troop type is missing; allowed: " + words.typeList(), field + ".type");
    Element element{typeFrom(words, json.at("type"), field + ".type"), false};
    if (const auto general = json.find("general"); general != json.end()) {
        if (!general->is_boolean())
            throw Error(field + ".general: " + quoted(*general) + " is not yes or no; allowed: true, false", field + ".general");
        element.general = general->get<bool>();
    }
    return element;
}

Element elementFromRow(const Words &words, const Json &row, const std::string &field)
{
    if (!row.is_object() || !row.contains("type"))
        throw Error(field + ": expected a row with a type; allowed: " + words.typeList(), field);
    Element element{typeFrom(words, row.at("type"), field + ".type"), false};
    if (const auto role = row.find("role"); role != row.end()) {
        if (*role != "none" && *role != "general")
            throw Error(field + ".role: " + quoted(*role) + " is not a role; allowed: \"none\", \"general\"", field + ".role");
        element.general = *role == "general";
    }
    return element;
}

Json toJson(const Words &words, const Element &element)
{
    Json json = Json::object();
    json["type"] = words.at(element.type).id;
    json["general"] = element.general;
    return json;
}

const std::string &titleOf(const Words &words, const Element &element) { return words.at(element.type).name; }

int countOf(const Json &unit)
{
    const auto count = unit.find("count");
    return count == unit.end() || !count->is_number_integer() ? 1 : count->get<int>();
}

std::string nameOfSide(const State &state, int side) { return state.side(side).name; }

} // namespace optio::dba
