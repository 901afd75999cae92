// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters (TRO-160 to TRO-167): what a row says, what it costs, and what is amiss with an army.
//
// A row: {"type":"HI","name":"Cohort","count":5,"weapon":"none","legionaries":true}; each trait is a key of its own.
#pragma once

#include "rules/ruleset.h"
#include "rulesets/tropaion/sheet.h"

#include <string>
#include <vector>

namespace optio::tropaion {

/// The unit that a row describes, without id and side. Throws Error naming `where` for a row that cannot be read (TRO-164).
Unit unitFromRow(const Sheet &sheet, const Json &row, const std::string &where);
/// How many of them there are.
int countOf(const Json &row);
/// Points of one such unit (TRO-166).
int pointsOf(const Sheet &sheet, const Unit &unit);
/// What is amiss with one unit's weapon and traits, as sentences (TRO-162).
std::vector<std::string> faultsOf(const Sheet &sheet, const Unit &unit);

std::vector<Finding> checkRoster(const Sheet &sheet, const Json &roster);
Json totalsOf(const Sheet &sheet, const Json &roster);
Json rowText(const Sheet &sheet, const Json &row);
Json newRow(const Sheet &sheet);
/// Of a supplied army: adds what its file leaves out. Throws Error for a row that there is not.
void settleRow(const Sheet &sheet, Json &row, const std::string &file);
Json catalogueOf(const Sheet &sheet);

} // namespace optio::tropaion
