// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of combat.toml: factors, odds, results, missiles, initiative, control.
#pragma once

#include "rules/figures/house.h"

#include <array>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

namespace optio::ancients {

/// An exact fraction, always in its lowest terms.
struct Ratio {
    std::int64_t over = 0, under = 1;
    Ratio times(const Ratio &by) const
    {
        const std::int64_t top = over * by.over, bottom = under * by.under, common = std::gcd(top, bottom);
        return {top / common, bottom / common};
    }
    Ratio plus(const Ratio &more) const
    {
        const std::int64_t top = over * more.under + more.over * under, bottom = under * more.under, common = std::gcd(top, bottom);
        return {top / common, bottom / common};
    }
    bool operator==(const Ratio &) const = default;
};

/// What multiplies a strength (ANC-079).
struct FactorRow {
    std::string id, label, rule, text;
    Ratio attack{1, 1}, defence{1, 1};
};

/// What becomes of one party to a combat.
enum class Fate { nothing, disorder, again, destroy };

struct ResultRow {
    std::string id, label, rule;
    Fate attacker = Fate::nothing, defender = Fate::nothing;
};

struct ColumnRow {
    std::string id, rule;
    Ratio from;
};

/// Faces that hit, by the class of the target (ANC-071).
struct FireRow {
    std::string id, rule;
    char missile = 'A';
    int least = 1, most = 1;
    std::array<int, 3> hits{}; ///< by FireClass
    int large = 0;             ///< of large targets in the open; 0 where they count as others do
};

/// All of them. Throws Error with file and line when they are faulty.
struct Tables {
    explicit Tables(const FigureFolder &from);

    Figure file;
    std::vector<FactorRow> factors;
    std::vector<ColumnRow> columns; ///< ascending
    std::vector<ResultRow> results;
    std::vector<FireRow> fire;
    std::vector<std::string> large, silent;
    std::array<std::vector<std::string>, 7> byFace; ///< results of the columns; 0: without dice
    std::array<std::string, 7> faceRule;

    /// These throw Error when there is no such row.
    const FactorRow &factor(const std::string &id) const;
    const ResultRow &result(const std::string &id) const;
    /// The result in a column; `face` 0 is without dice.
    const ResultRow &result(std::size_t column, int face) const { return result(byFace[static_cast<std::size_t>(face)][column]); }
    std::size_t column(const std::string &id) const;
    /// A whole number: number("move", "far").
    int number(const std::string &table, const std::string &key) const;
    /// A number of a list by the number of leaders: byLeaders("pips", "dice", 2).
    int byLeaders(const std::string &table, const std::string &key, int leaders) const;
};

} // namespace optio::ancients
