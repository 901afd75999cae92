// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters: what a row is, what it costs, what is amiss, and the supplied armies.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/punic/sheet.h"

#include <string>
#include <vector>

namespace optio::punic {

/// A row of a roster: a unit, a legion or a leader. `count` is the number of bases; legions and leaders count 1.
struct Row {
    enum class Kind { unit, legion, general, commander } kind = Kind::unit;
    Type type = Type::MI;
    Grade grade = Grade::C;
    std::string name;
    int bases = 1;            ///< of a legion: what older rows say, which stand for one all the same (PUN-085)
    std::vector<int> lines;   ///< of a legion: bases of hastati, principes and triarii; empty when the row does not say
    bool under = false;       ///< understrength bases; of a legion its triarii
    bool close = false;       ///< light infantry for close combat
    bool exceptional = false; ///< a leader with one action more

    bool leader() const { return kind == Kind::general || kind == Kind::commander; }
};

/// Reads a row. Throws Error naming the key when it has no meaning (PUN-352).
Row rowFrom(const Sheet &sheet, const Json &json, const std::string &where);
/// The lines of a legion, or the one rank of another unit.
std::vector<Rank> ranksOf(const Sheet &sheet, const Row &row);
/// PUN-360.
int pointsOf(const Sheet &sheet, const Row &row);
/// "inf" or "cav": what the command says it is, or else what its troops are.
std::string commandKind(const Sheet &sheet, const Json &command);

std::vector<Finding> checkRoster(const Sheet &sheet, const Json &roster);
Json totalsOf(const Sheet &sheet, const Json &roster);
Json rowText(const Sheet &sheet, const Json &unit);
Json newRow(const Sheet &sheet);
Json catalogueOf(const Sheet &sheet);
void settleRow(const Sheet &sheet, Json &row, const std::string &file);

} // namespace optio::punic
