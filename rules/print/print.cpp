// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the sheets.
#include "rules/print/print.h"

#include "rules/phrases.h"
#include "rules/print/print_fields.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <set>

namespace optio {

namespace {

/// More boxes than this in one cell are told as a number.
constexpr int mostBoxes = 100;

Json boxesCell(const Boxes &boxes)
{
    if (boxes.count <= 0)
        return "";
    if (boxes.count > (boxes.halves ? 2 * mostBoxes : mostBoxes))
        return std::to_string(boxes.halves ? boxes.done / 2 : boxes.done) + " of " +
               std::to_string(boxes.halves ? boxes.count / 2 : boxes.count);
    Json cell = {{"boxes", boxes.count}, {"done", std::clamp(boxes.done, 0, boxes.count)}};
    if (boxes.halves)
        cell["halves"] = true;
    return cell;
}

Json boxesCells(const std::vector<Boxes> &all, std::size_t count)
{
    Json cells = Json::array();
    for (std::size_t i = 0; i < count; ++i)
        cells.push_back(boxesCell(i < all.size() ? all[i] : Boxes()));
    return cells;
}

void append(Json &list, const Json &more)
{
    for (const Json &one : more)
        list.push_back(one);
}

std::string badgesText(const std::vector<Badge> &badges)
{
    std::string text;
    for (const Badge &badge : badges)
        text += (text.empty() ? "" : " · ") + badge.text;
    return text;
}

/// "12", "12½", "12.25".
std::string numberText(const Json &number)
{
    if (number.is_string())
        return number.get<std::string>();
    if (!number.is_number())
        return "?";
    const double value = number.get<double>(), twice = 2 * value;
    if (twice != static_cast<double>(static_cast<long long>(twice)))
        return number.dump();
    const auto halves = static_cast<long long>(twice);
    return std::to_string(halves / 2) + (halves % 2 != 0 ? "½" : "");
}

int intOr(const Json &object, const char *key, int otherwise)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<int>() : otherwise;
}

std::string textOr(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// What all units of a row cost, by the rule set's own sums: a roster with nothing but this row.
Json costOf(const Ruleset &ruleset, const Json &bare, std::size_t command, const Json &unit, const Json &each)
{
    Json alone = bare;
    alone["commands"][command]["units"] = Json::array({unit});
    const Json totals = ruleset.totals(alone);
    if (const auto commands = totals.find("commands"); commands != totals.end() && command < commands->size())
        return commands->at(command).value("points", Json());
    if (!each.is_number())
        return {};
    return each.get<double>() * intOr(unit, "count", 1);
}

Json bareRoster(const Json &roster)
{
    Json bare = roster;
    for (Json &command : bare["commands"])
        command["units"] = Json::array();
    return bare;
}

/// The units of a command, a row for each row of the roster.
Json rosterRows(const Ruleset &ruleset, const PrintRules *rules, const Json &bare, const Json &command, std::size_t index)
{
    const std::size_t figures = rules == nullptr ? 0 : rules->figureHeads().size();
    Json rows = Json::array();
    for (const Json &unit : command.at("units")) {
        const int count = intOr(unit, "count", 1);
        Json row = Json::array({std::to_string(count)});
        try {
            const Json text = ruleset.unitText(unit);
            append(row, {textOr(text, "label"), textOr(text, "detail")});
            for (const std::string &figure : rules == nullptr ? std::vector<std::string>() : rules->figuresOf(unit))
                row.push_back(figure);
            const Json all = costOf(ruleset, bare, index, unit, text.value("points", Json()));
            const bool even = all.is_number() && count > 0;
            append(row, {numberText(even ? Json(all.get<double>() / count) : text.value("points", Json())), numberText(all)});
        } catch (const std::exception &) { // not even of the kinds that rows are made of, perhaps
            row = Json::array({std::to_string(count), quoted(unit), "not known to the rules"});
            for (std::size_t i = 0; i < figures; ++i)
                row.push_back("");
            append(row, {"?", "?"});
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string counted(std::size_t number, const std::string &one, const std::string &many)
{
    return std::to_string(number) + " " + (number == 1 ? one : many);
}

/// "400 of 400 points · 59 elements · 1 error".
std::string headNote(const Ruleset &ruleset, const Json &roster)
{
    const Json totals = ruleset.totals(roster);
    std::string note = ruleset.name() + " · " + numberText(totals.at("points"));
    const int limit = intOr(roster, "limit", 0);
    note += (limit > 0 ? " of " + std::to_string(limit) : std::string()) + " points";
    for (const char *key : {"elements", "units", "leaders"})
        if (const int count = intOr(totals, key, 0); count > 0)
            note += " · " + std::to_string(count) + " " + (count == 1 ? std::string(key, std::string(key).size() - 1) : std::string(key));
    std::size_t errors = 0, warnings = 0;
    for (const Finding &finding : ruleset.check(roster)) {
        errors += finding.severity == "error" ? 1 : 0;
        warnings += finding.severity == "warning" ? 1 : 0;
    }
    note += errors == 0 ? " · legal" : " · not legal: " + counted(errors, "error", "errors");
    if (warnings > 0)
        note += ", " + counted(warnings, "warning", "warnings");
    if (const std::string data = textOr(roster, "data"); !data.empty() && data != ruleset.data() && baseOf(ruleset.id()) == ruleset.id())
        note += " · made with figures " + data.substr(0, 8) + ", reckoned with those of now";
    return note;
}

Json breakTable(const std::vector<BreakPoint> &breaks)
{
    Json rows = Json::array(), rules = Json::array();
    for (const BreakPoint &one : breaks) {
        rows.push_back({one.what, one.when, boxesCell(one.boxes)});
        rules.push_back(one.rule);
    }
    return {{"title", "Break points"}, {"columns", {"Who", "When", "Losses"}}, {"rows", rows}, {"rules", rules}};
}

/// The table of a group of units as a view shows it. `now`: has it a column for what the units are at?
Json groupTable(const PrintRules *rules, const PrintedSide &printed, const GroupView &group, const std::string &title, bool now)
{
    Json columns = {"Troops", "Kind"}, rows = Json::array();
    const std::vector<std::string> figures = rules == nullptr ? std::vector<std::string>() : rules->figureHeads();
    const std::vector<std::string> boxes = rules == nullptr ? std::vector<std::string>{"Lost"} : rules->boxHeads();
    append(columns, figures);
    append(columns, boxes);
    if (now)
        columns.push_back("Now");
    for (const UnitView &unit : group.units) {
        const auto found = printed.units.find(unit.id);
        Json row = {unit.label, unit.detail};
        for (std::size_t i = 0; i < figures.size(); ++i)
            row.push_back(found != printed.units.end() && i < found->second.figures.size() ? found->second.figures[i] : "");
        append(row, boxesCells(found != printed.units.end() ? found->second.boxes : std::vector<Boxes>{{unit.count + unit.lost, unit.lost}},
                               boxes.size()));
        if (now)
            row.push_back(badgesText(unit.badges));
        rows.push_back(std::move(row));
    }
    return {{"title", title}, {"columns", columns}, {"rows", rows}};
}

/// The sheet of one side of a game.
Json sideSheet(const Ruleset &ruleset, const Json &state, const SideView &view, bool now)
{
    const auto *rules = dynamic_cast<const PrintRules *>(&ruleset);
    const PrintedSide printed = rules == nullptr ? PrintedSide() : rules->printedSide(state, view);
    Json tables = Json::array();
    if (!printed.breaks.empty())
        tables.push_back(breakTable(printed.breaks));
    std::size_t filled = 0;
    bool marked = false;
    for (const GroupView &group : view.groups) {
        filled += group.units.empty() ? 0 : 1;
        for (const UnitView &unit : group.units)
            marked = marked || !unit.badges.empty();
    }
    for (const GroupView &group : view.groups) {
        if (group.units.empty())
            continue;
        std::string title = filled == 1 ? "Units" : group.name;
        if (const std::string badges = badgesText(group.badges); now && !badges.empty())
            title += " · " + badges;
        if (now && group.pool)
            title += " · " + group.pool->label + " " + std::to_string(group.pool->left) + " of " + std::to_string(group.pool->total);
        tables.push_back(groupTable(rules, printed, group, title, now && marked));
    }
    return {{"id", "game"}, {"title", view.name}, {"note", printed.note}, {"tables", tables}};
}

/// The boxes of a roster no game can be started with: all that is told of it is its rows.
Json plainSheet(const Ruleset &ruleset, const Json &roster, const std::string &why)
{
    Json tables = Json::array();
    for (const Json &command : roster.at("commands")) {
        Json rows = Json::array();
        for (const Json &unit : command.at("units")) {
            Json text{{"label", quoted(unit)}, {"detail", "not known to the rules"}};
            try {
                text = ruleset.unitText(unit);
            } catch (const std::exception &) {
                // told so in the row
            }
            rows.push_back({textOr(text, "label"), textOr(text, "detail"), boxesCell({intOr(unit, "count", 1), 0})});
        }
        const std::string name = textOr(command, "name");
        tables.push_back({{"title", name.empty() ? "Troops" : name}, {"columns", {"Troops", "Kind", "Lost"}}, {"rows", rows}});
    }
    return {{"id", "game"},
            {"title", roster.at("name")},
            {"note", headNote(ruleset, roster) + "\nIt cannot be played with as it is: " + why + "."},
            {"tables", tables}};
}

} // namespace

Json rosterSheet(const Ruleset &ruleset, const Json &roster)
{
    const auto *rules = dynamic_cast<const PrintRules *>(&ruleset);
    const Json catalogue = ruleset.catalogue(), totals = ruleset.totals(roster), bare = bareRoster(roster);
    Json columns = {"No.", "Troops", "Kind"}, tables = Json::array();
    if (rules != nullptr)
        append(columns, rules->figureHeads());
    append(columns, {"Each", "Points"});
    const Json &commands = roster.at("commands");
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const std::string name = textOr(commands[i], "name");
        std::string title = name.empty() ? (commands.size() == 1 ? "Units" : "Command " + std::to_string(i + 1)) : name;
        if (const std::string fields = commandText(catalogue, commands[i]); !fields.empty())
            title += " · " + fields;
        if (const auto sums = totals.find("commands"); sums != totals.end() && i < sums->size())
            title += " · " + numberText(sums->at(i).at("points")) + " points";
        tables.push_back({{"title", title}, {"columns", columns}, {"rows", rosterRows(ruleset, rules, bare, commands[i], i)}});
    }
    append(tables, armyTables(catalogue, roster));
    try { // its break points, as a game begins with them
        const Json state = ruleset.start(roster, roster, Json::object());
        if (rules != nullptr)
            if (const PrintedSide side = rules->printedSide(state, ruleset.view(state, "a").side("a")); !side.breaks.empty())
                tables.push_back(breakTable(side.breaks));
    } catch (const std::exception &) {
        // The head says what is amiss.
    }
    if (const auto notes = roster.find("notes"); notes != roster.end() && notes->is_string() && *notes != "")
        tables.push_back({{"title", "Notes"}, {"columns", Json::array()}, {"rows", Json::array({Json::array({*notes})})}});
    return {{"id", "roster"}, {"title", roster.at("name")}, {"note", headNote(ruleset, roster)}, {"tables", tables}, {"onePage", true}};
}

Json gameSheet(const Ruleset &ruleset, const Json &roster)
{
    try {
        const Json state = ruleset.start(roster, roster, Json::object());
        Json sheet = sideSheet(ruleset, state, ruleset.view(state, "a").side("a"), false);
        sheet["title"] = roster.at("name");
        sheet["note"] = headNote(ruleset, roster) + (sheet["note"] == "" ? "" : "\n" + sheet["note"].get<std::string>());
        std::set<std::string> leftOut; // the army stands on both sides here
        for (const Json &row : state.value("left_out", Json::array()))
            leftOut.insert(row.get<std::string>());
        for (const std::string &row : leftOut)
            sheet["note"] = sheet["note"].get<std::string>() + "\nLeft out of the game: " + row;
        return sheet;
    } catch (const Error &error) {
        return plainSheet(ruleset, roster, error.what());
    } catch (const Json::exception &) {
        return plainSheet(ruleset, roster, "some of its values are of the wrong kind");
    }
}

Json standingSheet(const Ruleset &ruleset, const Json &state, const std::string &side, const std::string &viewer)
{
    const View view = ruleset.view(state, viewer);
    const SideView &shown = view.side(side);
    Json sheet = sideSheet(ruleset, state, shown, true);
    std::string note = ruleset.name() + " · " + view.title;
    if (const Json ended = ruleset.ended(state); ended.at("over") == true)
        note += " · " + ended.value("text", "");
    else if (!view.active.empty())
        note += view.active == side ? " · its turn" : " · the enemy's turn";
    for (const std::string &more : {badgesText(shown.badges), sheet["note"].get<std::string>()})
        if (!more.empty())
            note += "\n" + more;
    sheet["note"] = note;
    return sheet;
}

std::vector<Json> backCharts(const Ruleset &ruleset)
{
    std::vector<Json> back;
    Json all = {{"id", "reference"}, {"title", ruleset.name() + ": quick reference"}, {"note", ""}, {"tables", Json::array()}};
    all["oneSheet"] = true;
    for (const Json &chart : ruleset.charts()) {
        append(all["tables"], chart.at("tables"));
        if (chart.value("oneSheet", false))
            back.push_back(chart);
    }
    if (back.empty() && !all["tables"].empty())
        back.push_back(std::move(all));
    return back;
}

std::vector<Json> armySheets(const Ruleset &ruleset, const Json &roster, const PrintWish &wish)
{
    std::vector<Json> sheets;
    if (wish.roster)
        sheets.push_back(rosterSheet(ruleset, roster));
    if (wish.game)
        sheets.push_back(gameSheet(ruleset, roster));
    if (wish.back) {
        for (Json &sheet : sheets)
            sheet["front"] = true;
        for (Json &chart : backCharts(ruleset))
            sheets.push_back(std::move(chart));
    }
    return sheets;
}

std::vector<Json> standingSheets(const Ruleset &ruleset, const Json &state, const std::vector<std::string> &sides,
                                 const std::string &viewer, bool back)
{
    std::vector<Json> sheets;
    const std::vector<Json> charts = back ? backCharts(ruleset) : std::vector<Json>();
    for (const std::string &side : sides) {
        sheets.push_back(standingSheet(ruleset, state, side, viewer));
        if (back)
            sheets.back()["front"] = true;
        sheets.insert(sheets.end(), charts.begin(), charts.end());
    }
    return sheets;
}

std::string cellText(const Json &cell)
{
    if (cell.is_string())
        return cell.get<std::string>();
    const int unit = cell.value("halves", false) ? 2 : 1, count = cell.value("boxes", 0), done = cell.value("done", 0);
    std::string text;
    for (int at = 0; at < count; at += unit) {
        const int worth = std::min(unit, count - at);
        text += done >= at + worth ? "☒" : done > at ? "⧄" : "☐";
    }
    return text;
}

} // namespace optio
