// SPDX-License-Identifier: GPL-3.0-or-later
// Works out what a library shows of an army.
#include "rules/roster/roster_face.h"

#include "rules/ruleset.h"

#include <algorithm>

namespace optio {

namespace {

/// How an army's period reads where the rule set names its periods; otherwise as the roster has it.
std::string periodText(const Ruleset &ruleset, const Json &roster)
{
    const Json period = roster.value("period", Json());
    if (!period.is_string())
        return {};
    const Json fields = ruleset.catalogue().value("armyFields", Json::array());
    for (const Json &field : fields)
        if (field.value("key", "") == "period" && field.contains("choices"))
            for (const Json &choice : field.at("choices"))
                if (choice.at("value") == period)
                    return choice.at("label").get<std::string>();
    return period.get<std::string>();
}

/// The texts of the roster itself, besides those that only programs read.
std::string textsOf(const Json &roster)
{
    std::string words;
    for (const auto &[key, value] : roster.items())
        if (value.is_string() && key != "id" && key != "data" && key != "ruleset" && key != "$schema")
            words += value.get<std::string>() + ' ';
    return words;
}

void addTo(Json &portrait, const Json &text, int count)
{
    const std::string label = text.value("label", ""), icon = text.value("icon", "");
    for (Json &kind : portrait)
        if (kind.at("label") == label && kind.at("icon") == icon) {
            kind["count"] = kind.at("count").get<int>() + count;
            return;
        }
    portrait.push_back({{"icon", icon}, {"label", label}, {"count", count}});
}

/// The letter without its mark under each of U+00C0 to U+017F; "." where there is none.
constexpr std::string_view plainLetters = "aaaaaaaceeeeiiiidnooooo.ouuuuytsaaaaaaaceeeeiiiidnooooo.ouuuuyty"
                                          "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
                                          "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(plainLetters.size() == 3 * 64);

constexpr std::size_t numberWidth = 10;

} // namespace

std::string faceStamp(const Ruleset *ruleset)
{
    return (ruleset == nullptr ? std::string("unknown") : ruleset->data()) + " " OPTIO_VERSION;
}

RosterFace faceOf(const Ruleset *ruleset, const Json &roster)
{
    RosterFace face;
    face.words = textsOf(roster);
    face.made = faceStamp(ruleset);
    try {
        if (ruleset == nullptr)
            throw Error("the program does not have its rule set");
        face.period = periodText(*ruleset, roster);
        int elements = 0;
        for (const Json &command : roster.at("commands"))
            for (const Json &unit : command.at("units")) {
                const int count = unit.value("count", 1);
                elements += count;
                try {
                    addTo(face.portrait, ruleset->unitText(unit), count);
                } catch (const std::exception &) { // unknown troops: the rest of the army is told all the same, as the editor does
                    addTo(face.portrait, {{"label", unit.value("name", "Unknown troops")}}, count);
                }
            }
        const Json totals = ruleset->totals(roster);
        face.points = totals.value("points", 0.0);
        face.elements = totals.value("elements", elements);
        for (const Finding &finding : ruleset->check(roster)) {
            ++face.findings;
            face.errors += finding.severity == "error" ? 1 : 0;
        }
    } catch (const std::exception &) { // kept as it is
        face.findings = face.errors = 1;
    }
    face.words += face.period;
    for (const Json &kind : face.portrait)
        face.words += ' ' + kind.at("label").get<std::string>();
    return face;
}

std::string sortKey(std::string_view name)
{
    std::string key;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto byte = static_cast<unsigned char>(name[i]);
        if (byte >= '0' && byte <= '9') {
            const std::size_t end = std::min(name.find_first_not_of("0123456789", i), name.size());
            key.append(numberWidth - std::min(numberWidth, end - i), '0').append(name.substr(i, end - i));
            i = end - 1;
        } else if (byte >= 'A' && byte <= 'Z') {
            key += static_cast<char>(byte - 'A' + 'a');
        } else if (byte >= 0xC3 && byte <= 0xC5 && i + 1 < name.size()) {
            const std::size_t letter = (byte - 0xC3U) * 64 + (static_cast<unsigned char>(name[i + 1]) & 0x3FU);
            key += plainLetters[letter];
            ++i;
        } else {
            key += name[i];
        }
    }
    return key;
}

} // namespace optio
