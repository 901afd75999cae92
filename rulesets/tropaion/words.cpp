// SPDX-License-Identifier: GPL-3.0-or-later
// Words that are refused, and small pieces of text.
#include "rulesets/tropaion/words.h"

#include "rules/refusal.h"

#include <algorithm>

namespace optio::tropaion {

void refuseWord(const Json &given, const std::vector<std::string> &allowed, const std::string &place)
{
    throw Error(place + ": there is no " + quoted(given) + allowedTail(given.is_string() ? given.get<std::string>() : "", allowed), place);
}

std::string listText(const std::vector<std::string> &names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    return text;
}

std::string signedText(int value) { return (value > 0 ? "+" : "") + std::to_string(value); }

std::string halvesText(int halves)
{
    const int shown = std::max(0, halves);
    return std::to_string(shown / 2) + (shown % 2 != 0 ? ".5" : "");
}

} // namespace optio::tropaion
