// SPDX-License-Identifier: GPL-3.0-or-later
// Shares points out among the rows of an army (ANC-145, ANC-146). Exact: everything is counted in whole numbers.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace optio::ancients {

/// How points follow elements (ANC-145, ANC-146).
enum class Weighting { share, value, direct };

/// What elements become: so many elements of one row.
struct Portion {
    int elements = 0;
    int over = 1, under = 1; ///< units for each element
};

/// A row of the army in the making.
struct Portions {
    int cost = 1;
    std::vector<Portion> parts;
    int elements() const;
};

/// A unit taken off or put on to meet the budget.
struct Adjustment {
    std::size_t row = 0;
    int by = 0;    ///< -1 or +1
    int total = 0; ///< points afterwards
};

struct Scaled {
    std::vector<int> units;              ///< of each row
    std::vector<std::string> targets;    ///< "33 1/3", the points meant for each row; empty for a direct count
    std::vector<int> rounded;            ///< units before the adjustments
    std::vector<Adjustment> adjustments; ///< in order
    int points = 0;
};

/// Units for each row within `budget` points; the rows are in the order in which ties are broken. Throws Error when each row's first unit
/// alone costs more (ANC-145).
Scaled scale(const std::vector<Portions> &rows, int budget, Weighting weighting);
/// Units by the table alone, without a budget (ANC-146).
Scaled direct(const std::vector<Portions> &rows);
/// "2 1/3", "1/2", "5".
std::string mixedText(std::int64_t over, std::int64_t under);

} // namespace optio::ancients
