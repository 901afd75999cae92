// SPDX-License-Identifier: GPL-3.0-or-later
// Adds up chances.
#include "rulesets/dbm/combat/chance.h"

#include "rules/dice/odds.h"

namespace optio::dbm {

namespace {

Weight gcd(Weight a, Weight b)
{
    while (b != 0)
        a = std::exchange(b, a % b);
    return a;
}

} // namespace

Totals::Totals(int total) : p_(static_cast<std::size_t>(total) + 1), weights_(p_.size())
{
    p_.back() = 1;
    weights_.back() = 1;
}

void Totals::add(int amount, Weight weight, Weight of)
{
    const Weight common = gcd(weight, of);
    weight /= common;
    of /= common;
    const double chance = static_cast<double>(weight) / static_cast<double>(of);
    const auto step = static_cast<std::size_t>(amount);
    const bool exact = fits(of_, of);
    p_.resize(p_.size() + step);
    weights_.resize(p_.size());
    for (std::size_t i = p_.size(); i-- > 0;) {
        p_[i] = p_[i] * (1 - chance) + (i >= step ? p_[i - step] * chance : 0);
        if (exact)
            weights_[i] = weights_[i] * (of - weight) + (i >= step ? weights_[i - step] * weight : 0);
    }
    of_ = exact ? of_ * of : 0;
    reduce();
}

void Totals::reduce()
{
    if (of_ == 0)
        return;
    Weight common = of_;
    for (const Weight weight : weights_)
        common = gcd(common, weight);
    for (Weight &weight : weights_)
        weight /= common;
    of_ /= common;
}

Chance Totals::atLeast(int total) const
{
    Chance chance;
    chance.of = of_;
    for (std::size_t i = total < 0 ? 0 : static_cast<std::size_t>(total); i < p_.size(); ++i) {
        chance.p += p_[i];
        chance.weight += of_ != 0 ? weights_[i] : 0;
    }
    return chance;
}

ChanceView viewOf(const Chance &chance) { return chance.of == 0 ? ChanceView{chance.p} : chanceOf(chance.weight, chance.of); }

} // namespace optio::dbm
