// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/luck/chance.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>
#include <numeric>

namespace optio {

namespace {

constexpr std::size_t mostExact = 6000; ///< numbers that a sum may come to, and events that are counted one by one

std::vector<double> convolved(const std::vector<double> &one, const std::vector<double> &other)
{
    std::vector<double> sum(one.size() + other.size() - 1, 0.0);
    for (std::size_t a = 0; a < one.size(); ++a)
        for (std::size_t b = 0; b < other.size(); ++b)
            sum[a + b] += one[a] * other[b];
    return sum;
}

/// The bell curve of that mean and variance over 0..most.
std::vector<double> bell(double mean, double variance, std::size_t most)
{
    const auto below = [&](double x) { return 0.5 * std::erfc((mean - x) / std::sqrt(2 * std::max(variance, 1e-12))); };
    std::vector<double> p(most + 1);
    for (std::size_t at = 0; at <= most; ++at)
        p[at] = below(static_cast<double>(at) + 0.5) - below(static_cast<double>(at) - 0.5);
    return p;
}

} // namespace

double Chances::atMost(int value) const
{
    double sum = 0;
    for (std::size_t at = 0; at < p.size() && least + static_cast<int>(at) <= value; ++at)
        sum += p[at];
    return std::min(1.0, sum);
}

double Chances::atLeast(int value) const
{
    double sum = 0;
    for (std::size_t at = p.size(); at-- > 0 && least + static_cast<int>(at) >= value;)
        sum += p[at];
    return std::min(1.0, sum);
}

double Chances::mean() const
{
    double sum = 0;
    for (std::size_t at = 0; at < p.size(); ++at)
        sum += p[at] * (least + static_cast<double>(at));
    return sum;
}

std::pair<int, int> Chances::band(double share) const
{
    const double outer = (1 - share) / 2;
    std::size_t low = 0, high = p.size() - 1;
    for (double below = p[low]; below <= outer && low < high; below += p[low])
        ++low;
    for (double above = p[high]; above <= outer && high > low; above += p[high])
        --high;
    return {least + static_cast<int>(low), least + static_cast<int>(high)};
}

Chances sumOf(int least, const std::vector<double> &faces, int count)
{
    Chances sum;
    sum.least = least * count;
    const std::size_t most = (faces.size() - 1) * static_cast<std::size_t>(count);
    if (most > mostExact) {
        double mean = 0, squares = 0;
        for (std::size_t face = 0; face < faces.size(); ++face) {
            mean += faces[face] * static_cast<double>(face);
            squares += faces[face] * static_cast<double>(face * face);
        }
        sum.p = bell(mean * count, (squares - mean * mean) * count, most);
        sum.exact = false;
        return sum;
    }
    std::vector<double> power = faces;
    for (int left = count; left > 0; left /= 2) {
        if (left % 2 == 1)
            sum.p = convolved(sum.p, power);
        if (left > 1)
            power = convolved(power, power);
    }
    return sum;
}

Chances countOf(const std::vector<double> &chances)
{
    Chances count;
    if (chances.size() > mostExact) {
        double mean = 0, variance = 0;
        for (const double p : chances) {
            mean += p;
            variance += p * (1 - p);
        }
        count.p = bell(mean, variance, chances.size());
        count.exact = false;
        return count;
    }
    count.p.reserve(chances.size() + 1);
    for (const double p : chances) {
        count.p.push_back(0);
        for (std::size_t at = count.p.size(); at-- > 0;)
            count.p[at] = count.p[at] * (1 - p) + (at > 0 ? count.p[at - 1] * p : 0);
    }
    return count;
}

double binomialTest(int count, int came, double p)
{
    if (count <= 0 || p <= 0 || p >= 1)
        return 1;
    const auto chance = [&](int k) {
        return std::exp(std::lgamma(count + 1.0) - std::lgamma(k + 1.0) - std::lgamma(count - k + 1.0) + k * std::log(p) +
                        (count - k) * std::log1p(-p));
    };
    const double limit = chance(came) * (1 + 1e-7);
    double sum = 0;
    for (int k = 0; k <= count; ++k)
        if (const double one = chance(k); one <= limit)
            sum += one;
    return std::min(1.0, sum);
}

Fairness fairness(const std::vector<int> &came, const std::vector<double> &chances)
{
    const int count = std::accumulate(came.begin(), came.end(), 0);
    Fairness found{1, 0, true};
    double least = 2;
    for (std::size_t face = 0; face < came.size(); ++face)
        if (const double p = binomialTest(count, came[face], chances[face]); p < least) {
            least = p;
            found = {std::min(1.0, p * static_cast<double>(came.size())), face, came[face] > count * chances[face]};
        }
    return found;
}

std::string oneIn(double chance, const std::string &what)
{
    constexpr double rarest = 1e6;
    if (chance * rarest < 1)
        return fmt::format("less than 1 {} in a million", what);
    auto number = static_cast<long>(std::lround(1 / chance));
    if (number > 100) { // nobody counts the last digits
        const auto unit = static_cast<long>(std::pow(10, std::floor(std::log10(static_cast<double>(number))) - 1));
        number = number / unit * unit;
    }
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;)
        digits.insert(at -= 3, ",");
    return fmt::format("1 {} in {}", what, digits);
}

} // namespace optio
