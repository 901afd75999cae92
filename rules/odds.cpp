// SPDX-License-Identifier: GPL-3.0-or-later
// The bookkeeping of a walk: weights of paths, sums of outcomes under one denominator, and the reduced result.
#include "rules/odds.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

namespace optio {

namespace {

[[noreturn]] void tooMany() { throw Error("too many cases to count exactly"); }

Weight times(Weight a, Weight b)
{
    Weight product = 0;
    if (__builtin_mul_overflow(a, b, &product))
        tooMany();
    return product;
}

bool isShort(Weight value) { return value <= std::numeric_limits<std::uint64_t>::max(); }

Weight gcd(Weight a, Weight b)
{
    while (b != 0) {
        if (isShort(a) && isShort(b))
            return std::gcd(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b));
        const Weight rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

} // namespace

Dice::Level &Dice::openLevel(std::size_t ways, const Weight *weights, Weight total) { return walk_->open(ways, weights, total); }

void Walk::start()
{
    for (std::uint64_t left = seen_; left != 0; left &= left - 1) // after a roll that threw
        sums_[static_cast<std::size_t>(std::countr_zero(left))] = 0;
    seen_ = 0;
    for (const std::size_t place : taken_)
        others_[place].weight = 0;
    taken_.clear();
    for (std::size_t i = 1; i < measured_; ++i)
        levels_[i].total = 0;
    measured_ = 1;
    common_ = 1;
    levels_[0].at = 0;
    levels_[0].scale = 1;
    levels_[0].ratio = 1;
    dice_.end_ = levels_.data() + 1;
}

void Walk::refuseImpure() { throw Error("these odds cannot be counted: the roll did not ask for the same dice twice"); }

Dice::Level &Walk::open(std::size_t ways, const Weight *weights, Weight total)
{
    if (dice_.end_ == levels_.data() + levels_.size())
        tooMany();
    const Dice::Level &above = dice_.end_[-1];
    Dice::Level &level = *dice_.end_;
    if (level.total != total || level.aboveDen != above.den)
        measure(level, above.den, total);
    level.at = 0;
    level.ways = static_cast<std::uint32_t>(ways);
    level.weights = weights;
    level.num = above.weights ? above.num * above.weights[above.at] : above.num; // at most above.den, which fits
    level.scale = level.num * level.ratio;                                       // at most common_
    dice_.next_ = ++dice_.end_;
    return level;
}

/// Finds the denominator of the path down to `level`, and widens the common one to a multiple of it.
void Walk::measure(Dice::Level &level, Weight aboveDen, Weight total)
{
    level.total = 0; // until all below has succeeded
    const Weight den = times(aboveDen, total);
    if (common_ % den != 0)
        scaleUp(times(common_, den / gcd(common_, den)) / common_);
    level.aboveDen = aboveDen;
    level.den = den;
    level.ratio = common_ / den;
    level.total = total;
    measured_ = std::max(measured_, static_cast<std::size_t>(&level - levels_.data()) + 1);
}

/// Multiplies the common denominator and all that is counted in it.
void Walk::scaleUp(Weight factor)
{
    common_ *= factor;
    for (std::uint64_t left = seen_; left != 0; left &= left - 1)
        sums_[static_cast<std::size_t>(std::countr_zero(left))] *= factor;
    for (const std::size_t place : taken_)
        others_[place].weight *= factor;
    for (std::size_t i = 0; i < measured_; ++i) {
        levels_[i].ratio *= factor;
        levels_[i].scale *= factor;
    }
}

std::size_t Walk::slot(std::uint64_t outcome)
{
    if (others_.size() <= 2 * taken_.size())
        growOthers();
    const std::size_t mask = others_.size() - 1;
    std::size_t place = static_cast<std::size_t>(outcome * 0x9E3779B97F4A7C15u >> 32) & mask;
    while (others_[place].weight != 0) {
        if (others_[place].outcome == outcome)
            return place;
        place = (place + 1) & mask;
    }
    others_[place].outcome = outcome;
    taken_.push_back(place);
    return place;
}

void Walk::growOthers()
{
    std::vector<Share> kept;
    for (const std::size_t place : taken_)
        kept.push_back(others_[place]);
    others_.assign(std::max<std::size_t>(64, 2 * others_.size()), {});
    taken_.clear();
    for (const Share &share : kept)
        others_[slot(share.outcome)].weight = share.weight;
}

const Distribution &Walk::finish()
{
    const auto dense = static_cast<std::size_t>(std::popcount(seen_));
    result_.shares.resize(dense + taken_.size());
    Share *next = result_.shares.data();
    for (; seen_ != 0; seen_ &= seen_ - 1) {
        const auto outcome = static_cast<std::size_t>(std::countr_zero(seen_));
        *next++ = {outcome, sums_[outcome]};
        sums_[outcome] = 0;
    }
    if (!taken_.empty()) {
        for (const std::size_t place : taken_) {
            *next++ = others_[place];
            others_[place].weight = 0;
        }
        taken_.clear();
        std::sort(result_.shares.begin() + static_cast<std::ptrdiff_t>(dense), result_.shares.end(),
                  [](const Share &a, const Share &b) { return a.outcome < b.outcome; });
    }
    Weight divisor = common_;
    for (const Share &share : result_.shares)
        if (divisor != 1)
            divisor = gcd(divisor, share.weight);
    result_.of = common_ / divisor;
    if (divisor != 1)
        for (Share &share : result_.shares)
            share.weight /= divisor;
    return result_;
}

Weight Distribution::weight(std::uint64_t outcome) const
{
    const auto found = std::lower_bound(shares.begin(), shares.end(), outcome,
                                        [](const Share &share, std::uint64_t wanted) { return share.outcome < wanted; });
    return found != shares.end() && found->outcome == outcome ? found->weight : 0;
}

Weight Distribution::weightWhere(const std::function<bool(std::uint64_t)> &wanted) const
{
    Weight sum = 0;
    for (const Share &share : shares)
        if (wanted(share.outcome))
            sum += share.weight;
    return sum;
}

double Distribution::p(Weight weight) const { return static_cast<double>(weight) / static_cast<double>(of); }

std::string toDecimal(Weight weight)
{
    std::string digits;
    do {
        digits += static_cast<char>('0' + static_cast<int>(weight % 10));
        weight /= 10;
    } while (weight != 0);
    std::reverse(digits.begin(), digits.end());
    return digits;
}

std::string fraction(Weight weight, Weight of)
{
    const Weight divisor = gcd(weight, of);
    if (divisor == 0)
        return "0";
    return toDecimal(weight / divisor) + "/" + toDecimal(of / divisor);
}

} // namespace optio
