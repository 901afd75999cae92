// SPDX-License-Identifier: GPL-3.0-or-later
// Costs, totals and legality of rosters.
#include "rulesets/dbm/army/roster.h"

#include "rules/roster/armies.h"

#include <algorithm>

namespace optio::dbm {

namespace {

constexpr int commander = 0, subGeneral = 1;

Element rearOf(const Words &words, const Element &element)
{
    const int grades = static_cast<int>(words.grades.size());
    Element rear;
    rear.kind = element.rear;
    rear.type = element.rear / grades;
    rear.grade = element.rear % grades;
    rear.drill = element.drill;
    return rear;
}

int kindCost(const Sheet &sheet, const Element &element)
{
    return sheet.words.types[static_cast<std::size_t>(element.type)]
        .cost[static_cast<std::size_t>(element.drill)][static_cast<std::size_t>(element.grade)];
}

constexpr int mostFortifications = 99;

bool isBuilt(const Json &count) { return count.is_number_integer() && count >= 0 && count <= mostFortifications; }

bool isFortification(const Sheet &sheet, const std::string &kind)
{
    const auto &rows = sheet.ruleset.at("fortification").items();
    return std::any_of(rows.begin(), rows.end(), [&kind](const Figure &row) { return row.at("id").text() == kind; });
}

/// What a roster holds of one kind of thing, for the legality report.
class Report {
public:
    Report(const Sheet &sheet, const Json &roster) : sheet_(sheet), roster_(roster), rule_(sheet.ruleset.at("roster").at("legality").text())
    {}

    std::vector<Finding> findings()
    {
        const Json &commands = roster_.at("commands");
        int commanders = 0, points = 0;
        for (std::size_t i = 0; i < commands.size(); ++i) {
            command(commands[i], i);
            points += sumsOf(sheet_, commands[i], i).points;
            commanders += commandKind(sheet_, commands[i], i) == commander;
        }
        const Figure &limits = sheet_.ruleset.at("roster");
        const int most = static_cast<int>(limits.at("commands").integer());
        if (static_cast<int>(commands.size()) > most)
            add("error", "The army has " + std::to_string(commands.size()) + " commands; at most " + std::to_string(most) + " are allowed.",
                "/commands");
        if (commands.empty())
            add("error", "The army has no command.", "/commands");
        else if (commanders != 1)
            add("error", commanders == 0 ? "No command is that of a commander-in-chief." : "The army has more than one commander-in-chief.",
                "/commands");
        if (commands.size() == 1 && commanders == 0)
            add("error", "The only command must be that of the commander-in-chief.", "/commands/0");
        points += fortificationPoints(sheet_, roster_);
        fortifications();
        const int limit = roster_.value("limit", static_cast<int>(limits.at("limit").integer()));
        if (limit > 0 && points > 2 * limit)
            add("error", "The army costs " + halves(points) + " points; the limit is " + std::to_string(limit) + ".", "/limit");
        if (ships_ > 0 && ladenLand_ == 0)
            add("note", "The ships carry nobody: the army has no land elements to put aboard.", "");
        return std::move(findings_);
    }

private:
    void add(const std::string &severity, const std::string &text, const std::string &where)
    {
        findings_.push_back({severity, text, rule_, where});
    }

    void fortifications()
    {
        const auto built = roster_.find("fortifications");
        if (built == roster_.end())
            return;
        if (!built->is_object())
            return add("error", "The fortifications are no list of kinds and numbers; they count for nothing.", "/fortifications");
        for (const auto &[kind, count] : built->items())
            if (!isBuilt(count) || !isFortification(sheet_, kind))
                add("error",
                    "Fortifications, \"" + kind + "\": not a kind of the catalogue with a number from 0 to 99; it counts for nothing.",
                    "/fortifications");
    }

    void command(const Json &command, std::size_t index)
    {
        const std::string where = "/commands/" + std::to_string(index);
        std::string name = command.value("name", "");
        if (name.empty())
            name = "Command " + std::to_string(index + 1);
        if (command.contains("kind") &&
            (!command["kind"].is_string() || numberOf(sheet_.words.command, command["kind"].get<std::string>()) < 0))
            add("error", name + ": the kind of a command is one of " + listOf(sheet_.words.command) + ".", where + "/kind");
        int generals = 0, equivalents = 0;
        const Json &units = command.at("units");
        for (std::size_t i = 0; i < units.size(); ++i) {
            const std::string place = where + "/units/" + std::to_string(i);
            try {
                const Element element = elementFromRow(sheet_.words, units[i], place);
                unit(element, units[i], name, place);
                generals += element.general ? countOf(units[i]) : 0;
                equivalents += equivalentsOf(sheet_, element) * countOf(units[i]);
            } catch (const Error &error) {
                add("error", error.what(), place);
            }
        }
        if (generals == 0)
            add("error", name + " has no general's element.", where);
        if (generals > 1)
            add("error", name + " has " + std::to_string(generals) + " general's elements; each command has one.", where);
        if (equivalents == 0 && !units.empty())
            add("warning", name + " has no element equivalents, so it can never be demoralised.", where);
    }

    void unit(const Element &element, const Json &row, const std::string &command, const std::string &place)
    {
        const Words &words = sheet_.words;
        const bool naval = words.is(element.type, "naval");
        ships_ += naval;
        ladenLand_ += !naval;
        if (pointsOf(sheet_, element, subGeneral) == Type::noCost)
            add("error",
                command + ": " + words.drills[static_cast<std::size_t>(element.drill)].id + " " +
                    words.kinds[static_cast<std::size_t>(element.kind)] + " is not a kind of the catalogue.",
                place);
        if (countOf(row) < 1)
            add("warning", command + ": " + titleOf(words, element) + " has no elements.", place);
        if (naval && !element.laden)
            add("note", command + ": " + titleOf(words, element) + " carry nobody.", place);
    }

    const Sheet &sheet_;
    const Json &roster_;
    std::string rule_;
    std::vector<Finding> findings_;
    int ships_ = 0, ladenLand_ = 0;
};

} // namespace

int countOf(const Json &unit)
{
    const auto count = unit.find("count");
    return count == unit.end() || !count->is_number_integer() ? 1 : count->get<int>();
}

int pointsOf(const Sheet &sheet, const Element &element, int command)
{
    int points = kindCost(sheet, element);
    if (points == Type::noCost)
        return points;
    const auto extra = [&](const char *id) { points += sheet.extra(id).cost[static_cast<std::size_t>(element.drill)]; };
    if (element.rear >= 0) {
        const int rear = kindCost(sheet, rearOf(sheet.words, element));
        if (rear == Type::noCost)
            return rear;
        points += rear;
        extra("rear_half");
    }
    if (element.general)
        extra(command == commander || command == subGeneral ? "commander" : "ally");
    if (element.chariot)
        extra("chariot");
    if (element.mountedInfantry)
        extra("mounted_infantry");
    return points;
}

int equivalentsOf(const Sheet &sheet, const Element &element)
{
    const auto of = [&sheet](const Element &one) {
        Facts facts;
        facts[sheet.words.me] = static_cast<std::uint8_t>(one.kind);
        facts[sheet.words.drill] = static_cast<std::uint8_t>(one.drill);
        return sheet.equivalents.first(facts).payload.value;
    };
    return of(element) + (element.rear >= 0 ? of(rearOf(sheet.words, element)) : 0);
}

int breakOf(const Sheet &sheet, const char *whose, int equivalents)
{
    const int part = static_cast<int>(sheet.ruleset.at("break").at(whose).at("part").integer());
    return (equivalents + part - 1) / part;
}

int commandKind(const Sheet &sheet, const Json &command, std::size_t index)
{
    const auto kind = command.find("kind");
    const int word = kind == command.end() || !kind->is_string() ? -1 : numberOf(sheet.words.command, kind->get_ref<const std::string &>());
    return word >= 0 ? word : index == 0 ? commander : subGeneral;
}

Sums sumsOf(const Sheet &sheet, const Json &command, std::size_t index)
{
    Sums sums;
    const int kind = commandKind(sheet, command, index);
    for (const Json &unit : command.at("units")) {
        const int count = countOf(unit);
        sums.elements += count;
        try {
            const Element element = elementFromRow(sheet.words, unit, "unit");
            const int points = pointsOf(sheet, element, kind);
            sums.unknown = sums.unknown || points == Type::noCost;
            sums.points += points == Type::noCost ? 0 : points * count;
            sums.equivalents += equivalentsOf(sheet, element) * count;
        } catch (const Error &) {
            sums.unknown = true; // a row that cannot be read counts for nothing; check() says what is wrong with it
        }
    }
    return sums;
}

Json halvesJson(int count) { return count % 2 == 0 ? Json(count / 2) : Json(count / 2.0); }

Json totalsOf(const Sheet &sheet, const Json &roster)
{
    Sums army;
    Json commands = Json::array();
    const Json &rows = roster.at("commands");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Sums sums = sumsOf(sheet, rows[i], i);
        commands.push_back({{"name", rows[i].value("name", "")},
                            {"kind", sheet.words.command[static_cast<std::size_t>(commandKind(sheet, rows[i], i))].id},
                            {"points", halvesJson(sums.points)},
                            {"elements", sums.elements},
                            {"ee", halvesJson(sums.equivalents)},
                            {"break", halvesJson(breakOf(sheet, "command", sums.equivalents))}});
        army.points += sums.points;
        army.elements += sums.elements;
        army.equivalents += sums.equivalents;
    }
    const int works = fortificationPoints(sheet, roster);
    Json parts = Json::array();
    if (works > 0)
        parts = {{{"label", "Troops"}, {"points", halvesJson(army.points)}}, {{"label", "Fortifications"}, {"points", halvesJson(works)}}};
    Json totals = {{"points", halvesJson(army.points + works)},
                   {"elements", army.elements},
                   {"ee", halvesJson(army.equivalents)},
                   {"break", halvesJson(breakOf(sheet, "army", army.equivalents))},
                   {"commands", std::move(commands)}};
    if (!parts.empty())
        totals["parts"] = std::move(parts);
    return totals;
}

std::vector<Finding> checkRoster(const Sheet &sheet, const Json &roster) { return Report(sheet, roster).findings(); }

int fortificationPoints(const Sheet &sheet, const Json &roster)
{
    const Json built = roster.value("fortifications", Json::object());
    int points = 0;
    for (const Figure &row : sheet.ruleset.at("fortification").items())
        if (const Json count = built.is_object() ? built.value(row.at("id").text(), Json(0)) : Json(0); isBuilt(count))
            points += 2 * count.get<int>() * static_cast<int>(row.at("points").integer());
    return points;
}

Json rowText(const Sheet &sheet, const Json &unit)
{
    const Element element = elementFromRow(sheet.words, unit, "unit");
    const int points = pointsOf(sheet, element, subGeneral);
    return {{"label", titleOf(sheet.words, element)},
            {"detail", detailOf(sheet.words, element)},
            {"icon", sheet.words.types[static_cast<std::size_t>(element.type)].icon},
            {"points", points == Type::noCost ? Json(0) : halvesJson(points)}};
}

Json newRow(const Sheet &sheet)
{
    // The first kind of the catalogue that is regular foot.
    for (std::size_t type = 0; type < sheet.words.types.size(); ++type)
        for (std::size_t grade = 1; grade < sheet.words.grades.size(); ++grade)
            if (sheet.words.types[type].cost[0][grade] != Type::noCost && sheet.words.is(static_cast<int>(type), "foot"))
                return {{"type", sheet.words.types[type].id},
                        {"grade", sheet.words.grades[grade].id},
                        {"drill", sheet.words.drills[0].id},
                        {"count", 1}};
    return {{"type", sheet.words.types.front().id},
            {"grade", sheet.words.grades.front().id},
            {"drill", sheet.words.drills[0].id},
            {"count", 1}};
}

void settleRow(const Sheet &sheet, Json &row, const std::string &file) { elementFromRow(sheet.words, row, file); }

} // namespace optio::dbm
