// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players. A player sees only what its side sees (view.h) and the acts it may do; it must not keep anything between decisions.
#pragma once

#include "rulesets/hoplites/legal.h"
#include "rulesets/hoplites/players/playout.h"

#include <memory>
#include <string>
#include <vector>

namespace optio::hoplites {

class Player {
public:
    virtual ~Player() = default;
    virtual std::string id() const = 0;
    /// One of `list`, which is never empty; `view` is what `side` sees.
    virtual Act choose(const Sheet &sheet, const State &view, int side, const ActList &list, Pcg &random) const = 0;
    /// Its search for that choice, done piece by piece; null for who does not search.
    virtual std::unique_ptr<class Search> search(const Sheet &sheet, const State &view, int side, const ActList &list, Pcg &random) const;
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

/// One step ahead with exact odds; the evaluation is described at the top of thinker.h.
class GreedyPlayer : public Player {
public:
    std::string id() const override { return "greedy"; }
    Act choose(const Sheet &sheet, const State &view, int side, const ActList &list, Pcg &random) const override;
};

/// "random" or "greedy", which need no figures to be made.
const Player &playerOf(const std::string &id);
/// The ids of those there are: random, greedy, and those of players.toml.
std::vector<std::string> playerIds(const Sheet &sheet);
/// One of them. After an "@" a player of players.toml takes another measure of thought: "strong@200" so many simulations for each decision,
/// "strong@250ms" so many milliseconds. Throws Error listing those there are.
std::unique_ptr<const Player> playerOf(const Sheet &sheet, const std::string &id);

} // namespace optio::hoplites
