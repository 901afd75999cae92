// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters of BattleScribe and New Recruit (.ros, and .rosz in a zip). They are of other games, so they are read leniently: a force becomes
// a command and each of its units a row. Every name is kept; a name that says what troops they are here is taken for them.
#include "rules/exchange/choose.h"
#include "rules/exchange/formats.h"
#include "rules/exchange/text.h"
#include "rules/exchange/vocabulary.h"
#include "rules/exchange/xml.h"
#include "rules/exchange/zip.h"
#include "rules/roster/roster.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <set>

namespace optio::exchange {

namespace {

/// "12.5" as a number, also where the language of the system writes 12,5 (pugixml would read 12 there); 0 for what is none.
double decimalOf(const char *text)
{
    const Json value = Json::parse(text, nullptr, false);
    return value.is_number() ? value.get<double>() : 0;
}

constexpr std::size_t mostName = 200;

/// A name within the bounds of a roster's.
std::string nameFrom(const char *text, const std::string &otherwise)
{
    std::string name(trimmed(text).substr(0, mostName));
    while (!name.empty() && name.size() == mostName && (static_cast<unsigned char>(name.back()) & 0xC0U) == 0x80)
        name.pop_back(); // not within a letter
    if (name.size() == mostName)
        name.pop_back();
    return name.empty() ? otherwise : name;
}

/// Reads one roster.
class Selections {
public:
    Selections(const Source &source, const Rulesets &rulesets) : source_(source), rulesets_(rulesets) {}

    Import read(const pugi::xml_node &top)
    {
        const std::string game = top.attribute("gameSystemName").value();
        const Ruleset *ruleset = rulesetNamed(rulesets_, game);
        if (ruleset == nullptr) {
            tellAt(import_, source_, top,
                   (game.empty() ? std::string("the roster names no game") : "the game " + quoted(Json(game)) + " is not known here") +
                       ": names and numbers are kept, and what troops they are is left to you");
            ruleset = chosenRuleset(source_, rulesets_, nullptr, import_);
        }
        const Words words(*ruleset);
        Json roster{{"format", 1},
                    {"ruleset", ruleset->id()},
                    {"data", ruleset->data()},
                    {"name", nameFrom(top.attribute("name").value(), "A roster")},
                    {"limit", 0},
                    {"commands", Json::array()},
                    {"vendor", {{"game", game}}}};
        for (const pugi::xml_node limit : top.child("costLimits").children("costLimit"))
            if (const int points = numberOf(limit, "value", 1, 1'000'000, 0); points > 0)
                roster["limit"] = points;
        for (const pugi::xml_node force : top.child("forces").children("force"))
            readForce(force, words.units, roster["commands"]);
        import_.rosters.push_back(std::move(roster));
        return std::move(import_);
    }

private:
    void readForce(const pugi::xml_node &force, const Vocabulary &words, Json &commands)
    {
        Json command{{"name", nameFrom(force.attribute("name").value(), "")}, {"units", Json::array()}};
        if (const std::string list = force.attribute("catalogueName").value(); !list.empty())
            command["list"] = list;
        for (const pugi::xml_node one : force.child("selections").children("selection"))
            readUnit(one, words, command["units"]);
        commands.push_back(std::move(command));
        for (const pugi::xml_node inner : force.child("forces").children("force")) // a force within a force
            readForce(inner, words, commands);
    }

    void readUnit(const pugi::xml_node &selection, const Vocabulary &words, Json &units)
    {
        checkRoom(units, source_.what);
        const std::string name = nameFrom(selection.attribute("name").value(), "?");
        const ReadRow read = words.read(name);
        Json unit = read.typed && read.guessed.empty() && read.strange.empty() ? read.row : Json::object();
        if (unit.empty() && !words.primary().empty()) {
            unit[words.primary()] = name;
            tellAt(import_, source_, selection, "there are no such troops: " + quoted(Json(name)) + "; the row is kept as it is");
        }
        unit["name"] = nameFrom(selection.attribute("customName").value(), name);
        unit["count"] = numberOf(selection, "number", 0, 9999, 1);
        Json with = Json::array();
        gather(selection, with);
        if (!with.empty())
            unit["with"] = std::move(with);
        for (const pugi::xml_node cost : selection.child("costs").children("cost"))
            if (const double value = decimalOf(cost.attribute("value").value()); value > 0)
                unit["costs"][cost.attribute("name").value()] = value;
        units.push_back(std::move(unit));
    }

    /// The names of all that was chosen for a unit.
    static void gather(const pugi::xml_node &selection, Json &with)
    {
        for (const pugi::xml_node one : selection.child("selections").children("selection")) {
            const int number = numberOf(one, "number", 0, 9999, 1);
            const char *own = one.attribute("customName").value();
            with.push_back((number == 1 ? "" : std::to_string(number) + " x ") + nameFrom(one.attribute("name").value(), "?") +
                           (*own == '\0' ? std::string() : " “" + nameFrom(own, "") + "”"));
            gather(one, with);
        }
    }

    const Source &source_;
    const Rulesets &rulesets_;
    Import import_;
};

class SelectionsFormat : public Format {
public:
    std::string id() const override { return "ros"; }
    std::string name() const override { return "BattleScribe or New Recruit"; }
    std::string ending() const override { return "ros"; }
    bool writes() const override { return false; }
    bool looksLike(std::string_view bytes) const override
    {
        return isZip(bytes) || (trimmed(bytes.substr(0, 200)).find('<') != std::string_view::npos &&
                                bytes.substr(0, 4000).find("<roster") != std::string_view::npos);
    }

    std::string write(const std::vector<Json> & /*rosters*/, const Rulesets & /*rulesets*/, std::vector<Note> & /*lost*/) const override
    {
        throw Error("rosters of other games are read and not written; choose another format", "format");
    }

    Import read(const Source &source, const Rulesets &rulesets) const override
    {
        std::string unpacked;
        Source inner = source;
        if (isZip(source.bytes)) {
            if (source.bytes.size() > mostBytes)
                throw Error(source.what + " is too large");
            unpacked = fileInZip(source.bytes, ".ros", mostBytes, source.what);
            inner.bytes = unpacked;
        }
        pugi::xml_document document;
        readXml(inner, document);
        const pugi::xml_node top = document.child("roster");
        if (!top)
            throw Error(source.what + " is XML, but no roster");
        return Selections(inner, rulesets).read(top);
    }
};

} // namespace

const Format &selectionsFormat()
{
    static const SelectionsFormat format;
    return format;
}

} // namespace optio::exchange
