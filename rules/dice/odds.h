// SPDX-License-Identifier: GPL-3.0-or-later
// Exact odds: a resolver's roll function is walked through every branch of its dice, equal outcomes are merged, and nothing is
// ever sampled.
#pragma once

#include "rules/dice/dice.h"

#include <array>
#include <cstddef>
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
    Walk() : dice_(*this, levels_.data() + 1) {}
    Walk(const Walk &) = delete;
    Walk &operator=(const Walk &) = delete;

    /// Calls `roll(Dice&)` once for each branch of its dice. `roll` returns an outcome key (any 64-bit value; keys below 64 are fastest)
    /// and must be a pure function of the dice. Throws Error when the number of cases passes 128 bits. The result holds until the next
    /// walk.
    template <class Roll> const Distribution &run(Roll &&roll)
    {
        start();
        Weight unit = 1; // what a weight of 1 at the path's last level adds to the sum of its outcome
        const Weight *weights = nullptr;
        for (;;) {
            dice_.next_ = levels_.data() + 1;
            const auto outcome = static_cast<std::uint64_t>(roll(dice_));
            Dice::Level *const last = dice_.next_ - 1;
            if (last != measuredTo_) {
                measuredTo_ = last;
                unit = endOfPath(last);
                weights = last->weights;
            }
            // Sums cannot overflow: together they never pass common_.
            const Weight weight = weights ? unit * weights[last->at] : unit;
            (outcome < dense_ ? sums_[outcome] : newSum(outcome)) += weight;
            if (++last->at == last->ways && !step(last))
                return finish();
        }
    }

private:
    friend class Dice;

    void start();
    Weight endOfPath(Dice::Level *last);
    bool step(Dice::Level *level);
    Weight &newSum(std::uint64_t outcome);
    std::size_t slot(std::uint64_t outcome);
    void growOthers();
    Dice::Level &open(Dice::Kind kind, std::size_t ways, const Weight *weights, Weight total);
    void measure(Dice::Level &level, Weight aboveDen, Weight total);
    void scaleUp(Weight factor);
    const Distribution &finish();

    static constexpr std::size_t deepest = 64;

    std::array<Dice::Level, deepest + 2> levels_; ///< the first stands for the roll itself: one branch; the last is always closed
    Dice dice_;
    std::size_t opened_ = 1;                  ///< levels_ below this have been opened in this walk
    const Dice::Level *measuredTo_ = nullptr; ///< the last level that run()'s unit is right for
    Weight common_ = 1;                       ///< the denominator of all sums
    std::array<Weight, 64> sums_{};           ///< of outcomes below 64; all zero when a walk starts
    std::size_t dense_ = 0;                   ///< outcomes below this have been met, in this walk or the last
    bool walking_ = false;                    ///< still set when a walk starts: the last one was broken off
    std::vector<Share> others_;               ///< hash table of other outcomes; weight 0 is a free place
    std::vector<std::size_t> taken_;          ///< its taken places
    Distribution result_;
};

} // namespace optio
