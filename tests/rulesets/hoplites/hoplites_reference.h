// SPDX-License-Identifier: GPL-3.0-or-later
// The player that strength is measured by.
#pragma once

#include "rulesets/hoplites/players/arena.h"
#include "tests/rulesets/hoplites/hoplites_support.h"

namespace hoplitestest {

/// The player that others are measured by (HOP-922): it plays, shoots, attacks in front with half of its units, and draws; no cards, no
/// rally.
class ReferencePlayer : public Player {
public:
    std::string id() const override { return "reference"; }
    Act choose(const Sheet &, const State &view, int, const ActList &list, Pcg &random) const override
    {
        std::vector<Act> liked;
        for (const Act &act : list)
            if (likes(view, act))
                liked.push_back(act);
        if (liked.empty() && view.phase == Phase::draw)
            for (const Act &act : list)
                if (act.deed == Deed::drawSecond)
                    liked.push_back(act);
        for (const Act &act : list) // resolve before the phase ends
            if (liked.empty() && act.deed == Deed::resolve)
                return act;
        return liked.empty() ? list[list.size() - 1] : liked[static_cast<std::size_t>(random.below(static_cast<int>(liked.size())))];
    }

private:
    static bool likes(const State &view, const Act &act)
    {
        switch (act.deed) {
        case Deed::play:
        case Deed::shoot:
        case Deed::behind:
        case Deed::drawDeck:
        case Deed::deal:
            return true;
        case Deed::react:
            return act.b == 1;
        case Deed::withdraw:
            return (coin(view, act.a) ? 1 : 0) == act.b;
        case Deed::attack:
            return act.b == nobody && act.d == nobody && act.flank(0) == Flank::front && coin(view, act.a);
        default:
            return false;
        }
    }
    /// The same for a unit the whole turn long.
    static bool coin(const State &view, Byte unit) { return Pcg(view.turns * 64u + unit).below(2) == 1; }
};

/// How many of so many mirror games the first player wins: the armies of a period in turn, sides changed from game to game; a draw is half.
inline double winsOf(const Player &first, const Player &other, const std::string &period, int games)
{
    std::vector<Army> all;
    for (const Json &roster : armies())
        if (roster.at("period") == period)
            all.push_back(armyFrom(sheet(), roster));
    double wins = 0;
    for (int game = 0; game < games; ++game) {
        const Army &both = all[static_cast<std::size_t>(game / 2) % all.size()];
        const bool swapped = game % 2 == 1;
        const auto seed = static_cast<std::uint64_t>(game / 2);
        const State end = playBattle(sheet(), startState(sheet(), both, both, options()),
                                     {swapped ? &other : &first, swapped ? &first : &other}, gameKeyFromSeed(seed), seed, nullptr, nullptr);
        wins += end.winner == (swapped ? 1 : 0) ? 1 : end.winner > 1 ? 0.5 : 0;
    }
    return wins;
}

} // namespace hoplitestest
