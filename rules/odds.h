// SPDX-License-Identifier: GPL-3.0-or-later
// Exact odds: a resolver's roll function is walked through every branch of its dice, equal outcomes are merged, and nothing is
// ever sampled.
#pragma once

#include "rules/dice.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace optio {

/// One outcome's share of all cases.
struct Share {
    std::uint64_t outcome = 0; ///< the key the roll function returned
    Weight weight = 0;         ///< cases, out of Distribution::of
};

/// An exact distribution. The weights add up to `of`; shares are sorted by outcome key; `of` is reduced as far as all weights allow.
struct Distribution {
    std::vector<Share> shares;
    Weight of = 1;

    /// Cases of one outcome (0 if it cannot happen).
    Weight weight(std::uint64_t outcome) const;
    /// Cases in which `wanted(outcome)` holds: the cumulative view ("at least 3 DPs").
    Weight weightWhere(const std::function<bool(std::uint64_t)> &wanted) const;
    /// A weight as a probability 0..1, for display only.
    double p(Weight weight) const;
};

/// Decimal digits of a weight.
std::string toDecimal(Weight weight);
/// "5/18": weight over of, in lowest terms.
std::string fraction(Weight weight, Weight of);

/// Walks a roll function. Reusable: keeps its buffers from one walk to the next, so that a walk allocates nothing once warm.
class Walk {
public:
    /// Calls `roll(Dice&)` once for each branch of its dice. `roll` returns an outcome key (any 64-bit value; keys below 64 are fastest)
    /// and must be a pure function of the dice. Throws Error when the number of cases passes 128 bits.
    template <class Roll> const Distribution &run(Roll &&roll)
    {
        start();
        do {
            dice_.depth_ = 0;
            add(static_cast<std::uint64_t>(roll(dice_)));
        } while (advance());
        return finish();
    }

private:
    void start();
    void add(std::uint64_t outcome); ///< the leaf just walked
    bool advance();                  ///< to the next branch; false when all are done
    const Distribution &finish();

    Dice dice_;
    Distribution result_;
};

} // namespace optio
