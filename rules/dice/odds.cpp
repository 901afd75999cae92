// SPDX-License-Identifier: GPL-3.0-or-later
// The bookkeeping of a walk: weights of paths, sums of outcomes under one denominator, and the reduced result.
#include "rules/dice/odds.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace optio {

namespace {

[[noreturn]] void refuseImpure() { throw Error("these odds cannot be counted: the roll did not ask for the same dice twice"); }

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

Dice::Level &Dice::openLevel(Kind kind, std::size_t ways, const Weight *weights, Weight total)
{
    return walk_->open(kind, ways, weights, total);
}

void Walk::start()
{
    if (walking_) {
        sums_.fill(0);
        for (const std::size_t place : taken_)
            others_[place].weight = 0;
        taken_.clear();
        for (Dice::Level &level : levels_)
            level.at = 0;
    }
    walking_ = true;
    for (std::size_t i = 1; i < opened_; ++i)
        levels_[i].total = 0;
    opened_ = 1;
    common_ = 1;
    levels_[0].at = 0;
    levels_[0].ratio = 1;
    levels_[1].kind = Dice::closed;
    measuredTo_ = nullptr;
}

/// A draw that the path does not have at this place: the level for it is opened at its first branch, and all below is closed.
Dice::Level &Walk::open(Dice::Kind kind, std::size_t ways, const Weight *weights, Weight total)
{
    Dice::Level &level = *dice_.next_;
    const Dice::Level &above = dice_.next_[-1];
    if (&level == &levels_.back())
        tooMany();
    if (level.at != 0)
        refuseImpure();
    if (level.total != total || level.aboveDen != above.den)
        measure(level, above.den, total);
    level.kind = kind;
    level.ways = static_cast<std::uint32_t>(ways);
    level.weights = weights;
    level.num = above.num * above.weight(); // at most above.den, which fits
    (&level)[1].kind = Dice::closed;
    measuredTo_ = nullptr;
    ++dice_.next_;
    return level;
}

/// What a weight of 1 at the last level adds: at most common_. What is open below an uneven level would go stale when it steps.
Weight Walk::endOfPath(Dice::Level *last)
{
    if (last[1].at != 0)
        refuseImpure();
    if (last->weights)
        last[1].kind = Dice::closed;
    return last->num * last->ratio;
}

/// Past the last branch of `level`: it and all levels above that are done go back to their first branch, the next one above takes a
/// step. False when the whole walk is done. Levels stay open, since the next roll mostly asks for the same dice.
bool Walk::step(Dice::Level *level)
{
    bool uneven = false;
    do {
        if (level == levels_.data())
            return false;
        uneven = uneven || level->weights;
        level->at = 0;
        --level;
    } while (++level->at == level->ways);
    if (uneven || level->weights) {
        for (; level[1].kind != Dice::closed; ++level)
            level[1].num = level->num * level->weight();
        measuredTo_ = nullptr;
    }
    return true;
}

/// Finds the denominator of the path down to `level`, and widens the common one to a multiple of it.
void Walk::measure(Dice::Level &level, Weight aboveDen, Weight total)
{
    level.total = 0; // until all below has succeeded
    const Weight den = times(aboveDen, total);
    if (aboveDen == common_)
        scaleUp(total);
    else if (common_ % den != 0)
        scaleUp(times(common_, den / gcd(common_, den)) / common_);
    level.aboveDen = aboveDen;
    level.den = den;
    level.ratio = den == common_ ? 1 : common_ / den;
    level.total = total;
    opened_ = std::max(opened_, static_cast<std::size_t>(&level - levels_.data()) + 1);
}

/// Multiplies the common denominator and all that is counted in it.
void Walk::scaleUp(Weight factor)
{
    common_ *= factor;
    bool counted = false; // is this past the first path?
    for (std::size_t i = 0; i < opened_; ++i) {
        levels_[i].ratio *= factor;
        counted = counted || levels_[i].at != 0;
    }
    if (!counted)
        return;
    for (Weight &sum : sums_)
        sum *= factor;
    for (const std::size_t place : taken_)
        others_[place].weight *= factor;
}

/// The sum of an outcome at or above `dense_`.
Weight &Walk::newSum(std::uint64_t outcome)
{
    if (outcome >= sums_.size())
        return others_[slot(outcome)].weight;
    dense_ = static_cast<std::size_t>(outcome) + 1;
    return sums_[outcome];
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
    result_.shares.resize(dense_ + taken_.size());
    Share *next = result_.shares.data();
    for (std::size_t outcome = 0; outcome < dense_; ++outcome)
        if (sums_[outcome] != 0) {
            *next++ = {outcome, sums_[outcome]};
            sums_[outcome] = 0;
        }
    dense_ = next == result_.shares.data() ? 0 : static_cast<std::size_t>(next[-1].outcome) + 1;
    Share *const others = next;
    if (!taken_.empty()) {
        for (const std::size_t place : taken_) {
            *next++ = others_[place];
            others_[place].weight = 0;
        }
        taken_.clear();
        std::sort(others, next, [](const Share &a, const Share &b) { return a.outcome < b.outcome; });
    }
    result_.shares.resize(static_cast<std::size_t>(next - result_.shares.data()));
    Weight divisor = common_;
    for (const Share &share : result_.shares)
        if (divisor != 1)
            divisor = gcd(divisor, share.weight);
    result_.of = common_ / divisor;
    if (divisor != 1)
        for (Share &share : result_.shares)
            share.weight /= divisor;
    walking_ = false;
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
