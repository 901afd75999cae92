// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the XML of Peltast.
#include "rulesets/dbm/peltast.h"

#include "rules/exchange/choose.h"
#include "rules/exchange/text.h"
#include "rules/exchange/xml.h"
#include "rules/refusal.h"
#include "rules/roster.h"
#include "rules/ruleset.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>

namespace optio::dbm {

namespace {

using exchange::Import;
using exchange::Note;
using exchange::Rulesets;
using exchange::Source;

constexpr const char *mine = "dbm";
constexpr std::size_t commandColumns = 4;
constexpr int mostElements = 9999;
constexpr std::array armyKeys{"book", "rules", "version", "id", "year", "costFileName"};

/// The words of an adjustment: "gen, ch".
std::vector<std::string> wordsOfAdjustment(std::string_view text)
{
    std::vector<std::string> words;
    while (true) {
        const std::size_t comma = text.find(',');
        if (const std::string_view word = exchange::trimmed(text.substr(0, comma)); !word.empty())
            words.emplace_back(word);
        if (comma == std::string_view::npos)
            return words;
        text.remove_prefix(comma + 1);
    }
}

/// What an attribute "optio" holds; an object, whatever it was.
Json extension(const pugi::xml_node &node)
{
    try {
        const Json json = parseJson(node.attribute("optio").value(), "the attribute optio");
        return json.is_object() ? json : Json::object();
    } catch (const Error &) {
        return Json::object();
    }
}

/// A row as Peltast knows it, and what it has no place for.
struct OutRow {
    std::string description, drill, type, grade, adjustment;
    int count = 1;
    Json rest;
};

OutRow outRow(const Json &unit, const std::string &general, bool ally)
{
    OutRow row;
    row.rest = unit;
    const auto take = [&](const char *key) {
        const auto found = row.rest.find(key);
        if (found == row.rest.end() || !found->is_string())
            return std::string();
        std::string text = found->get<std::string>();
        row.rest.erase(key);
        return text;
    };
    row.drill = take("drill");
    row.type = take("type");
    row.grade = take("grade");
    row.count = unit.value("count", 1);
    row.rest.erase("count");
    std::string adjustment;
    if (unit.value("role", Json()) == "general") {
        adjustment = ally ? "ally" : "gen";
        row.rest.erase("role");
        row.description = general;
    } else {
        row.description = take("name");
    }
    if (unit.value("chariot", Json()) == true) {
        adjustment += adjustment.empty() ? "ch" : ",ch";
        row.rest.erase("chariot");
    }
    row.adjustment = adjustment;
    return row;
}

std::string attribute(const char *key, const std::string &value)
{
    return value.empty() ? std::string() : fmt::format(" {}=\"{}\"", key, exchange::escaped(value));
}

/// Reads one army.
class PeltastReader {
public:
    PeltastReader(const Source &source, const Ruleset &ruleset) : source_(source), ruleset_(ruleset) {}

    Import read(const pugi::xml_node &army)
    {
        const Json more = extension(army);
        Json roster{{"format", 1}, {"ruleset", ruleset_.id()},  {"data", ruleset_.data()},
                    {"limit", 0},  {"commands", Json::array()}, {"vendor", Json::object()}};
        for (const char *key : armyKeys)
            if (const std::string value = army.attribute(key).value(); !value.empty() && more.empty())
                roster["vendor"]["peltast"][key] = value;
        if (more.contains("army") && more.at("army").is_object())
            for (auto it = more.at("army").begin(); it != more.at("army").end(); ++it)
                if (it.key() != "commands" && it.key() != "ruleset" && it.key() != "data")
                    roster[it.key()] = it.value();
        const std::string name(exchange::trimmed(army.attribute("name").value()));
        roster["name"] = name.empty() ? "An army" : name;
        for (std::size_t c = 0; c < commandColumns; ++c)
            commands_[c] = {{"name", ""}, {"units", Json::array()}};
        for (const pugi::xml_node rows : army.children("rows"))
            for (const pugi::xml_node row : rows.children("row"))
                readRow(row);
        for (const pugi::xml_node row : army.children("row"))
            readRow(row);
        const Json heads = more.value("commands", Json::array());
        for (std::size_t c = 0; c < commandColumns; ++c) {
            if (heads.is_array() && c < heads.size() && heads[c].is_object()) {
                Json head = heads[c];
                head["units"] = commands_[c]["units"];
                if (const std::string given = commands_[c].value("name", ""); !given.empty())
                    head["name"] = given;
                roster["commands"].push_back(std::move(head));
            } else if (!commands_[c]["units"].empty()) {
                if (!commands_[c].contains("kind"))
                    commands_[c]["kind"] = roster["commands"].empty() ? "cinc" : "sub";
                roster["commands"].push_back(commands_[c]);
            }
        }
        if (!spare_.empty())
            roster["commands"].push_back({{"name", "In no command"}, {"units", spare_}});
        import_.rosters.push_back(std::move(roster));
        return std::move(import_);
    }

private:
    void readRow(const pugi::xml_node &node)
    {
        Json unit = extension(node);
        for (const char *key : {"drill", "type", "grade"})
            if (const std::string value(exchange::trimmed(node.attribute(key).value())); !value.empty())
                unit[key] = value;
        bool general = false, ally = false;
        std::string unknown;
        for (const std::string &word : wordsOfAdjustment(node.attribute("adjustment").value())) {
            const std::string low = exchange::small(word);
            if (low == "gen" || low == "general" || low == "ally" || low == "ally general") {
                general = true;
                ally = low.front() == 'a';
            } else if (low == "ch" || low == "chariot" || low == "chariots") {
                unit["chariot"] = true;
            } else {
                unknown += (unknown.empty() ? "" : ", ") + word;
            }
        }
        if (!unknown.empty()) {
            unit["adjustment"] = unknown;
            tellAt(import_, source_, node, "the adjustment " + quoted(Json(unknown)) + " is not known; it is kept with the row");
        }
        const std::string description(exchange::trimmed(node.attribute("description").value()));
        if (general)
            unit["role"] = "general";
        else if (!description.empty())
            unit["name"] = description;
        const int quantity = exchange::numberOf(node, "quantity", 0, mostElements, 0);
        int left = quantity;
        for (std::size_t c = 0; c < commandColumns; ++c) {
            const std::string column = "cmdQty" + std::to_string(c);
            const int count = exchange::numberOf(node, column.c_str(), 0, mostElements, 0);
            if (count == 0)
                continue;
            left -= count;
            if (general && commands_[c].value("name", "").empty())
                commands_[c]["name"] = description;
            if (general && ally)
                commands_[c]["kind"] = "ally";
            unit["count"] = count;
            exchange::checkRoom(commands_[c]["units"], source_.what);
            commands_[c]["units"].push_back(unit);
        }
        if (left > 0) {
            unit["count"] = left;
            tellAt(import_, source_, node, fmt::format("{} of these elements stand in no command", left));
            if (!description.empty())
                unit["name"] = description;
            exchange::checkRoom(spare_, source_.what);
            spare_.push_back(unit);
        } else if (left < 0 || quantity == 0) {
            tellAt(import_, source_, node,
                   fmt::format("the row has {} elements, its commands have {}; what stands in the commands is taken", quantity,
                               quantity - left));
        }
    }

    const Source &source_;
    const Ruleset &ruleset_;
    Import import_;
    std::array<Json, commandColumns> commands_;
    Json spare_ = Json::array();
};

class PeltastFormat : public exchange::Format {
public:
    std::string id() const override { return "peltast"; }
    std::string name() const override { return "Peltast DBM list (XML)"; }
    std::string ending() const override { return "xml"; }
    std::string ruleset() const override { return mine; }
    bool looksLike(std::string_view bytes) const override
    {
        const std::string_view start = bytes.substr(0, 4000);
        return start.find('<') != std::string_view::npos && start.find("<army") != std::string_view::npos &&
               (bytes.find("<row") != std::string_view::npos);
    }

    std::string write(const std::vector<Json> &rosters, const Rulesets &rulesets, std::vector<Note> &lost) const override
    {
        if (rosters.size() != 1)
            throw Error("a Peltast list holds one army; export them one by one", "format");
        const Json &roster = rosters.front();
        const Json &commands = roster.at("commands");
        const std::string name = roster.at("name").get<std::string>();
        if (exchange::rulesetFor(rulesets, roster).base() != mine)
            throw Error("Peltast lists hold DBM armies; " + quoted(Json(name)) + " is of other rules", "format");
        if (commands.size() > commandColumns)
            throw Error(
                fmt::format("{} has {} commands; a Peltast list has room for {}", quoted(Json(name)), commands.size(), commandColumns),
                "format");
        Json rest = roster, heads = Json::array();
        for (const char *key : {"format", "ruleset", "data", "id", "name", "commands", "pinned"})
            rest.erase(key);
        std::string rows;
        for (std::size_t c = 0; c < commands.size(); ++c) {
            Json head = commands[c];
            head.erase("units");
            heads.push_back(head);
            const std::string general = commands[c].value("name", "");
            for (const Json &unit : commands[c].at("units")) {
                const OutRow row = outRow(unit, general, head.value("kind", Json()) == "ally");
                if (row.count == 0) {
                    lost.push_back({"a row of " + quoted(Json(row.type)) + " without elements"});
                    continue;
                }
                rows += "    <row" + attribute("quantity", std::to_string(row.count)) + attribute("description", row.description) +
                        attribute("drill", row.drill) + attribute("type", row.type) + attribute("grade", row.grade) +
                        attribute("adjustment", row.adjustment) +
                        attribute(("cmdQty" + std::to_string(c)).c_str(), std::to_string(row.count)) +
                        attribute("optio", row.rest.empty() ? "" : row.rest.dump()) + "/>\n";
            }
        }
        const std::string more = Json{{"army", rest}, {"commands", heads}}.dump();
        const Json kept = roster.at("vendor").is_object() ? roster.at("vendor").value("peltast", Json::object()) : Json::object();
        std::string from;
        for (const char *key : armyKeys)
            if (kept.is_object() && kept.contains(key) && kept.at(key).is_string())
                from += attribute(key, kept.at(key).get<std::string>());
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<army" + from + attribute("name", name) + attribute("optio", more) +
               ">\n  <rows>\n" + rows + "  </rows>\n</army>\n";
    }

    Import read(const Source &source, const Rulesets &rulesets) const override
    {
        const std::string wanted = source.ruleset.empty() ? mine : source.ruleset;
        const Ruleset *ruleset = exchange::rulesetOf(rulesets, wanted);
        if (ruleset == nullptr || ruleset->base() != mine)
            throw Error("this is a list of DBM; " + quoted(Json(wanted)) + " has no such lists", "ruleset");
        pugi::xml_document document;
        exchange::readXml(source, document);
        const pugi::xml_node army = document.child("army");
        if (!army)
            throw Error(source.what + " is XML, but no army list");
        return PeltastReader(source, *ruleset).read(army);
    }
};

} // namespace

const exchange::Format &peltastFormat()
{
    static const PeltastFormat format;
    return format;
}

} // namespace optio::dbm
