// SPDX-License-Identifier: GPL-3.0-or-later
// The form of rosters: reading, checking, making and writing them.
#include "rules/roster/roster.h"

#include "rules/random_bytes.h"
#include "rules/roster/roster_place.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"

#include <array>
#include <fmt/core.h>
#include <map>

namespace optio {

namespace {

constexpr int format = 1;
constexpr int newLimit = 400; ///< of an army that is begun
constexpr std::size_t mostName = 200;
constexpr std::size_t mostNotes = 20000;
constexpr std::size_t mostCommands = 100;
constexpr std::size_t mostUnits = 500;
constexpr int mostCount = 9999;
constexpr int mostPoints = 1'000'000;
constexpr const char *schema = "urn:optio:army:1";

[[noreturn]] void fail(const std::string &where, const std::string &sentence) { throw Error(where + " " + sentence, where); }

void checkText(const Json &json, const char *key, const std::string &where, std::size_t least, std::size_t most)
{
    const std::string place = where + "/" + key;
    const auto found = json.find(key);
    if (found == json.end())
        fail(place, "is missing; it must be a text");
    if (!found->is_string())
        fail(place, "must be a text, not " + quoted(*found));
    const std::size_t size = found->get_ref<const std::string &>().size();
    if (size < least || size > most)
        fail(place, fmt::format("must have {} to {} bytes, not {}", least, most, size));
}

void checkNumber(const Json &json, const char *key, const std::string &where, int most)
{
    const auto found = json.find(key);
    if (found == json.end())
        return;
    const bool fits = found->is_number_integer() && *found >= 0 && *found <= most;
    if (!fits)
        fail(where + "/" + key, fmt::format("must be a whole number 0 to {}, not {}", most, quoted(*found)));
}

void checkList(const Json &json, const char *key, const std::string &where, std::size_t most)
{
    const std::string place = where + "/" + key;
    const auto found = json.find(key);
    if (found == json.end())
        fail(place, "is missing; it must be a list");
    if (!found->is_array())
        fail(place, "must be a list, not " + quoted(*found));
    if (found->size() > most)
        fail(place, fmt::format("has {} rows; at most {} are allowed", found->size(), most));
}

void checkUnits(const Json &command, const std::string &where)
{
    std::size_t number = 0;
    checkList(command, "units", where, mostUnits);
    for (const Json &unit : command.at("units")) {
        const std::string place = fmt::format("{}/units/{}", where, number++);
        if (!unit.is_object())
            fail(place, "must be an object, not " + quoted(unit));
        checkNumber(unit, "count", place, mostCount);
    }
}

std::map<std::string, int> &usualLimits()
{
    static std::map<std::string, int> limits;
    return limits;
}

/// Gives a roster written by hand what it may leave out.
void fillIn(Json &roster)
{
    const auto otherwise = [](Json &object, const char *key, Json value) {
        if (!object.contains(key))
            object[key] = std::move(value);
    };
    otherwise(roster, "id", newId());
    otherwise(roster, "data", "");
    const auto ruleset = roster.find("ruleset");
    const auto usual = ruleset != roster.end() && ruleset->is_string() ? usualLimits().find(baseOf(ruleset->get_ref<const std::string &>()))
                                                                       : usualLimits().end();
    otherwise(roster, "limit", usual == usualLimits().end() ? 0 : usual->second);
    otherwise(roster, "notes", "");
    otherwise(roster, "vendor", Json::object());
    if (!roster.contains("commands") || !roster["commands"].is_array())
        return;
    for (Json &command : roster["commands"]) {
        if (!command.is_object())
            continue;
        otherwise(command, "name", "");
        if (!command.contains("units") || !command["units"].is_array())
            continue;
        for (Json &unit : command["units"])
            if (unit.is_object())
                otherwise(unit, "count", 1);
    }
}

} // namespace

void setUsualLimit(const std::string &base, int points) { usualLimits()[base] = points; }

Json rosterFromText(std::string_view text, const std::string &what) { return rosterFromJson(parseJson(text, what), what); }

Json rosterFromJson(Json roster, const std::string &what)
{
    if (!roster.is_object())
        throw Error(what + " is not a roster: a roster is an object with \"format\", \"ruleset\", \"name\" and \"commands\"");
    // What the file form adds is worked out anew.
    roster.erase("$schema");
    roster.erase("totals");
    fillIn(roster);
    try {
        checkRosterForm(roster);
    } catch (const Error &problem) {
        throw Error(what + ": " + withPlaceNames(roster, problem.what()), problem.field());
    }
    return roster;
}

void checkRosterForm(const Json &roster)
{
    if (!roster.is_object())
        throw Error("a roster must be an object, not " + quoted(roster));
    const Json version = roster.value("format", Json());
    if (version.is_number_integer() && version > format)
        fail("/format", fmt::format("is {}: the roster was written by a newer version of the program", quoted(version)));
    if (version != format)
        fail("/format", fmt::format("must be {}", format));
    checkText(roster, "ruleset", "", 1, mostName);
    checkText(roster, "data", "", 0, mostName);
    checkText(roster, "id", "", 1, mostName);
    checkText(roster, "name", "", 1, mostName);
    checkText(roster, "notes", "", 0, mostNotes);
    checkNumber(roster, "limit", "", mostPoints);
    std::size_t number = 0;
    checkList(roster, "commands", "", mostCommands);
    for (const Json &command : roster.at("commands")) {
        const std::string place = fmt::format("/commands/{}", number++);
        if (!command.is_object())
            fail(place, "must be an object, not " + quoted(command));
        checkText(command, "name", place, 0, mostName);
        checkUnits(command, place);
    }
}

Json newRoster(const Ruleset &ruleset, const std::string &name)
{
    Json roster = Json::object({{"format", format},
                                {"ruleset", ruleset.id()},
                                {"data", ruleset.data()},
                                {"id", newId()},
                                {"name", name},
                                {"limit", newLimit},
                                {"notes", ""},
                                {"commands", Json::array({Json::object({{"name", ""}, {"units", Json::array()}})})},
                                {"vendor", Json::object()}});
    checkRosterForm(roster);
    return roster;
}

std::string rosterFile(const Ruleset &ruleset, const Json &roster)
{
    checkRosterForm(roster);
    Json file = roster;
    file["$schema"] = schema;
    file["totals"] = ruleset.totals(roster);
    return file.dump(2) + "\n";
}

std::array<std::string, 2> namesOf(const Json &rosterA, const Json &rosterB)
{
    const auto nameOf = [](const Json &roster) {
        const auto people = roster.find("people");
        const bool named = people != roster.end() && people->is_string() && !people->get_ref<const std::string &>().empty();
        return (named ? *people : roster.at("name")).get<std::string>();
    };
    std::array<std::string, 2> names{nameOf(rosterA), nameOf(rosterB)};
    if (names[0] == names[1]) { // two armies of one name would make every sentence a riddle
        names[0] += " I";
        names[1] += " II";
    }
    return names;
}

std::vector<std::string> toldApart(const std::vector<std::string> &names)
{
    constexpr std::size_t few = 8;
    const auto isAlone = [&names](const std::string &name) { return std::count(names.begin(), names.end(), name) == 1; };
    if (names.size() <= few && std::all_of(names.begin(), names.end(), isAlone))
        return names;
    std::map<std::string, int> times, numbered;
    for (const std::string &name : names)
        ++times[name];
    std::vector<std::string> apart;
    for (const std::string &name : names) {
        std::string given = name;
        while (times[name] > 1 && (given == name || times.contains(given)))
            given = name + " " + std::to_string(++numbered[name]);
        apart.push_back(std::move(given));
    }
    return apart;
}

std::string newId()
{
    std::array<unsigned char, 16> bytes;
    fillRandom(bytes);
    bytes[6] = static_cast<unsigned char>((bytes[6] & 0x0FU) | 0x40U); // version 4
    bytes[8] = static_cast<unsigned char>((bytes[8] & 0x3FU) | 0x80U); // variant 1
    std::string id;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        id += fmt::format("{}{:02x}", i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "", bytes[i]);
    return id;
}

} // namespace optio
