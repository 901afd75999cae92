// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of rosters, their points and their faults.
#include "rulesets/punic/army/roster.h"

#include "rules/roster/armies.h"
#include "rules/ruling/refusal.h"
#include "rulesets/punic/narration.h"

#include <algorithm>
#include <set>

namespace optio::punic {

namespace {

bool flag(const Json &json, const char *key, const std::string &where)
{
    const auto found = json.find(key);
    if (found == json.end())
        return false;
    if (!found->is_boolean())
        throw Error(where + ": \"" + key + "\" must be true or false, not " + quoted(*found), where);
    return found->get<bool>();
}

std::string textOf(const Json &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Finds what is amiss with a roster.
class Report {
public:
    Report(const Sheet &sheet, const Json &roster) : sheet_(sheet), roster_(roster) {}

    std::vector<Finding> findings()
    {
        const Json &commands = roster_.at("commands");
        int points = 0;
        for (std::size_t i = 0; i < commands.size(); ++i)
            points += command(commands[i], i);
        if (commands.empty())
            add("warning", "The army has no command.", "PUN-354", "/commands");
        if (generals_ != 1)
            add("error", generals_ == 0 ? "The army has no General." : "The army has more than one General.", "PUN-352", "/commands");
        const int limit = roster_.value("limit", 0);
        if (limit > 0 && points > limit)
            add("error", "The army costs " + std::to_string(points) + " points; the limit is " + std::to_string(limit) + ".", "PUN-352",
                "/limit");
        return std::move(findings_);
    }

private:
    void add(const std::string &severity, const std::string &text, const std::string &rule, const std::string &where)
    {
        findings_.push_back({severity, text, rule, where});
    }

    int command(const Json &command, std::size_t index)
    {
        const std::string where = "/commands/" + std::to_string(index);
        std::string name = textOf(command, "name");
        if (name.empty())
            name = "Command " + std::to_string(index + 1);
        int points = 0, commanders = 0, foot = 0, horse = 0, elephants = 0;
        const Json &units = command.at("units");
        for (std::size_t i = 0; i < units.size(); ++i) {
            const std::string place = where + "/units/" + std::to_string(i);
            try {
                const Row row = rowFrom(sheet_, units[i], place);
                points += pointsOf(sheet_, row);
                commanders += row.kind == Row::Kind::commander;
                generals_ += row.kind == Row::Kind::general;
                foot += row.kind == Row::Kind::legion || (!row.leader() && (row.type == Type::MI || row.type == Type::HI));
                horse += row.kind == Row::Kind::unit && (row.type == Type::LC || row.type == Type::MC);
                elephants += row.kind == Row::Kind::unit && row.type == Type::EL;
                judge(row, name, place);
            } catch (const Error &error) {
                add("error", name + ": " + error.what(), "PUN-352", place);
            }
        }
        if (commanders != 1)
            add("error",
                name + (commanders == 0 ? " has no commander." : " has " + std::to_string(commanders) + " commanders; it has one."),
                "PUN-352", where);
        if (command.contains("kind") && command.at("kind") != "inf" && command.at("kind") != "cav")
            add("error", name + ": a command is of infantry (\"inf\") or of cavalry (\"cav\").", "PUN-353", where + "/kind");
        const bool cavalry = commandKind(sheet_, command) == "cav";
        if (!cavalry && horse > 1)
            add("error", name + ": an infantry command has at most one unit of cavalry.", "PUN-353", where);
        if (cavalry && elephants > 0)
            add("error", name + ": a cavalry command has no elephants.", "PUN-353", where);
        if (cavalry && foot > 1)
            add("error", name + ": a cavalry command has at most one unit of medium or heavy infantry.", "PUN-353", where);
        return points;
    }

    void judge(const Row &row, const std::string &command, const std::string &place)
    {
        if (row.name.empty())
            add("error", command + ": a row has no name.", "PUN-352", place);
        else if (!names_.insert(row.name).second)
            add("error", command + ": there is a second " + row.name + "; names must differ.", "PUN-352", place);
        if (row.kind == Row::Kind::legion)
            judgeLegion(row, command, place);
        if (row.kind != Row::Kind::unit)
            return;
        if (row.type == Type::EL) {
            if (row.bases != 1)
                add("error", command + ": " + row.name + ": each elephant base is a unit of its own.", "PUN-352", place);
            if (row.grade != Grade::C)
                add("error", command + ": " + row.name + ": elephants are of C grade.", "PUN-352", place);
        } else if (row.bases < sheet_.number("roster", "least") || row.bases > sheet_.number("roster", "most")) {
            add("error",
                command + ": " + row.name + " has " + basesText(row.bases) + "; a unit has " +
                    std::to_string(sheet_.number("roster", "least")) + " to " + std::to_string(sheet_.number("roster", "most")) + ".",
                "PUN-352", place);
        }
        const bool good = row.grade == Grade::A || row.grade == Grade::B;
        if (row.type == Type::LI && row.close != good)
            add("warning",
                command + ": " + row.name +
                    (row.close ? ": light infantry for close combat should be A or B." : ": skirmishers should be C or D."),
                "PUN-354", place);
    }

    /// PUN-085, PUN-352: a row is one legion, and it has the lines that all have.
    void judgeLegion(const Row &row, const std::string &command, const std::string &place)
    {
        const std::string name = command + ": " + (row.name.empty() ? "a legion" : row.name);
        if (row.bases != 1)
            add("error",
                name + " has a count of " + std::to_string(row.bases) +
                    " and is read as one legion; each further one is a row of its own, with a name of its own.",
                "PUN-085", place);
        Row usual = row;
        usual.lines.clear();
        const auto text = [](const std::vector<Rank> &ranks) {
            std::string all;
            for (const Rank &rank : ranks)
                all += (all.empty() ? "" : " + ") + std::to_string(rank.start);
            return all;
        };
        const std::string has = text(ranksOf(sheet_, row)), should = text(ranksOf(sheet_, usual));
        if (has != should)
            add("error",
                name + " has lines of " + has + " bases; a legion has " + should +
                    (row.under ? " with understrength triarii." : ", or four understrength bases of triarii."),
                "PUN-352", place);
    }

    const Sheet &sheet_;
    const Json &roster_;
    std::vector<Finding> findings_;
    std::set<std::string> names_;
    int generals_ = 0;
};

} // namespace

namespace {

/// The lines that a legion's row gives: bases of hastati, principes and triarii (PUN-352); none when it gives none.
std::vector<int> linesIn(const Sheet &sheet, const Json &json, const std::string &where)
{
    const auto given = json.find("lines");
    if (given == json.end() || given->is_null())
        return {};
    const std::size_t lines = sheet.ruleset.at("legion").at("lines").items().size();
    const auto fits = [](const Json &one) { return one.is_number_integer() && one >= 0 && one <= 99; };
    if (!given->is_array() || given->size() != lines || !std::all_of(given->begin(), given->end(), fits))
        throw Error("the lines of a legion are the bases of its hastati, principes and triarii, not " + quoted(*given) + " (PUN-352)",
                    where);
    return given->get<std::vector<int>>();
}

} // namespace

Row rowFrom(const Sheet &sheet, const Json &json, const std::string &where)
{
    Row row;
    const std::string type = textOf(json, "type");
    row.name = textOf(json, "name");
    std::vector<std::string> allowed{"legion", "general", "commander"};
    for (const TypeRow &one : sheet.types)
        allowed.push_back(one.id);
    if (std::find(allowed.begin(), allowed.end(), type) == allowed.end())
        throw Error("there is no type " + quoted(json.value("type", Json())) + allowedTail(type, allowed) + " (PUN-352)", where);
    row.under = flag(json, "understrength", where);
    row.close = flag(json, "close", where);
    row.exceptional = flag(json, "exceptional", where);
    if (type == "general" || type == "commander") {
        row.kind = type == "general" ? Row::Kind::general : Row::Kind::commander;
        return row;
    }
    row.grade = fromWord<Grade>(json.contains("grade") ? json.at("grade") : Json("C"), "the grade (PUN-352)");
    row.bases = json.contains("count") && json.at("count").is_number_integer() ? json.at("count").get<int>() : 1;
    if (type == "legion") {
        row.kind = Row::Kind::legion;
        row.lines = linesIn(sheet, json, where);
        return row;
    }
    row.type = fromWord<Type>(type, where);
    return row;
}

std::vector<Rank> ranksOf(const Sheet &sheet, const Row &row)
{
    if (row.kind != Row::Kind::legion)
        return {{"", row.type, row.under, row.bases, row.bases}};
    std::vector<Rank> ranks;
    for (const Figure &line : sheet.ruleset.at("legion").at("lines").items()) {
        Rank rank{line.at("name").text(), fromWord<Type>(line.at("type").text(), "the lines of a legion"), false,
                  static_cast<int>(line.at("bases").integer()), 0};
        if (row.under && rank.type == Type::HI) {
            rank.under = true;
            rank.start = sheet.number("legion", "triarii_under");
        }
        if (!row.lines.empty())
            rank.start = row.lines[ranks.size()];
        rank.bases = rank.start;
        ranks.push_back(std::move(rank));
    }
    return ranks;
}

int pointsOf(const Sheet &sheet, const Row &row)
{
    if (row.leader()) {
        const std::string key = row.kind == Row::Kind::general ? "general" : "commander";
        return sheet.number("points", row.exceptional ? key + "_exceptional" : key);
    }
    int halves = row.kind == Row::Kind::legion ? 2 * sheet.number("points", "legion") : 0;
    for (const Rank &rank : ranksOf(sheet, row))
        halves += rank.bases * (sheet.type(rank.type).points + sheet.grade(row.grade).points) * (rank.under ? 1 : 2);
    return (halves + 1) / 2;
}

std::string commandKind(const Sheet &sheet, const Json &command)
{
    const std::string said = textOf(command, "kind");
    if (said == "inf" || said == "cav")
        return said;
    int foot = 0, horse = 0;
    for (const Json &unit : command.at("units")) {
        try {
            const Row row = rowFrom(sheet, unit, "unit");
            foot += row.kind == Row::Kind::legion || (row.kind == Row::Kind::unit && (row.type == Type::MI || row.type == Type::HI));
            horse += row.kind == Row::Kind::unit && (row.type == Type::LC || row.type == Type::MC);
        } catch (const Error &) {
            // A row without meaning says nothing of its command; check() tells of it.
        }
    }
    return horse > foot ? "cav" : "inf";
}

std::vector<Finding> checkRoster(const Sheet &sheet, const Json &roster) { return Report(sheet, roster).findings(); }

Json totalsOf(const Sheet &sheet, const Json &roster)
{
    int points = 0, units = 0, bases = 0, leaders = 0, strength = 0;
    Json commands = Json::array();
    for (const Json &command : roster.at("commands")) {
        int own = 0;
        for (const Json &json : command.at("units")) {
            try {
                const Row row = rowFrom(sheet, json, "unit");
                own += pointsOf(sheet, row);
                leaders += row.leader();
                units += !row.leader();
                if (row.leader())
                    continue;
                int halves = 0;
                for (const Rank &rank : ranksOf(sheet, row)) {
                    bases += rank.bases;
                    halves += rank.bases * (rank.under ? 1 : 2);
                }
                if (row.kind == Row::Kind::legion || (row.type != Type::LI && row.type != Type::LC))
                    strength += halves;
            } catch (const Error &) {
                // check() tells of it
            }
        }
        points += own;
        commands.push_back({{"points", own}});
    }
    return {{"points", points},    {"units", units}, {"bases", bases}, {"leaders", leaders}, {"strength", (strength + 1) / 2},
            {"commands", commands}};
}

Json rowText(const Sheet &sheet, const Json &unit)
{
    const Row row = rowFrom(sheet, unit, "unit");
    const int points = pointsOf(sheet, row);
    if (row.leader()) {
        const bool general = row.kind == Row::Kind::general;
        const int actions =
            sheet.number("leader", general ? "general" : "commander") + (row.exceptional ? sheet.number("leader", "exceptional") : 0);
        std::string detail = std::to_string(actions) + (actions == 1 ? " action" : " actions");
        return {{"label", row.name.empty() ? (general ? "General" : "Commander") : row.name},
                {"detail", (general ? "General · " : "Commander · ") + detail},
                {"icon", sheet.ruleset.at("leader").at("icon").text()},
                {"points", points}};
    }
    const bool legion = row.kind == Row::Kind::legion;
    const TypeRow &type = sheet.type(legion ? Type::MI : row.type);
    std::string detail = (legion ? std::string("legion") : type.id) + " " + wordOf(row.grade);
    if (row.under)
        detail += legion ? " · triarii understrength" : " · understrength";
    if (row.close)
        detail += " · close combat";
    // The editor multiplies by the count: the price of one base.
    const int count = legion ? 1 : std::max(1, row.bases);
    const Json each = points % count == 0 ? Json(points / count) : Json(static_cast<double>(points) / count);
    return {{"label", row.name.empty() ? (legion ? std::string("Legion") : type.name) : row.name},
            {"detail", detail},
            {"icon", legion ? sheet.ruleset.at("legion").at("icon").text() : type.icon},
            {"points", each}};
}

Json newRow(const Sheet &sheet) { return {{"type", sheet.types[1].id}, {"name", ""}, {"grade", "C"}, {"count", 6}}; }

void settleRow(const Sheet &sheet, Json &row, const std::string &file)
{
    rowFrom(sheet, row, file);
    if (!row.contains("count"))
        row["count"] = 1;
}

} // namespace optio::punic
