// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of rosters: {"row":"KN","count":3}, or one of the players' own, {"row":"other","notation":"KN(9-4/4-4)","cost":13}; their points,
// and what is wrong with an army (ANC-013, ANC-140 to ANC-151).
#pragma once

#include "rules/ruleset.h"
#include "rulesets/ancients/sheet.h"

#include <string>
#include <vector>

namespace optio::ancients {

/// A unit as a roster's row describes it.
struct Counter {
    const UnitRow *row = nullptr; ///< of the catalogue; null for one of the players' own
    std::string name;
    Notation notation; ///< with its back face
    int cost = 0;
    FireClass fire = FireClass::other;
    Temper temper = Temper::cond;
};

/// Throws Error naming `where` for a row that cannot be fielded: unknown, with a notation that does not parse, without a back face or cost.
Counter counterFromRow(const Sheet &sheet, const Json &row, const std::string &where);
int countOf(const Json &row);
/// Leaders of an army (the command's field). Throws Error for anything but 0 to 3.
int leadersOf(const Sheet &sheet, const Json &roster);
/// The points the players agreed on for an army with one leader; 0 for the usual size (ANC-144).
int limitOf(const Json &roster);
/// Its panic number as the players set it; 0 when they did not (ANC-031).
int panicOf(const Json &roster);

std::vector<Finding> checkRoster(const Sheet &sheet, const Json &roster);
Json totalsOf(const Sheet &sheet, const Json &roster);
Json rowText(const Sheet &sheet, const Json &row);
Json newRow(const Sheet &sheet);
/// Of a supplied army: adds what its file leaves out. Throws Error for a row that there is not.
void settleRow(const Sheet &sheet, Json &row, const std::string &file);
Json catalogueOf(const Sheet &sheet);

} // namespace optio::ancients
