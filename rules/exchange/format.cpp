// SPDX-License-Identifier: GPL-3.0-or-later
// The table of formats, and the look over what they have read.
#include "rules/exchange/format.h"

#include "rules/exchange/formats.h"
#include "rules/exchange/text.h"
#include "rules/roster/roster.h"
#include "rules/roster/roster_place.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <fmt/core.h>
#include <set>

namespace optio::exchange {

void checkRoom(const Json &units, const std::string &what)
{
    if (units.size() >= mostRows)
        throw Error(fmt::format("{} has a command of more than {} rows; that is the most", what, mostRows));
}

std::vector<const Format *> commonFormats()
{
    return {&textFormat(), &jsonFormat(), &csvFormat(), &qrFormat(), &packedFormat(), &selectionsFormat()};
}

std::vector<const Format *> formatsOf(const Rulesets &rulesets)
{
    std::vector<const Format *> all = commonFormats();
    std::set<std::string> known;
    for (const Ruleset *ruleset : rulesets)
        if (const auto *own = dynamic_cast<const FormatRules *>(ruleset))
            for (const Format *format : own->formats())
                if (known.insert(format->id()).second) // house rules offer those of the rule set under them
                    all.push_back(format);
    return all;
}

const Format &formatNamed(const Rulesets &rulesets, const std::string &id)
{
    std::vector<std::string> ids;
    for (const Format *format : formatsOf(rulesets)) {
        if (format->id() == id)
            return *format;
        ids.push_back(format->id());
    }
    throw Error("there is no format " + quoted(Json(id)) + allowedTail(id, ids), "format");
}

const Format &formatLike(const Rulesets &rulesets, const Source &source)
{
    // Those of one rule set know better what is theirs; plain text, the first of all, takes what nobody else wants.
    const std::vector<const Format *> all = formatsOf(rulesets);
    const auto found = std::find_if(all.rbegin(), all.rend(), [&](const Format *format) { return format->looksLike(source.bytes); });
    if (found == all.rend())
        throw Error(source.what + " is not an army in any format that is known here");
    return **found;
}

Format::Pieces Format::pieces(const Source &source, const Rulesets &rulesets) const
{
    return [this, &source, &rulesets](Import &import) {
        import = read(source, rulesets);
        return false;
    };
}

ArmyReading::ArmyReading(const Format &format, const Source &source, const Rulesets &rulesets)
    : source_(source), rulesets_(rulesets), pieces_(format.pieces(source, rulesets))
{}

bool ArmyReading::step()
{
    if (!pieces_) {
        look(import_.rosters[looked_]);
        return ++looked_ < import_.rosters.size();
    }
    try {
        if (pieces_(import_))
            return true;
    } catch (const Json::exception &) {
        throw Error(source_.what + " holds a value that is not of the form it should have");
    }
    pieces_ = nullptr;
    if (import_.rosters.empty())
        throw Error(source_.what + " holds no army");
    if (import_.rosters.size() > mostArmies)
        throw Error(
            fmt::format("{} holds {} armies; at most {} are allowed in one file", source_.what, import_.rosters.size(), mostArmies));
    return true;
}

void ArmyReading::look(Json &roster)
{
    const std::size_t number = looked_ + 1;
    const std::string place = import_.rosters.size() == 1 ? source_.what : fmt::format("{}, army {}", source_.what, number);
    try {
        roster = rosterFromJson(std::move(roster), place);
        checkTexts(roster, "");
        (void)rulesetFor(rulesets_, roster);
    } catch (const Error &error) {
        const std::string sentence = withPlaceNames(Json::object(), error.what());
        throw Error(sentence.rfind(place, 0) == 0 ? sentence : place + ": " + sentence, error.field());
    }
    if (!ids_.insert(roster.at("id").get<std::string>()).second) {
        roster["id"] = newId();
        import_.notes.push_back(
            {"Army " + std::to_string(number) + ", " + quoted(roster.at("name")) + ", has the id of one before it and gets a new one."});
    }
}

Import readArmies(const Format &format, const Source &source, const Rulesets &rulesets)
{
    ArmyReading reading(format, source, rulesets);
    while (reading.step()) {
    }
    return reading.take();
}

const Ruleset *rulesetOf(const Rulesets &rulesets, std::string_view id)
{
    for (const std::string &wanted : {std::string(id), baseOf(id)})
        for (const Ruleset *ruleset : rulesets)
            if (ruleset->id() == wanted)
                return ruleset;
    return nullptr;
}

const Ruleset &rulesetFor(const Rulesets &rulesets, const Json &roster)
{
    const Json id = roster.value("ruleset", Json());
    if (const Ruleset *ruleset = id.is_string() ? rulesetOf(rulesets, id.get_ref<const std::string &>()) : nullptr)
        return *ruleset;
    std::vector<std::string> ids;
    for (const Ruleset *ruleset : rulesets)
        ids.push_back(ruleset->id());
    throw Error("there is no rule set " + quoted(id) + allowedTail(id.is_string() ? id.get<std::string>() : "", ids), "ruleset");
}

} // namespace optio::exchange
