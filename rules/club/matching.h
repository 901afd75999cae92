// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs of least cost: the perfect matching of a complete graph whose edges together cost least (Edmonds' blossoms with dual values, n³).
// Boost.Graph's maximum_weighted_matching was tried first: Boost 1.74 takes two seconds for 200 vertices, and does not end for some weights
// (boostorg/graph#223, #399).
#pragma once

#include <functional>
#include <vector>

namespace optio::club {

/// What a pair costs: wide enough for several considerations one above the other (CostLevels).
__extension__ typedef __int128 Cost;

/// Largest number of vertices that are matched.
inline constexpr int mostMatched = 1024;

/// Whom each of `n` is paired with, so that the sum of `cost(i, j)` (i < j, 0 or more) is least and nobody is left over. `n` must be even
/// and at most mostMatched, and costs so small that n times the largest fits into a Cost sixteen times over; throws Error otherwise.
std::vector<int> cheapestPairs(int n, const std::function<Cost(int, int)> &cost);

/// Considerations in order of weight, as one number: a little of a higher one outweighs all of the lower ones, for however many pairs.
class CostLevels {
public:
    /// `pairs`: how many pairs are added up at most; `most`: the largest value of each level for one pair, the weightiest level first.
    /// Throws Error when they do not fit into a Cost.
    CostLevels(int pairs, const std::vector<long long> &most);
    /// The cost of a pair with these values, in the same order. Throws Error for one beyond its bounds.
    Cost of(const std::vector<long long> &values) const;

private:
    std::vector<long long> most_;
    std::vector<Cost> factor_;
};

} // namespace optio::club
