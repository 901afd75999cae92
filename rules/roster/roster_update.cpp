// SPDX-License-Identifier: GPL-3.0-or-later
// Pins rosters to figures and tells what differs.
#include "rules/roster/roster_update.h"

#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <fmt/core.h>
#include <map>
#include <optional>

namespace optio {

namespace {

Json withoutCount(Json unit)
{
    unit.erase("count");
    return unit;
}

/// How a row reads; nothing for one that the rule set does not know.
std::optional<Json> readableText(const Ruleset &ruleset, const Json &unit)
{
    try {
        return ruleset.unitText(unit);
    } catch (const Error &) {
        return std::nullopt;
    } catch (const Json::exception &) {
        return std::nullopt;
    }
}

/// A row that the rule set does not know, by its own words: its name, or all its texts.
std::string ownWords(const Json &unit)
{
    if (const Json name = unit.value("name", Json()); name.is_string() && name != "")
        return name.get<std::string>();
    std::string words;
    for (const auto &[key, value] : unit.items())
        if (value.is_string() && value != "")
            words += (words.empty() ? "" : ", ") + key + " " + value.get<std::string>();
    return words.empty() ? quoted(unit) : words;
}

std::string labelOfRow(const Ruleset &ruleset, const Json &unit)
{
    const std::optional<Json> text = readableText(ruleset, unit);
    if (!text)
        return ownWords(unit);
    const std::string detail = text->value("detail", "");
    return text->value("label", "") + (detail.empty() ? "" : ", " + detail);
}

template <class Act> void eachRow(const Json &roster, const Act &act)
{
    const Json &commands = roster.at("commands");
    for (std::size_t c = 0; c < commands.size(); ++c)
        for (std::size_t u = 0; u < commands[c].at("units").size(); ++u)
            act(commands[c].at("units")[u], fmt::format("/commands/{}/units/{}", c, u));
}

std::string pointsText(const Json &points) { return points.is_number() ? canonical(points) : "?"; }

/// The rows of a command by what they are: how many of each.
std::map<std::string, std::pair<Json, std::int64_t>> countsOf(const Json &command)
{
    std::map<std::string, std::pair<Json, std::int64_t>> counts;
    for (const Json &unit : command.at("units")) {
        const Json bare = withoutCount(unit);
        auto &entry = counts[canonical(bare)];
        entry.first = bare;
        entry.second += unit.value("count", 1);
    }
    return counts;
}

std::string titleOfCommand(const Json &command, std::size_t index)
{
    const std::string name = command.value("name", "");
    return name.empty() ? "Command " + std::to_string(index + 1) : name;
}

/// The rows that a roster is pinned with, by what they are.
std::map<std::string, Json> pinnedRows(const Json &roster)
{
    std::map<std::string, Json> rows;
    if (const auto pinned = roster.find("pinned"); pinned != roster.end() && pinned->is_array())
        for (const Json &row : *pinned)
            if (row.is_object() && row.contains("unit"))
                rows[canonical(row.at("unit"))] = row;
    return rows;
}

} // namespace

void pinRoster(const Ruleset &ruleset, Json &roster)
{
    const std::map<std::string, Json> before = pinnedRows(roster);
    std::map<std::string, Json> rows;
    eachRow(roster, [&](const Json &unit, const std::string &) {
        const Json bare = withoutCount(unit);
        std::string key = canonical(bare);
        if (rows.contains(key))
            return;
        if (const std::optional<Json> text = readableText(ruleset, bare))
            rows[std::move(key)] = {{"unit", bare}, {"label", text->value("label", "")}, {"points", text->value("points", Json(0))}};
        else if (const auto old = before.find(key); old != before.end())
            rows[std::move(key)] = old->second;
    });
    roster["data"] = ruleset.data();
    roster["pinned"] = Json::array();
    for (const auto &[key, row] : rows)
        roster["pinned"].push_back(row);
}

bool isCurrent(const Ruleset &ruleset, const Json &roster)
{
    const Json data = roster.value("data", Json());
    return !data.is_string() || data == "" || data == ruleset.data();
}

RosterUpdate updatedRoster(const Ruleset &ruleset, const Json &roster)
{
    RosterUpdate update{roster, {}};
    if (isCurrent(ruleset, roster))
        return update;
    const std::map<std::string, Json> before = pinnedRows(roster);
    bool rows = false;
    double change = 0;
    eachRow(roster, [&](const Json &unit, const std::string &where) {
        rows = true;
        const auto old = before.find(canonical(withoutCount(unit)));
        const std::optional<Json> now = readableText(ruleset, unit);
        const Json label = old == before.end() ? Json() : old->second.value("label", Json());
        if (!now) {
            update.differences.push_back({(label.is_string() ? label.get<std::string>() : ownWords(unit)) +
                                              ": the rules do not know these troops; the row is kept as it is",
                                          where});
            return;
        }
        const Json cost = now->value("points", Json(0)), was = old == before.end() ? Json() : old->second.value("points", Json());
        if (!was.is_number() || was == cost)
            return;
        change += (cost.get<double>() - was.get<double>()) * unit.value("count", 1);
        update.differences.push_back(
            {fmt::format("{}: {} points, {} before", now->value("label", ""), pointsText(cost), pointsText(was)), where});
    });
    const Json points = ruleset.totals(roster).value("points", Json());
    if (change != 0 && points.is_number())
        update.differences.push_back(
            {fmt::format("The army costs {} points, {} before", pointsText(points), pointsText(Json(points.get<double>() - change))), ""});
    if (rows && before.empty())
        update.differences.push_back({"What its rows cost by the older figures is not known", ""});
    pinRoster(ruleset, update.roster);
    return update;
}

std::vector<RosterDifference> rosterDifferences(const Ruleset &ruleset, const Json &before, const Json &after)
{
    std::vector<RosterDifference> differences;
    const auto value = [&](const char *key, const char *title) {
        const Json was = before.value(key, Json()), is = after.value(key, Json());
        if (was != is)
            differences.push_back({fmt::format("{}: {}, before {}", title, quoted(is), quoted(was)), std::string("/") + key});
    };
    value("name", "Name");
    value("ruleset", "Rules");
    value("limit", "Limit");
    value("notes", "Notes");
    const Json &old = before.at("commands"), &now = after.at("commands");
    for (std::size_t c = 0; c < std::max(old.size(), now.size()); ++c) {
        const std::string where = "/commands/" + std::to_string(c);
        if (c >= now.size() || c >= old.size()) {
            differences.push_back({titleOfCommand(c < now.size() ? now[c] : old[c], c) + (c < now.size() ? ": new" : ": gone"), where});
            continue;
        }
        const std::string title = titleOfCommand(now[c], c);
        Json oldHead = old[c], newHead = now[c];
        oldHead.erase("units");
        newHead.erase("units");
        if (oldHead != newHead)
            differences.push_back({title + ": " + quoted(newHead) + ", before " + quoted(oldHead), where});
        const auto was = countsOf(old[c]);
        auto is = countsOf(now[c]);
        for (const auto &[key, row] : was)
            is.try_emplace(key, row.first, 0);
        for (const auto &[key, row] : is) {
            const auto earlier = was.find(key);
            const std::int64_t times = earlier == was.end() ? 0 : earlier->second.second;
            if (times != row.second)
                differences.push_back(
                    {fmt::format("{}: {} x {}, before {}", title, row.second, labelOfRow(ruleset, row.first), times), where});
        }
    }
    if (differences.empty() && before != after)
        differences.push_back({"Other values of the army", ""});
    return differences;
}

} // namespace optio
