// SPDX-License-Identifier: GPL-3.0-or-later
// Exact odds: a resolver's roll function is walked through every branch of its dice, equal outcomes are merged, and nothing is
// ever sampled.
#pragma once

#include "rules/dice.h"

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
    Walk() : dice_(*this) {}
    Walk(const Walk &) = delete;
    Walk &operator=(const Walk &) = delete;

    /// Calls `roll(Dice&)` once for each branch of its dice. `roll` returns an outcome key (any 64-bit value; keys below 64 are fastest)
    /// and must be a pure function of the dice. Throws Error when the number of cases passes 128 bits. The result holds until the next
    /// walk.
    template <class Roll> const Distribution &run(Roll &&roll)
    {
        start();
        for (;;) {
            dice_.next_ = levels_.data() + 1;
            const auto outcome = static_cast<std::uint64_t>(roll(dice_));
            if (dice_.next_ != dice_.end_) [[unlikely]]
                refuseImpure();
            Dice::Level &last = dice_.end_[-1];
            add(outcome, last.weights ? last.scale * last.weights[last.at] : last.scale);
            if (++last.at == last.ways && !back())
                return finish();
        }
    }

private:
    friend class Dice;

    void start();
    [[noreturn]] static void refuseImpure();
    /// One more leaf. Sums cannot overflow: together they never pass `common_`.
    void add(std::uint64_t outcome, Weight weight)
    {
        if (outcome < sums_.size()) {
            sums_[outcome] += weight;
            seen_ |= std::uint64_t{1} << outcome;
        } else {
            others_[slot(outcome)].weight += weight;
        }
    }
    std::size_t slot(std::uint64_t outcome);
    void growOthers();
    /// Leaves the levels that are done and steps the one above; false when all are done.
    bool back()
    {
        do {
            if (--dice_.end_ == levels_.data())
                return false;
        } while (++dice_.end_[-1].at == dice_.end_[-1].ways);
        return true;
    }
    Dice::Level &open(std::size_t ways, const Weight *weights, Weight total);
    void measure(Dice::Level &level, Weight aboveDen, Weight total);
    void scaleUp(Weight factor);
    const Distribution &finish();

    static constexpr std::size_t deepest = 64;

    Dice dice_;
    std::array<Dice::Level, deepest + 1> levels_; ///< levels_[0] stands for the roll itself: one branch
    std::size_t measured_ = 1;                    ///< levels_ below this have been opened in this walk
    Weight common_ = 1;                           ///< the denominator of all sums
    std::array<Weight, 64> sums_{};               ///< of outcomes below 64; all zero between walks
    std::uint64_t seen_ = 0;                      ///< the outcomes below 64 that occurred
    std::vector<Share> others_;                   ///< hash table of other outcomes; weight 0 is a free place
    std::vector<std::size_t> taken_;              ///< its taken places
    Distribution result_;
};

} // namespace optio
