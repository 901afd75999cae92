// SPDX-License-Identifier: GPL-3.0-or-later
// How many cases each result of several dice has. Built on first need, kept for the life of the program.
#pragma once

#include "rules/dice/dice.h"

#include <cstddef>
#include <vector>

namespace optio {

/// The results of a draw that are not equally likely.
struct DrawWeights {
    std::vector<Weight> weights; ///< cases of each result
    Weight total = 0;            ///< all cases
};

/// Of n dice (1..64) with a chance of faces/sides (0 < faces < sides <= 10) each: the cases of 0, 1, … n hits, with the chance in
/// lowest terms. Throws Error when they pass 128 bits.
const DrawWeights &hitWeights(int n, int faces, int sides);
/// The most dice of a pool that is paired with another: 6^32 cases are counted in 128 bits.
constexpr int mostPaired = 16;
/// Of a against b six-sided dice (1..mostPaired each), sorted and paired, highest against highest: the cases in which 0, 1, ... of the
/// first pool's dice are the higher ones.
const DrawWeights &pairWeights(int a, int b);
/// The same, counted anew: die faces from the highest down, how many of each pool show one.
DrawWeights countPairs(int a, int b);

} // namespace optio
