// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a unit's row, and says what the unit is worth and what it costs.
#include "rulesets/hoplites/army/unit_row.h"

#include "rules/ruling/refusal.h"
#include "rules/sides.h"

#include <algorithm>

namespace optio::hoplites {

int wholeAt(const Json &json, const char *key, int least, int most, const std::string &where, const char *rule)
{
    const auto found = json.find(key);
    if (found == json.end() || !found->is_number_integer() || *found < least || *found > most)
        throw Error((where.empty() ? "\"" : where + ": \"") + key + "\" must be a whole number from " + std::to_string(least) + " to " +
                        std::to_string(most) + (found == json.end() ? "" : ", not " + quoted(*found)) + " (" + rule + ")",
                    where + "/" + key);
    return found->get<int>();
}

std::string textAt(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::pair<int, int> rangeOf(const Sheet &sheet, const char *key)
{
    const auto &items = sheet.points.at("legal").at(key).items();
    return {static_cast<int>(items.at(0).integer()), static_cast<int>(items.at(1).integer())};
}

namespace {

/// "none, J, A": missiles as a type has them, a blank for none.
std::string lettersText(const std::string &letters)
{
    std::string text;
    for (const char letter : letters)
        text += (text.empty() ? "" : ", ") + (letter == ' ' ? std::string("none") : std::string(1, letter));
    return text;
}

/// Rows say of each characteristic whether the unit has it.
void readCharacteristics(const Sheet &sheet, const Json &row, const std::string &where, UnitRow &unit)
{
    for (const Module &module : sheet.modules)
        for (std::size_t i = 0; i < module.characteristics.size(); ++i) {
            const CharacteristicRow &one = module.characteristics[i];
            const auto found = row.find(one.id);
            if (found == row.end())
                continue;
            if (!found->is_boolean())
                throw Error(where + ": \"" + one.id + "\" must be true or false, not " + quoted(*found) + " (" + one.rule + ")",
                            where + "/" + one.id);
            const TypeRow &type = sheet.types[at(unit.type)];
            if (!found->get<bool>())
                continue;
            if (!type.characteristics || type.period != module.id)
                throw Error(where + ": " + type.id + " cannot have " + one.name + " (" + one.rule + ")", where + "/" + one.id);
            unit.own = static_cast<std::uint16_t>(unit.own | 1u << i);
        }
    for (std::size_t i = 0; i < sheet.types.size(); ++i)
        if (sheet.types[i].formOf == unit.type && (sheet.types[i].formBy & unit.own) != 0) {
            unit.type = static_cast<int>(i);
            return;
        }
}

} // namespace

UnitRow unitFrom(const Sheet &sheet, const Json &row, const std::string &where)
{
    if (!row.is_object())
        throw Error(where + ": a unit must be an object, not " + quoted(row) + " (HOP-932)", where);
    UnitRow unit;
    unit.name = textAt(row, "name");
    unit.clan = textAt(row, "clan");
    unit.where = where;
    const std::string type = textAt(row, "type");
    unit.type = sheet.typeOf(type);
    if (unit.type < 0 || sheet.types[at(unit.type)].formOf >= 0) {
        std::vector<std::string> names;
        for (const TypeRow &one : sheet.types)
            if (one.formOf < 0)
                names.push_back(one.id);
        throw Error(where + ": there is no type " + quoted(row.value("type", Json())) + allowedTail(type, names) + " (HOP-932)",
                    where + "/type");
    }
    const auto [leastTq, mostTq] = rangeOf(sheet, "tq");
    const auto [leastSize, mostSize] = rangeOf(sheet, "size");
    unit.tq = wholeAt(row, "tq", leastTq, mostTq, where, "HOP-940");
    unit.size = wholeAt(row, "size", leastSize, mostSize, where, "HOP-940");
    unit.count = row.contains("count") ? wholeAt(row, "count", 0, 999, where) : 1;
    const std::string missile = textAt(row, "missile");
    if (missile.size() > 1 || (row.contains("missile") && !row.at("missile").is_string()))
        throw Error(where + ": \"missile\" is one letter or empty, not " + quoted(row.at("missile")) + " (HOP-932)", where + "/missile");
    unit.missile = missile.empty() ? char{0} : missile[0];
    if (sheet.types[at(unit.type)].missiles.find(missile.empty() ? ' ' : missile[0]) == std::string::npos)
        throw Error(where + ": " + sheet.types[at(unit.type)].id +
                        (missile.empty() ? " always has missiles" : " cannot have missile " + missile) +
                        "; allowed: " + lettersText(sheet.types[at(unit.type)].missiles) + " (HOP-941)",
                    where + "/missile");
    readCharacteristics(sheet, row, where, unit);
    return unit;
}

std::string characteristicsText(const Sheet &sheet, const TypeRow &type, std::uint16_t own)
{
    std::string text;
    const auto &rows = sheet.moduleFor(type).characteristics;
    for (std::size_t i = 0; type.characteristics && i < rows.size(); ++i)
        if ((own >> i & 1) != 0)
            text += (text.empty() ? "" : ", ") + rows[i].name;
    return text;
}

int worthOf(const Sheet &sheet, const UnitRow &unit, bool elephantsWorth)
{
    const TypeRow &type = sheet.types[at(unit.type)];
    if (type.fixed > 0 && !((type.traits & elephant) != 0 && elephantsWorth))
        return 2 * type.fixed;
    const int times = unit.size >= type.deepFrom ? type.deep : type.times;
    const int usual = type.halves > 0 ? unit.tq * type.halves : 2 * unit.tq * std::max(1, times);
    const auto own = sheet.moduleFor(type).hooks.worth;
    return own == nullptr ? usual : own(unit, usual);
}

int pointsOf(const Sheet &sheet, const UnitRow &unit)
{
    const Figure &rows = sheet.points.at("unit");
    const auto quarters = static_cast<int>(rows.at("quarters").integer());
    int points = (unit.tq * sheet.types[at(unit.type)].factor + quarters - 1) / quarters;
    int bonus = 0;
    for (const Figure &row : rows.at("size").items())
        if (unit.size >= row.at("from").integer())
            bonus = static_cast<int>(row.at("points").integer());
    points += bonus;
    if (unit.missile != 0)
        points += sheet.missilePoints.at(std::string(1, unit.missile));
    const TypeRow &type = sheet.types[at(unit.type)];
    const auto &own = sheet.moduleFor(type).characteristics;
    for (std::size_t i = 0; type.characteristics && i < own.size(); ++i)
        points += (unit.own >> i & 1) != 0 ? own[i].points : 0;
    return points;
}

} // namespace optio::hoplites
