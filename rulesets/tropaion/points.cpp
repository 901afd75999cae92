// SPDX-License-Identifier: GPL-3.0-or-later
// Spends general points.
#include "rulesets/tropaion/points.h"

#include "rules/phrases.h"

#include <algorithm>

namespace optio::tropaion {

void expectPoints(const State &state, const std::string &side, Virtue virtue, int points)
{
    if (points == 0)
        return;
    if (side != state.active)
        throw Error("General points are used only in your own turn (TRO-050, TRO-182)", wordOf(virtue));
    const int left = state.side(side).left[static_cast<std::size_t>(virtue)];
    if (points <= left)
        return;
    // How many there are is the owner's secret (TRO-031).
    throw Error(state.settings.openPoints ? "You have " + std::to_string(left) + " " + capital(wordOf(virtue)) + " left (TRO-183)"
                                          : "You have not that much " + capital(wordOf(virtue)) + " left (TRO-183)",
                wordOf(virtue));
}

void spend(State &state, const std::string &side, Virtue virtue, int points)
{
    int &left = state.side(side).left[static_cast<std::size_t>(virtue)];
    left = std::max(0, left - points);
}

} // namespace optio::tropaion
