// SPDX-License-Identifier: GPL-3.0-or-later
// Armies as JSON: one is a `.optio-army` file, several stand under "armies" in one. Totals are written for other programs and ignored on
// reading. The published form is optio-army-1.schema.json beside this file.
#include "rules/exchange/formats.h"
#include "rules/exchange/text.h"
#include "rules/roster/roster.h"
#include "rules/ruleset.h"

namespace optio::exchange {

namespace {

constexpr const char *manySchema = "urn:optio:armies:1";

class JsonFormat : public Format {
public:
    std::string id() const override { return "json"; }
    std::string name() const override { return "Army file"; }
    std::string ending() const override { return "optio-army"; }
    bool looksLike(std::string_view bytes) const override { return trimmed(bytes).substr(0, 1) == "{"; }

    std::string write(const std::vector<Json> &rosters, const Rulesets &rulesets, std::vector<Note> & /*lost*/) const override
    {
        if (rosters.size() == 1)
            return rosterFile(rulesetFor(rulesets, rosters[0]), rosters[0]);
        Json armies = Json::array();
        for (const Json &roster : rosters) {
            Json file = Json::parse(rosterFile(rulesetFor(rulesets, roster), roster));
            file.erase("$schema"); // that of the whole says it
            armies.push_back(std::move(file));
        }
        return Json{{"$schema", manySchema}, {"format", 1}, {"armies", std::move(armies)}}.dump(2) + "\n";
    }

    Import read(const Source &source, const Rulesets & /*rulesets*/) const override
    {
        Json json = parseJson(plainText(source), source.what);
        Import import;
        if (!json.is_object() || !json.contains("armies")) {
            import.rosters.push_back(rosterFromJson(std::move(json), source.what));
            return import;
        }
        if (json.value("format", Json()) != 1)
            throw Error(source.what + ": /format must be 1; other forms come from other versions of the program", "/format");
        if (!json["armies"].is_array())
            throw Error(source.what + ": /armies must be a list of armies", "/armies");
        for (Json &army : json["armies"])
            import.rosters.push_back(rosterFromJson(std::move(army), source.what + ", army " + std::to_string(import.rosters.size() + 1)));
        return import;
    }
};

} // namespace

const Format &jsonFormat()
{
    static const JsonFormat format;
    return format;
}

} // namespace optio::exchange
