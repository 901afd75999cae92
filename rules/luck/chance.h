// SPDX-License-Identifier: GPL-3.0-or-later
// Chances of counts and sums, worked out and not estimated: what a number of dice may add up to, how many of different chances come true,
// and whether a die shows one face too often for a fair one.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace optio {

/// The chances of whole numbers, the first of which is `least`.
struct Chances {
    int least = 0;
    std::vector<double> p{1.0};
    /// Exact to the last bits of a double; false where so many dice are added that their curve is drawn by its mean and spread.
    bool exact = true;

    double atMost(int value) const;
    double atLeast(int value) const;
    double mean() const;
    /// The middle `share` of all cases: the lowest and the highest number that do not lie in the outer parts.
    std::pair<int, int> band(double share) const;
};

/// What `count` dice add up to whose faces from `least` on have these chances.
Chances sumOf(int least, const std::vector<double> &faces, int count);
/// How many of the events with these chances come true.
Chances countOf(const std::vector<double> &chances);

/// How likely it is that of `count` rolls as few or as many as `came`, or a number less likely still, show what has the chance `p`: the
/// exact binomial test with both ends.
double binomialTest(int count, int came, double p);

/// A die against a fair one.
struct Fairness {
    double p = 1;      ///< how often a fair die does at least so: the face that is furthest off, times the number of faces tried
    std::size_t face;  ///< place of that face
    bool often = true; ///< does it come too often, or too seldom?
};
/// `came`: how often each face did; `chances`: of a fair die. Whoever calls a die unusual where p < s accuses at most the share s of fair
/// ones.
Fairness fairness(const std::vector<int> &came, const std::vector<double> &chances);

/// "1 game in 6", "1 game in 1,200": how often something of this chance is met.
std::string oneIn(double chance, const std::string &what = "game");

} // namespace optio
