// SPDX-License-Identifier: GPL-3.0-or-later
// Small pieces of text.
#include "rulesets/tropaion/words.h"

#include <algorithm>

namespace optio::tropaion {

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
