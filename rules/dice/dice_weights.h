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
    std::vector<int> rows;       ///< for sorted dice: the faces of each result, high to low, one row after the other
};

/// Of n dice (1..64) with a chance of faces/sides (0 < faces < sides <= 10) each: the cases of 0, 1, … n hits, with the chance in
/// lowest terms. Throws Error when they pass 128 bits.
const DrawWeights &hitWeights(int n, int faces, int sides);
/// The results of n six-sided dice (1..8) sorted from high to low.
const DrawWeights &sortedWeights(int n);

} // namespace optio
