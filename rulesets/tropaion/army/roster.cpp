// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of rosters, their points and their faults.
#include "rulesets/tropaion/army/roster.h"

#include "rules/ruling/refusal.h"

#include <algorithm>

namespace optio::tropaion {

Unit unitFromRow(const Sheet &sheet, const Json &row, const std::string &where)
{
    if (!row.is_object())
        throw Error(where + ": a unit must be an object, not " + quoted(row), where);
    Unit unit;
    unit.type = fromWord<Type>(row.value("type", Json()), where + ": type (TRO-164)");
    unit.weapon = fromWord<Weapon>(row.value("weapon", Json("none")), where + ": weapon (TRO-164)");
    if (row.contains("name"))
        FieldsIn::read(unit.name, row.at("name"), where + "/name");
    for (const TraitRow &trait : sheet.traits) {
        bool has = false;
        if (row.contains(trait.id))
            FieldsIn::read(has, row.at(trait.id), where + "/" + trait.id);
        if (has)
            unit.traits.push_back(trait.id);
    }
    return unit;
}

int countOf(const Json &row)
{
    const auto count = row.find("count");
    return count != row.end() && count->is_number_integer() && *count >= 0 && *count <= 999 ? count->get<int>() : 1;
}

int pointsOf(const Sheet &sheet, const Unit &unit)
{
    int points = sheet.type(unit.type).points + sheet.weapon(unit.weapon).points;
    for (const std::string &trait : unit.traits)
        points += sheet.trait(trait).points;
    return std::max(1, points);
}

std::vector<std::string> faultsOf(const Sheet &sheet, const Unit &unit)
{
    std::vector<std::string> faults;
    for (const std::string &id : unit.traits) {
        const TraitRow &trait = sheet.trait(id);
        if (!trait.types.empty() && std::find(trait.types.begin(), trait.types.end(), unit.type) == trait.types.end())
            faults.push_back(sheet.type(unit.type).name + " cannot be " + trait.name);
        if (!trait.weapons.empty() && std::find(trait.weapons.begin(), trait.weapons.end(), unit.weapon) == trait.weapons.end())
            faults.push_back(trait.name + " needs " +
                             (trait.weapons.size() == 1 ? sheet.weapon(trait.weapons[0]).name : "a missile weapon"));
        if (!trait.without.empty() && id < trait.without && unit.has(trait.without.c_str()))
            faults.push_back(trait.name + " and " + sheet.trait(trait.without).name + " exclude each other");
    }
    return faults;
}

std::vector<Finding> checkRoster(const Sheet &sheet, const Json &roster)
{
    std::vector<Finding> findings;
    const auto add = [&](const char *severity, const std::string &text, const char *rule, const std::string &where) {
        findings.push_back({severity, text, rule, where});
    };
    const int limit = roster.contains("limit") && roster.at("limit").is_number_integer() ? roster.at("limit").get<int>() : 0;
    int units = 0, points = 0, worth = 0, light = 0, elephants = 0;
    const Json &commands = roster.at("commands");
    for (std::size_t c = 0; c < commands.size(); ++c)
        for (std::size_t u = 0; u < commands[c].at("units").size(); ++u) {
            const Json &row = commands[c].at("units")[u];
            const std::string where = "/commands/" + std::to_string(c) + "/units/" + std::to_string(u);
            try {
                const Unit unit = unitFromRow(sheet, row, "Row " + std::to_string(u + 1));
                const int count = countOf(row);
                if (unit.name.empty())
                    add("error", "Row " + std::to_string(u + 1) + " has no name.", "TRO-164", where);
                for (const std::string &fault : faultsOf(sheet, unit))
                    add("error", unit.name + ": " + fault + ".", "TRO-162", where);
                units += count;
                points += count * pointsOf(sheet, unit);
                worth += count * sheet.type(unit.type).worth;
                light += unit.type == Type::LI ? count : 0;
                elephants += unit.type == Type::EL ? count : 0;
            } catch (const Error &error) {
                add("error", error.what(), "TRO-164", where);
            }
        }
    if (units == 0)
        add("error", "The army has no units.", "TRO-164", "/commands");
    else if (units > sheet.number("roster", "most"))
        add("error",
            "The army has " + std::to_string(units) + " units; " + std::to_string(sheet.number("roster", "most")) + " are the most.",
            "TRO-164", "/commands");
    if (units > 0 && worth < sheet.number("roster", "worth"))
        add(limit > 0 ? "error" : "warning", "Its units are worth " + halvesText(worth) + " morale: it cannot be beaten by losses alone.",
            "TRO-165", "/commands");
    if (limit <= 0)
        return findings;
    if (points > limit)
        add("error", "The army costs " + std::to_string(points) + " points; the limit is " + std::to_string(limit) + ".", "TRO-166",
            "/limit");
    if (light * sheet.number("roster", "light_share") > units)
        add("error", "More than half of its units are light infantry.", "TRO-166", "/commands");
    if (elephants > std::max(1, units / sheet.number("roster", "elephants")))
        add("error", "It has too many elephants: one in four units at most.", "TRO-166", "/commands");
    return findings;
}

Json totalsOf(const Sheet &sheet, const Json &roster)
{
    int units = 0, points = 0, worth = 0;
    Json commands = Json::array();
    for (const Json &command : roster.at("commands")) {
        int own = 0;
        for (const Json &row : command.at("units")) {
            try {
                const Unit unit = unitFromRow(sheet, row, "unit");
                units += countOf(row);
                own += countOf(row) * pointsOf(sheet, unit);
                worth += countOf(row) * sheet.type(unit.type).worth;
            } catch (const Error &) {
                // checkRoster() tells of it.
            }
        }
        points += own;
        commands.push_back({{"points", own}});
    }
    return {{"points", points}, {"units", units}, {"worth", halvesText(worth)}, {"commands", commands}};
}

Json rowText(const Sheet &sheet, const Json &row)
{
    const Unit unit = unitFromRow(sheet, row, "unit");
    const TypeRow &type = sheet.type(unit.type);
    std::string detail = type.name;
    if (unit.weapon != Weapon::none)
        detail += " · " + sheet.weapon(unit.weapon).name;
    for (const std::string &trait : unit.traits)
        detail += " · " + sheet.trait(trait).name;
    return {
        {"label", unit.name.empty() ? type.name : unit.name}, {"detail", detail}, {"icon", type.icon}, {"points", pointsOf(sheet, unit)}};
}

Json newRow(const Sheet & /*sheet*/) { return {{"type", "HI"}, {"name", ""}, {"count", 1}, {"weapon", "none"}}; }

void settleRow(const Sheet &sheet, Json &row, const std::string &file)
{
    unitFromRow(sheet, row, file);
    row["count"] = countOf(row);
}

Json catalogueOf(const Sheet &sheet)
{
    Json types = Json::array(), typeChoices = Json::array(), weaponChoices = Json::array(), traits = Json::array(), fields = Json::array();
    for (const TypeRow &type : sheet.types) {
        types.push_back({{"id", type.id},
                         {"name", type.name},
                         {"icon", type.icon},
                         {"rule", type.rule},
                         {"text", type.text},
                         {"deep", type.deep},
                         {"capacity", type.capacity},
                         {"combat", type.combat},
                         {"charge", type.charge},
                         {"move", type.move},
                         {"reach", type.reach},
                         {"worth", halvesText(type.worth)},
                         {"points", type.points},
                         {"forms", type.forms}});
        typeChoices.push_back({{"value", type.id}, {"label", type.name}});
    }
    for (const WeaponRow &weapon : sheet.weapons)
        weaponChoices.push_back({{"value", weapon.id}, {"label", weapon.name}});
    for (const Figure &row : sheet.ruleset.at("roster").at("fields").items()) {
        Json field = row.json();
        if (field["key"] == "type")
            field["choices"] = typeChoices;
        if (field["key"] == "weapon")
            field["choices"] = weaponChoices;
        fields.push_back(std::move(field));
    }
    for (const TraitRow &trait : sheet.traits) {
        traits.push_back({{"id", trait.id}, {"name", trait.name}, {"rule", trait.rule}, {"text", trait.text}, {"points", trait.points}});
        Json field{{"key", trait.id}, {"label", trait.name}, {"help", trait.text}, {"kind", "yesNo"}, {"rule", trait.rule}};
        if (!trait.types.empty()) {
            field["when"]["type"] = Json::array();
            for (const Type type : trait.types)
                field["when"]["type"].push_back(wordOf(type));
        }
        fields.push_back(std::move(field));
    }
    // An army has a limit only where the players play with points (TRO-165, TRO-166).
    return {{"types", types}, {"traits", traits}, {"fields", fields}, {"newArmy", {{"limit", 0}}}};
}

} // namespace optio::tropaion
