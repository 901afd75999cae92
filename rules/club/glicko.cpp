// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of Glicko-2: variance, improvement, volatility (by the Illinois variant of regula falsi), deviation, rating.
#include "rules/club/glicko.h"

#include <algorithm>
#include <cmath>

namespace optio::club {

namespace {

constexpr double scale = 173.7178, centre = 1500, ninety = 1.6448536269514722, mostDeviation = 350;

double weightOf(double phi) { return 1 / std::sqrt(1 + 3 * phi * phi / (M_PI * M_PI)); }

double newVolatility(double sigma, double phi, double v, double delta, double tau)
{
    const double a = std::log(sigma * sigma);
    const auto f = [&](double x) {
        const double e = std::exp(x), d = phi * phi + v + e;
        return e * (delta * delta - phi * phi - v - e) / (2 * d * d) - (x - a) / (tau * tau);
    };
    double low = a, high = 0;
    if (delta * delta > phi * phi + v) {
        high = std::log(delta * delta - phi * phi - v);
    } else {
        int k = 1;
        while (k < 100 && f(a - k * tau) < 0)
            ++k;
        high = a - k * tau;
    }
    double fLow = f(low), fHigh = f(high);
    for (int step = 0; step < 200 && std::abs(high - low) > 1e-6; ++step) {
        const double next = low + (low - high) * fLow / (fHigh - fLow), fNext = f(next);
        if (fNext * fHigh <= 0) {
            low = high;
            fLow = fHigh;
        } else {
            fLow /= 2;
        }
        high = next;
        fHigh = fNext;
    }
    return std::exp(low / 2);
}

} // namespace

std::pair<double, double> Rating::interval() const { return {rating - ninety * deviation, rating + ninety * deviation}; }

Rating rated(const Rating &before, const std::vector<RatedGame> &games, double tau)
{
    const double mu = (before.rating - centre) / scale, phi = before.deviation / scale;
    if (games.empty())
        return {before.rating, std::min(mostDeviation, scale * std::sqrt(phi * phi + before.volatility * before.volatility)),
                before.volatility};
    double inverse = 0, better = 0;
    for (const RatedGame &game : games) {
        const double g = weightOf(game.opponent.deviation / scale);
        const double expected = 1 / (1 + std::exp(-g * (mu - (game.opponent.rating - centre) / scale)));
        inverse += g * g * expected * (1 - expected);
        better += g * (game.score - expected);
    }
    const double v = 1 / inverse;
    const double sigma = newVolatility(before.volatility, phi, v, v * better, tau);
    const double grown = std::sqrt(phi * phi + sigma * sigma);
    const double after = 1 / std::sqrt(1 / (grown * grown) + inverse);
    return {centre + scale * (mu + after * after * better), std::min(mostDeviation, scale * after), sigma};
}

} // namespace optio::club
