// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/journal/die_names.h"

#include "rules/exchange/text.h"

#include <algorithm>
#include <fmt/core.h>

namespace optio {

std::string dieName(std::string_view typed)
{
    if (exchange::oddCharacter(typed) != 0 || typed.find('\n') != std::string_view::npos)
        throw Error("The name of a die is plain text on one line.", "dieNames");
    std::string name;
    bool blank = false;
    for (const char letter : typed) {
        if (letter == ' ' || letter == '\t') {
            blank = !name.empty();
            continue;
        }
        if (blank)
            name += ' ';
        blank = false;
        name += letter;
    }
    const auto letters = std::count_if(name.begin(), name.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    if (static_cast<std::size_t>(letters) > longestDieName)
        throw Error(fmt::format("The name of a die has at most {} letters.", longestDieName), "dieNames");
    return name;
}

std::string sameDie(std::string_view name) { return exchange::small(name); }

void nameDice(Json &body, const std::vector<std::string> &names)
{
    std::vector<std::string> kept;
    for (const std::string &name : names)
        kept.push_back(dieName(name));
    if (std::all_of(kept.begin(), kept.end(), [](const std::string &name) { return name.empty(); }))
        return;
    const Json &dice = body.at("result").at("dice");
    if (std::any_of(dice.begin(), dice.end(), [](const Json &die) { return drawFromJson(die).from != Provenance::typed; }))
        throw Error("Only dice that are typed in have names.", "dieNames");
    if (kept.size() == 1)
        kept.resize(dice.size(), kept.front());
    if (kept.size() != dice.size())
        throw Error(
            fmt::format("There are {} dice and {} names; give one name for all of them, or one for each.", dice.size(), kept.size()),
            "dieNames");
    if (!kept.empty())
        body["dieNames"] = kept;
}

int countBefore(const std::vector<Draw> &dice, std::size_t at)
{
    return static_cast<int>(std::count_if(dice.begin(), dice.begin() + static_cast<std::ptrdiff_t>(at),
                                          [&](const Draw &draw) { return draw.id == dice[at].id; }));
}

DieNames::DieNames(const Json &entry)
{
    const auto names = entry.find("dieNames");
    if (names == entry.end())
        return;
    const std::vector<Draw> dice = drawsOf(entry.at("result"));
    for (std::size_t at = 0; at < std::min(dice.size(), names->size()); ++at)
        if (std::string name = (*names)[at].get<std::string>(); !name.empty())
            names_.emplace_back(std::pair(dice[at].id, countBefore(dice, at)), std::move(name));
}

std::string DieNames::of(const std::vector<Draw> &dice, std::size_t at) const
{
    if (names_.empty() || dice[at].from != Provenance::typed)
        return {};
    const std::pair<std::string, int> draw{dice[at].id, countBefore(dice, at)};
    const auto found = std::find_if(names_.begin(), names_.end(), [&](const auto &one) { return one.first == draw; });
    return found == names_.end() ? std::string() : found->second;
}

} // namespace optio
