// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of rosters, their points and their faults.
#include "rulesets/ancients/army/roster.h"

#include "rules/ruling/refusal.h"
#include "rulesets/ancients/words.h"

#include <algorithm>
#include <map>

namespace optio::ancients {

namespace {

constexpr int mostOfARow = 999;

std::string textIn(const Json &row, const char *key, const std::string &where)
{
    const auto found = row.find(key);
    if (found == row.end() || found->is_null())
        return {};
    if (!found->is_string())
        throw Error(where + ": " + key + " must be a text, not " + quoted(*found), where);
    return found->get<std::string>();
}

int numberIn(const Json &json, const char *key, int otherwise, int most, const std::string &where)
{
    const auto found = json.find(key);
    if (found == json.end())
        return otherwise;
    if (!found->is_number_integer() || *found < 0 || *found > most)
        throw Error(where + ": " + key + " must be a whole number from 0 to " + std::to_string(most) + ", not " + quoted(*found), where);
    return found->get<int>();
}

Temper temperOf(const Sheet &sheet, const Notation &notation)
{
    const UnitRow *like = sheet.rowLike(notation);
    return like != nullptr ? like->temper : sheet.code(notation.code).temper;
}

/// Puts in the back face that the catalogue has for this front (ANC-013).
void settleBack(const Sheet &sheet, Notation &notation, const std::string &where)
{
    if (notation.back)
        return;
    const UnitRow *like = sheet.rowLike(notation);
    if (like == nullptr)
        throw Error(where + ": " + toText(notation) +
                        " has no back face, and no unit of the catalogue is like it; write both faces, such as KN(9-4/4-4) (ANC-013)",
                    where);
    notation.back = like->notation.back;
}

Notation notationIn(const std::string &text, const std::string &where)
{
    try {
        return parseNotation(text);
    } catch (const Error &error) {
        throw Error(where + ": " + error.what(), where);
    }
}

/// What an army adds up to.
struct Muster {
    int points = 0, units = 0, camps = 0, wagons = 0;
    std::map<std::string, int> counters; ///< by row
};

} // namespace

Counter counterFromRow(const Sheet &sheet, const Json &row, const std::string &where)
{
    if (!row.is_object())
        throw Error(where + ": a unit must be an object, not " + quoted(row), where);
    const std::string id = textIn(row, "row", where), text = textIn(row, "notation", where), fire = textIn(row, "fire", where);
    Counter counter;
    counter.name = textIn(row, "name", where);
    if (id == "other") {
        if (text.empty())
            throw Error(where + ": a unit outside the catalogue needs its notation (ANC-013)", where);
        if (numberIn(row, "cost", 0, 999, where) == 0)
            throw Error(where + ": a unit outside the catalogue needs its cost (ANC-013)", where);
        counter.notation = notationIn(text, where);
        settleBack(sheet, counter.notation, where);
        counter.fire = sheet.fireOf(counter.notation);
    } else {
        const auto known = std::find_if(sheet.units.begin(), sheet.units.end(), [&](const UnitRow &one) { return one.id == id; });
        if (known == sheet.units.end()) {
            std::vector<std::string> names;
            for (const UnitRow &one : sheet.units)
                names.push_back(one.id);
            names.push_back("other");
            throw Error(where + ": the catalogue has no unit " + quoted(row.value("row", Json())) + allowedTail(id, names) + " (ANC-141)",
                        where);
        }
        counter.row = &*known;
        counter.notation = known->notation;
        counter.cost = known->cost;
        counter.fire = known->fire;
        // The players have other faces before them (ANC-140).
        if (!text.empty()) {
            counter.notation = notationIn(text, where);
            if (counter.notation.code != known->notation.code)
                throw Error(where + ": " + known->name + " are " + known->notation.code + ", not " + counter.notation.code + " (ANC-141)",
                            where);
            if (!counter.notation.back)
                counter.notation.back = known->notation.back;
            counter.fire = sheet.fireOf(counter.notation);
        }
    }
    if (counter.notation.multiple)
        throw Error(where + ": a unit of an army is one unit, without a number before it (ANC-008)", where);
    counter.cost = numberIn(row, "cost", counter.cost, 999, where);
    if (!fire.empty()) {
        const auto word = std::find_if(fireWords.begin(), fireWords.end(), [&](const char *one) { return fire == one; });
        if (word == fireWords.end())
            throw Error(where + ": fire must be phalanx, heavy or other, not " + quoted(Json(fire)) + " (ANC-072)", where);
        counter.fire = static_cast<FireClass>(word - fireWords.begin());
    }
    counter.temper = counter.row != nullptr ? counter.row->temper : temperOf(sheet, counter.notation);
    if (counter.name.empty())
        counter.name = counter.row != nullptr ? counter.row->name : sheet.code(counter.notation.code).label;
    return counter;
}

int countOf(const Json &row)
{
    const auto count = row.find("count");
    if (count == row.end())
        return 1;
    if (!count->is_number_integer() || *count < 0 || *count > mostOfARow)
        throw Error("a row has 0 to " + std::to_string(mostOfARow) + " units, not " + quoted(*count) + " (ANC-150)", "count");
    return count->get<int>();
}

int leadersOf(const Sheet &sheet, const Json &roster)
{
    int leaders = 0;
    for (const Json &command : roster.at("commands"))
        leaders += numberIn(command, "leaders", 0, 99, "The army");
    if (leaders > sheet.mostLeaders())
        throw Error("The army has " + std::to_string(leaders) + " leaders; at most " + std::to_string(sheet.mostLeaders()) +
                        " are allowed (ANC-150)",
                    "leaders");
    return leaders;
}

int limitOf(const Json &roster)
{
    const auto limit = roster.find("limit");
    return limit != roster.end() && limit->is_number_integer() ? limit->get<int>() : 0;
}

int panicOf(const Json &roster)
{
    int panic = 0;
    for (const Json &command : roster.at("commands"))
        panic = std::max(panic, numberIn(command, "panic", 0, 999, "The army"));
    return panic;
}

namespace {

/// Adds the army up; tells `fault` of each row that cannot be fielded, with its place.
template <class Fault> Muster musterOf(const Sheet &sheet, const Json &roster, Fault fault)
{
    Muster muster;
    const Json &commands = roster.at("commands");
    for (std::size_t c = 0; c < commands.size(); ++c)
        for (std::size_t u = 0; u < commands[c].at("units").size(); ++u) {
            const Json &row = commands[c].at("units")[u];
            const std::string where = "/commands/" + std::to_string(c) + "/units/" + std::to_string(u);
            try {
                const Counter counter = counterFromRow(sheet, row, "Row " + std::to_string(u + 1));
                const int count = countOf(row);
                const Arm arm = sheet.code(counter.notation.code).arm;
                muster.points += count * counter.cost;
                (arm == Arm::camp ? muster.camps : muster.units) += count;
                muster.wagons += counter.notation.code == "WW" ? count : 0;
                if (counter.row != nullptr)
                    muster.counters[counter.row->id] += count;
                for (const std::string &odd : warningsOf(counter.notation))
                    fault("warning", odd + ".", "ANC-014", where);
            } catch (const Error &error) {
                fault("error", error.what(), "ANC-150", where);
            }
        }
    return muster;
}

} // namespace

std::vector<Finding> checkRoster(const Sheet &sheet, const Json &roster)
{
    std::vector<Finding> findings;
    const auto add = [&](const char *severity, const std::string &text, const char *rule, const std::string &where) {
        findings.push_back({severity, text, rule, where});
    };
    const Muster muster = musterOf(sheet, roster, add);
    int leaders = 0;
    try {
        leaders = leadersOf(sheet, roster);
        const int budget = sheet.budget(leaders, limitOf(roster));
        if (muster.points > budget)
            add("error",
                "Its units cost " + std::to_string(muster.points) + " points; with " + counted(leaders, "leader", "leaders") + " at most " +
                    std::to_string(budget) + " are allowed.",
                "ANC-150", "/limit");
        if (leaders >= sheet.troops.at("budget").at("remind_from").integer())
            add("note", "So many leaders are meant for regular armies and outstanding generals.", "ANC-144", "/commands");
    } catch (const Error &error) {
        add("error", error.what(), "ANC-150", "/commands");
    }
    try {
        panicOf(roster);
    } catch (const Error &error) {
        add("error", error.what(), "ANC-031", "/commands");
    }
    if (muster.units == 0)
        add("error", "The army has no units.", "ANC-150", "/commands");
    if (muster.camps == 0 && muster.wagons == 0)
        add("error", "The army needs a camp (CP); only one with war wagons does without.", "ANC-150", "/commands");
    if (muster.camps > 1)
        add("error", "The army has " + std::to_string(muster.camps) + " camps; one is the most.", "ANC-150", "/commands");
    for (const UnitRow &row : sheet.units)
        if (const auto fielded = muster.counters.find(row.id);
            row.most > 0 && fielded != muster.counters.end() && fielded->second > row.most)
            add("warning",
                counted(fielded->second, "counter", "counters") + " of " + row.name + " are wanted; there are " + std::to_string(row.most) +
                    (row.substitute.empty() ? "." : ": " + row.substitute + "."),
                "ANC-148", "/commands");
    if (muster.counters.count("MM_D") > 0 && muster.counters.count("MM_S") > 0)
        add("warning", "Dense and sparse MM share their counters.", "ANC-148", "/commands");
    return findings;
}

Json totalsOf(const Sheet &sheet, const Json &roster)
{
    const Muster muster = musterOf(sheet, roster, [](const char *, const std::string &, const char *, const std::string &) {});
    int leaders = 0;
    for (const Json &command : roster.at("commands"))
        if (const auto found = command.find("leaders"); found != command.end() && found->is_number_integer())
            leaders += found->get<int>();
    return {{"points", muster.points}, {"units", muster.units}, {"leaders", leaders}, {"camp", muster.camps > 0}};
}

Json rowText(const Sheet &sheet, const Json &row)
{
    const Counter counter = counterFromRow(sheet, row, "unit");
    std::string icon = "unknown";
    if (const UnitRow *like = counter.row != nullptr ? counter.row : sheet.rowLike(counter.notation))
        icon = like->icon;
    else if (const auto other = std::find_if(sheet.units.begin(), sheet.units.end(),
                                             [&](const UnitRow &one) { return one.notation.code == counter.notation.code; });
             other != sheet.units.end())
        icon = other->icon;
    return {{"label", counter.name}, {"detail", toText(counter.notation)}, {"icon", icon}, {"points", counter.cost}};
}

Json newRow(const Sheet & /*sheet*/) { return {{"row", "HI"}, {"count", 1}}; }

void settleRow(const Sheet &sheet, Json &row, const std::string &file)
{
    counterFromRow(sheet, row, file);
    row["count"] = countOf(row);
}

Json catalogueOf(const Sheet &sheet)
{
    Json types = Json::array(), rows = Json::array(), fields = Json::array(), points = Json::array();
    for (const UnitRow &row : sheet.units) {
        types.push_back({{"id", row.id},
                         {"name", row.name},
                         {"icon", row.icon},
                         {"rule", row.rule},
                         {"text", row.text},
                         {"notation", toText(row.notation)},
                         {"points", row.cost},
                         {"fire", fireWords[static_cast<std::size_t>(row.fire)]},
                         {"impetuous", row.temper == Temper::always  ? "always"
                                       : row.temper == Temper::never ? "never"
                                                                     : "sometimes"}});
        rows.push_back({{"value", row.id}, {"label", row.name + " · " + row.id}});
        points.push_back({{"id", row.id}, {"label", row.name}, {"rule", row.rule}, {"points", row.cost}});
    }
    rows.push_back({{"value", "other"}, {"label", sheet.ruleset.at("roster").at("other").text()}});
    for (const Figure &row : sheet.ruleset.at("roster").at("fields").items()) {
        Json field = row.json();
        if (field["key"] == "row")
            field["choices"] = rows;
        fields.push_back(std::move(field));
    }
    Json commandFields = Json::array();
    for (const Figure &row : sheet.ruleset.at("roster").at("command_fields").items())
        commandFields.push_back(row.json());
    return {{"types", types}, {"points", points}, {"fields", fields}, {"commandFields", commandFields}};
}

} // namespace optio::ancients
