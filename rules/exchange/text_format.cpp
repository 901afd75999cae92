// SPDX-License-Identifier: GPL-3.0-or-later
// Armies as plain text: to paste into a forum, a chat or a mail, and to be typed by hand. Written like this, and read more freely:
//
// Alexandrian Macedonian
// Rules: …
// Points: 382
// Limit: 400
//
// == Alexander ==, commander-in-chief
// 6 x Knights, fast, regular
#include "rules/exchange/formats.h"
#include "rules/exchange/text.h"
#include "rules/exchange/text_reader.h"
#include "rules/exchange/vocabulary.h"
#include "rules/roster/roster.h"
#include "rules/ruleset.h"

#include <fmt/core.h>
#include <set>

namespace optio::exchange {

namespace {

std::string numberText(const Json &number) { return number.is_null() ? "?" : number.dump(); }

/// A line "Key: value" of the head. What the reader knows by its own name may be a bare text.
std::string headLine(const std::string &key, const Json &value)
{
    static const std::map<std::string, std::string> titles{
        {"people", "People"}, {"period", "Period"}, {"notes", "Notes"}, {"limit", "Limit"}};
    const auto title = titles.find(key);
    if (title == titles.end() || (key == "period" && !value.is_string()))
        return isPlainKey(key) ? key + "=" + value.dump() : Json(key).dump() + "=" + value.dump();
    if (value.is_string() && standsAlone(value.get_ref<const std::string &>()) && value.get_ref<const std::string &>().front() != '"')
        return title->second + ": " + value.get<std::string>();
    return title->second + ": " + value.dump();
}

std::string textOf(const Json &roster, const Ruleset &ruleset)
{
    const Words words(ruleset);
    // Worked out anew, or of no use to a reader.
    static const std::set<std::string> left{"format", "ruleset", "data", "id", "name", "limit", "notes", "people", "commands", "pinned"};
    const std::string name = roster.at("name").get<std::string>();
    std::string text = isTitle(name) ? name + "\n" : "Name: " + Json(name).dump() + "\n";
    text += "Rules: " + roster.at("ruleset").get<std::string>() + "\n";
    text += "Points: " + numberText(ruleset.totals(roster).value("points", Json())) + "\n";
    const bool period = roster.contains("period") && roster.at("period").is_string();
    for (const char *key : {"limit", "people", "period", "notes"})
        if (roster.contains(key) && !(key == std::string_view("notes") && roster.at(key) == "") &&
            !(key == std::string_view("period") && !period))
            text += headLine(key, roster.at(key)) + "\n";
    for (auto it = roster.begin(); it != roster.end(); ++it)
        if (!left.contains(it.key()) && !(it.key() == "vendor" && it->empty()) && !(it.key() == "period" && period))
            text += headLine(it.key(), *it) + "\n";
    for (const Json &command : roster.at("commands")) {
        Json rest = command;
        rest.erase("units");
        const std::string title = command.at("name").get<std::string>();
        const bool bare = standsAlone(title) && title.find('=') == std::string::npos && title.front() != '"';
        const std::string items = words.commands.write(rest, "name");
        text +=
            "\n== " + (title.empty() ? "" : (bare ? title : Json(title).dump()) + " ") + "==" + (items.empty() ? "" : ", " + items) + "\n";
        for (const Json &unit : command.at("units")) {
            // Troops that are a row each are read as so many rows; a row that says more all the same says so in words.
            const Json count = unit.value("count", Json(1));
            const bool apart = count.is_number_integer() && count > 1 && words.units.mostOf("count", unit) == 1;
            text += (apart ? "1" : count.dump()) + " x " + words.units.write(unit, apart ? "" : "count") + "\n";
        }
    }
    return text;
}

class TextFormat : public Format {
public:
    std::string id() const override { return "text"; }
    std::string name() const override { return "Plain text"; }
    std::string ending() const override { return "txt"; }
    bool looksLike(std::string_view bytes) const override { return !trimmed(bytes).empty() && bytes.find('\0') == std::string_view::npos; }

    std::string write(const std::vector<Json> &rosters, const Rulesets &rulesets, std::vector<Note> & /*lost*/) const override
    {
        std::string text;
        for (const Json &roster : rosters)
            text += (text.empty() ? "" : "\n----\n\n") + textOf(roster, rulesetFor(rulesets, roster));
        return text;
    }

    Import read(const Source &source, const Rulesets &rulesets) const override { return TextReader(source, rulesets).read(); }
};

} // namespace

const Format &textFormat()
{
    static const TextFormat format;
    return format;
}

} // namespace optio::exchange
