// SPDX-License-Identifier: GPL-3.0-or-later
// Armies as a table for spreadsheets: a line for each row, its keys as columns. Columns "army" and "command" count from 1 and say what a
// row belongs to; "army.name", "command.kind" and the like stand in the first line of their army or command. A cell holds a text as it is,
// or JSON. Read are commas, semicolons and tabs; a table typed by hand needs no more than the troop type and the count.
#include "rules/exchange/choose.h"
#include "rules/exchange/formats.h"
#include "rules/exchange/table_text.h"
#include "rules/exchange/text.h"
#include "rules/exchange/vocabulary.h"
#include "rules/roster/roster.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <fmt/core.h>
#include <map>
#include <set>

namespace optio::exchange {

namespace {

const char *const ofArmy = "army.";
const char *const ofCommand = "command.";
const char *const ofUnit = "unit.";

bool startsWith(const std::string &text, const std::string &start) { return text.rfind(start, 0) == 0; }

/// A key as rule sets make them. Other titles are people's, and are looked up among the labels: "Type", "Troop quality".
bool isOwnKey(const std::string &key)
{
    return !key.empty() && key.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string::npos;
}

/// The column of a key of a row.
std::string unitColumn(const std::string &key)
{
    const bool taken =
        key == "army" || key == "command" || startsWith(key, ofArmy) || startsWith(key, ofCommand) || startsWith(key, ofUnit);
    return taken || !isOwnKey(key) ? ofUnit + key : key;
}

/// The columns that some armies need, in an order that reads well.
std::vector<std::string> columnsFor(const std::vector<Json> &rosters)
{
    std::vector<std::string> columns{"army", "command", "count"};
    std::set<std::string> seen(columns.begin(), columns.end());
    const auto add = [&](const std::string &column) {
        if (seen.insert(column).second)
            columns.push_back(column);
    };
    for (const Json &roster : rosters)
        for (const Json &command : roster.at("commands"))
            for (const Json &unit : command.at("units"))
                for (auto it = unit.begin(); it != unit.end(); ++it)
                    add(unitColumn(it.key()));
    for (const Json &roster : rosters)
        for (const Json &command : roster.at("commands"))
            for (auto it = command.begin(); it != command.end(); ++it)
                if (it.key() != "units")
                    add(ofCommand + it.key());
    add("army.name");
    add("army.ruleset");
    for (const Json &roster : rosters)
        for (auto it = roster.begin(); it != roster.end(); ++it)
            if (it.key() != "commands" && it.key() != "format" && it.key() != "pinned" && !(it.key() == "vendor" && it->empty()))
                add(ofArmy + it.key());
    return columns;
}

class CsvFormat : public Format {
public:
    std::string id() const override { return "csv"; }
    std::string name() const override { return "Spreadsheet (CSV)"; }
    std::string ending() const override { return "csv"; }

    bool looksLike(std::string_view bytes) const override
    {
        std::string_view line = bytes.substr(0, std::min<std::size_t>(bytes.find('\n'), 4000));
        if (line.substr(0, 3) == "\xEF\xBB\xBF")
            line.remove_prefix(3);
        if (line.find_first_of(",;\t") == std::string_view::npos || trimmed(line).substr(0, 1) == "{")
            return false;
        const auto titles = rowsOfTable(line, delimiterOf(line), "the table").front().cells;
        const auto has = [&](const char *wanted) {
            return std::any_of(titles.begin(), titles.end(), [&](const std::string &title) { return small(trimmed(title)) == wanted; });
        };
        return has("count") && titles.size() > 1;
    }

    std::string write(const std::vector<Json> &rosters, const Rulesets & /*rulesets*/, std::vector<Note> & /*lost*/) const override
    {
        const std::vector<std::string> columns = columnsFor(rosters);
        std::string text = lineOfTable(columns);
        int army = 0;
        for (const Json &roster : rosters) {
            ++army;
            std::map<std::string, std::string> head;
            for (auto it = roster.begin(); it != roster.end(); ++it)
                head[ofArmy + it.key()] = textOfValue(*it, true);
            const auto line = [&](std::map<std::string, std::string> cells) {
                cells.merge(head); // once
                head.clear();
                cells["army"] = std::to_string(army);
                std::vector<std::string> row;
                for (const std::string &column : columns)
                    row.push_back(cells[column]);
                text += lineOfTable(row);
            };
            int number = 0;
            for (const Json &command : roster.at("commands")) {
                std::map<std::string, std::string> cells;
                for (auto it = command.begin(); it != command.end(); ++it)
                    cells[ofCommand + it.key()] = textOfValue(*it, true);
                cells["command"] = std::to_string(++number);
                if (command.at("units").empty())
                    line(cells);
                for (const Json &unit : command.at("units")) {
                    for (auto it = unit.begin(); it != unit.end(); ++it)
                        cells[unitColumn(it.key())] = textOfValue(*it, true);
                    line(cells);
                    cells = {{"command", std::to_string(number)}};
                }
            }
            if (!head.empty()) // an army without commands
                line({});
        }
        return text;
    }

    Import read(const Source &source, const Rulesets &rulesets) const override;

private:
    struct Reading {
        Json roster;
        std::string army, command;
        bool open = false;
    };
};

/// Where in its text a cell began.
Note noteAt(const std::string &text, const TableRow &row) { return {text, row.line, 1}; }

void tellOf(Import &import, Note note)
{
    if (import.notes.size() < mostTold)
        import.notes.push_back(std::move(note));
}

/// A value of a cell, in the words of the rule set where it is one of its fields.
Json cellValue(const Vocabulary &words, const std::string &key, const std::string &cell)
{
    const Json plain = valueOf(cell);
    if (trimmed(cell).substr(0, 1) == "\"" && plain.is_string())
        return plain;
    const Json known = words.valueFor(key, trimmed(cell));
    return known.is_null() ? plain : known;
}

Import CsvFormat::read(const Source &source, const Rulesets &rulesets) const
{
    const std::string_view text = plainText(source);
    const std::vector<TableRow> rows = rowsOfTable(text, delimiterOf(text.substr(0, text.find('\n'))), source.what);
    Import import;
    if (rows.empty())
        throw Error(source.what + " is empty");
    std::vector<std::string> titles;
    std::set<std::string> seen;
    for (const std::string &cell : rows.front().cells) {
        const std::string bare(trimmed(cell)), low = small(bare);
        titles.push_back(low == "army" || low == "command" || low == "count" ? low : bare);
        if (!bare.empty() && !seen.insert(titles.back()).second)
            throw Error(placeIn(source.what, 1, 0) + ": the column " + quoted(Json(bare)) + " stands there twice");
    }
    std::map<std::string, std::unique_ptr<Words>> words;
    std::string army = "\n", command = "\n"; // no cell says that
    const Ruleset *ruleset = nullptr;
    for (std::size_t r = 1; r < rows.size(); ++r) {
        const TableRow &row = rows[r];
        std::map<std::string, std::string> cells;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            if (trimmed(row.cells[i]).empty())
                continue;
            if (i < titles.size() && !titles[i].empty())
                cells[titles[i]] = row.cells[i];
            else
                tellOf(import, noteAt("the cell " + quoted(Json(row.cells[i])) + " stands under no title and is left out", row));
        }
        if (cells.empty())
            continue;
        const auto cell = [&](const char *title) { return cells.contains(title) ? std::string(trimmed(cells[title])) : std::string(); };
        if (import.rosters.empty() || cell("army") != army) {
            if (import.rosters.size() >= mostArmies)
                throw Error(fmt::format("{} holds more than {} armies", source.what, mostArmies));
            army = cell("army");
            command = "\n";
            const Json named = valueOf(cell("army.ruleset"));
            const std::string wanted = named.is_string() ? named.get<std::string>() : std::string();
            ruleset = wanted.empty() ? nullptr : rulesetNamed(rulesets, wanted);
            if (ruleset == nullptr && !wanted.empty())
                throw Error(placeIn(source.what, row.line, 0) + ": there is no rule set " + quoted(Json(wanted)));
            if (ruleset == nullptr)
                ruleset = chosenRuleset(source, rulesets, nullptr, import);
            import.rosters.push_back(
                {{"format", 1},
                 {"ruleset", wanted.empty() || ruleset->id() != baseOf(wanted) ? ruleset->id() : wanted},
                 {"data", ruleset->data()},
                 {"name", army.empty() || army.find_first_not_of("0123456789") == std::string::npos ? "An army" : army},
                 {"limit", 0},
                 {"commands", Json::array()}});
            if (!words[ruleset->id()])
                words[ruleset->id()] = std::make_unique<Words>(*ruleset);
        }
        const Words &known = *words[ruleset->id()];
        Json &roster = import.rosters.back();
        Json unit = Json::object(), ofThis = Json::object();
        for (const auto &[title, value] : cells) {
            if (title == "army" || title == "command" || title == "army.ruleset")
                continue;
            if (startsWith(title, ofArmy)) {
                const std::string key = title.substr(5);
                if (key == "commands" || key == "format")
                    tellOf(import, noteAt("the column " + quoted(Json(title)) + " is none of a table and is left out", row));
                else
                    roster[key] = valueOf(value);
            } else if (startsWith(title, ofCommand)) {
                ofThis[title.substr(8)] = cellValue(known.commands, title.substr(8), value);
            } else {
                const std::string key = startsWith(title, ofUnit) ? title.substr(5) : isOwnKey(title) ? title : known.units.keyOf(title);
                if (unit.contains(key))
                    tellOf(import, noteAt("two columns say " + quoted(Json(key)) + "; " + quoted(Json(value)) + " is left out", row));
                else
                    unit[key] = cellValue(known.units, key, value);
            }
        }
        if (roster["commands"].empty() || cell("command") != command) {
            const bool any = !cell("command").empty() || !unit.empty() || !ofThis.empty();
            if (!any)
                continue; // an army without commands
            command = cell("command");
            const bool counted = command.find_first_not_of("0123456789") == std::string::npos;
            roster["commands"].push_back({{"name", counted ? "" : command}, {"units", Json::array()}});
        }
        ofThis.erase("units");
        roster["commands"].back().update(ofThis);
        if (!unit.empty())
            checkRoom(roster["commands"].back()["units"], source.what);
        if (!unit.empty())
            roster["commands"].back()["units"].push_back(std::move(unit));
    }
    return import;
}

} // namespace

const Format &csvFormat()
{
    static const CsvFormat format;
    return format;
}

} // namespace optio::exchange
