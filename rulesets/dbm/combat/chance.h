// SPDX-License-Identifier: GPL-3.0-or-later
// Sums of independent losses: how likely each total is, exactly for as long as 128 bits hold the cases, and as a number in any case.
#pragma once

#include "rules/dice/dice.h"
#include "rules/view.h"

#include <vector>

namespace optio::dbm {

/// A probability.
struct Chance {
    double p = 0;
    Weight weight = 0, of = 0; ///< exact, when `of` is not 0
};

/// Chances of totals 0, 1, 2 … All figures that are added must be independent of each other.
class Totals {
public:
    /// Surely `total`.
    explicit Totals(int total = 0);
    /// Adds `amount` with a chance of `weight` out of `of`.
    void add(int amount, Weight weight, Weight of);
    /// Adds another sum, seen through `value`: what each of its totals counts.
    template <class Value> void add(const Totals &other, Value &&value);
    /// How likely a total of at least this is.
    Chance atLeast(int total) const;
    std::size_t size() const { return p_.size(); }

private:
    /// Can the cases of both be multiplied?
    static bool fits(Weight a, Weight b) { return a != 0 && b != 0 && a <= ~Weight(0) / b; }
    void reduce();

    std::vector<double> p_;
    std::vector<Weight> weights_;
    Weight of_ = 1; ///< 0 once the cases are too many
};

template <class Value> void Totals::add(const Totals &other, Value &&value)
{
    std::vector<double> p;
    std::vector<Weight> weights;
    const bool exact = fits(of_, other.of_);
    for (std::size_t i = 0; i < p_.size(); ++i)
        for (std::size_t j = 0; j < other.p_.size(); ++j) {
            if (p_[i] == 0 || other.p_[j] == 0)
                continue;
            const std::size_t at = i + static_cast<std::size_t>(value(static_cast<int>(j)));
            if (at >= p.size()) {
                p.resize(at + 1);
                weights.resize(at + 1);
            }
            p[at] += p_[i] * other.p_[j];
            if (exact)
                weights[at] += weights_[i] * other.weights_[j];
        }
    of_ = exact ? of_ * other.of_ : 0;
    p_ = std::move(p);
    weights_ = std::move(weights);
    reduce();
}

/// As a view tells it; without the fraction when it is not known exactly.
ChanceView viewOf(const Chance &chance);

} // namespace optio::dbm
