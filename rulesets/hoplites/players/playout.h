// SPDX-License-Identifier: GPL-3.0-or-later
// Quick numbers for players and playouts: a PCG generator, and dice from it that leave no record.
#pragma once

#include "rules/dice/dice.h"

#include <cstdint>

namespace optio::hoplites {

/// PCG-XSH-RR, 64 bits of state.
class Pcg {
public:
    explicit Pcg(std::uint64_t seed) : state_(seed * 6364136223846793005u + 1442695040888963407u) { (void)next(); }
    std::uint32_t next()
    {
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005u + 1442695040888963407u;
        const auto mixed = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
        const auto turn = static_cast<std::uint32_t>(old >> 59);
        return mixed >> turn | mixed << ((32 - turn) & 31);
    }
    /// 0 to n-1.
    int below(int n) { return static_cast<int>(static_cast<std::uint64_t>(next()) * static_cast<std::uint32_t>(n) >> 32); }

private:
    std::uint64_t state_;
};

/// Dice of a playout.
class PlayoutDice : public DiceSource {
public:
    explicit PlayoutDice(std::uint64_t seed) : pcg_(seed) {}
    int face(Die die, const DrawName &) override
    {
        if (die == Die::d10)
            return pcg_.below(10);
        return die == Die::average ? 2 + (1 + pcg_.below(6)) / 2 : 1 + pcg_.below(static_cast<int>(die));
    }
    int pick(int n, const DrawName &) override { return pcg_.below(n); }
    Provenance provenance() const override { return Provenance::rolled; }
    bool recorded() const override { return false; }

private:
    Pcg pcg_;
};

} // namespace optio::hoplites
