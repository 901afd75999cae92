// SPDX-License-Identifier: GPL-3.0-or-later
// Dice of acts that were done before: drawn again from the game's key, or shown again when the act is ruled otherwise.
#pragma once

#include "rules/dice/dice.h"

#include <optional>
#include <vector>

namespace optio {

/// What a die of the game's key shows next, in the place of a draw as it was written down. Throws Error for a die no rule set has.
int nextFace(RandomDice &source, const Draw &draw);

/// The dice of an act that is ruled anew. Each draw that was made before (the same id and die) shows what it showed; one that was not made
/// before is drawn from the act's own key, after the dice that the key gave already. So nothing can be thrown twice.
class KeptDice : public DiceSource {
public:
    KeptDice(std::vector<Draw> then, const GameKey &game, ActKey act);
    int face(Die die, const DrawName &name) override;
    int pick(int n, const DrawName &name) override;
    /// Where the face last given came from.
    Provenance provenance() const override { return from_; }

private:
    const Draw *kept(const DrawName &name, int sides, bool average);
    RandomDice &fresh();

    std::vector<Draw> then_;
    std::vector<bool> used_;
    GameKey game_;
    ActKey act_;
    std::optional<RandomDice> fresh_;
    Provenance from_ = Provenance::rolled;
};

} // namespace optio
