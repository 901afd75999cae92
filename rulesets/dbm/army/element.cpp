// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the description of an element.
#include "rulesets/dbm/army/element.h"

#include "rules/ruling/refusal.h"

#include <array>
#include <vector>

namespace optio::dbm {

namespace {

using namespace std::string_literals;

[[noreturn]] void refuse(const std::string &field, const std::string &what) { throw Error(field + ": " + what, field); }

std::string cited(std::string_view text) { return quoted(Json(std::string(text))); }

std::string typeList(const Words &words)
{
    std::string list;
    for (const Type &type : words.types)
        list += (list.empty() ? "" : ", ") + type.id;
    return list;
}

const std::string &textOf(const Json &value, const std::string &field)
{
    if (!value.is_string())
        refuse(field, "expected a text");
    return value.get_ref<const std::string &>();
}

bool flagOf(const Json &value, const std::string &field)
{
    if (!value.is_boolean())
        refuse(field, "allowed are true and false");
    return value.get<bool>();
}

int wordOf(const std::vector<Named> &items, const Json &value, const std::string &field)
{
    const std::string &text = textOf(value, field);
    const int number = numberOf(items, text);
    if (number < 0)
        refuse(field, cited(text) + " is not known; allowed: " + listOf(items));
    return number;
}

int typeOf(const Words &words, std::string_view text, const std::string &field)
{
    const int number = words.type(text);
    if (number < 0)
        refuse(field, "unknown troop type " + cited(text) + " (DBM-001); allowed: " + typeList(words));
    return number;
}

int gradeOf(const Words &words, std::string_view text, const std::string &field)
{
    const int number = words.grade(text);
    if (number < 0)
        refuse(field, "unknown grade " + cited(text) + " (DBM-001); allowed: " + listOf(words.grades));
    return number;
}

/// Regular where that is a kind of the catalogue, irregular otherwise.
int usualDrill(const Words &words, int type, int grade)
{
    const auto &cost = words.types[static_cast<std::size_t>(type)].cost;
    return cost[0][static_cast<std::size_t>(grade)] != Type::noCost ? 0 : 1;
}

/// "Bd(O)" as a kind's number.
int kindOf(const Words &words, std::string_view text, const std::string &field)
{
    const Element element = elementFromText(words, text, field);
    return element.kind;
}

enum class Key {
    type,
    grade,
    drill,
    general,
    demoralised,
    rear,
    listRequires,
    bow,
    weapon,
    supports,
    mobile,
    laden,
    mountedInfantry,
    chariot,
    role,
    none
};

Key keyOf(std::string_view key)
{
    static const std::array<std::pair<std::string_view, Key>, 15> keys{{{"type", Key::type},
                                                                        {"grade", Key::grade},
                                                                        {"drill", Key::drill},
                                                                        {"general", Key::general},
                                                                        {"demoralised", Key::demoralised},
                                                                        {"double", Key::rear},
                                                                        {"list_requires_double", Key::listRequires},
                                                                        {"bow", Key::bow},
                                                                        {"weapon", Key::weapon},
                                                                        {"may_support", Key::supports},
                                                                        {"mobile", Key::mobile},
                                                                        {"laden", Key::laden},
                                                                        {"mounted_infantry", Key::mountedInfantry},
                                                                        {"chariot", Key::chariot},
                                                                        {"role", Key::role}}};
    for (const auto &[name, value] : keys)
        if (name == key)
            return value;
    return Key::none;
}

std::uint32_t supportsOf(const Words &words, const Json &value, const std::string &field)
{
    std::uint32_t bits = 0;
    const auto add = [&](const Json &one) { bits |= 1u << static_cast<unsigned>(typeOf(words, textOf(one, field), field)); };
    if (value.is_array())
        for (const Json &one : value)
            add(one);
    else
        add(value);
    return bits;
}

Element readObject(const Words &words, const Json &json, const std::string &field, bool strict)
{
    Element element;
    int drill = -1;
    bool typed = false, graded = false;
    for (auto it = json.begin(); it != json.end(); ++it) {
        const Json &value = it.value();
        const auto at = [&] { return field + "." + it.key(); };
        // Most values are words that stand in a short list: look before building a name for the message.
        switch (keyOf(it.key())) {
        case Key::type:
            element.type = typeOf(words, textOf(value, field), field + ".type"s), typed = true;
            break;
        case Key::grade:
            element.grade = gradeOf(words, textOf(value, field), field + ".grade"s), graded = true;
            break;
        case Key::drill:
            drill = wordOf(words.drills, value, at());
            break;
        case Key::general:
            element.general = flagOf(value, at());
            break;
        case Key::demoralised:
            element.demoralised = flagOf(value, at());
            break;
        case Key::rear:
            element.rear = value.is_null() || value == Json("") ? -1 : kindOf(words, textOf(value, at()), at());
            break;
        case Key::listRequires:
            element.listRequires = flagOf(value, at());
            break;
        case Key::bow:
            element.bow = wordOf(words.bow, value, at());
            break;
        case Key::weapon:
            element.weapon = wordOf(words.weapon, value, at());
            break;
        case Key::supports:
            element.supports = supportsOf(words, value, at());
            break;
        case Key::mobile:
            element.mobile = flagOf(value, at());
            break;
        case Key::laden:
            element.laden = flagOf(value, at());
            break;
        case Key::mountedInfantry:
            element.mountedInfantry = flagOf(value, at());
            break;
        case Key::chariot:
            element.chariot = flagOf(value, at());
            break;
        case Key::role:
            if (strict)
                refuse(at(), "unknown key; say \"general\": true");
            element.general = wordOf(words.role, value, at()) == 1;
            break;
        case Key::none:
            if (strict)
                refuse(at(), "unknown key " + cited(it.key()) +
                                 "; allowed: type, grade, drill, general, demoralised, double, list_requires_double, bow, weapon, "
                                 "may_support, mobile, laden, mounted_infantry, chariot");
        }
    }
    if (!typed)
        refuse(field + ".type", "the troop type is missing; allowed: " + typeList(words));
    if (!graded)
        refuse(field + ".grade", "the grade is missing; allowed: " + listOf(words.grades));
    element.kind = words.kind(element.type, element.grade);
    element.drill = drill >= 0 ? drill : usualDrill(words, element.type, element.grade);
    return element;
}

} // namespace

Element elementFromText(const Words &words, std::string_view text, const std::string &field)
{
    Element element;
    std::string_view kind = text;
    int drill = -1;
    if (const auto blank = text.find(' '); blank != std::string_view::npos) {
        drill = numberOf(words.drills, text.substr(0, blank));
        if (drill < 0)
            refuse(field, "unknown drill " + cited(text.substr(0, blank)) + "; allowed: " + listOf(words.drills));
        kind = text.substr(blank + 1);
    }
    const auto open = kind.find('(');
    if (open == std::string_view::npos || kind.back() != ')')
        refuse(field, cited(text) + " is not a kind of troops; write it like Bd(O) or Reg Bd(O), the type one of " + typeList(words) +
                          ", the grade one of " + listOf(words.grades));
    element.type = typeOf(words, kind.substr(0, open), field);
    element.grade = gradeOf(words, kind.substr(open + 1, kind.size() - open - 2), field);
    element.kind = words.kind(element.type, element.grade);
    element.drill = drill >= 0 ? drill : usualDrill(words, element.type, element.grade);
    return element;
}

Element elementFromJson(const Words &words, const Json &json, const std::string &field)
{
    if (json.is_string())
        return elementFromText(words, json.get_ref<const std::string &>(), field);
    if (!json.is_object())
        refuse(field, "describe the element as a text like \"Reg Bd(O)\" or as an object with type and grade");
    return readObject(words, json, field, true);
}

Element elementFromRow(const Words &words, const Json &row, const std::string &field)
{
    if (!row.is_object())
        refuse(field, "expected a row with type and grade");
    return readObject(words, row, field, false);
}

Json toJson(const Words &words, const Element &element)
{
    const auto at = [](const auto &list, int number) -> const auto & { return list[static_cast<std::size_t>(number)]; };
    const Type &type = at(words.types, element.type);
    Json json = Json::object();
    json["type"] = type.id;
    json["grade"] = at(words.grades, element.grade).id;
    json["drill"] = at(words.drills, element.drill).id;
    json["general"] = element.general;
    json["demoralised"] = element.demoralised;
    if (element.rear >= 0)
        json["double"] = at(words.kinds, element.rear);
    if (element.listRequires)
        json["list_requires_double"] = true;
    if (element.bow > 0)
        json["bow"] = at(words.bow, element.bow).id;
    if (element.weapon > 0)
        json["weapon"] = at(words.weapon, element.weapon).id;
    if (element.supports != 0)
        for (std::size_t i = 0; i < words.types.size(); ++i)
            if ((element.supports >> i) & 1u)
                json["may_support"].push_back(words.types[i].id);
    if (element.mobile)
        json["mobile"] = true;
    if (!element.laden)
        json["laden"] = false;
    if (element.mountedInfantry)
        json["mounted_infantry"] = true;
    if (element.chariot)
        json["chariot"] = true;
    return json;
}

bool isImmobile(const Words &words, const Element &element)
{
    return words.types[static_cast<std::size_t>(element.type)].id == "Bge" && !element.mobile;
}

std::string titleOf(const Words &words, const Element &element) { return words.title(element.type, element.grade); }

std::string detailOf(const Words &words, const Element &element)
{
    std::string detail = words.drills[static_cast<std::size_t>(element.drill)].label;
    const auto add = [&detail](const std::string &text) { detail += " · " + text; };
    if (element.general)
        add("general's element");
    if (element.rear >= 0)
        add("double based with " + words.kinds[static_cast<std::size_t>(element.rear)]);
    if (element.bow > 0)
        add(words.bow[static_cast<std::size_t>(element.bow)].label);
    if (element.weapon > 0)
        add(words.weapon[static_cast<std::size_t>(element.weapon)].label);
    if (element.mobile)
        add("mobile");
    if (!element.laden)
        add("unladen");
    if (element.mountedInfantry)
        add("mounted infantry");
    if (element.chariot)
        add("chariots");
    return detail;
}

} // namespace optio::dbm
