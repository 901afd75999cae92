// SPDX-License-Identifier: GPL-3.0-or-later
// Shares points out.
#include "rulesets/ancients/army/scale.h"

#include "rules/error.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace optio::ancients {

namespace {

/// Sums of elements times units for each are counted in parts of this: a multiple of all that stands under a stroke.
constexpr std::int64_t fine = 2520;

std::int64_t directShare(const Portions &row)
{
    std::int64_t sum = 0;
    for (const Portion &part : row.parts)
        sum += fine * part.elements * part.over / part.under;
    return sum;
}

std::int64_t weightOf(const Portions &row, Weighting weighting)
{
    return weighting == Weighting::share ? row.elements() : directShare(row) * row.cost;
}

/// Rounds to the nearest, halves up, but at least 1.
int unitsFrom(std::int64_t over, std::int64_t under)
{
    return static_cast<int>(std::max<std::int64_t>(1, (2 * over + under) / (2 * under)));
}

/// What is shared out, with the points meant for each row over a common number.
struct Sharing {
    const std::vector<Portions> &rows;
    std::vector<std::int64_t> targets; ///< times `of`
    std::int64_t of = 1;

    /// How much farther from its target a row gets by one unit more or less.
    std::int64_t worse(std::size_t row, int units, int by) const
    {
        const std::int64_t cost = rows[row].cost;
        return std::abs((units + by) * cost * of - targets[row]) - std::abs(units * cost * of - targets[row]);
    }
};

/// The row that is hurt least, the dearer one among equals, then the earlier one; -1 when none may be changed.
template <class May> int leastHurt(const Sharing &sharing, const std::vector<int> &units, int by, May may)
{
    int best = -1;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (!may(i))
            continue;
        if (best < 0) {
            best = static_cast<int>(i);
            continue;
        }
        const auto other = static_cast<std::size_t>(best);
        const std::int64_t mine = sharing.worse(i, units[i], by), theirs = sharing.worse(other, units[other], by);
        if (mine < theirs || (mine == theirs && sharing.rows[i].cost > sharing.rows[other].cost))
            best = static_cast<int>(i);
    }
    return best;
}

} // namespace

int Portions::elements() const
{
    int sum = 0;
    for (const Portion &part : parts)
        sum += part.elements;
    return sum;
}

std::string mixedText(std::int64_t over, std::int64_t under)
{
    const std::int64_t whole = over / under, rest = over % under, common = std::gcd(rest, under);
    if (rest == 0)
        return std::to_string(whole);
    const std::string part = std::to_string(rest / common) + "/" + std::to_string(under / common);
    return whole == 0 ? part : std::to_string(whole) + " " + part;
}

Scaled direct(const std::vector<Portions> &rows)
{
    Scaled result;
    for (const Portions &row : rows) {
        result.units.push_back(unitsFrom(directShare(row), fine));
        result.points += result.units.back() * row.cost;
    }
    result.rounded = result.units;
    return result;
}

Scaled scale(const std::vector<Portions> &rows, int budget, Weighting weighting)
{
    if (weighting == Weighting::direct)
        return direct(rows);
    int least = 0;
    for (const Portions &row : rows)
        least += row.cost;
    if (least > budget)
        throw Error("this list needs at least " + std::to_string(least) + " points; there are " + std::to_string(std::max(0, budget)) +
                        " (ANC-145)",
                    "points");
    Sharing sharing{rows, {}, 0};
    for (const Portions &row : rows)
        sharing.of += weightOf(row, weighting);
    Scaled result;
    for (const Portions &row : rows) {
        const std::int64_t target = budget * weightOf(row, weighting);
        sharing.targets.push_back(target);
        result.targets.push_back(mixedText(target, sharing.of));
        result.units.push_back(unitsFrom(target, sharing.of * row.cost));
        result.points += result.units.back() * row.cost;
    }
    result.rounded = result.units;
    const auto adjust = [&](int row, int by) {
        const auto at = static_cast<std::size_t>(row);
        result.units[at] += by;
        result.points += by * rows[at].cost;
        result.adjustments.push_back({at, by, result.points});
    };
    while (result.points > budget)
        adjust(leastHurt(sharing, result.units, -1, [&](std::size_t i) { return result.units[i] > 1; }), -1);
    for (;;) {
        const int row = leastHurt(sharing, result.units, +1, [&](std::size_t i) {
            const std::int64_t cost = rows[i].cost;
            return sharing.targets[i] > result.units[i] * cost * sharing.of && result.points + cost <= budget;
        });
        if (row < 0)
            return result;
        adjust(row, +1);
    }
}

} // namespace optio::ancients
