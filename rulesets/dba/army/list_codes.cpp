// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the codes of army lists.
#include "rulesets/dba/army/list_codes.h"

#include "rules/exchange/text.h"
#include "rules/ruleset.h"
#include "rules/ruling/refusal.h"

#include <algorithm>
#include <array>

namespace optio::dba {

namespace {

using exchange::small;
using exchange::trimmed;

/// What lists call otherwise than the catalogue: chariots (see its texts), kinds of bows, light camels, and names in other words. Those
/// without a type are posts of a general that a list of troops does not place.
struct OtherName {
    const char *name, *type, *remark;
};
constexpr std::array<OtherName, 33> otherNames{{{"HCh", "Kn", ""},
                                                {"LCh", "Cv", ""},
                                                {"LCm", "LH", "light camels"},
                                                {"Lb", "Bw", ""},
                                                {"Cb", "Bw", ""},
                                                {"Aux", "Ax", ""},
                                                {"Bl", "Bd", ""},
                                                {"CWg", "WWg", "command wagon"},
                                                {"Lit", "", "litter"},
                                                {"CP", "", "command party"},
                                                {"bow", "Bw", ""},
                                                {"bows", "Bw", ""},
                                                {"archer", "Bw", ""},
                                                {"archers", "Bw", ""},
                                                {"longbow", "Bw", ""},
                                                {"longbows", "Bw", ""},
                                                {"crossbow", "Bw", ""},
                                                {"crossbows", "Bw", ""},
                                                {"bowman", "Bw", ""},
                                                {"pikemen", "Pk", ""},
                                                {"spearmen", "Sp", ""},
                                                {"horde", "Hd", ""},
                                                {"cavalrymen", "Cv", ""},
                                                {"camels", "Cm", ""},
                                                {"skirmishers", "Ps", ""},
                                                {"heavy chariots", "Kn", ""},
                                                {"light chariots", "Cv", ""},
                                                {"light camels", "LH", "light camels"},
                                                {"light camelry", "LH", "light camels"},
                                                {"command wagon", "WWg", "command wagon"},
                                                {"litter", "", "litter"},
                                                {"command party", "", "command party"},
                                                {"warbands", "Wb", ""}}};
constexpr std::size_t codes = 10; ///< the first so many of them are codes

/// Without "4", "3/4" and the like at the start.
std::string_view withoutFigures(std::string_view text)
{
    while (!text.empty() && ((text.front() >= '0' && text.front() <= '9') || text.front() == '/' || text.front() == ' '))
        text.remove_prefix(1);
    return text;
}

/// "Mtd-4Bd", "mtd 4Bd": foot that rides to battle.
bool takeMounted(std::string_view &text)
{
    const std::string low = small(text.substr(0, 3));
    if (low != "mtd" || text.size() < 5 || (text[3] != '-' && text[3] != ' ' && text[3] != '.' && text[3] != '_'))
        return false;
    text = trimmed(text.substr(4));
    return true;
}

} // namespace

bool saysGeneral(std::string_view text)
{
    std::string word = small(trimmed(text));
    while (!word.empty() && (word.back() == '.' || word.back() == ':'))
        word.pop_back();
    return word == "gen" || word == "general" || word == "general's element" || word == "c-in-c" || word == "cinc" ||
           word == "general on" || word == "general in" || word == "general as";
}

ListCodes::ListCodes(const Ruleset &ruleset)
{
    const Json catalogue = ruleset.catalogue();
    for (const Json &type : catalogue.at("types")) {
        types_.push_back(type.at("id").get<std::string>());
        names_.push_back(type.at("name").get<std::string>());
    }
}

Code ListCodes::read(std::string_view text) const
{
    Code code;
    std::string_view rest = trimmed(text);
    const bool mounted = takeMounted(rest);
    const std::string_view bare = withoutFigures(rest);
    code.type = std::string(trimmed(text));
    code.figured = mounted || bare.size() != rest.size();
    code.remark = mounted ? "mounted" : "";
    const std::string word = small(trimmed(bare));
    const auto knows = [&](const std::string &type, const std::string &remark) {
        code.type = type;
        code.known = true;
        if (!remark.empty())
            code.remark = code.remark.empty() ? remark : code.remark + ", " + remark;
    };
    for (std::size_t i = 0; i < types_.size() && !code.known && !word.empty(); ++i) {
        const std::string name = small(names_[i]);
        if (word == small(types_[i]) || word == name || word + "s" == name)
            knows(types_[i], "");
    }
    for (std::size_t i = 0; i < otherNames.size() && !code.known; ++i) {
        const OtherName &other = otherNames[i];
        const bool there = *other.type == '\0' || std::find(types_.begin(), types_.end(), other.type) != types_.end();
        if (word != small(other.name) || !there)
            continue;
        code.asks = *other.type == '\0';
        code.figured = code.figured || i < codes;
        knows(other.type, other.remark);
    }
    return code;
}

std::string ListCodes::nearest(std::string_view text) const
{
    constexpr std::size_t tooShort = 4; // of two letters anything is near
    const std::string word(trimmed(withoutFigures(trimmed(text))));
    if (word.size() < tooShort)
        return {};
    std::vector<std::string> all = names_;
    for (const OtherName &other : otherNames)
        if (std::string_view(other.name).size() >= tooShort && *other.type != '\0')
            all.emplace_back(other.name);
    const std::string near = closest(word, all);
    return near.empty() ? near : read(near).type;
}

const std::string &ListCodes::nameOf(const std::string &type) const
{
    const auto found = std::find(types_.begin(), types_.end(), type);
    return found == types_.end() ? type : names_[static_cast<std::size_t>(found - types_.begin())];
}

} // namespace optio::dba
