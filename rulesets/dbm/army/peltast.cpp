// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the XML of Peltast.
#include "rulesets/dbm/army/peltast.h"

#include "rules/exchange/choose.h"
#include "rules/exchange/text.h"
#include "rules/exchange/xml.h"
#include "rules/roster/roster.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"
#include "rulesets/dbm/army/peltast_rows.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <utility>

namespace optio::dbm {

namespace {

using exchange::Import;
using exchange::Note;
using exchange::Rulesets;
using exchange::Source;

constexpr const char *mine = "dbm";
constexpr std::size_t commandColumns = 4;
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

/// Reads one army.
class PeltastReader {
public:
    PeltastReader(const Source &source, const Ruleset &ruleset) : source_(source), ruleset_(ruleset)
    {
        const Json catalogue = ruleset.catalogue();
        for (const Json &type : catalogue.at("types"))
            types_.push_back(type.at("id").get<std::string>());
        for (const Json &field : catalogue.at("fields"))
            for (const Json &choice : field.value("choices", Json::array()))
                if (field.at("key") == "drill" || field.at("key") == "grade")
                    (field.at("key") == "drill" ? drills_ : grades_).push_back(choice.at("value").get<std::string>());
    }

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
        const auto readAny = [&](const pugi::xml_node &row) {
            if (!readFortification(row, roster))
                readRow(row);
        };
        for (const pugi::xml_node rows : army.children("rows"))
            for (const pugi::xml_node row : rows.children("row"))
                readAny(row);
        for (const pugi::xml_node row : army.children("row"))
            readAny(row);
        putBack(more.value("rows", Json::array()));
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
    /// A word as the catalogue writes it: Peltast's own cost files say Lh, Wwg and such, and people what they like.
    static std::string asWritten(const std::vector<std::string> &words, const std::string &text)
    {
        for (const std::string &one : words)
            if (exchange::small(text) == exchange::small(one))
                return one;
        return text;
    }

    /// A row of fortifications, which belong to the army and to no command; false when it is none of those that are known.
    bool readFortification(const pugi::xml_node &node, Json &roster)
    {
        const auto said = [&](const char *key) { return exchange::small(exchange::trimmed(node.attribute(key).value())); };
        if (said("drill") != exchange::small(fortified))
            return false;
        const std::string type = said("type"), adjustment = said("adjustment");
        const auto found = std::find_if(fortifications.begin(), fortifications.end(), [&](const Fortification &one) {
            return exchange::small(one.type) == type && one.adjustment == adjustment;
        });
        if (found == fortifications.end())
            return false;
        int count = exchange::numberOf(node, "quantity", 0, mostElements, 0), placed = 0;
        for (std::size_t c = 0; c < commandColumns; ++c)
            placed += exchange::numberOf(node, ("cmdQty" + std::to_string(c)).c_str(), 0, mostElements, 0);
        count = std::max(count, placed);
        if (count > 0) {
            Json &built = roster["fortifications"];
            if (!built.is_object())
                built = Json::object();
            const std::string kind(found->kind);
            const Json before = built.value(kind, Json(0));
            built[kind] = count + (before.is_number_integer() ? before.get<int>() : 0);
        }
        return true;
    }

    /// The rows that the program has no troops for: [{"command","at","unit"}], in the order of their places.
    void putBack(const Json &rows)
    {
        if (!rows.is_array())
            return;
        for (const Json &row : rows) {
            const Json command = row.is_object() ? row.value("command", Json()) : Json(),
                       at = row.is_object() ? row.value("at", Json()) : Json();
            if (!command.is_number_unsigned() || command >= commandColumns || !at.is_number_unsigned() ||
                !row.value("unit", Json()).is_object())
                continue;
            Json &units = commands_[command.get<std::size_t>()]["units"];
            exchange::checkRoom(units, source_.what);
            const std::size_t place = std::min(units.size(), at.get<std::size_t>());
            units.insert(units.begin() + static_cast<std::ptrdiff_t>(place), row.at("unit"));
        }
    }

    /// Puts rear halves behind the last row of a command, as many as there are; false when they do not fit.
    static bool standBehind(Json &units, const Json &rear, int count)
    {
        const std::string kind = rear.value("type", "") + "(" + rear.value("grade", "") + ")";
        if (units.empty())
            return false;
        Json &front = units.back();
        if (front.value("double", Json()) == kind && front.value("count", 1) == count)
            return true; // it says so itself
        if (front.contains("double") || front.value("count", 1) < count || front.contains("role"))
            return false;
        Json rest = front;
        rest["count"] = front.value("count", 1) - count;
        front["count"] = count;
        front["double"] = kind;
        if (rest["count"] > 0)
            units.push_back(std::move(rest));
        return true;
    }

    void readRow(const pugi::xml_node &node)
    {
        Json unit = extension(node);
        for (const char *key : {"drill", "type", "grade"})
            if (const std::string value(exchange::trimmed(node.attribute(key).value())); !value.empty())
                unit[key] = asWritten(key == std::string_view("type")    ? types_
                                      : key == std::string_view("drill") ? drills_
                                                                         : grades_,
                                      value);
        bool general = false, ally = false, rear = false;
        std::string unknown;
        for (const std::string &word : wordsOfAdjustment(node.attribute("adjustment").value())) {
            const std::string low = exchange::small(word);
            const auto found =
                std::find_if(adjustments.begin(), adjustments.end(), [&low](const Adjustment &one) { return one.word == low; });
            if (low == rearRank) {
                rear = true;
            } else if (found != adjustments.end()) {
                general = general || found->general;
                ally = ally || found->ally;
                if (found->chariot)
                    unit["chariot"] = true;
                if (found->mounted)
                    unit["mounted_infantry"] = true;
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
            if (rear && standBehind(commands_[c]["units"], unit, count))
                continue;
            if (rear)
                tellAt(import_, source_, node,
                       "these rear halves of double bases stand behind nobody; they are kept as a row of their own");
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
    std::vector<std::string> types_, drills_, grades_; ///< of the catalogue
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
        const Ruleset &ruleset = exchange::rulesetFor(rulesets, roster);
        Json unknown = Json::array(); // rows that its lists of costs do not have: it would not open them
        std::string rows;
        for (std::size_t c = 0; c < commands.size(); ++c) {
            Json head = commands[c];
            head.erase("units");
            heads.push_back(head);
            const std::string general = commands[c].value("name", "");
            std::size_t at = 0;
            for (const Json &unit : commands[c].at("units")) {
                const OutRow row = outRow(ruleset, unit, general, head.value("kind", Json()) == "ally");
                if (row.count == 0) {
                    lost.push_back({"a row of " + quoted(Json(row.type)) + " without elements"});
                    continue;
                }
                if (!row.theirs) {
                    unknown.push_back({{"command", c}, {"at", at++}, {"unit", unit}});
                    continue;
                }
                ++at;
                rows += "    <row" + attribute("quantity", std::to_string(row.count)) + attribute("description", row.description) +
                        attribute("drill", row.drill) + attribute("type", row.type) + attribute("grade", row.grade) +
                        attribute("adjustment", row.adjustment) +
                        attribute(("cmdQty" + std::to_string(c)).c_str(), std::to_string(row.count)) +
                        attribute("optio", row.rest.empty() ? "" : row.rest.dump()) + "/>\n" + rearRow(unit, row.drill, c);
            }
        }
        rows += fortificationRows(rest);
        Json all{{"army", rest}, {"commands", heads}};
        if (!unknown.empty())
            all["rows"] = unknown;
        const std::string more = all.dump();
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
