// SPDX-License-Identifier: GPL-3.0-or-later
// Ratings with their uncertainty, after Mark Glickman's "Example of the Glicko-2 system" (CLB-40).
#pragma once

#include <utility>
#include <vector>

namespace optio::club {

/// A player's strength on Glicko's scale.
struct Rating {
    double rating = 1500;
    double deviation = 350;
    double volatility = 0.06;

    /// Nine in ten times the true strength lies here.
    std::pair<double, double> interval() const;
};

/// A game of a rating period.
struct RatedGame {
    Rating opponent;  ///< as it was before the period
    double score = 0; ///< 1 won, 0.5 drawn, 0 lost
};

/// How fast the volatility may change; 0.3 to 1.2, and the paper's example uses a half.
inline constexpr double glickoTau = 0.5;

/// The rating after a period with these games; without any only its uncertainty grows.
Rating rated(const Rating &before, const std::vector<RatedGame> &games, double tau = glickoTau);

} // namespace optio::club
