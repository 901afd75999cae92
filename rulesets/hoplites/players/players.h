// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players. A player sees only what its side sees (view.h) and the acts it may do; it must not keep anything between decisions.
#pragma once

#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/players/playout.h"

#include <string>
#include <vector>

namespace optio::hoplites {

class Player {
public:
    virtual ~Player() = default;
    virtual std::string id() const = 0;
    /// One of `list`, which is never empty; `view` is what `side` sees.
    virtual Act choose(const Sheet &sheet, const State &view, int side, const ActList &list, Pcg &random) const = 0;
};

/// Any act, all equally likely.
class RandomPlayer : public Player {
public:
    std::string id() const override { return "random"; }
    Act choose(const Sheet &, const State &, int, const ActList &list, Pcg &random) const override
    {
        return list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))];
    }
};

/// One step ahead with exact odds; the evaluation is described at the top of greedy.cpp.
class GreedyPlayer : public Player {
public:
    std::string id() const override { return "greedy"; }
    Act choose(const Sheet &sheet, const State &view, int side, const ActList &list, Pcg &random) const override;
};

const std::vector<const Player *> &allPlayers();
/// Throws Error listing those there are.
const Player &playerOf(const std::string &id);

} // namespace optio::hoplites
